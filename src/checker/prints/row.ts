/** Makes the row of an object from its cells. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Cell, Row } from '#checker/types.ts';
import type { Command } from '#checker/lines/command.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import type { Segment } from '#checker/lines/segments.ts';

export interface RowContext {
  columns: readonly string[];
  kind: string | undefined;
  command: Command | undefined;
  /** Columns of another program, which tell where an object is. */
  foreign: readonly string[];
  /** The table was shown from a file or a log: nobody knows of what its rows are. */
  shown: boolean;
}

/**
 * What cells inherit: nothing, so that a column may have any name. An object without any prototype would be a hash table
 * of its own in every row; those made from one are records that all rows of a table share the form of.
 */
const nothing: object = Object.freeze(Object.create(null));

/** `cells` may be fewer than columns: the rest was cut off. */
export function rowOf(
  line: Line,
  cells: readonly Segment[],
  context: RowContext,
  cut: boolean,
): Row {
  const record = Object.create(nothing) as Record<string, Cell>;
  let written: Cell | undefined;
  context.columns.forEach((column, index) => {
    const cell = cells[index];
    if (!cell) return;
    // What is empty up to the end of a row is empty at one place: a name alone has many such cells.
    if (!written || cell.text !== '' || cells[index - 1]?.start !== cell.start)
      written = { text: cell.text, at: placeOf(line, cell.start, cell.end) };
    record[column in record ? `${column} 2` : column] = written;
  });
  const named = record['NAME'];
  const printed = (named ?? record[context.columns[0] ?? ''])?.text ?? '';
  // Only kubectl puts a kind in front, and only below NAME: other first cells are images or paths.
  const slash = named && /^[a-z][a-z\d.-]*\//.exec(printed);
  const printedKind = slash ? kindOf(slash[0].slice(0, -1)) : context.kind;
  // What is left of a row may have anything in front.
  const tableKind = cut ? (context.kind ?? printedKind) : printedKind;
  const kind = context.shown ? undefined : tableKind;
  const name = printed.slice(slash?.[0].length ?? 0).replace(' (default)', '');
  const first = cells.find(({ text }) => text !== '');
  const last = cells.findLast(({ text }) => text !== '');
  return {
    cells: record,
    kind,
    name,
    namespace: namespaceOf(record['NAMESPACE']?.text, kind, context.command),
    // A name alone and its row stand at one place: there may be half a million of them.
    at:
      context.columns.length === 1 && written ? written.at : placeOf(line, first?.start, last?.end),
    cut,
    ...(context.foreign.length > 0 && {
      place: context.foreign.map((column) => record[column]?.text ?? '').join(' '),
    }),
  };
}

function namespaceOf(
  printed: string | undefined,
  kind: string | undefined,
  command: Command | undefined,
): string | undefined {
  if (printed) return printed;
  if (command?.allNamespaces || isClusterScoped(kind)) return undefined;
  return command?.namespace || undefined;
}
