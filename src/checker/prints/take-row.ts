/** Takes the next row of a table: a line, or as many as a terminal broke it into. */
import { isColumn } from '#checker/kinds/columns.ts';
import { joinLines, usualWidths } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isLeftOut } from '#checker/lines/left-out.ts';
import { isFence, isLog, isRule } from '#checker/lines/marks.ts';
import { piecesOf } from '#checker/lines/pieces.ts';
import type { Piece } from '#checker/lines/pieces.ts';
import type { Split } from './cells.ts';
import { findHeader } from './header.ts';
import { kubectlError } from './kubectl-errors.ts';
import { cellsOf } from './open-table.ts';
import type { OpenTable, TakenRow } from './open-table.ts';
import type { Session } from './session.ts';

export function takeRow(table: OpenTable, session: Session, index: number): TakenRow {
  const { lines } = session;
  const alone = rowOn(table, lines, index);
  const full = table.longest > 0 && lines[index]?.text.length === table.longest;
  const ended =
    Array.isArray(alone.cells) &&
    !(isTerminal(table, lines, index) && isRest(table, lines[index + 1]));
  return table.parts === 1 && (!full || ended) ? alone : takeBrokenRow(table, session, index);
}

/** The row on a single line. */
function rowOn(table: OpenTable, lines: readonly Line[], index: number): TakenRow {
  const line = lines[index];
  if (!line) throw new RangeError('No such line.');
  if (table.ahead?.index !== index)
    table.ahead = { index, row: { line, cells: cellsOf(table, line), count: 1 } };
  return table.ahead.row;
}

/**
 * What can be the rest of a last cell: free text, or a single word. Where nobody knows that lines were broken, a word that
 * can be the name of an object is none: it may be the next row, cut to its name.
 */
const isRest = ({ layout, width }: OpenTable, { text } = { text: '' }) =>
  layout.shapes.at(-1)?.words === Infinity
    ? piecesOf(text).length < 2
    : /^[\x21-\x7e]+$/.test(text) &&
      (usualWidths.has(width) || !/^[a-z]|[,;"'`()[\]{}*~]/.test(text));

/** A width that nobody sets is believed if a second line ends there. */
const isTerminal = (table: OpenTable, lines: readonly Line[], index: number) =>
  table.longest === table.width &&
  (usualWidths.has(table.width) ||
    lines.slice(index + 1, index + 8).some(({ text }) => text.length === table.longest));

/** Rows are not broken into more lines than this. */
const most = 6;

/** A row that may go on below its first line, which is as long as any, or does as its header does. */
function takeBrokenRow(table: OpenTable, session: Session, index: number): TakenRow {
  const { lines } = session;
  const alone = rowOn(table, lines, index);
  const { line } = alone;
  const whole = Array.isArray(alone.cells);
  if (table.parts === 1 && whole && !goesOn(table, lines, index + 1)) return alone;
  const pieces = table.layout.gap > 1 ? piecesOf(line.text).length : table.columns.length;
  if (pieces < 2 || (table.parts === 1 && pieces > table.columns.length)) return alone;
  const available = linesUntil(session, index);
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
  isRest(table, lines[index]) &&
  !startsRow(table, lines, index) &&
  !(table.parts > 1 && isFilled(rowOver(table, lines, index, table.parts).cells));

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
  if (count === 1) return rowOn(table, lines, index);
  const parts = lines.slice(index, index + count);
  const line = joinLines(parts, table.width);
  const row: TakenRow = { line, cells: cellsOf(table, line), count };
  if (!usualWidths.has(table.width) && parts.some(({ text }) => text.length === table.width)) {
    // Nobody knows whether a blank was lost at the edge: both ways of joining must give the same cells.
    const apart = cellsOf(table, joinLines(parts, table.width + 3));
    if (Array.isArray(apart) && !sameCells(row.cells, apart)) row.cells = 'ambiguous';
  }
  return row;
}

const sameCells = (one: Split, other: readonly Piece[]) =>
  Array.isArray(one) && one.every(({ text }, index) => text === other[index]?.text);

function linesUntil(session: Session, index: number): number {
  let count = 1;
  for (; count < most; count++) {
    const line = session.lines[index + count];
    if (!line || line.text.length === 0 || endsRow(session, line)) break;
  }
  return count;
}

/** What no row goes on in, however a terminal broke it: commands, headers, marks, complaints. */
const endsRow = (session: Session, { number, text }: Line) =>
  isFence(text) ||
  isLog(text) ||
  isLeftOut(text) ||
  isRule(text) ||
  kubectlError(text, { line: 0, start: 0, end: 0 }) !== undefined ||
  (findHeader(text, session.named)?.columns.filter(isColumn).length ?? 0) > 1 ||
  session.commandAt(number - 1) !== undefined;
