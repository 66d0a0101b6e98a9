import { parseCommands } from '#checker/lines/command.ts';
import type { Row, Table, Verdict } from '#checker/types.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import { changeOutput } from '#model/prove/change-output.ts';
import { findingsText, verdictOn } from '#model/prove/checks.ts';
import { readOutput } from '#model/prove/read-output.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { expectedOf, isEverywhere } from './expected-of.ts';
import type { ExpectationYaml } from './expected-of.ts';
import { isOnlyChanged, nothingAbove, showReady, wasReady } from './shown-above.ts';
import type { ShownAbove } from './shown-above.ts';

export type Proposal =
  | { type: 'check'; id: string; expect: ExpectationYaml[]; rejects: CheckYaml['rejects'] }
  /** The output shows objects, but no check of it would be sound. */
  | { type: 'none'; why: string; detail?: string }
  | { type: 'no-table' };

/** A word of a command that lists objects; `apt-get` and `my-list.txt` are none. */
const lists = /(?<![\w./-])(?:get|list|ls|status|ps)(?![\w./-])/;

/** A tool whose tables are of objects, and those of its commands whose tables are not. */
const asksCluster = /(?<![\w./-])(?:kubectl|oc|k|kubecolor)(?![\w./-])/;
const asksElse =
  /\s(?:config|rollout\s+history|api-resources|api-versions|auth|plugin|krew)(?:\s|$)/;

/** What is listed with nothing of how it is: names alone, and events. */
const hasNoReadiness = /\s(?:-o|--output)[ =]?name\b|\sget\s+(?:ev|events?)(?:\s|$)/;

const isKind = (kind: string | undefined): boolean => kind !== undefined;

/** All that is found where a kind shows no readiness, whether or not its namespace is known. */
const neverShown: ReadonlySet<string> = new Set(['readiness-not-shown', 'namespace-assumed']);

/** An output that shows more objects than this is left to the author. */
const MAX_OBJECTS = 12;

/**
 * Proposes a check for an output that shows ready objects, and proves it: the output must be met, and the same output with
 * its first object not ready must not be. It asks by their names for objects that are not in every cluster, that were not ready
 * before and that a command above may have made, so that it does not pass where the step was left out. What the output shows
 * as ready is added to `above`.
 */
export function proposeCheck(
  text: string,
  command: string,
  above: ShownAbove = nothingAbove(),
): Proposal {
  const { tables } = readOutput(text, command);
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return { type: 'no-table' };
  // Tools such as helm print tables of other things, of which no check was to be expected.
  const tellsKind = shown.some(({ kind, rows }) =>
    [kind, ...rows.map((row) => row.kind)].some(isKind),
  );
  if (hasNoReadiness.test(command)) return { type: 'no-table' };
  if (asksElse.test(command) || !(tellsKind || asksCluster.test(command)))
    return { type: 'no-table' };
  if (!lists.test(command) && !asksCluster.test(command)) return { type: 'no-table' };
  if (!lists.test(command))
    return {
      type: 'none',
      why: 'the command above it is none that shows whether they are ready',
    };
  const proposed = shown.flatMap((table) => expectedOf(table, command));
  if (shown.every(({ kind, rows }) => kind === 'Node' && rows.length > 0))
    return { type: 'none', why: 'each cluster has nodes of its own, under names of their own' };
  if (shown.every(({ kind, rows }) => rows.every((row) => isEverywhere(row, row.kind ?? kind))))
    return {
      type: 'none',
      why: 'clusters have what it shows from the start, so a check would pass without the step',
    };
  // Of kinds that nobody knows, as those of an operator, no check was to be expected.
  if (proposed.length === 0) return { type: 'no-table' };
  if (namespacesIn(command).size > 1)
    return { type: 'none', why: 'commands for several namespaces have printed it' };
  const kinds = kindsIn(command);
  if (shown.some(({ kind }) => kind !== undefined && kinds.size > 0 && !kinds.has(kind)))
    return { type: 'none', why: 'the command above it lists other objects than it shows' };
  const unknown = namespaceUnknown(command);
  if (unknown !== undefined)
    return {
      type: 'none',
      why: 'only the terminal of the learner knows the namespace of its command',
      detail: unknown,
    };
  if (shown.some(isOfCronJobs))
    return { type: 'none', why: 'a CronJob made what it shows, under a name of its own each time' };
  const values = valuesIn(command);
  const verdictFor = (expect: ExpectationYaml[]): Verdict =>
    verdictOn(text, { command, expect }, values);
  const verdict = verdictFor(proposed);
  if (proposed.length > MAX_OBJECTS) {
    if (verdict.verdict === 'met') showReady(above, proposed);
    return {
      type: 'none',
      why: `it shows more than ${MAX_OBJECTS} objects, and not all of them matter`,
    };
  }
  const sound = proposed.filter((each) => {
    const own = proposed.length === 1 ? verdict : verdictFor([each]);
    return own.verdict === 'met';
  });
  // Of kinds that are never ready or not, such as StorageClass and Secret, no check was to be expected.
  if (sound.length === 0 && verdict.findings.every(({ code }) => neverShown.has(code)))
    return { type: 'no-table' };
  if (sound.length === 0) {
    if (verdict.findings.some(({ code }) => code === 'header-missing'))
      return { type: 'none', why: 'its header line is missing, so there may be more of them' };
    return {
      type: 'none',
      why: 'it does not show that all of it is ready',
      detail: findingsText(verdict),
    };
  }
  const isNew = sound.filter((each) => !wasReady(above, each));
  const expect = isNew.filter((each) => !isOnlyChanged(above, each));
  showReady(above, sound);
  if (sound.length < proposed.length && verdict.verdict !== 'met' && !isOfKinds(proposed, sound)) {
    const detail = findingsText(verdict);
    return { type: 'none', why: 'it shows something that is not ready', detail };
  }
  const [first] = expect;
  if (first === undefined)
    return {
      type: 'none',
      why:
        isNew.length === 0
          ? 'an output above shows them as ready already, so a check would pass before the step'
          : 'no command that I took from the page makes these, so a check may pass before the step',
    };
  const rejects = rejected(text, command, shown, expect);
  if (rejects === 'passes')
    return { type: 'none', why: 'a check would accept the same table with nothing ready' };
  const name = first.name ?? first.match?.replace('-*', '') ?? '';
  return { type: 'check', id: slugOf(`${name} ready`) ?? 'ready', expect, rejects };
}

/** The kinds that a command lists; none where it lists all there are. */
function kindsIn(command: string): ReadonlySet<string> {
  const gets = command.split('\n').flatMap((line) => parseCommands(line));
  const kinds = gets.flatMap(({ verb, kinds }) => (verb === 'get' ? kinds : []));
  return new Set(kinds.includes('all') ? [] : kinds);
}

/** The namespaces in which a command lists objects; '' for the one that a terminal has. */
const namespacesIn = (command: string): ReadonlySet<string> =>
  new Set(
    command
      .split('\n')
      .flatMap((line) => parseCommands(line))
      .flatMap(({ verb, namespace = '' }) => (verb === 'get' ? [namespace] : [])),
  );

/** A namespace that a command takes from a variable which no learner is asked for, or that something else fills in. */
function namespaceUnknown(command: string): string | undefined {
  const parsed = command.split('\n').flatMap((line) => parseCommands(line));
  const typed = parsed.findLast(({ verb }) => verb === 'get')?.namespace ?? '';
  return /[${}<>]/.test(typed) && !/^\$\{\w+:\?\}$/.test(typed) ? typed : undefined;
}

/** A Job has the minute in its name, and its Pods have it too: in minutes since 1970, or in seconds before Kubernetes 1.21, which is of 2021. */
const isOfCronJob = (kind: string | undefined, name: string): boolean =>
  (kind === 'Job' && /-\d{8,10}$/.test(name)) ||
  (kind === 'Pod' && /-(?:2[5-9]\d{6}|1[56]\d{8})-[a-z\d]{5}$/.test(name));

/** Before Kubernetes 1.12 hashes of templates were numbers: in a table with one that is no time, none is. */
const isOfCronJobs = ({ kind, rows }: Table): boolean =>
  rows.some((row) => isOfCronJob(row.kind ?? kind, row.name)) &&
  !rows.some(({ name }) => /-\d{8,10}-[a-z\d]{5}$/.test(name) && !isOfCronJob('Pod', name));

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
  name === undefined ? row.name.startsWith(match?.slice(0, -1) ?? '') : name === row.name;
