/**
 * StatefulSets: READY `n/m` (rollout_status.go: ready >= spec; the revision is not printed). Until Kubernetes 1.13
 * only DESIRED and CURRENT were printed (PR 70466): they can show that something is missing, never that it is ready.
 */
import { fractionOf, replicaCount } from './looks.ts';
import { fraction, integer } from './numbers.ts';
import { hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicas, surplus, wantedReplicas } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { countAt, textAt } from './value.ts';

export const statefulSet: KindRecord = {
  kind: 'StatefulSet',
  plural: 'statefulsets',
  group: 'apps',
  shortNames: ['sts'],
  namespaced: true,
  layouts: [columns('NAME READY AGE'), columns('NAME DESIRED CURRENT AGE')],
  wide: columns('CONTAINERS IMAGES'),
  formerWide: columns('CONTAINER(S) IMAGE(S)'),
  cells: { READY: fractionOf, DESIRED: replicaCount, CURRENT: replicaCount },
  print: (set) => ({
    READY: `${countAt(set, 'status', 'readyReplicas')}/${wantedReplicas(set)}`,
  }),
  reportsGeneration: true,
  readiness: (printed) => {
    const { whole } = printed;
    const shown = asPrinted(printed);
    return whole !== undefined && shown.status === 'ready'
      ? (behind(printed, whole) ?? shown)
      : shown;
  },
};

/** What READY does not show: Pods of the former revision, and Pods too many. */
function behind(printed: Printed, set: Value): Judgement | undefined {
  const wanted = wantedReplicas(set);
  const total = countAt(set, 'status', 'replicas');
  if (total > wanted)
    return hidden(printed, 'progressing', 'replicas-surplus', { ready: total, total: wanted });
  const partition = countAt(set, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  if (partition > 0) {
    // Only Pods from that ordinal on are updated, and those must be (rollout_status.go).
    const ready = countAt(set, 'status', 'updatedReplicas');
    const outdated = { ready, total: wanted - partition };
    return ready < outdated.total
      ? hidden(printed, 'progressing', 'replicas-outdated', outdated)
      : undefined;
  }
  const revision = (key: string) => textAt(set, 'status', key);
  return revision('currentRevision') === revision('updateRevision')
    ? undefined
    : hidden(printed, 'progressing', 'spec-not-observed', {});
}

function asPrinted(printed: Printed): Judgement {
  const desired = integer(text(printed, 'DESIRED'));
  if (text(printed, 'READY') === undefined && desired !== undefined)
    return replicas(printed, { column: 'DESIRED', desired, ready: 0 }, [
      ['CURRENT', 'replicas-uncreated'],
      ['READY', 'replicas-not-ready'],
    ]);
  const { ready, total } = fraction(text(printed, 'READY')) ?? {};
  const judgement = replicas(printed, { column: 'READY', desired: total, ready }, [
    ['READY', 'replicas-not-ready', ready],
  ]);
  return surplus(printed, 'READY', judgement, ready ?? 0, total ?? 0);
}
