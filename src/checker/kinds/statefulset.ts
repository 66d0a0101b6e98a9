/** StatefulSets: READY `n/m` (rollout_status.go: ready >= spec; the revision is not printed). */
import { fractionOf } from './looks.ts';
import { hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicaCells, replicas, desiredReplicas } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import type { Value } from './value.ts';
import { countAt, textAt } from './value.ts';

export const statefulSet: KindRecord = {
  kind: 'StatefulSet',
  group: 'apps',
  shortNames: ['sts'],
  layouts: [columns('NAME READY AGE')],
  wide: columns('CONTAINERS IMAGES'),
  cells: { READY: fractionOf },
  print: (set) => {
    const { DESIRED, READY } = replicaCells(set);
    return { READY: `${READY}/${DESIRED}` };
  },
  reportsGeneration: true,
  readiness: (printed) => {
    const { whole } = printed;
    const shown = replicas(printed, ['READY']);
    return whole !== undefined && shown.status === 'ready'
      ? (behind(printed, whole) ?? shown)
      : shown;
  },
};

/** What READY does not show: Pods of the former revision, and Pods too many. */
function behind(printed: Printed, set: Value): Judgement | undefined {
  const desired = desiredReplicas(set);
  const total = countAt(set, 'status', 'replicas');
  if (total > desired)
    return hidden(printed, 'progressing', 'replicas-surplus', { ready: total, total: desired });
  const partition = countAt(set, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  if (partition > 0) {
    // Only Pods from that ordinal on are updated, and those must be (rollout_status.go).
    const ready = countAt(set, 'status', 'updatedReplicas');
    const outdated = { ready, total: desired - partition };
    return ready < outdated.total
      ? hidden(printed, 'progressing', 'replicas-outdated', outdated)
      : undefined;
  }
  const revision = (key: string) => textAt(set, 'status', key);
  return revision('currentRevision') === revision('updateRevision')
    ? undefined
    : hidden(printed, 'progressing', 'spec-not-observed', {});
}
