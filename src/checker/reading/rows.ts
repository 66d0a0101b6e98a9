/** Adds the lines of a paste to its tables. */
import { part } from '#checker/parts/part.ts';
import type { Line } from './line.ts';
import { closedTable } from './closed-table.ts';
import { isEllipsis } from './marks.ts';
import { addRow, openTable } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import type { Session } from './session.ts';
import { takeRow } from './take-row.ts';
import type { BrokenHeader } from './wrap.ts';

/** Opens a table below the first of the typed commands that can have printed this header. */
export function readHeader(session: Session, found: BrokenHeader): void {
  const { header, count, longest, width } = found;
  const { typed, typedText } = session;
  const opened = typed.map((command) => openTable(header, command, typedText));
  const table =
    opened.find(({ kind, command }) => kind !== undefined && command?.kinds.includes(kind)) ??
    opened[0] ??
    openTable(header, undefined, typedText);
  turnTo(session, Object.assign(table, { longest, width, parts: count }));
}

/** The rows that follow are of this table, if of any; the one before has all of its rows. */
export function turnTo(session: Session, table?: OpenTable): void {
  if (session.open) session.tables.push(closedTable(session.open));
  session.open = table;
}

/** Reads the next row of the open table; returns the lines it took, 0 if there is none. */
export function readRow(session: Session, index: number): number {
  const { open: table, lines } = session;
  const first = lines[index];
  if (!table || !first) return 0;
  if (isEllipsis(first.text)) return part('reading').elideRows(session, table, first);
  const { line, cells, count } = takeRow(table, session, index);
  if (!Array.isArray(cells)) return part('reading').readBadRow(session, table, index, cells);
  addRow(table, line, cells);
  return count;
}

/** Reads a row where no header has told what rows are like; returns the lines it took, 0 if it is none. */
export function readHeadless(session: Session, line: Line): number {
  const { open } = session;
  if (open && !open.headless) return 0;
  const text = line.text.trimStart();
  // Cells are apart; what `-o name` prints is one word.
  const mayBeRow = text.includes('  ') || text.includes('\t') || /^[^ /]+\/\S+$/.test(text);
  return mayBeRow ? part('reading').readHeadlessRow(session, line) : 0;
}
