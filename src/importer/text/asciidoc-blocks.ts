import type { SourceCode } from './source-code.ts';

/** What AsciiDoc writes above and below a block of code, and what is no text: comments and what goes into HTML as it is. */
const code = /^(?:-{4,}|\.{4,}|`{3,}(?:[^`\s][^`]*)?)$/;
const other = /^(?:\/{4,}|\+{4,})$/;

/**
 * The blocks of code of a page of AsciiDoc, found without its library. Blank ends of lines mean nothing in AsciiDoc. A block
 * with a line for the preprocessor is left out, and so is what stands under a condition: it may not be in the page.
 */
export function asciiDocBlocks(body: string, firstLine: number): SourceCode[] {
  const found: SourceCode[] = [];
  const lines = body.split('\n').map(withoutBlankEnd);
  let conditions = 0;
  let open: { end: string; isCode: boolean; line: number; lines: string[] } | undefined;
  let table: { end: string; found: number } | undefined;
  for (const [index, line] of lines.entries()) {
    if (table !== undefined && line === table.end) {
      // A block ends with its cell: where one seems open, the rows of the table are not what they look like.
      if (open !== undefined) found.length = table.found;
      [open, table] = [undefined, undefined];
      continue;
    }
    if (open === undefined) {
      if (/^[|,:!]={3,}$/.test(line)) table ??= { end: line, found: found.length };
      if (/^(?:ifn?def::\S+\[\]|ifeval::)/.test(line)) conditions += 1;
      if (line.startsWith('endif::')) conditions = Math.max(0, conditions - 1);
      const end = rowAt(lines, index);
      if (end === undefined) continue;
      const isShown = code.test(line) && conditions === 0;
      open = { end, isCode: isShown, line: firstLine + index + 1, lines: [] };
    } else if (line !== open.end)
      open.lines.push(table === undefined ? line : line.replaceAll(String.raw`\|`, '|'));
    else {
      const isWhole = !open.lines.some((each) => /^(?:include|ifn?def|ifeval|endif)::/.test(each));
      if (open.isCode && isWhole)
        found.push({ type: 'block', text: open.lines.map(shown).join('\n'), line: open.line });
      open = undefined;
    }
  }
  return found;
}

/** A line for the preprocessor that a backslash makes a line of code, which is shown without it. */
const shown = (line: string): string =>
  line.replace(/^\\(?=(?:include|ifn?def|ifeval|endif)::.*\]$)/, '');

/** The row that begins a block in which signs mean nothing, and ends it. `lines` have no blanks at their ends. */
export function rowAt(lines: readonly string[], index: number): string | undefined {
  const line = lines[index] ?? '';
  const isRow = (code.test(line) || other.test(line)) && !underlines(lines, index);
  return isRow ? /^(?:`+|-+|\.+|\/+|\++)/.exec(line)?.[0] : undefined;
}

/** Whether a line is the second of a title, as long as the first: `NAME` and `----`. Dots, slashes and backticks underline none. */
function underlines(lines: readonly string[], index: number): boolean {
  if (!/^[-+]/.test(lines[index] ?? '')) return false;
  const title = lines[index - 1] ?? '';
  const above = lines[index - 2] ?? '';
  const isAlone = above === '' || /^(?:\[.*\]|\/\/.*|:\w[\w-]*:.*|endif::.*)$/.test(above);
  const isTitle = /^[\p{L}\p{N}_]/u.test(title) && /[\p{L}\p{N}]/u.test(title);
  return isAlone && isTitle && Math.abs([...title].length - (lines[index] ?? '').length) < 2;
}

/** A line as its library takes it: without the blanks and tabs at its end. */
export function withoutBlankEnd(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}
