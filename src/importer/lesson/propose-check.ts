import { parseCommands } from '#checker/lines/command.ts';
import { read } from '#checker/prints/read.ts';
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Expectation, Row, Table } from '#checker/types.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import { changeOutput } from '#model/prove/change-output.ts';
import { findingsText, verdictOn } from '#model/prove/checks.ts';
import { slugOf } from '#importer/text/slug.ts';

type ExpectationYaml = NonNullable<CheckYaml['expect']>[number];

export type Proposal =
  | { type: 'check'; id: string; expect: ExpectationYaml[]; rejects: CheckYaml['rejects'] }
  /** The output shows objects, but no check of it would be sound. */
  | { type: 'none'; why: string }
  | { type: 'no-table' };

/**
 * Proposes a check for an output that shows ready objects, and proves it: the output must be met, and the same output with
 * its first object not ready must not be. For a listing the check expects all objects of its kind to be ready; for a command
 * that names objects, these.
 */
export function proposeCheck(text: string, command: string): Proposal {
  const { tables } = read(text, { command });
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return { type: 'no-table' };
  const proposed = shown.flatMap((table) => expectations(table, command));
  if (proposed.length === 0)
    return { type: 'none', why: 'it does not tell which kind of objects it lists' };
  const verdict = verdictOn(text, { command, expect: proposed }, {});
  const sound = proposed.filter(
    (each) => verdictOn(text, { command, expect: [each] }, {}).verdict === 'met',
  );
  const [first] = sound;
  if (first === undefined) {
    return {
      type: 'none',
      why: `it does not show that all of it is ready: ${findingsText(verdict)}`,
    };
  }
  if (sound.length < proposed.length && verdict.verdict !== 'met' && !isOfKinds(proposed, sound)) {
    return { type: 'none', why: `it shows something that is not ready: ${findingsText(verdict)}` };
  }
  const reject = rejected(text, command, shown, sound);
  if (reject === 'passes')
    return { type: 'none', why: 'a check would accept the same table with nothing ready' };
  const id = slugOf(`${first.name ?? plural(first.kind ?? '')} ready`) ?? 'ready';
  return { type: 'check', id, expect: sound, rejects: reject };
}

/** Whether what was left out of the check has no readiness, such as a ConfigMap. */
const isOfKinds = (
  proposed: readonly ExpectationYaml[],
  sound: readonly ExpectationYaml[],
): boolean =>
  proposed
    .filter((each) => !sound.includes(each))
    .every(({ kind }) => !readinessKinds.has(kind ?? ''));

const readinessKinds = new Set([
  ...['Pod', 'Node', 'Deployment', 'DaemonSet', 'StatefulSet', 'ReplicaSet', 'Job'],
]);

function expectations(table: Table, command: string): ExpectationYaml[] {
  const named = parseCommands(command).flatMap(({ objects }) => objects);
  const typed = parseCommands(command).find(({ verb }) => verb === 'get')?.namespace;
  const groups = new Map<string, Row[]>();
  for (const row of table.rows) {
    const kind = row.kind ?? table.kind;
    if (kind !== undefined) groups.set(kind, [...(groups.get(kind) ?? []), row]);
  }
  return [...groups].flatMap(([kind, rows]): ExpectationYaml[] => {
    const ofKind = rows.filter(({ name }) => named.some((object) => object.name === name));
    if (ofKind.length > 0 && ofKind.length === rows.length) {
      return ofKind.map((row) => ({
        kind,
        name: row.name,
        ...namespaceOf(kind, [row], typed),
        ready: true,
      }));
    }
    return [{ kind, all: true as const, ...namespaceOf(kind, rows, typed), ready: true }];
  });
}

/** The namespace of the rows: printed, or else typed in the command. None where they are in several. */
function namespaceOf(
  kind: string,
  rows: readonly Row[],
  typed: string | undefined,
): Pick<Expectation, 'namespace'> {
  const namespaces = new Set(rows.map(({ namespace }) => namespace ?? typed));
  const [namespace] = namespaces;
  const isOne = namespaces.size === 1 && namespace !== undefined && !namespace.startsWith('$');
  return isOne && !isClusterScoped(kind) ? { namespace } : {};
}

const unready = (column: string, text: string): string | undefined => {
  if (column === 'READY')
    return /^\d+\/\d+$/.test(text)
      ? text.replace(/^\d+/, '0')
      : /^\d+$/.test(text)
        ? '0'
        : undefined;
  return column === 'STATUS' && text === 'Ready' ? 'NotReady' : undefined;
};

/** The output with its first object not ready, and its verdict; 'passes' if that is met, undefined if no cell shows readiness. */
function rejected(
  text: string,
  command: string,
  tables: readonly Table[],
  expect: readonly ExpectationYaml[],
): CheckYaml['rejects'] | 'passes' {
  for (const table of tables) {
    for (const row of table.rows) {
      const kind = row.kind ?? table.kind ?? '';
      if (!expect.some((each) => each.kind === kind && (each.name ?? row.name) === row.name))
        continue;
      for (const column of ['READY', 'STATUS']) {
        const cell = unready(column, row.cells[column]?.text ?? '');
        if (cell === undefined) continue;
        const change = { [`${kind}/${row.name}`]: { [column]: cell } };
        const changed = changeOutput(text, command, change);
        if (!changed.ok || changed.text === text) continue;
        const { verdict } = verdictOn(changed.text, { command, expect }, {});
        return verdict === 'met' ? 'passes' : [{ verdict, change }];
      }
    }
  }
  return undefined;
}

const plural = (kind: string): string => (/(?:s|x|ch)$/.test(kind) ? `${kind}es` : `${kind}s`);
