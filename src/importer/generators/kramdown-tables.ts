import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';
import type { PlacedLine } from './placed-lines.ts';
import { cellsOf, noteEscapedBars, withBarsInCode, withoutCode } from './table-bars.ts';
import type { Row } from './table-bars.ts';

const row = /^\|.*\S/;
/** No item, heading, quotation, address of a link or block of HTML begins like a row without a bar before its first cell. */
const bare =
  /^(?!(?:[-*+>]|\d+[.)]|#{1,6})[ \t]|\[[^\]]*\]:|<(?!\/?(?:[abi]|code|em|img|kbd|span|strong)\b))[^|\s].*\|/;
/** A line that parts the head from the body, or rows of it. */
const separator = /^(?=[^-]*-)[\s|:+-]+$/;
/** The line above the last rows. */
const footer = /^(?=[^=]*=)[\s|:+=]+$/;
const attributes = /^\{:.*\}\s*$/;

/**
 * The lines of a page in which the tables of kramdown are as other parsers read them: they need no head, their rows may have more cells
 * than it has, and lines part them.
 */
export function withKramdownTables(page: PageLines, note: TakeNote): PageLines {
  const made = { texts: [] as string[], lines: [] as number[] };
  const add = (text: string, line: number): void => {
    made.texts.push(text);
    made.lines.push(line);
  };
  const placed = placedLines(page);
  for (let index = 0; index < placed.length; index += 1) {
    const first = placed[index] as PlacedLine;
    const above = placed[index - 1];
    const isBelowText = isTableBelowText(first, above, placed[index + 1]);
    const rows = isBelowText || isFirst(first, above) ? rowsFrom(placed, index) : [];
    if (rows.length === 0) {
      add(first.text, first.line);
      continue;
    }
    index += rows.length - 1;
    if (isBelowText) noteBelowText(first.line, note);
    // A table that is set in by less than the text above it would be part of that.
    const indent = isBelowText && above?.isCode === false ? above.indent : first.indent;
    const before = isBelowText ? indent : first.before;
    if (rows.length === 1 && !row.test(first.inner))
      add(before + shownLine(first, note), first.line);
    else
      for (const [at, each] of wholeTable(rows, note).entries())
        add((at === 0 ? before : indent) + each.text, each.line);
  }
  return made;
}

/** Whether a block begins with a line. */
const isFirst = (line: PlacedLine, above: PlacedLine | undefined): boolean =>
  !line.isCode &&
  (above === undefined ||
    line.opensItem ||
    above.inner.trim() === '' ||
    attributes.test(above.inner) ||
    (!above.isCode && depthOf(above) < depthOf(line)));

const depthOf = ({ indent }: PlacedLine): number => indent.split('>').length;

/** The lines from one on that are a table. Rows that begin without a bar are, where each line of the whole block has one. */
function rowsFrom(placed: readonly PlacedLine[], start: number): readonly PlacedLine[] {
  const first = placed[start];
  if (first === undefined) return [];
  const isRow = (text: string): boolean =>
    row.test(text) || (separator.test(text) && text.includes('|')) || bare.test(withoutCode(text));
  const isOfBlock = ({ inner, isCode, opensItem, indent }: PlacedLine): boolean =>
    !isCode && !opensItem && inner.trim() !== '' && indent === first.indent;
  let end = start + 1;
  let next = placed[end];
  for (; next !== undefined && isOfBlock(next) && isRow(next.inner); next = placed[end]) end += 1;
  const isWhole = next === undefined || !isOfBlock(next);
  return isRow(first.inner) && (isWhole || row.test(first.inner)) ? placed.slice(start, end) : [];
}

/** What readers see of a line that is a table of one row: without bars at its ends where it has one cell, else as it is written. */
function shownLine({ inner, line }: PlacedLine, note: TakeNote): string {
  if (cellsOf(inner) === 1) return inner.trimEnd().slice(0, -1).trimEnd();
  note({
    code: 'structure',
    line,
    unsure: `Jekyll makes a table of "${inner.trim()}", for it has a bar.`,
    did: 'I kept it as text, bar and all.',
    look: 'Nothing, unless it is to be a table.',
  });
  return inner;
}

/** Whether a table begins in a line, right below a text, where it is text to kramdown, bars and all. */
const isTableBelowText = (
  line: PlacedLine,
  above: PlacedLine | undefined,
  below: PlacedLine | undefined,
): boolean => {
  const isHead = row.test(line.inner) && below !== undefined && separator.test(below.inner);
  if (!isHead || line.isCode || below.isCode || isFirst(line, above)) return false;
  // Within an element of HTML there are no tables.
  return (
    above !== undefined && (above.isCode ? isFence(above) : !/^(?:\||<\/?[a-z])/i.test(above.inner))
  );
};

const isFence = ({ inner }: PlacedLine): boolean => /^(?:`{3,}|~{3,})\s*$/.test(inner);

function noteBelowText(line: number, note: TakeNote): void {
  note({
    code: 'structure',
    line,
    unsure: 'Jekyll shows this table as text, for no empty line is above it.',
    did: 'I made a table of it.',
    look: 'Nothing, if it reads well.',
  });
}

function wholeTable(placed: readonly PlacedLine[], note: TakeNote): readonly Row[] {
  const all = placed.map(({ inner, line }) => ({ text: inner.trim(), line }));
  const rows = all.filter(({ text }) => !separator.test(text) && !footer.test(text));
  const [first, ...others] = rows;
  if (first === undefined) return all;
  noteEscapedBars(rows, 'Jekyll', note);
  const width = rows.reduce((most, { text }) => Math.max(most, cellsOf(text)), 0);
  const begun = all.slice(all.indexOf(first));
  const end = begun.find(({ text }) => separator.test(text) || footer.test(text));
  const hasHead = end !== undefined && separator.test(end.text);
  const ends = hasHead && cellsOf(end.text) === width ? end.text : `|${' --- |'.repeat(width)}`;
  return [
    hasHead ? wide(first, width) : { text: `|${' |'.repeat(width)}`, line: first.line },
    { text: ends, line: hasHead ? end.line : first.line },
    ...(hasHead ? others : rows).map(withBarsInCode),
  ];
}

function wide(row: Row, width: number): Row {
  const { text, line } = withBarsInCode(row);
  const missing = width - cellsOf(text);
  return { text: missing <= 0 ? text : `${text.replace(/\|$/, '')}|${' |'.repeat(missing)}`, line };
}
