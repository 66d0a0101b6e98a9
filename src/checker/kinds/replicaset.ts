/**
 * ReplicaSets and ReplicationControllers: CURRENT equals DESIRED and all are READY (kstatus). 0/0/0 is what a
 * Deployment keeps of its earlier revisions: passed over, and alone it shows nothing.
 */
import { replicaCount } from './looks.ts';
import { integer } from './numbers.ts';
import { hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicas, surplus, wantedReplicas } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { countAt } from './value.ts';

/** What the two have in common. */
const alike = {
  namespaced: true,
  layouts: [
    columns('NAME DESIRED CURRENT READY AGE'),
    // until Kubernetes 1.3
    columns('NAME DESIRED CURRENT AGE'),
  ],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  formerWide: columns('CONTAINER(S) IMAGE(S)'),
  cells: { DESIRED: replicaCount, CURRENT: replicaCount, READY: replicaCount },
  print: (set) => ({
    DESIRED: String(wantedReplicas(set)),
    CURRENT: String(countAt(set, 'status', 'replicas')),
    READY: String(countAt(set, 'status', 'readyReplicas')),
  }),
  reportsGeneration: true,
  readiness,
} satisfies Partial<KindRecord>;

export const replicaSet: KindRecord = {
  kind: 'ReplicaSet',
  plural: 'replicasets',
  group: 'apps',
  shortNames: ['rs'],
  ...alike,
};

export const replicationController: KindRecord = {
  kind: 'ReplicationController',
  plural: 'replicationcontrollers',
  group: '',
  shortNames: ['rc'],
  ...alike,
};

function readiness(printed: Printed): Judgement {
  const { whole } = printed;
  const shown = asPrinted(printed);
  if (whole === undefined || shown.status !== 'ready') return shown;
  // Ready, but not for long enough yet (kstatus).
  const ready = countAt(whole, 'status', 'availableReplicas');
  const total = countAt(whole, 'spec', 'replicas');
  return ready < total
    ? hidden(printed, 'progressing', 'replicas-unavailable', { ready, total })
    : shown;
}

function asPrinted(printed: Printed): Judgement {
  const number = (column: string) => integer(text(printed, column));
  const desired = number('DESIRED');
  const want = { column: 'DESIRED', desired, ready: number('READY') };
  const judgement = replicas(printed, want, [
    ['CURRENT', 'replicas-uncreated'],
    ['READY', 'replicas-not-ready'],
  ]);
  const settled = surplus(printed, 'CURRENT', judgement, number('CURRENT') ?? 0, desired ?? 0);
  return settled.idle && printed.kind === 'ReplicaSet' ? { ...settled, idle: 'old' } : settled;
}
