/** What `kubectl get` prints of Pods, nodes and workloads, and what any kind is called. */
import { part } from '#checker/parts/part.ts';
import { parseKind } from './printed-kind.ts';
import type { PrintedKind } from './printed-kind.ts';

/** Columns of `-o wide`, now and before Kubernetes 1.10. */
export const workload = 'CONTAINERS IMAGES SELECTOR CONTAINER(S) IMAGE(S)';

/** Kubernetes 1.16 to 1.37 and older layouts; sources as in `other-kinds.ts`. */
export const commonKinds: readonly PrintedKind[] = [
  'Pod pods po|IP NODE NOMINATED_NODE READINESS_GATES|NAME READY STATUS RESTARTS AGE|NAME READY REASON RESTARTS AGE',
  'Node* nodes no|EXTERNAL-IP INTERNAL-IP EXTERNAL-IP OS-IMAGE KERNEL-VERSION CONTAINER-RUNTIME|NAME STATUS ROLES AGE VERSION|NAME STATUS AGE VERSION',
  `Deployment deployments.apps deploy|${workload}|NAME READY UP-TO-DATE AVAILABLE AGE|NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE`,
  `DaemonSet daemonsets.apps ds|${workload}|NAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE_SELECTOR AGE|NAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE-SELECTOR AGE|NAME DESIRED CURRENT READY NODE-SELECTOR AGE`,
  `ReplicaSet replicasets.apps rs|${workload}|NAME DESIRED CURRENT READY AGE|NAME DESIRED CURRENT AGE`,
  `ReplicationController replicationcontrollers rc|${workload}|NAME DESIRED CURRENT READY AGE|NAME DESIRED CURRENT AGE`,
  `StatefulSet statefulsets.apps sts|CONTAINERS IMAGES CONTAINER(S) IMAGE(S)|NAME READY AGE|NAME DESIRED CURRENT AGE`,
].map(parseKind);

const byWord = new Map(commonKinds.flatMap((entry) => entry.words.map((word) => [word, entry])));
const byKind = new Map(commonKinds.map((entry) => [entry.kind, entry]));

/** The names of their columns, and of those that any kind may have. */
export const commonColumns: ReadonlySet<string> = new Set([
  ...commonKinds.flatMap(({ layouts, wide }) => [...layouts.flat(), ...wide]),
  ...['NAMESPACE', 'EVENT', 'LABELS'],
]);

export const isCommon = (kind: string): boolean => byKind.has(kind);

/** The entry of a kind in the API's spelling; undefined for a custom resource that we do not know. */
export const printedKind = (kind: string | undefined): PrintedKind | undefined =>
  kind === undefined ? undefined : (byKind.get(kind) ?? part('kinds').otherKind(kind));

/** Groups that once served a kind that now lives elsewhere, as in `deployment.extensions/web`. */
const formerGroups = new Set(['extensions', 'events.k8s.io', 'policy', 'apps']);

/**
 * The API's spelling for a word that names a kind: `po`, `daemonsets.apps`, `deployments.v1.apps`, `Pod`.
 * A word of no known kind, or of a known name in a foreign group, comes back in lower case as typed.
 */
export function kindOf(word: string): string {
  const lower = word.toLowerCase();
  const dot = lower.indexOf('.');
  const plural = dot < 0 ? lower : lower.slice(0, dot);
  const entry = byWord.get(plural) ?? part('kinds').kindByWord(plural);
  if (!entry) return lower;
  let group = dot < 0 ? entry.group : lower.slice(dot + 1);
  const version = /^v\d+(?:(?:alpha|beta)\d+)?(?:\.|$)/.exec(group);
  if (version) group = group.slice(version[0].length);
  const former = formerGroups.has(group) && (entry.group !== '' || group === 'events.k8s.io');
  const behind = entry.group !== '' && group.endsWith(`.${entry.group}`); // crd.projectcalico.org
  return group === entry.group || former || behind ? entry.kind : lower;
}

/** Whether two names mean one kind; unknown kinds are compared without plural, and without group if one has none. */
export function sameKind(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [kindOf(one), kindOf(other)];
  if (a === b) return true;
  return !byKind.has(a) && !byKind.has(b) && part('kinds').isSameOther(a, b);
}
