/** What a table is, once all its rows are known. */
import type { Table } from '#checker/types.ts';
import type { OpenTable } from './open-table.ts';

/** A name that a Deployment gave: the hash of its Pod template is encoded without vowels (apimachinery `rand`). */
const templateHash = /-(?:[bcdf-hj-np-tv-xz24-9]{6,10}|\d{8,10})$/;

export function closedTable(table: OpenTable): Table {
  const { candidates, columns, commandText, elided } = table;
  const { rows } = table;
  let { kind } = table;
  // ReplicaSets and ReplicationControllers print the same columns; only ReplicaSets belong to Deployments.
  if (
    candidates.includes('ReplicaSet') &&
    rows.length &&
    rows.every(({ name }) => templateHash.test(name))
  ) {
    kind = 'ReplicaSet';
    for (const row of rows) row.kind ??= kind;
  }
  const kinds = new Set(rows.map((row) => row.kind));
  const [only] = kinds;
  return {
    kind: kind ?? (kinds.size === 1 ? only : undefined),
    ...(kind === undefined && candidates.length > 1 && { candidates }),
    columns,
    rows,
    ...(elided && { elided: true }),
    command: commandText,
  };
}
