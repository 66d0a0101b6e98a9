import type { Row, Table } from '#checker/types.ts';
import { readOutput } from './read-output.ts';

/** Cells to change, by object (`Kind/name`, or the name alone) and column. */
export type CellChanges = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Changed =
  | { ok: true; text: string }
  | { ok: false; reason: 'no-row'; object: string; known: readonly string[] }
  | { ok: false; reason: 'no-column'; object: string; column: string; known: readonly string[] };

/**
 * An output with cells changed, printed as kubectl prints tables: columns padded to their widest cell and three spaces
 * (k8s.io/cli-runtime/pkg/printers, GetNewTabWriter). Text around the tables stays as it is.
 */
export function changeOutput(
  text: string,
  command: string | undefined,
  change: CellChanges,
): Changed {
  const { tables } = readOutput(text, command);
  const rows = tables.flatMap((table) => table.rows.map((row) => ({ table, row })));
  for (const [object, columns] of Object.entries(change)) {
    const found = rows.find(({ table, row }) => isObject(object, table, row));
    if (found === undefined) {
      const known = rows.map(({ table, row }) => objectName(table, row));
      return { ok: false, reason: 'no-row', object, known };
    }
    const column = Object.keys(columns).find((each) => !found.table.columns.includes(each));
    if (column === undefined) continue;
    return { ok: false, reason: 'no-column', object, column, known: found.table.columns };
  }
  const lines = text.split('\n');
  for (const table of tables) print(lines, table, change);
  return { ok: true, text: lines.join('\n') };
}

const kindOf = (table: Table, row: Row): string => row.kind ?? table.kind ?? '';

const objectName = (table: Table, row: Row): string => {
  const kind = kindOf(table, row);
  return kind === '' ? row.name : `${kind}/${row.name}`;
};

const isObject = (object: string, table: Table, row: Row): boolean =>
  object === objectName(table, row) || object === row.name;

/** Rewrites the lines of one table; the header stands in the line above its first row. */
function print(lines: string[], table: Table, change: CellChanges): void {
  const { columns, rows } = table;
  const [first] = rows;
  if (first === undefined) return;
  const printed = rows.map((row) => {
    const changes = Object.entries(change).filter(([object]) => isObject(object, table, row));
    const cells = Object.assign({}, ...changes.map(([, cells]) => cells)) as Record<string, string>;
    return columns.map((column) => cells[column] ?? row.cells[column]?.text ?? '');
  });
  const header = lines[first.at.line - 2];
  const hasHeader = columns.every((column) => header?.includes(column));
  const all = hasHeader ? [columns, ...printed] : printed;
  const widths = columns.map((_, at) => Math.max(...all.map((cells) => cells[at]?.length ?? 0)));
  const places = [...(hasHeader ? [first.at.line - 1] : []), ...rows.map((row) => row.at.line)];
  for (const [index, cells] of all.entries()) {
    const line = cells.map((cell, at) => cell.padEnd((widths[at] ?? 0) + 3)).join('');
    lines[(places[index] ?? 1) - 1] = line.trimEnd();
  }
}
