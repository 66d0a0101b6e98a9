import type { SourceCode } from './source-code.ts';

/** What AsciiDoc writes above and below a block of code, and what is no text: comments and what goes into HTML as it is. */
const code = /^(?:-{4,}|\.{4,}|`{3,}[\w-]*)$/;
const other = /^(?:\/{4,}|\+{4,})$/;

/**
 * The blocks of code of a page of AsciiDoc, found without its library. Blank ends of lines mean nothing in AsciiDoc. A block
 * with a line for the preprocessor is left out: what stands there is not in the page.
 */
export function asciiDocBlocks(body: string, firstLine: number): SourceCode[] {
  const found: SourceCode[] = [];
  let open: { end: string; isCode: boolean; line: number; lines: string[] } | undefined;
  for (const [index, text] of body.split('\n').entries()) {
    const line = text.trimEnd();
    if (open === undefined) {
      const isCode = code.test(line);
      if (!isCode && !other.test(line)) continue;
      const end = /^(?:`+|-+|\.+|\/+|\++)/.exec(line)?.[0] ?? line;
      open = { end, isCode, line: firstLine + index + 1, lines: [] };
    } else if (line !== open.end) open.lines.push(line);
    else {
      const isWhole = !open.lines.some((each) => /^(?:include|ifn?def|ifeval|endif)::/.test(each));
      if (open.isCode && isWhole)
        found.push({ type: 'block', text: open.lines.join('\n'), line: open.line });
      open = undefined;
    }
  }
  return found;
}
