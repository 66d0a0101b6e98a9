/**
 * What was deleted or replaced after a listing makes that listing out of date: a replacement may be on its way that
 * nobody has seen yet.
 */
import { isClusterScoped, recordOf } from '#checker/kinds/index.ts';
import { parseCommands } from '#checker/lines/command.ts';
import { printsWords } from '#checker/lines/simple-commands.ts';
import type { Prints } from '#checker/types.ts';
import type { Observed } from './observed.ts';
import { runAbove } from './runs.ts';
import type { Run } from './runs.ts';
import type { Sentence } from './sentences.ts';

/** Kinds whose Pods are started anew, on another node where theirs is gone. */
const owners = /(?:Set|Controller|Job)$|^Deployment$|^Node$/;
const owned = ['Pod', 'ReplicaSet'];

/** What a command asks for, with its arguments, that may leave other Pods running than were. */
const changing =
  /^(?:delete|apply|replace|patch|edit|scale|drain|rollout (?:undo|restart)|set (?:image|env|resources)|taint .*:NoExecute) /;

/** Programs that look after programs and files: what they take away is none of a cluster, but what they run may be. */
const harmless =
  /^ (?:sudo )?(?:apt(?:-get)?|brew|dnf|npm|pip3?|git|cd|vim?) (?!.*(?:kube|doc|cont|run|serv))|--(?:dry-run|help) /;

/**
 * What other tools end or change: `helm uninstall web`, `docker stop kind-worker`, `sudo reboot`, `kill 1` in a container.
 * A container that runs is removed by force only.
 */
const ending =
  /(?<! logs| -s|^) (?:delete|uninstall|upgrade|rollback|stopp?|restart|reload|pause|suspend|destroy|reset|scale|reboot|shutdown|halt|poweroff|p?kill|rmp|sync|reconcile|down|\S*deploy) |(?:terraform|tofu|file|pulumi) (?:apply|up) |(?<!^| sudo) rm (?:.* )?-(?:\w*f|-force)|^ (?:reboot|shutdown|poweroff) |^ kill (?:-\S+ )*1 $|wsl (?:-t|--shutdown) |(?:Stop|Restart)-(?:Computer|VM) /;

/** What they answer, where they were typed elsewhere or without a prompt. */
const ended =
  /^(?:[Rr]elease "[^"]+" (?:uninst|has been upg)|Rollback was|Destroy complete|Deleting cluster|==> \S+: \w+ graceful|\S+ +Stopping node)/;

/**
 * Commands that change objects and said nothing of it, each as if it had said that they are gone. What kubectl says is
 * read by itself.
 */
export function typedChanges(
  runs: readonly Run[],
  { errors, lines }: Prints,
  sentences: readonly Sentence[],
): Sentence[] {
  const answers = [...errors, ...lines.filter(({ text }) => text.startsWith('Edit cancel'))];
  const heard = new Set([
    ...sentences.map(({ run }) => run),
    ...answers.map(({ at }) => at && runAbove(runs, at.line)),
  ]);
  const last = runs.findLast(({ commands }) => commands.length > 0);
  const typed = runs.flatMap((run) => {
    const { text, all, at, where } = run;
    // What reads the output of another command runs like any other, and so does what is run in a container.
    const inner = text.replace(/\||xargs|(?<!kubectl) -- /g, ';');
    const changes = (inner === text ? all : parseCommands(inner)).filter(({ verb, args, flags }) =>
      verb === ''
        ? isEnding(` ${args.join(' ')} `) &&
          !printsWords.has(args[0] ?? '') &&
          // What took a cluster away says nothing of the next one.
          (where.cluster === (last?.where ?? where).cluster || !/cluster|minikube|ssh /.test(text))
        : changing.test(`${verb} ${args.join(' ')} `) &&
          !flags.has('help') &&
          ['none', undefined].includes(flags.get('dry-run')) &&
          // Who drains a node is told of the first step at once.
          (/^(?:taint|drain)$/.test(verb) || !heard.has(run)),
    );
    return changes.flatMap(({ kinds, namespace = where.namespace }) => {
      // Of a file, a whole namespace or a kind that nobody knows it may be anything.
      const known =
        kinds.length > 0 && kinds.every((kind) => recordOf(kind) && !isClusterScoped(kind));
      return known
        ? kinds.map((kind): Sentence => ({ ...anything, kind, namespace, at, run }))
        : [{ ...anything, at, run }];
    });
  });
  const answered = lines
    .filter(({ text }) => ended.test(text))
    .map(({ at }): Sentence => ({ ...anything, at, run: runAbove(runs, at.line) }))
    .filter(({ run }) => run?.commands.length !== 0);
  return [...typed, ...answered];
}

/** Of any object, wherever it is, that it is gone. */
const anything = { kind: '*', name: '*', namespace: '*', says: 'gone', word: '' } as const;

const isEnding = (words: string): boolean => ending.test(words) && !harmless.test(words);

/** Marks objects with what made their listing out of date. */
export function markOutdated(
  sentences: readonly Sentence[],
  observed: readonly Observed[],
  assumed: string | undefined,
): void {
  const last = new Map<string, Sentence>();
  for (const sentence of sentences)
    for (const [kind, namespace] of listingsOf(sentence))
      for (const cluster of [sentence.run?.where.cluster ?? '', '*']) {
        const place = placeOf(kind, cluster, namespace);
        if (sentence.at.line > (last.get(place)?.at.line ?? 0)) last.set(place, sentence);
      }
  if (last.size === 0) return;
  for (const object of observed) {
    const { kind, cluster, run, at, source } = object;
    if (kind === undefined || source === 'sentence') continue;
    const namespace = isClusterScoped(kind)
      ? undefined
      : (object.namespace ?? (run ? undefined : assumed));
    // A cluster that nothing names may be any of those that are named.
    object.outdated = [cluster || '*', '']
      .flatMap((where) =>
        [kind, '*'].flatMap((each) =>
          [namespace, '*'].map((place) => last.get(placeOf(each, where, place))),
        ),
      )
      .find((since) => since && since.at.line > at.line);
  }
}

/** A kind and a namespace; `*` is any. */
type Listed = readonly [string, string | undefined];

/** The namespace that nothing names is "default". */
const placeOf = (kind: string, cluster: string, namespace = 'default'): string =>
  `${cluster}\n${kind}\n${namespace}`;

/** Kinds, each with the namespace, whose listings a sentence makes out of date. */
function* listingsOf({ says, kind, name, namespace, word }: Sentence): Generator<Listed> {
  const gone = says === 'gone';
  // Where a Pod was that left its node is not said.
  const place = word === 'evicted' ? '*' : namespace;
  if (gone) yield [kind, isClusterScoped(kind) ? undefined : place];
  if (gone && kind === 'Namespace') yield ['*', name];
  // Those of a workload that is new are told by themselves; a rollout that is held or goes on replaces none by that.
  if (owners.test(kind) && says !== 'listed' && !/^(?:creat|paus|resum)/.test(word))
    for (const each of owned) yield [each, kind === 'Node' ? '*' : namespace];
}
