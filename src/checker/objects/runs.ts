/**
 * The typed commands of a paste, each with the place it ran in: a later command may ask another cluster or another
 * namespace, and what is said in one place never settles an object of another.
 */
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import type { Place, TypedCommand } from '#checker/types.ts';

/** Where kubectl looks if the command itself does not say. */
export interface Where {
  /** Tells clusters apart within one paste; '' for the one that nothing names. */
  cluster: string;
  /** The namespace that was switched to; undefined for the learner's own default. */
  namespace: string | undefined;
}

export interface Run {
  text: string;
  at: Place;
  /** The kubectl commands of the line, in order. */
  commands: readonly Command[];
  /** What was printed went through a program that can have dropped rows. */
  filtered: boolean;
  /** The word that `grep` looked for, where that is all that was filtered by: a part of names, it says nothing of states. */
  searched: string | undefined;
  where: Where;
}

/** Programs that print some lines of a file and leave out others. */
const droppingRows =
  /^\s*(?:sudo\s+)?(?:[efz]?grep|rg|ag|awk|gawk|sed|head|tail|cut|select-string|findstr)\s/i;

/** `| grep calico-node`, a word as names have it; not `-v`, which leaves out what it finds. */
const searchedIn = (text: string): string | undefined =>
  /^[^|]*\|\s*[ef]?grep(?:\s+(?:-[iEFw]+|--colou?r(?:=\w+)?))*\s+(["']?)([a-z\d][a-z\d.-]*)\1\s*$/.exec(
    text,
  )?.[2];

const nowhere: Where = { cluster: '', namespace: undefined };

/** Every typed command, in the order of the paste. */
export function runsOf(typed: readonly TypedCommand[]): Run[] {
  const parsed = new Map<string, readonly Command[]>();
  const parse = (text: string): readonly Command[] => {
    const known = parsed.get(text) ?? parseCommands(text);
    parsed.set(text, known);
    return known;
  };
  let current = nowhere;
  return typed.map(({ text, at, host }) => {
    const all = parse(text);
    const commands = all.filter(({ verb }) => verb !== '');
    const filtered = all.some((command) => command.filtered) || droppingRows.test(text);
    const where = placeOf(text, commands, current, host);
    current = switched(text, commands, current, at.line);
    return { text, at, commands, filtered, searched: searchedIn(text), where };
  });
}

/** The typed command whose output a line is in; undefined above the first one. */
export const runAbove = (runs: readonly Run[], line: number): Run | undefined =>
  lastAbove(runs, line, ({ at }) => at.line);

/** The last item that stands above a line; items are in the order of the paste. */
export function lastAbove<T>(
  items: readonly T[],
  line: number,
  lineOf: (item: T) => number,
): T | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineOf(items[middle] as T) < line) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}

/** The namespace that a run asked: typed, else switched to. */
export const namespaceOf = ({ commands, where }: Run): string | undefined =>
  (commands.at(-1)?.flags.get('n') || undefined) ?? where.namespace;

/** What one command says of its cluster goes before what was switched to. */
function placeOf(
  text: string,
  commands: readonly Command[],
  current: Where,
  host: string | undefined,
): Where {
  const named = namedCluster(text, commands);
  const on = host === undefined ? '' : `@${host} `;
  return { ...current, cluster: on + (named ?? current.cluster) };
}

/** The cluster that a command names by itself: by flag, by variable, or by the machine that it runs on. */
export function namedCluster(text: string, commands: readonly Command[]): string | undefined {
  const [command] = commands;
  const flags = ['context', 'cluster', 'kubeconfig', 'server', 's', 'user', 'as'];
  const given = flags.flatMap((flag) => {
    const value = command?.flags.get(flag);
    return value === undefined ? [] : `${flag === 's' ? 'server' : flag}:${value}`;
  });
  const variable = /(?:^|\s)KUBECONFIG=(\S+)/.exec(text)?.[1];
  if (variable !== undefined && !exported.test(text)) given.push(`kubeconfig:${variable}`);
  const machine = /(?:^|\s)(?:(?:docker|podman|nerdctl) exec|ssh)\s+(.{0,200}?)\s*kubectl/.exec(
    text,
  )?.[1];
  if (machine !== undefined) given.push(`machine:${machine}`);
  return given.length > 0 ? given.join(' ') : undefined;
}

const exported = /^\s*(?:export\s|set(?:x|env)?\s|unset\s|\$env:)/i;

/** Commands of tools that make another cluster the current one; the name of the cluster is in the text itself. */
const switching =
  /^\s*(?:sudo\s+)?(?:kubectx|kubie\s+(?:ctx|export)|kubectl[\s-]+ctx|kubeswitch|switch(?:er)?\s|kind\s+(?:create\s+cluster|export\s+kubeconfig)|minikube\s+(?:profile|start)|k3d\s+(?:cluster\s+create|kubeconfig)|eksctl\s+(?:create\s+cluster|utils\s+write-kubeconfig)|aws\s+eks\s+update-kubeconfig|gcloud\s+container\s+clusters|az\s+aks\s+get-credentials|doctl\s+kubernetes|oc\s+login|ssh\s|vagrant\s+ssh|minikube\s+ssh|(?:docker|podman)\s+exec\s+-\S*t|(?:export\s+|set\s+|\$env:|setx\s+)KUBECONFIG|unset\s+KUBECONFIG|exit\b|logout\b)/i;

const namespaceSwitch = /^\s*(?:kubens|kubie\s+ns|kubectl[\s-]+ns|oc\s+project)\s+(\S+)/;

/** What is current after a command. */
function switched(text: string, commands: readonly Command[], current: Where, line: number): Where {
  const namespace = namespaceSwitch.exec(text)?.[1];
  // Back to the one before: which that was, nobody can see.
  if (namespace === '-')
    return { cluster: `${current.cluster} line ${line}`, namespace: undefined };
  if (namespace !== undefined) return { ...current, namespace };
  const config = commands.find(({ verb }) => /^config (?:use|set)/.test(verb));
  if (config?.verb === 'config use-context')
    return { cluster: `context:${config.args[0] ?? ''}`, namespace: undefined };
  if (config?.verb === 'config set-context')
    return { ...current, namespace: config.flags.get('n') ?? current.namespace };
  if (config) return { cluster: `${current.cluster} line ${line}`, namespace: undefined };
  if (!switching.test(text)) return current;
  const name = /^\s*(?:kubectx|kubectl[\s-]+ctx|kubie\s+ctx)\s+([^\s-]\S*)/.exec(text)?.[1];
  return {
    cluster: name === undefined ? clusterOf(text) : `context:${name}`,
    namespace: undefined,
  };
}

/** The same words mean the same cluster; `exit` and a bare `ssh` do not, but then only that something changed counts. */
const clusterOf = (text: string): string => text.trim().split(/\s+/).join(' ').slice(0, 200);
