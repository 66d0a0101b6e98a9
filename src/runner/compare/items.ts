import { check, everythingReady } from '#checker/check.ts';
import { read } from '#checker/prints/read.ts';
import type { Cell, Row, Status, Table } from '#checker/types.ts';

/** One line of an output, as the checker reads it. */
export type Item = LineItem | HeaderItem | RowItem;

interface LineItem {
  is: 'line';
  /** From 1. */
  line: number;
  /** Without the blanks at its end. */
  text: string;
}

interface HeaderItem extends Omit<LineItem, 'is'> {
  is: 'header';
  columns: readonly string[];
}

export interface RowItem extends Omit<LineItem, 'is'> {
  is: 'row';
  /** Which table of the text it is of, from 0. */
  table: number;
  cells: Readonly<Record<string, Cell>>;
  /** What the checker takes the object for; undefined where it judges none. */
  status: Status | undefined;
  /** The columns that this was told by. */
  deciding: readonly string[];
}

/**
 * The lines of an output that `command` printed. A row is one only if its cells are all that stands in its line: whatever is
 * read otherwise stays a line, so that nothing is passed over.
 */
export function itemsOf(text: string, command: string, columns?: readonly string[]): Item[] {
  const { tables } = read(text, { command, columns });
  const { objects } = check(text, { ...everythingReady, command });
  const known = new Map<number, Item>();
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  for (const [table, { columns: headers, rows }] of tables.entries()) {
    for (const [index, row] of rows.entries()) {
      const { line } = row.at;
      const own = lines[line - 1] ?? '';
      if (!isWhole(own, headers, row)) continue;
      const object = objects.find((each) => each.row?.table === table && each.row.row === index);
      known.set(line, {
        ...{ is: 'row', line, text: own, table, cells: row.cells },
        status: object?.status,
        deciding: object?.deciding ?? [],
      });
    }
    const header = headerOf(lines, headers, rows);
    if (header) known.set(header.line, header);
  }
  return lines.map(
    (own, index) => known.get(index + 1) ?? { is: 'line', line: index + 1, text: own },
  );
}

const wordsOf = (text: string): string => text.split(/\s+/).join(' ').trim();

function isWhole(line: string, columns: Table['columns'], { cells }: Row): boolean {
  const texts = columns.map((column) => cells[column]?.text ?? '');
  return wordsOf(line) === wordsOf(texts.join(' '));
}

/** The header stands above the first row. */
function headerOf(
  lines: readonly string[],
  columns: Table['columns'],
  [first]: Table['rows'],
): HeaderItem | undefined {
  const line = (first?.at.line ?? 0) - 1;
  const text = lines[line - 1];
  return text !== undefined && wordsOf(text) === wordsOf(columns.join(' '))
    ? { is: 'header', line, text, columns }
    : undefined;
}

/** The headers of the first line that could be those of another tool's table: words two blanks apart. */
export function headersIn(text: string, column: string): readonly string[] | undefined {
  return text
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
    .find((words) => words.includes(column));
}
