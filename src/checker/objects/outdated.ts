/**
 * What was deleted or replaced after a listing makes that listing out of date: a replacement may be on its way that
 * nobody has seen yet.
 */
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Observed } from './observed.ts';
import type { Sentence } from './sentences.ts';
import { setOf } from '#checker/set-of.ts';

const owners = setOf(
  'Deployment DaemonSet StatefulSet ReplicaSet ReplicationController Job CronJob',
);
const owned = ['Pod', 'ReplicaSet'];

/** Words after which the Pods of a workload are other ones. */
const replacing = setOf('restarted scaled rolled patched replaced edited');

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

const placeOf = (kind: string, cluster: string, namespace: string | undefined): string =>
  `${cluster}\n${kind}\n${namespace ?? ''}`;

/** Kinds, each with the namespace, whose listings a sentence makes out of date; `*` is every kind. */
function listingsOf({
  says,
  kind,
  name,
  namespace,
  word,
}: Sentence): [string, string | undefined][] {
  if (says === 'gone') {
    if (kind === 'Namespace')
      return [
        [kind, undefined],
        ['*', name],
      ];
    if (kind === 'Node')
      return [
        [kind, undefined],
        ['Pod', namespace],
      ];
    const place = isClusterScoped(kind) ? undefined : namespace;
    return [kind, ...(owners.has(kind) ? owned : [])].map((each) => [each, place]);
  }
  const replaced = says === 'changed' && owners.has(kind) && replacing.has(word);
  return replaced ? owned.map((each) => [each, namespace]) : [];
}
