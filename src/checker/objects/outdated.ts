/**
 * What was deleted or replaced after a listing makes that listing out of date: a replacement may be on its way that
 * nobody has seen yet.
 */
import { isClusterScoped, recordOf } from '#checker/kinds/index.ts';
import { isVerb } from '#checker/lines/kubectl-words.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import type { Prints } from '#checker/types.ts';
import { isHarmless } from './harmless.ts';
import type { Observed } from './observed.ts';
import { runAbove } from './runs.ts';
import type { Run } from './runs.ts';
import type { Sentence } from './sentences.ts';

/** Kinds whose Pods are started anew, on another node where theirs is gone. */
const owners = /(?:Set|Controller|Job)$|^Deployment$|^Node$/;
const owned = ['Pod', 'ReplicaSet'];

/** What other tools answer that end or change something, where they were typed elsewhere or without a prompt. */
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
  const unrun = new Set(
    errors.map(({ code, params, at }) => {
      const run = at && runAbove(runs, at.line);
      const [program = ''] = run?.text.split(' ', 1) ?? [];
      // A script that misses something is named first.
      const words = String(params['message']).split(/[\s:'"]+/);
      return code === 'kubectl-not-installed' && words.indexOf(program) > 0 ? run : undefined;
    }),
  );
  // Where anything may have changed, it does not matter what was typed above.
  const settled = new Set<string>();
  const typed = runs.toReversed().flatMap((run) => {
    const { means: text, at, where } = run;
    if (settled.has(where.cluster)) return [];
    // What reads the output of another command runs like any other, and so does what is run in a container.
    const isRead = shells.test(text);
    // Nobody types as much: what it does, nobody can see.
    const parts = text.length > longest ? ['?'] : text.split(quoted);
    const inner = parts
      .map((part, index) => (index % 2 > 0 && !isRead ? part : part.replaceAll(joints, ';')))
      .join('')
      // A file is emptied by no program.
      .replace(/^>/, ': >');
    const all = inner === text ? run.all : parseCommands(inner);
    const changes = unrun.has(run)
      ? []
      : all.filter(
          ({ verb, args, flags }) =>
            (!isHarmless(verb, args) || blind.test(text)) &&
            (verb === ''
              ? // What took a cluster away says nothing of the next one.
                where.cluster === (last?.where ?? where).cluster ||
                !/cluster|minikube|ssh /.test(text)
              : !flags.has('help') &&
                ['none', undefined].includes(flags.get('dry-run')) &&
                // Who drains a node is told of the first step at once.
                (/^(?:taint|drain)$/.test(verb) || !heard.has(run))),
        );
    // What stands behind a listing in its line, and is no pipe, runs when that is printed.
    const listing = run.all.findIndex(({ verb }) => verb === 'get');
    const later = listing < 0 ? [] : run.all.slice(listing + 1).map(wordsOf);
    return changes.flatMap((command) => {
      const { verb, kinds, namespace = where.namespace } = command;
      const behind = later.includes(wordsOf(command));
      // Of a file, a whole namespace or a kind that nobody knows it may be anything.
      const known =
        isVerb(verb) &&
        kinds.length > 0 &&
        kinds.every((kind) => recordOf(kind) && !isClusterScoped(kind));
      if (known)
        return kinds.map((kind): Sentence => ({ ...anything, kind, namespace, at, run, behind }));
      settled.add(where.cluster);
      return [{ ...anything, at, run, behind }];
    });
  });
  const answered = lines
    .filter(({ text }) => ended.test(text))
    .map(({ at }): Sentence => ({ ...anything, at, run: runAbove(runs, at.line) }))
    .filter(({ run }) => run?.commands.length !== 0);
  return [...typed, ...answered];
}

const wordsOf = ({ verb, args }: Command): string => [verb, ...args].join(' ');

/** What stands between two commands of a line, or names one; out of quotes, and in those that a shell reads too. */
const joints = /\||`|(?<![\w-])[\w-]+ ?\(\)|(?<!kubectl) -- /g;
const quoted = /('[^']*'|"[^"]*")/;
const shells = /sh |eval /;

const longest = 9_999;

/** What is printed goes into a file of the machine, or into a shell. */
const blind = /> *\/(?:etc|var|opt)\/|\| *(?:sudo )?\w*sh\b/;

/** Of any object, wherever it is, that it is gone. */
const anything = { kind: '*', name: '*', namespace: '*', says: 'gone', word: '' } as const;

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
        const place = placeOf(kind, cluster, namespace) + (sentence.name === '*' ? '*' : '');
        if (sentence.at.line > (last.get(place)?.at.line ?? 0)) last.set(place, sentence);
      }
  if (last.size === 0) return;
  const concerning = new Map<string, Sentence[]>();
  for (const object of observed) {
    const { kind, cluster, run, at, source } = object;
    if (kind === undefined || source === 'sentence') continue;
    const namespace = isClusterScoped(kind)
      ? undefined
      : (object.namespace ?? (run ? undefined : assumed));
    const place = placeOf(kind, cluster, namespace);
    let since = concerning.get(place);
    // A cluster that nothing names may be any of those that are named.
    since ??= [cluster || '*', ''].flatMap((where) =>
      [kind, '*'].flatMap((each) =>
        [namespace, '*'].flatMap((listed) => {
          const of = placeOf(each, where, listed);
          return [last.get(`${of}*`), last.get(of)].filter((found) => found !== undefined);
        }),
      ),
    );
    concerning.set(place, since);
    object.outdated = since.find(
      ({ at: { line }, behind, run: by }) => line > at.line || (behind && by === run),
    );
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
