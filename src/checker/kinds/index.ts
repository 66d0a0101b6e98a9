/** Which rule judges which kind (checker-rules 2.2): those that every lesson is about; the others are in `other-kinds.ts`. */
import { isOnlyListed } from './other-kinds.ts';
import { judgeOther } from './other-kinds.ts';
import { daemonSets } from './daemonsets.ts';
import { deployments } from './deployments.ts';
import { nodes } from './nodes.ts';
import { pods } from './pods.ts';
import { replicaSets } from './replicasets.ts';
import type { Judgement, Printed, Rule } from './rule.ts';
import { statefulSets } from './statefulsets.ts';

const rules: ReadonlyMap<string, Rule> = new Map([
  ['DaemonSet', daemonSets],
  ['Deployment', deployments],
  ['Node', nodes],
  ['Pod', pods],
  ['ReplicaSet', replicaSets],
  ['ReplicationController', replicaSets],
  ['StatefulSet', statefulSets],
]);

/** Whether the kind is known to have nothing that could be ready: to be listed is all that can be asked of it. */
export const hasNoReadiness = (kind: string): boolean => !rules.has(kind) && isOnlyListed(kind);

/** The status of one object as printed, by the rule of its kind. */
export const judge = (printed: Printed): Judgement =>
  (rules.get(printed.kind) ?? judgeOther)(printed);
