/** Whether a listing was whole, so that what is not in it is not there. */
import { sameKind } from '#checker/kinds/names-of-kinds.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Check, Table } from '#checker/types.ts';
import type { Scope } from './scope.ts';
import { kindFit, listing, namespaceFit } from './scope.ts';

/**
 * Whether a typed command lists everything of a kind in a namespace, so that what it does not list is not there.
 * `get all` lists only some kinds, so it proves no absence.
 */
export const listsAll = (typed: string | undefined, scope: Scope, check: Check): boolean =>
  typed !== undefined &&
  parseCommands(typed).some(
    (command) =>
      command.whole &&
      command.kinds.some((kind) => sameKind(kind, scope.kind)) &&
      (command.allNamespaces ||
        ['yes', 'assumed'].includes(
          namespaceFit({ namespace: command.namespace, command: typed }, scope.namespace, check),
        )),
  );

/** Whether a table is a listing in which an object of this scope would stand. */
export function covers(
  table: Table,
  scope: Scope,
  name: string | undefined,
  check: Check,
): boolean {
  if (kindFit(table, scope.kind) !== 'certain') return false;
  const asked = table.command === undefined ? [] : listing(table.command, scope.kind);
  const named = asked.flatMap((command) => command.objects);
  if (name !== undefined && named.length > 0 && !named.some((object) => object.name === name))
    return false;
  if (table.columns.includes('NAMESPACE')) return true;
  const [row] = table.rows;
  return (
    row === undefined ||
    namespaceFit({ ...row, command: table.command }, scope.namespace, check) !== 'no'
  );
}
