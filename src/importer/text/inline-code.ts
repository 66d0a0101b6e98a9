/** Code between backticks, found without the parser that pages are read with. */

/** A piece of it, and the line that it begins in; what a tool reads as a block over several lines is one. */
interface FoundCode {
  type: 'block' | 'inline';
  text: string;
  line: number;
}

/** Lines in which code of HTML is blank: backticks in it are those of its code. A bar in a row of a table is escaped even in code. */
const withoutHtmlCode = (lines: readonly string[], isRow: boolean): string[] =>
  lines.map((line) => {
    const text = line.includes('<code')
      ? line.replaceAll(/<code\b[^<>]*>.*?<\/code>/g, (code) => ' '.repeat(code.length))
      : line;
    return isRow || /^[\s>]*\|/.test(text) ? text.replaceAll('\\|', '|') : text;
  });

/** Code between backticks in the lines of one paragraph. */
export function inlineCode(
  lines: readonly string[],
  firstLine: number,
  { isRow, isMdx }: { isRow: boolean; isMdx: boolean },
): FoundCode[] {
  const text = withoutHtmlCode(lines, isRow).join('\n');
  const runs = text.includes('`') ? [...text.matchAll(/`+/g)] : [];
  const nextOfLength = followers(runs.map(({ 0: run }) => run.length));
  const found: FoundCode[] = [];
  let line = firstLine;
  let counted = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    if (open === undefined || text.charAt(open.index - 1) === '\\') continue;
    const next = nextOfLength[index];
    const close = next === undefined ? undefined : runs[next];
    if (next === undefined || close === undefined) continue;
    const inner = text.slice(open.index + open[0].length, close.index);
    line += text.slice(counted, open.index).split('\n').length - 1;
    counted = open.index;
    const isClicked =
      inner.includes('\n') &&
      /^\{\{ ?(?:exec|copy)/i.test(text.slice(close.index + close[0].length));
    // MDX takes what stands between backticks in braces for a text of lines.
    const isTemplate = isMdx && inner.includes('\n') && text.charAt(open.index - 1) === '{';
    found.push(
      isClicked || isTemplate
        ? { type: 'block', text: inner.trim(), line }
        : { type: 'inline', text: onOneLine(withoutPadding(inner), inner), line },
    );
    index = next;
  }
  return found;
}

/** Code that goes on in the next line has no blanks at its ends. */
const onOneLine = (text: string, inner: string): string =>
  inner.includes('\n') ? text.trim() : text;

/** For each number of a list, the index of the next one that is equal. */
export function followers(numbers: readonly number[]): (number | undefined)[] {
  const last = new Map<number, number>();
  const found: (number | undefined)[] = [];
  for (let index = numbers.length - 1; index >= 0; index -= 1) {
    const number = numbers[index] ?? 0;
    found[index] = last.get(number);
    last.set(number, index);
  }
  return found;
}

/** As Markdown reads it: a line break is a blank, and one blank on both sides belongs to the backticks. */
export function withoutPadding(inner: string): string {
  const text = inner.replaceAll(/\n[ \t>]*/g, ' ');
  const isPadded = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
  return isPadded ? text.slice(1, -1) : text;
}
