import stringWidth from 'string-width';

/**
 * Rows of cells with every column as wide as its widest cell; Chinese characters and emoji take two columns of a terminal.
 * The last cell of a row is left as it is.
 */
export function inColumns(rows: readonly (readonly string[])[]): string[][] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, stringWidth(cell));
  return rows.map((row) =>
    row.map((cell, index) =>
      index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - stringWidth(cell)),
    ),
  );
}
