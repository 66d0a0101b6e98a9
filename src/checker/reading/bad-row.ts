/** What stands in a table and is no row of it: damaged, left out, or of another table without header. */
import { finding } from '#checker/findings.ts';
import type { Split } from './cells.ts';
import { addCutRow } from './cut-row.ts';
import { placeOf } from './line.ts';
import type { Line } from './line.ts';
import type { OpenTable } from './open-table.ts';
import { readHeadlessRow } from './read-headless.ts';
import type { Session } from './session.ts';

/** Somebody left rows out: the listing is not whole. Returns the lines taken. */
export function elideRows({ findings }: Session, table: OpenTable, line: Line): number {
  if (!table.elided) findings.push(finding('rows-elided', { line: line.number }, placeOf(line)));
  table.elided = true;
  return 1;
}

/** A line that could not be split into cells; returns the lines taken, 0 if it belongs to no table. */
export function readBadRow(
  session: Session,
  table: OpenTable,
  index: number,
  split: Split,
): number {
  const { lines, findings } = session;
  const line = lines[index];
  if (!line || (table.headless && readHeadlessRow(session, line))) return 1;
  const result = addCutRow(table, line, split, isLast(lines, index));
  if (result === 'unreadable')
    findings.push(finding('row-unreadable', { line: line.number }, placeOf(line)));
  return result ? 1 : 0;
}

/** Nothing follows but blank lines: the row may have been cut by the selection. */
function isLast(lines: readonly Line[], index: number): boolean {
  for (let next = index + 1; next < lines.length; next++)
    if (lines[next]?.text !== '') return false;
  return true;
}
