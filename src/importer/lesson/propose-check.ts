import { parseCommands } from '#checker/lines/command.ts';
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Expectation, Row, Table, Verdict } from '#checker/types.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import { changeOutput } from '#model/prove/change-output.ts';
import { findingsText, verdictOn } from '#model/prove/checks.ts';
import { readOutput } from '#model/prove/read-output.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { cronEnding, podEnding, replicaSetEnding, uuidEnding } from './random-names.ts';

type ExpectationYaml = NonNullable<CheckYaml['expect']>[number];

export type Proposal =
  | { type: 'check'; id: string; expect: ExpectationYaml[]; rejects: CheckYaml['rejects'] }
  /** The output shows objects, but no check of it would be sound. */
  | { type: 'none'; why: string; detail?: string }
  | { type: 'no-table' };

/** A word of a command that lists objects; `apt-get` and `my-list.txt` are none. */
const lists = /(?<![\w./-])(?:get|list|ls|status|ps)(?![\w./-])/;

/** A tool whose tables are of objects, and those of its commands whose tables are not. */
const asksCluster = /(?<![\w./-])(?:kubectl|oc|k|kubecolor)(?![\w./-])/;
const asksElse = /\s(?:config|rollout\s+history|api-resources|api-versions|auth|plugin)(?:\s|$)/;

const isKind = (kind: string | undefined): boolean => kind !== undefined;

/** An output that shows more objects than this is left to the author. */
const MAX_OBJECTS = 12;

/**
 * Proposes a check for an output that shows ready objects, and proves it: the output must be met, and the same output with
 * its first object not ready, or with fewer of them, must not be. It asks for the objects by their names, so that it does not
 * pass where the step was left out. `earlier` has the checks that the page has already, as JSON.
 */
export function proposeCheck(
  text: string,
  command: string,
  earlier: ReadonlySet<string> = new Set(),
): Proposal {
  const { tables } = readOutput(text, command);
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return { type: 'no-table' };
  // Tools such as helm print tables of other things, of which no check was to be expected.
  const tellsKind = shown.some(({ kind, rows }) =>
    [kind, ...rows.map((row) => row.kind)].some(isKind),
  );
  if (asksElse.test(command) || !(tellsKind || asksCluster.test(command)))
    return { type: 'no-table' };
  if (!lists.test(command) && !asksCluster.test(command)) return { type: 'no-table' };
  if (!lists.test(command))
    return {
      type: 'none',
      why: 'the command above it is none that shows whether they are ready',
    };
  const proposed = shown.flatMap((table) => expectedOf(table, command));
  if (shown.every(({ rows }) => rows.every(isEverywhere)))
    return { type: 'none', why: 'every cluster has what it shows, so a check would always pass' };
  if (proposed.length === 0)
    return { type: 'none', why: 'it does not tell which kind of objects it lists' };
  if (proposed.length > MAX_OBJECTS)
    return {
      type: 'none',
      why: `it shows more than ${MAX_OBJECTS} objects, and not all of them matter`,
    };
  const unknown = namespaceUnknown(command);
  if (unknown !== undefined)
    return {
      type: 'none',
      why: 'only the terminal of the learner knows the namespace of its command',
      detail: unknown,
    };
  if (shown.some(({ kind, rows }) => rows.some((row) => isOfCronJob(row.kind ?? kind, row.name))))
    return { type: 'none', why: 'a CronJob made what it shows, under a name of its own each time' };
  const values = valuesIn(command);
  const verdictFor = (expect: ExpectationYaml[]): Verdict =>
    verdictOn(text, { command, expect }, values);
  const verdict = verdictFor(proposed);
  const sound = proposed.filter((each) => {
    const own = proposed.length === 1 ? verdict : verdictFor([each]);
    return own.verdict === 'met';
  });
  const [first] = sound;
  if (first === undefined) {
    return {
      type: 'none',
      why: 'it does not show that all of it is ready',
      detail: findingsText(verdict),
    };
  }
  if (sound.length < proposed.length && verdict.verdict !== 'met' && !isOfKinds(proposed, sound)) {
    const detail = findingsText(verdict);
    return { type: 'none', why: 'it shows something that is not ready', detail };
  }
  if (earlier.has(JSON.stringify(sound)))
    return {
      type: 'none',
      why: 'a check above asks for the same, so this one would pass before the step',
    };
  const rejects = rejected(text, command, shown, sound);
  if (rejects === 'passes')
    return { type: 'none', why: 'a check would accept the same table with nothing ready' };
  const name = first.name ?? first.match?.replace('-*', '') ?? plural(first.kind ?? '');
  return { type: 'check', id: slugOf(`${name} ready`) ?? 'ready', expect: sound, rejects };
}

/** A namespace that a command takes from a variable which no learner is asked for. */
function namespaceUnknown(command: string): string | undefined {
  const parsed = command.split('\n').flatMap((line) => parseCommands(line));
  const typed = parsed.findLast(({ verb }) => verb === 'get')?.namespace ?? '';
  return typed.includes('$') && !/^\$\{\w+:\?\}$/.test(typed) ? typed : undefined;
}

/** A Job has the minute in its name, and its Pods have it too: in minutes since 1970, or in seconds before Kubernetes 1.21. */
const isOfCronJob = (kind: string | undefined, name: string): boolean =>
  (kind === 'Job' && /-\d{8,10}$/.test(name)) ||
  (kind === 'Pod' && /-(?:2[5-9]\d{6}|1[5-9]\d{8})-[a-z\d]{5}$/.test(name));

/** Examples for what learners fill in: `"${NAMESPACE:?}"`. */
const valuesIn = (command: string): Record<string, { example: string }> =>
  Object.fromEntries(
    [...command.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => [
      name,
      { example: name.toLowerCase().replaceAll('_', '-') },
    ]),
  );

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

const everywhere =
  /^(?:coredns|etcd|kube-(?:apiserver|controller-manager|dns|scheduler|proxy)|kindnet|storage-provisioner|kubernetes)\b|^(?:default|kube-(?:system|public|node-lease))$/;

/** Whether every cluster has an object of this name. */
const isEverywhere = ({ name }: Row): boolean => everywhere.test(name);

/** What a table shows, by the names of its objects; what is named at random, by what the names have in common. */
function expectedOf(table: Table, command: string): ExpectationYaml[] {
  const typed = parseCommands(command).find(({ verb }) => verb === 'get')?.namespace;
  const groups = new Map<string, { kind: string; match: string | undefined; rows: Row[] }>();
  for (const row of table.rows) {
    const kind = row.kind ?? table.kind;
    if (kind === undefined || (kind !== 'Node' && isEverywhere(row))) continue;
    const match = kind === 'Node' ? '*' : commonName(kind, row.name);
    const key = `${kind} ${match ?? row.name} ${row.namespace ?? ''}`;
    const group = groups.get(key) ?? { kind, match, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ kind, match, rows }) => {
    const place = namespaceOf(kind, rows, typed);
    const [row] = rows;
    if (kind === 'Node') return { kind, all: true as const, ready: true };
    if (match !== undefined) {
      return { kind, match, ...place, ready: true, count: `>= ${rows.length}` };
    }
    const columns = replicasOf(kind, row);
    return {
      ...{ kind, name: row?.name, ...place, ready: true },
      ...(columns === undefined ? {} : { columns }),
    };
  });
}

const endings: Readonly<Record<string, RegExp>> = {
  Pod: podEnding,
  ReplicaSet: replicaSetEnding,
  PersistentVolume: uuidEnding,
  Job: cronEnding,
};

/** A glob for objects whose names end at random: Pods of a Deployment, its ReplicaSets, volumes of claims and Jobs of a CronJob. */
function commonName(kind: string, name: string): string | undefined {
  const ending = endings[kind];
  if (ending === undefined) return undefined;
  const base = name.replace(ending, '');
  return base === name || base === '' ? undefined : `${base}-*`;
}

/** How many replicas were asked for: one that is ready is not three. A DaemonSet has as many as there are nodes. */
function replicasOf(kind: string, row: Row | undefined): Record<string, string> | undefined {
  const ready = /^(\d+)\/\1$/.exec(row?.cells['READY']?.text ?? '')?.[1];
  if (ready === undefined || Number(ready) < 2) return undefined;
  if (kind === 'Deployment') return { AVAILABLE: `>= ${ready}` };
  return kind === 'StatefulSet' ? { READY: `= ${ready}/${ready}` } : undefined;
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
      if (!expect.some((each) => each.kind === kind && isMeant(each, row))) continue;
      for (const column of ['READY', 'STATUS']) {
        const cell = unready(column, row.cells[column]?.text ?? '');
        if (cell === undefined) continue;
        const change = { [`${kind}/${row.name}`]: { [column]: cell } };
        const changed = changeOutput(text, command, change);
        if (!changed.ok || changed.text === text) continue;
        const { verdict } = verdictOn(changed.text, { command, expect }, valuesIn(command));
        return verdict === 'met' ? 'passes' : [{ verdict, change }];
      }
    }
  }
  return undefined;
}

const isMeant = ({ name, match }: ExpectationYaml, row: Row): boolean =>
  name === undefined
    ? match === undefined || row.name.startsWith(match.slice(0, -1))
    : name === row.name;

const plural = (kind: string): string => (/(?:s|x|ch)$/.test(kind) ? `${kind}es` : `${kind}s`);
