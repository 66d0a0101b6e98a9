/** Takes the next row of a table: a line, or as many as a terminal broke it into. */
import { part } from '#checker/parts/part.ts';
import type { Line } from './line.ts';
import { cellsOf } from './open-table.ts';
import type { OpenTable, TakenRow } from './open-table.ts';
import { piecesOf } from './pieces.ts';
import type { Session } from './session.ts';
import { usualWidths } from './wrap.ts';

export function takeRow(table: OpenTable, session: Session, index: number): TakenRow {
  const { lines } = session;
  const alone = rowOn(table, lines, index);
  const full = table.longest > 0 && lines[index]?.text.length === table.longest;
  const ended =
    Array.isArray(alone.cells) &&
    !(isTerminal(table, lines, index) && isRest(table, lines[index + 1]));
  return table.parts === 1 && (!full || ended)
    ? alone
    : part('reading').takeBrokenRow(table, session, index);
}

/** The row on a single line. */
export function rowOn(table: OpenTable, lines: readonly Line[], index: number): TakenRow {
  const line = lines[index];
  if (!line) throw new RangeError('No such line.');
  if (table.ahead?.index !== index)
    table.ahead = { index, row: { line, cells: cellsOf(table, line), count: 1 } };
  return table.ahead.row;
}

/** What can be the rest of a last cell: free text, or a single word. */
export const isRest = ({ layout }: OpenTable, { text } = { text: '' }) =>
  layout.shapes.at(-1)?.words === Infinity
    ? piecesOf(text).length < 2
    : /^[\x21-\x7e]+$/.test(text);

/** A width that nobody sets is believed if a second line ends there. */
const isTerminal = (table: OpenTable, lines: readonly Line[], index: number) =>
  table.longest === table.width &&
  (usualWidths.has(table.width) ||
    lines.slice(index + 1, index + 8).some(({ text }) => text.length === table.longest));
