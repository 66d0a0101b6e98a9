/** Makes the row of an object from its cells. */
import { kindOf, printedKind } from '#checker/columns/kinds.ts';
import type { Cell, Row } from '#checker/types.ts';
import type { Command } from './command.ts';
import { placeOf } from './line.ts';
import type { Line } from './line.ts';
import type { Piece } from './pieces.ts';

export interface RowContext {
  columns: readonly string[];
  kind: string | undefined;
  command: Command | undefined;
}

/** `cells` may be fewer than columns: the rest was cut off. */
export function rowOf(line: Line, cells: readonly Piece[], context: RowContext, cut: boolean): Row {
  const record: Record<string, Cell> = Object.create(null) as Record<string, Cell>;
  context.columns.forEach((column, index) => {
    const cell = cells[index];
    const key = column in record ? `${column} 2` : column;
    if (cell) record[key] = { text: cell.text, at: placeOf(line, cell.start, cell.end) };
  });
  const printed = (record['NAME'] ?? record[context.columns[0] ?? ''])?.text ?? '';
  const slash = /^[a-z][a-z\d.-]*\//.exec(printed);
  const kind = slash ? kindOf(slash[0].slice(0, -1)) : context.kind;
  const name = printed.slice(slash?.[0].length ?? 0).replace(' (default)', '');
  const first = cells.find(({ text }) => text !== '');
  const last = cells.findLast(({ text }) => text !== '');
  return {
    cells: record,
    kind,
    name,
    namespace: namespaceOf(record['NAMESPACE']?.text, kind, context.command),
    at: placeOf(line, first?.start, last?.end),
    cut,
  };
}

function namespaceOf(
  printed: string | undefined,
  kind: string | undefined,
  command: Command | undefined,
): string | undefined {
  if (printed) return printed;
  if (command?.allNamespaces || printedKind(kind)?.clusterScoped) return undefined;
  return command?.namespace || undefined;
}
