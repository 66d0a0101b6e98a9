import type { TakeNote } from '#importer/note.ts';
import { codeParts } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';
import type { PlacedLine } from './placed-lines.ts';
import { noteEscapedBars, withBarsInCode } from './table-bars.ts';
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
    const rows = isFirst(first, placed[index - 1]) ? rowsFrom(placed, index) : [];
    if (rows.length === 0) {
      add(first.text, first.line);
      if (!first.isCode) noteBelowText(placed.slice(index - 1, index + 2), note);
      continue;
    }
    index += rows.length - 1;
    const isLine = rows.length === 1 && !row.test(first.inner);
    if (isLine) add(first.before + shownLine(first, note), first.line);
    else
      for (const [at, each] of wholeTable(rows, note).entries())
        add((at === 0 ? first.before : first.indent) + each.text, each.line);
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
    (!above.isCode && depthOf(above) !== depthOf(line)));

const depthOf = ({ indent }: PlacedLine): number => indent.split('>').length;

/** The lines from one on that are a table. Rows that begin without a bar are, where each line of the whole block has one. */
function rowsFrom(placed: readonly PlacedLine[], start: number): readonly PlacedLine[] {
  const [first] = placed.slice(start, start + 1);
  let end = start + 1;
  const goesOn = ({ inner, isCode, opensItem, indent }: PlacedLine): boolean =>
    !isCode && !opensItem && inner.trim() !== '' && indent === first?.indent;
  for (let next = placed[end]; next !== undefined && goesOn(next); next = placed[end]) end += 1;
  const block = placed.slice(start, end);
  const others = block.findIndex(({ inner }) => !row.test(inner));
  if (others !== 0) return others === -1 ? block : block.slice(0, others);
  return block.every(({ inner }) => bare.test(withoutCode(inner))) ? block : [];
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

/** A table right below a text is text to kramdown, bars and all. */
function noteBelowText([above, first, second]: readonly PlacedLine[], note: TakeNote): void {
  if (above === undefined || first === undefined || second === undefined) return;
  const isHead = row.test(first.inner) && separator.test(second.inner) && !second.isCode;
  if (!isHead || above.isCode || above.inner.trim() === '' || row.test(above.inner)) return;
  note({
    code: 'structure',
    line: first.line,
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

/** A row with a letter for all in which bars part no cells: code, what Liquid fills in, and what stands behind a backslash. */
const withoutCode = (text: string): string =>
  codeParts(text)
    .map((part) =>
      part.isCode ? 'x' : part.text.replaceAll(/\\.|\{\{[^{}]*\}\}|\{%[^%]*%\}/g, 'x'),
    )
    .join('');

function cellsOf(text: string): number {
  const inner = withoutCode(text).trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').length;
}

function wide(row: Row, width: number): Row {
  const { text, line } = withBarsInCode(row);
  const missing = width - cellsOf(text);
  return { text: missing <= 0 ? text : `${text.replace(/\|$/, '')}|${' |'.repeat(missing)}`, line };
}
