/**
 * What was deleted or replaced after a listing makes that listing out of date: a replacement may be on its way that
 * nobody has seen yet.
 */
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { OutputLine } from '#checker/types.ts';
import type { Observed } from './observed.ts';
import { namespaceOf, runAbove } from './runs.ts';
import type { Run } from './runs.ts';
import type { Sentence } from './sentences.ts';
import { setOf } from '#checker/set-of.ts';

/** Kinds whose Pods are started anew, on another node where theirs is gone. */
const owners = setOf(
  'Deployment DaemonSet StatefulSet ReplicaSet ReplicationController Job CronJob Node',
);
const owned = ['Pod', 'ReplicaSet'];

/** Words of a change after which the Pods of a workload are other ones. */
const replacing = setOf('restarted scaled rolled patched replaced edited');

/** Commands that change objects and below which nothing was printed or pasted: each as if it said that they are gone. */
export function typedChanges(runs: readonly Run[], lines: readonly OutputLine[]): Sentence[] {
  const heard = new Set(runs.length > 0 ? lines.map(({ at }) => runAbove(runs, at.line)) : []);
  return runs.flatMap((run) =>
    run.commands.flatMap(({ verb, kinds, objects, flags }) =>
      heard.has(run) || !changing.test(verb) || (flags.get('dry-run') ?? 'none') !== 'none'
        ? []
        : [
            // Of a file nobody knows what kinds it holds.
            ...(kinds.length + objects.length > 0 ? kinds : ['*']).map((kind) => ({
              kind,
              name: '*',
            })),
            ...objects,
          ].map((each): Sentence => ({
            ...each,
            namespace: namespaceOf(run),
            says: 'gone',
            word: '',
            at: run.at,
            run,
          })),
    ),
  );
}

const changing = /^(?:delete|scale|rollout restart)$/;

/** Marks objects with what made their listing out of date. */
export function markOutdated(
  sentences: readonly Sentence[],
  observed: readonly Observed[],
  assumed: string | undefined,
): void {
  const last = new Map<string, Sentence>();
  for (const sentence of sentences)
    for (const [kind, namespace] of listingsOf(sentence))
      last.set(placeOf(kind, sentence.run?.where.cluster ?? '', namespace), sentence);
  if (last.size === 0) return;
  for (const object of observed) {
    const { kind, cluster, run, at, source } = object;
    if (kind === undefined || source === 'sentence') continue;
    const namespace = isClusterScoped(kind)
      ? undefined
      : (object.namespace ?? (run ? undefined : assumed));
    const places = [placeOf(kind, cluster, namespace), placeOf('*', cluster, namespace)];
    object.outdated = places
      .flatMap((place) => last.get(place) ?? [])
      .find((sentence) => sentence.at.line > at.line);
  }
}

/** A kind and a namespace. */
type Listed = readonly [string, string | undefined];

const placeOf = (kind: string, cluster: string, namespace: string | undefined): string =>
  `${cluster}\n${kind}\n${namespace ?? ''}`;

/** Kinds, each with the namespace, whose listings a sentence makes out of date; `*` is every kind. */
function* listingsOf({ says, kind, name, namespace, word }: Sentence): Generator<Listed> {
  const gone = says === 'gone';
  if (gone) yield [kind, isClusterScoped(kind) ? undefined : namespace];
  if (gone && kind === 'Namespace') yield ['*', name];
  if (owners.has(kind) && (gone || (kind !== 'Node' && replacing.has(word))))
    for (const each of owned) yield [each, namespace];
}
