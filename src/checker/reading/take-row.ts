/** Takes the next row of a table from as many lines as a terminal broke it into. */
import { joinLines } from './line.ts';
import type { Line } from './line.ts';
import { cellsOf } from './open-table.ts';
import type { OpenTable, TakenRow } from './open-table.ts';
import { piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { Split } from './cells.ts';
import { usualWidths } from './wrap.ts';

/** Rows are not broken into more lines than this. */
const most = 6;

/** `ends` tells lines that no row can go on in: commands, headers, blank lines. */
export function takeRow(
  table: OpenTable,
  lines: readonly Line[],
  index: number,
  ends: (line: Line) => boolean,
): TakenRow {
  const alone = rowOver(table, lines, index, 1);
  const line = lines[index];
  const full = table.longest > 0 && line?.text.length === table.longest;
  const whole = Array.isArray(alone.cells);
  if (!line || (table.parts === 1 && (!full || (whole && !isTerminal(table, lines, index)))))
    return alone;
  if (table.parts === 1 && whole && !goesOn(table, lines, index + 1)) return alone;
  const pieces = table.layout.gap > 1 ? piecesOf(line.text).length : table.columns.length;
  if (pieces < 2 || (table.parts === 1 && pieces > table.columns.length)) return alone;
  const available = linesUntil(lines, index, ends);
  for (const count of [table.parts, ...longer(table.parts, available)]) {
    if (count === 1 || count > available) continue;
    if (count > table.parts && lines[index + count - 2]?.text.length !== table.longest) break;
    const joined = rowOver(table, lines, index, count);
    if (Array.isArray(joined.cells)) return extended(table, lines, joined, index, available);
    if (whole && startsRow(table, lines, index + 1)) return alone;
  }
  return alone;
}

/** What follows a whole row can be the rest of its last cell: free text, or a single word and no row. */
const goesOn = (table: OpenTable, lines: readonly Line[], index: number) =>
  isRest(lines[index]?.text ?? '', table.layout.shapes.at(-1)?.words === Infinity) &&
  !startsRow(table, lines, index) &&
  !(table.parts > 1 && isFilled(rowOver(table, lines, index, table.parts).cells));

const isRest = (text: string, free: boolean) =>
  free ? piecesOf(text).length < 2 : /^[\x21-\x7e]+$/.test(text);

/** A width that nobody sets is believed if a second line ends there. */
const isTerminal = (table: OpenTable, lines: readonly Line[], index: number) =>
  table.longest === table.width &&
  (usualWidths.has(table.width) ||
    lines.slice(index + 1, index + 8).some(({ text }) => text.length === table.longest));

const longer = (from: number, available: number) =>
  Array.from(
    { length: Math.max(0, Math.min(most, available) - from) },
    (_, index) => from + 1 + index,
  );

const startsRow = (table: OpenTable, lines: readonly Line[], index: number) =>
  index < lines.length && isFilled(rowOver(table, lines, index, 1).cells);

/** A word alone can be a row, but it is no evidence against the rest of a broken line. */
const isFilled = (cells: Split) =>
  Array.isArray(cells) && cells.filter(({ text }) => text !== '').length > 1;

/** The last cell may go on: its line is full and what follows is no row. */
function extended(
  table: OpenTable,
  lines: readonly Line[],
  taken: TakenRow,
  index: number,
  available: number,
): TakenRow {
  let row = taken;
  while (row.count < Math.min(most, available)) {
    const last = lines[index + row.count - 1];
    if (last?.text.length !== table.longest || !goesOn(table, lines, index + row.count)) break;
    const more = rowOver(table, lines, index, row.count + 1);
    if (!Array.isArray(more.cells)) break;
    row = more;
  }
  return row;
}

function rowOver(table: OpenTable, lines: readonly Line[], index: number, count: number): TakenRow {
  if (count === 1 && table.ahead?.index === index) return table.ahead.row;
  const parts = lines.slice(index, index + count);
  const line = joinLines(parts, table.width);
  const row: TakenRow = { line, cells: cellsOf(table, line), count };
  if (count === 1) table.ahead = { index, row };
  else if (!usualWidths.has(table.width) && parts.some(({ text }) => text.length === table.width)) {
    // Nobody knows whether a blank was lost at the edge: both ways of joining must give the same cells.
    const apart = cellsOf(table, joinLines(parts, table.width + 3));
    if (Array.isArray(apart) && !sameCells(row.cells, apart)) row.cells = 'ambiguous';
  }
  return row;
}

const sameCells = (one: Split, other: readonly Piece[]) =>
  Array.isArray(one) && one.every(({ text }, index) => text === other[index]?.text);

function linesUntil(lines: readonly Line[], index: number, ends: (line: Line) => boolean): number {
  let count = 1;
  for (; count < most; count++) {
    const line = lines[index + count];
    if (!line || line.text.length === 0 || ends(line)) break;
  }
  return count;
}
