/** The rows that a `table:` entry can be about: those under its headers. */
import type { Reading, Row, Table } from '#checker/types.ts';

export interface FoundRow {
  row: Row;
  at: { table: number; row: number };
}

const hasAll = ({ columns }: Table, headers: readonly string[]): boolean =>
  headers.every((header) => columns.includes(header));

/** Whether a table with all of these headers was pasted, with or without rows. */
export const isPrinted = ({ tables }: Reading, headers: readonly string[]): boolean =>
  tables.some((table) => hasAll(table, headers));

/** The last row of each name under tables that have all of these headers; without a name, every row counts. */
export function rowsUnder({ tables }: Reading, headers: readonly string[]): FoundRow[] {
  const found = new Map<string, FoundRow>();
  tables.forEach((table, index) => {
    if (!hasAll(table, headers)) return;
    table.rows.forEach((row, at) => {
      const named = row.cells['NAME'] ?? row.cells['NAMES'];
      const key = named ? `${row.namespace ?? ''}\n${named.text}` : `${index}\n${at}`;
      found.delete(key);
      found.set(key, { row, at: { table: index, row: at } });
    });
  });
  return [...found.values()];
}
