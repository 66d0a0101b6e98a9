/** Rows of the paste that could not be read, or were left out of it, near tables of a kind. */
import type { Finding, Reading, Table } from '#checker/types.ts';
import { kindFit } from './scope.ts';

const lost = ['row-unreadable', 'rows-elided', 'document-unreadable', 'document-partial'];

const firstLine = (table: Table): number => table.rows[0]?.at.line ?? 0;

/** Those in or right below a table that is of this kind, or may be; of any table where no kind is given. */
export function unreadRows(reading: Reading, kind?: string): Finding[] {
  return reading.findings.filter(({ code, at }) => {
    if (!lost.includes(code)) return false;
    if (kind === undefined || !at) return true;
    const table =
      reading.tables.findLast((table) => firstLine(table) <= at.line) ?? reading.tables[0];
    return table === undefined || kindFit(table, kind) !== 'other';
  });
}
