/** Whether a listing was whole, so that what is not in it is not there. */
import { sameKind } from '#checker/kinds/names-of-kinds.ts';
import { namedCluster } from '#checker/objects/clusters.ts';
import { runAbove } from '#checker/objects/runs.ts';
import type { Run } from '#checker/objects/runs.ts';
import type { Table } from '#checker/types.ts';
import type { Paste } from './paste.ts';
import { coversNamespace, kindFit, listing, namespaceFit } from './scope.ts';
import type { Scope } from './scope.ts';

/**
 * Whether a run lists everything of a kind in a namespace of the learner's own cluster, so that what it does not list is
 * not there. `get all` lists only some kinds, so it proves no absence.
 */
export function listsAll(
  run: Run | undefined,
  scope: Scope,
  { asking, clusters }: Pick<Paste, 'asking' | 'clusters'>,
): boolean {
  if (!run || run.filtered || !isOwnCluster(run, clusters)) return false;
  return run.commands.some(
    (command) =>
      command.whole &&
      !command.flags.has('limit') &&
      command.kinds.some((kind) => sameKind(kind, scope.kind)) &&
      (command.allNamespaces || coversNamespace(run, scope.namespace, asking)),
  );
}

/** Whether a command was sent to a cluster that it names itself: it is not known to be the one that is meant. */
export const namesCluster = ({ means, commands }: Run): boolean =>
  namedCluster(means, commands) !== undefined;

/** Whether no command of the paste was sent to another cluster than this one, and this one names none of its own. */
export const isOwnCluster = (run: Run, clusters: Paste['clusters']): boolean =>
  !namesCluster(run) && [...clusters].every((cluster) => cluster === run.where.cluster);

/** Whether a table is a listing in which an object of this scope would stand. */
export function covers(
  table: Table,
  scope: Scope,
  name: string | undefined,
  { asking, runs }: Pick<Paste, 'asking' | 'runs'>,
): boolean {
  if (kindFit(table, scope.kind) !== 'certain') return false;
  const [row] = table.rows;
  const run = table.command === undefined || !row ? undefined : runAbove(runs, row.at.line);
  const named = listing(run?.commands ?? [], scope.kind).flatMap(({ objects }) => objects);
  if (name !== undefined && named.length > 0 && !named.some((object) => object.name === name))
    return false;
  if (table.columns.includes('NAMESPACE') || row === undefined) return true;
  return namespaceFit({ namespace: row.namespace, run }, scope.namespace, asking) !== 'no';
}
