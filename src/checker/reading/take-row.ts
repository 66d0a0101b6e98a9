/** Takes the next row of a table from as many lines as a terminal broke it into. */
import { joinLines } from './line.ts';
import type { Line } from './line.ts';
import { cellsOf } from './open-table.ts';
import type { OpenTable, TakenRow } from './open-table.ts';
import { piecesOf } from './pieces.ts';

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
  const full = table.width > 0 && line?.text.length === table.width;
  const whole = Array.isArray(alone.cells);
  if (!line || (table.parts === 1 && (!full || (whole && !isTerminal(table, lines, index)))))
    return alone;
  if (table.parts === 1 && whole && startsRow(table, lines, index + 1)) return alone;
  if (table.layout.gap > 1 && piecesOf(line.text).length < 2) return alone;
  const available = linesUntil(lines, index, ends);
  for (const count of [table.parts, ...longer(table.parts, available)]) {
    if (count === 1 || count > available) continue;
    const joined = rowOver(table, lines, index, count);
    if (Array.isArray(joined.cells)) return extended(table, lines, joined, index, available);
    if (whole && startsRow(table, lines, index + 1)) return alone;
  }
  return alone;
}

/** Usual widths; any other is believed if a second line ends there. */
const usualWidths = new Set([80, 100, 120, 132, 160, 180, 200]);

const isTerminal = (table: OpenTable, lines: readonly Line[], index: number) =>
  usualWidths.has(table.width) ||
  lines.slice(index + 1, index + 8).some(({ text }) => text.length === table.width);

const longer = (from: number, available: number) =>
  Array.from(
    { length: Math.max(0, Math.min(most, available) - from) },
    (_, index) => from + 1 + index,
  );

const startsRow = (table: OpenTable, lines: readonly Line[], index: number) =>
  index < lines.length && Array.isArray(rowOver(table, lines, index, 1).cells);

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
    if (last?.text.length !== table.width || startsRow(table, lines, index + row.count)) break;
    const more = rowOver(table, lines, index, row.count + 1);
    if (!Array.isArray(more.cells)) break;
    row = more;
  }
  return row;
}

function rowOver(table: OpenTable, lines: readonly Line[], index: number, count: number): TakenRow {
  if (count === 1 && table.ahead?.index === index) return table.ahead.row;
  const line = joinLines(lines.slice(index, index + count), table.width);
  const row = { line, cells: cellsOf(table, line), count };
  if (count === 1) table.ahead = { index, row };
  return row;
}

function linesUntil(lines: readonly Line[], index: number, ends: (line: Line) => boolean): number {
  let count = 1;
  for (; count < most; count++) {
    const line = lines[index + count];
    if (!line || line.text.length === 0 || ends(line)) break;
  }
  return count;
}
