/** kubectl's table printer (text/tabwriter with minimum width 6 and padding 3), to print what `read` must read back. */
export interface PrintedTable {
  kind: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** With the columns of `-o wide`. */
  wide: boolean;
}

/** `minimum` 6 as kubectl prints since 1.13, 10 as it did before. */
export function printTable({ columns, rows }: PrintedTable, minimum = 6, padding = 3): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) =>
    Math.max(minimum, ...lines.map((cells) => [...(cells[column] ?? '')].length + padding)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => (column < cells.length - 1 ? pad(cell, widths[column] ?? 0) : cell))
        .join(''),
    )
    .join('\n');
}

/** As `kubectl get -w` prints: every row on its own, and columns only ever get wider. */
export function printWatched({ columns, rows }: PrintedTable): string {
  const widths = columns.map((name) => Math.max(6, name.length + 3));
  return [columns, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => {
          if (column === cells.length - 1) return cell;
          widths[column] = Math.max(widths[column] ?? 0, [...cell].length + 3);
          return pad(cell, widths[column]);
        })
        .join(''),
    )
    .join('\n');
}

const pad = (cell: string, width: number) =>
  cell + ' '.repeat(Math.max(0, width - [...cell].length));
