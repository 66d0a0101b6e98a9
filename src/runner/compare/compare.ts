import type { Output } from '#model/types.ts';
import { aligned, inOrderOf } from './align.ts';
import type { AlignStep } from './align.ts';
import { headersIn, itemsOf } from './items.ts';
import type { Item, RowItem } from './items.ts';
import { isConsistent, matched, partsOf, withAges } from './pattern.ts';
import type { OutputPart } from './pattern.ts';

type Documented = Pick<Output, 'text' | 'marks'>;

/** A documented output beside what was printed, line by line. */
export interface Comparison {
  isSame: boolean;
  /** `missing` is documented and was not printed, `extra` was printed and is not documented. */
  lines: readonly DiffLine[];
}

interface DiffLine {
  is: 'same' | 'missing' | 'extra';
  text: string;
}

/**
 * Holds what `command` printed against the output that a lesson documents. Words and structure count: columns, rows and
 * their cells, lines and their order; how wide a column is does not. What the lesson marks as different may be different, but
 * what is the same within a row stays the same, and no object may be in another state. There is no likeness: it is the same or
 * it is not.
 */
export const compare = (documented: Documented, printed: string, command: string): Comparison =>
  comparerOf(documented, command)(printed);

/** The same for all that is held against one documented output, which is read once. */
export function comparerOf(
  documented: Documented,
  command: string,
): (printed: string) => Comparison {
  const stepsTo = waysFrom(documented, command);
  return (printed) => {
    const steps = stepsTo(printed);
    return {
      isSame: steps.every(({ is }) => is === 'same'),
      lines: steps.map((step) => ({ is: step.is, text: textOf(step) })),
    };
  };
}

/** The way from a documented output to what was printed, line by line. */
export const stepsBetween = (
  documented: Documented,
  printed: string,
  command: string,
): AlignStep<Item, Item>[] => waysFrom(documented, command)(printed);

function waysFrom(
  documented: Documented,
  command: string,
): (printed: string) => AlignStep<Item, Item>[] {
  const headers = otherHeaders(documented);
  const ones = lasting(itemsOf(documented.text, command, headers), command);
  const isSame = (one: Item, other: Item): boolean => isSameItem(one, other, documented.marks);
  return (printed) => {
    const others = lasting(itemsOf(printed, command, headers), command);
    return aligned(ones, inAnyOrder(ones, others, documented.marks), isSame);
  };
}

/** How `kubectl rollout status` says that it waits: which of these it prints, and how often, depends on the moment. */
const isWaiting = /^Waiting for .+ (?:to finish|to be ready|roll ?out|to be observed)/;

/** The lines that count: of a rollout not those about waiting, but for the last line, which says what came of it. */
const lasting = (items: readonly Item[], command: string): readonly Item[] =>
  /\brollout status\b/.test(command)
    ? items.filter(
        (item, index) =>
          index === items.length - 1 || item.is !== 'line' || !isWaiting.test(item.text),
      )
    : items;

const textOf = (step: AlignStep<Item, Item>): string =>
  step.is === 'missing' ? step.one.text : step.other.text;

/**
 * The headers of a table of another tool, if cells of one are marked: marks then cover whole cells below a header. A line that is marked
 * itself is none, and neither is `Name:   web`.
 */
function otherHeaders({ text, marks }: Documented): readonly string[] | undefined {
  if (marks.length === 0 || itemsOf(text, '').some(({ is }) => is === 'row')) return undefined;
  const [first = ''] = text.split('\n', 1);
  if (marks.some(({ line }) => line === 1) || /:(?: |$)/.test(first)) return undefined;
  return / {2,}/.test(first) ? headersIn(text, first.split(/ {2,}/, 1)[0] ?? '') : undefined;
}

function isSameItem(one: Item, other: Item, marks: Output['marks']): boolean {
  if (one.is !== other.is) return false;
  if (one.is === 'row' && other.is === 'row') return isSameRow(one, other, marks);
  if (one.is === 'header' && other.is === 'header')
    return one.columns.join('\0') === other.columns.join('\0');
  const parts = partsOf(one, marks);
  const found = matched(parts, other.text);
  return found !== undefined && isConsistent(parts, found);
}

function isSameRow(one: RowItem, other: RowItem, marks: Output['marks']): boolean {
  if (one.status !== other.status) return false;
  const columns = Object.keys(one.cells);
  if (columns.length !== Object.keys(other.cells).length) return false;
  const parts: OutputPart[] = [];
  const printed: string[] = [];
  for (const column of columns) {
    const cell = other.cells[column];
    const own = partsOfCell(one, column, marks);
    const found = cell && matched(own, cell.text);
    if (found === undefined) return false;
    parts.push(...own);
    printed.push(...found);
  }
  return isConsistent(parts, printed);
}

function partsOfCell(row: RowItem, column: string, marks: Output['marks']): readonly OutputPart[] {
  const cell = row.cells[column];
  if (cell === undefined) return [];
  // A word that says in which state an object is means that word, whatever is marked; a number may depend on the cluster.
  const isState = row.deciding.includes(column) && !/\d/.test(cell.text);
  return withAges(column, partsOf(row, isState ? [] : marks, cell.at.start, cell.at.end));
}

/**
 * Rows whose names differ on each machine are printed in the order of those names, which is any: they are put beside the
 * documented rows that they fit. Other rows stay where they are.
 */
function inAnyOrder(
  ones: readonly Item[],
  others: readonly Item[],
  marks: Output['marks'],
): readonly Item[] {
  const result = [...others];
  const rowsOf = (items: readonly Item[], table: number): RowItem[] =>
    items.filter((item): item is RowItem => item.is === 'row' && item.table === table);
  const tables = new Set(ones.flatMap((item) => (item.is === 'row' ? [item.table] : [])));
  for (const table of tables) {
    const documented = rowsOf(ones, table);
    const isNamed = documented.every((row) =>
      partsOfCell(row, nameColumn(row), marks).every(({ why }) => why === undefined),
    );
    if (isNamed) continue;
    const printed = rowsOf(others, table);
    const places = printed.map((row) => others.indexOf(row));
    const sorted = inOrderOf(documented, printed, (one, other) => isSameRow(one, other, marks));
    for (const [index, place] of places.entries())
      result[place] = sorted[index] ?? (printed[index] as RowItem);
  }
  return result;
}

const nameColumn = ({ cells }: RowItem): string =>
  Object.keys(cells).find((column) => column === 'NAME') ?? Object.keys(cells)[0] ?? '';
