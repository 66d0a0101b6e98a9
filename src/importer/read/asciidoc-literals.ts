import { rowAt } from '#importer/text/asciidoc-blocks.ts';

/** A line above a paragraph that is shown as it is written. */
const ofVerbatim = /^\[(?:source|listing|literal|stem|latexmath|asciimath|subs|,)/;
const literal = /(^|[^\w;:`\\])`\+(\S|\S.*?\S)\+`(?![\w`])/g;
/** Code that begins with a plus and has no other, which later pluses of the paragraph would end. */
const signed = /(^|[^\w;:`\\])`\+([^\s+`]|[^\s+`][^+`]*[^\s+`])`(?![\w`])/g;
const plus = /(^|[^\w;:`\\])`\+`(?![\w`])/g;

/** Whether a page is read by the rules of the first AsciiDoc, in Python, as its library reads one whose title is underlined. */
export function isOfPython(source: string): boolean {
  if (/^:compat-mode:/m.test(source)) return true;
  const lines = source
    .replace(/^\uFEFF/, '')
    .split('\n', HEAD)
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => !/^(?:$|\/\/|:[\w-]+:)/.test(line));
  const [title = '', line = ''] = first === -1 ? [] : lines.slice(first);
  // A list of attributes or the title of a block may stand above the signs of an example.
  return (
    /^(?![[.]).*\w/u.test(title) &&
    /^={2,}$/.test(line) &&
    Math.abs([...title].length - line.length) < 2
  );
}

/** So many lines may stand above a title and below it. */
const HEAD = 100;

/**
 * The lines of a page in which literal code, `` `+a + b+` ``, and code that is one plus are written so that the library reads them as
 * every release of Asciidoctor does: it would end the code at the first plus, or begin it at the second of two. By the rules of Python, all code of a line is literal.
 */
export function withLiteralPluses(lines: readonly string[], isCompatible: boolean): string[] {
  if (isCompatible) return [...lines];
  let end: string | undefined;
  let isVerbatim = false;
  const read = lines.map((line) => line.trimEnd());
  return lines.map((line, index) => {
    const opened = end === undefined ? rowAt(read, index) : undefined;
    if (end !== undefined || opened !== undefined) {
      if (end === undefined) end = opened;
      else if (read[index] === end) end = undefined;
      return line;
    }
    if (line.trim() === '') isVerbatim = false;
    else if (ofVerbatim.test(line)) isVerbatim = true;
    if (isVerbatim || !line.includes('`+') || /^(?:[ \t]+(?![*.-]+ )|\/\/)/.test(line)) return line;
    return line
      .replaceAll(plus, '$1`{plus}`')
      .replaceAll(signed, '$1`{plus}$2`')
      .replaceAll(literal, (whole: string, before: string, code: string) =>
        // Two on each side are a sign of their own.
        code.includes('+') && !code.includes('`') && !/^\+.*\+$/.test(code)
          ? `${before}\`pass:c[${code.replaceAll(']', String.raw`\]`)}]\``
          : whole,
      );
  });
}
