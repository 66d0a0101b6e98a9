import { codeReader } from '#importer/text/code-reader.ts';
import { codeParts } from './marked-text.ts';

/** What of a line is text: before it code of the line above ends, and behind it code begins that ends in a line below. */
interface TextOfLine {
  from: number;
  until: number;
}

/** A line that begins a block of its own: no code that is open goes on in it. */
const beginsBlock = /^[\s>]*(?:[-*+] |\d{1,9}[.)] |#{1,6} |\||: |!!!|\?\?\?|===)/;

/** Code between backticks that goes over several lines of a paragraph: the text of each of those lines, by its index. */
export function codeOverLines(texts: readonly string[]): ReadonlyMap<number, TextOfLine> {
  const found = new Map<number, TextOfLine>();
  if (!texts.some(hasOpenCode)) return found;
  const isCode = codeReader();
  let start = 0;
  for (let index = 0; index <= texts.length; index += 1) {
    const text = texts[index] ?? '';
    const isApart = index === texts.length || isCode(text) || text.trim() === '';
    if (!isApart && !beginsBlock.test(text)) continue;
    addCode(texts.slice(start, index), start, found);
    start = isApart ? index + 1 : index;
  }
  return found;
}

/** Whether a line has backticks that nothing in it closes. */
const hasOpenCode = (text: string): boolean =>
  text.includes('`') && codeParts(text).at(-1)?.text.includes('`') === true;

function addCode(
  paragraph: readonly string[],
  first: number,
  found: Map<number, TextOfLine>,
): void {
  if (paragraph.length < 2 || !paragraph.some(hasOpenCode)) return;
  let index = 0;
  let column = 0;
  for (const { text, isCode } of codeParts(paragraph.join('\n'))) {
    const rows = text.split('\n');
    const last = rows.length - 1;
    const isEscaped = paragraph[index]?.charAt(column - 1) === '\\';
    if (isCode && last > 0 && !isEscaped) {
      const opened = found.get(first + index);
      found.set(first + index, { from: opened?.from ?? 0, until: column });
      for (let row = 1; row < last; row += 1) found.set(first + index + row, { from: 0, until: 0 });
      const line = paragraph[index + last] ?? '';
      found.set(first + index + last, { from: rows[last]?.length ?? 0, until: line.length });
    }
    column = last > 0 ? (rows[last]?.length ?? 0) : column + text.length;
    index += last;
  }
}
