import { shapeOf } from '#checker/kinds/cells.ts';
import { read } from '#checker/prints/read.ts';
import type { Prints } from '#checker/types.ts';
import type { PrintedTable } from './print-table.ts';

/** The cells of every row that was read for certain, in order of the paste, by column. */
const certainRows = (reading: Prints): Record<string, string>[] =>
  reading.tables.flatMap(({ rows }) =>
    rows
      .filter(({ cut }) => !cut)
      .map(({ cells }) =>
        Object.fromEntries(Object.entries(cells).map(([column, { text }]) => [column, text])),
      ),
  );

/** Whether some row could not be read and the reading says so. */
export const saysUnreadable = (reading: Prints): boolean =>
  reading.findings.length > 0 || reading.tables.some(({ rows }) => rows.some(({ cut }) => cut));

const squeezed = (name: string) => name.replace(/[ -]/g, '');
const spelled = (column: string, row: Record<string, string>) =>
  Object.keys(row).find((key) => squeezed(key) === squeezed(column)) ?? column;

/** Columns that hold any text up to the end of the line. */
const isFree = (kind: string, column: string) => shapeOf(column, kind, false).words === Infinity;

/**
 * What `read` makes of this text: `same` objects, `said` that some are unreadable (the others right), or `wrong`.
 * `cut`: the end of the last cell may be lost, which nobody can see. Where the last cell is free text, nobody can
 * see either whether the line below it goes on with it.
 */
export function readBack(text: string, table: PrintedTable, command?: string, cut = false): string {
  const reading = read(text, { command });
  const rows = certainRows(reading);
  const last = table.columns.length - 1;
  const free = isFree(table.kind, table.columns[last] ?? '');
  const alike = (row: Record<string, string>, expected: readonly string[]) =>
    table.columns.every((column, index) => {
      // Without a header nobody can tell which of two spellings it had.
      const [cell = '', wanted = ''] = [row[column] ?? row[spelled(column, row)], expected[index]];
      if (cell === wanted || (cut && wanted.startsWith(cell))) return true;
      return free && index === last && cell.slice(0, 6) === wanted.slice(0, 6);
    });
  const isWord = (row: Record<string, string>) =>
    free && Object.values(row).filter(Boolean).length < 2;
  const strange = rows.find(
    (row) => !isWord(row) && !table.rows.some((expected) => alike(row, expected)),
  );
  if (strange)
    return `wrong: ${JSON.stringify(strange)} is none of ${JSON.stringify(table.rows)}\n${text}`;
  if (rows.filter((row) => !isWord(row)).length === table.rows.length) return 'same';
  return saysUnreadable(reading) || rows.length === 0 || cut
    ? 'said'
    : `lost: ${JSON.stringify(rows)}\n${text}`;
}
