/** Takes the next row of a table: a line, or as many as a terminal broke it into with the header. */
import { isColumn } from '#checker/kinds/columns.ts';
import { joinLines, usualWidths } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isLeftOut } from '#checker/lines/left-out.ts';
import { isFence, isLog, isRule } from '#checker/lines/marks.ts';
import { segmentsOf } from '#checker/lines/segments.ts';
import { filled, same } from './cells.ts';
import type { Split } from './cells.ts';
import { complaintIn } from './complaints.ts';
import { findHeader } from './header.ts';
import { isNoise } from './noise.ts';
import { cellsOf } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import type { Session } from './session.ts';

/** A row with the lines it took. */
export interface TakenRow {
  line: Line;
  cells: Split;
  count: number;
}

/** A message is not broken into more lines than this. */
const most = 6;

/** The row that begins at `line`, the one of this index. */
export function takeRow(table: OpenTable, session: Session, line: Line, index: number): TakenRow {
  const { lines } = session;
  const parts = table.parts > 1 ? lines.slice(index, index + table.parts) : [];
  const isOpen = parts.length > 1 && !parts.slice(1).some((part) => endsRow(session, part));
  const over = isOpen ? rowOver(table, parts) : undefined;
  let row: TakenRow = over?.cells ? over : { line, cells: cellsOf(table, line), count: 1 };
  while (
    Array.isArray(row.cells) &&
    row.count < most &&
    goesOn(table, session, index + row.count)
  ) {
    // Only what ends in free text may be read over lines that the header has not.
    if (!endsInText(table)) return { ...row, cells: 'ambiguous' };
    row = rowOver(table, lines.slice(index, index + row.count + 1));
  }
  return row;
}

const endsInText = ({ layout }: OpenTable) => layout.shapes.at(-1)?.words === Infinity;

/** Whether the line of this index is the rest of the row above it, which is as long as any. */
function goesOn(table: OpenTable, session: Session, index: number): boolean {
  const { longest, width, parts } = table;
  const { lines } = session;
  if (longest === 0 || lines[index - 1]?.text.length !== longest) return false;
  // A width that nobody sets is believed if a second line ends there.
  const isBroken =
    parts > 1 ||
    (longest === width &&
      (usualWidths.has(width) ||
        lines.slice(index, index + 7).some(({ text }) => text.length === longest)));
  const next = lines[index];
  // Most lines are rows: the test that tells most of them apart comes first.
  if (!isBroken || !next || !mayBeRest(table, next) || endsRow(session, next)) return false;
  // Where the header was broken too, `>` is the end of `<none>`, otherwise a sign between lines.
  if (parts === 1 && isNoise(next.text)) return false;
  const cells = cellsOf(table, next);
  return !(Array.isArray(cells) && filled(cells) > 1);
}

/**
 * What can be the rest of a last cell: free text, or a single word. Where nobody knows that lines were broken, a word
 * that can be the name of an object is none: it may be the next row, cut to its name.
 */
function mayBeRest(table: OpenTable, { text }: Line): boolean {
  const { width, parts } = table;
  return endsInText(table)
    ? segmentsOf(text).length < 2
    : /^[\x21-\x7e]+$/.test(text) &&
        (parts > 1 || usualWidths.has(width) || !/^[a-z]|[,;"'`()[\]{}*~]/.test(text));
}

/** The row over these lines. */
function rowOver(table: OpenTable, parts: readonly Line[]): TakenRow {
  const line = joinLines(parts, table.width);
  const row: TakenRow = { line, cells: cellsOf(table, line), count: parts.length };
  if (!Array.isArray(row.cells) || usualWidths.has(table.width)) return row;
  // Nobody knows whether a blank was lost at the edge: both ways of joining must give the same cells.
  const apart = cellsOf(table, joinLines(parts, table.width + 3));
  return Array.isArray(apart) && !same(row.cells, apart) ? { ...row, cells: 'ambiguous' } : row;
}

/** What no row goes on in, however a terminal broke it: blank lines, commands, headers, marks, complaints. */
const endsRow = (session: Session, { number, text }: Line) =>
  text === '' ||
  isFence(text) ||
  isRule(text) ||
  isLog(text) ||
  isLeftOut(text) ||
  complaintIn(text) !== undefined ||
  (findHeader(text, session.named)?.columns.filter(isColumn).length ?? 0) > 1 ||
  session.commandAt(number - 1) !== undefined;
