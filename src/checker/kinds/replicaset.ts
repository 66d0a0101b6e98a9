/**
 * ReplicaSets and ReplicationControllers: CURRENT equals DESIRED and all are READY (kstatus). 0/0/0 is what a
 * Deployment keeps of its earlier revisions: passed over, and alone it shows nothing.
 */
import { replicaCount } from './looks.ts';
import { hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicaCells, replicas } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { countAt } from './value.ts';

/** What the two have in common. */
const alike = {
  layouts: [columns('NAME DESIRED CURRENT READY AGE')],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  cells: { DESIRED: replicaCount, CURRENT: replicaCount, READY: replicaCount },
  print: replicaCells,
  reportsGeneration: true,
  readiness,
} satisfies Partial<KindRecord>;

export const replicaSet: KindRecord = {
  kind: 'ReplicaSet',
  group: 'apps',
  shortNames: ['rs'],
  ...alike,
};

export const replicationController: KindRecord = {
  kind: 'ReplicationController',
  group: '',
  shortNames: ['rc'],
  ...alike,
};

function readiness(printed: Printed): Judgement {
  const { kind, whole } = printed;
  const shown = replicas(printed, ['CURRENT', 'READY']);
  if (shown.idle && kind === 'ReplicaSet') return { ...shown, idle: 'old' };
  if (whole === undefined || shown.status !== 'ready') return shown;
  // Ready, but not for long enough yet (kstatus).
  const ready = countAt(whole, 'status', 'availableReplicas');
  const total = countAt(whole, 'spec', 'replicas');
  return ready < total
    ? hidden(printed, 'progressing', 'replicas-unavailable', { ready, total })
    : shown;
}
