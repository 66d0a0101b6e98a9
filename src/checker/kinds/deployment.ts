/**
 * Deployments: the new replicas must all be there, ready and available, the old ones gone
 * (rollout_status.go: updated >= spec, total <= updated, available >= updated), and no more than are wanted (kstatus).
 * READY `3/3` with UP-TO-DATE 1 is a rollout that is stuck. Until Kubernetes 1.13 READY was not printed: DESIRED and
 * CURRENT were (PR 70466).
 */
import { fractionOf, replicaCount } from './looks.ts';
import { fraction, integer } from './numbers.ts';
import { deniedBy, hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Need } from './replicas.ts';
import { replicas, surplus, wantedReplicas } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { conditionOf, countAt } from './value.ts';

export const deployment: KindRecord = {
  kind: 'Deployment',
  plural: 'deployments',
  group: 'apps',
  shortNames: ['deploy'],
  namespaced: true,
  layouts: [
    columns('NAME READY UP-TO-DATE AVAILABLE AGE'),
    columns('NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE'),
  ],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  formerWide: columns('CONTAINER(S) IMAGE(S)'),
  cells: {
    READY: fractionOf,
    DESIRED: replicaCount,
    CURRENT: replicaCount,
    'UP-TO-DATE': replicaCount,
    AVAILABLE: replicaCount,
  },
  print: (object) => ({
    READY: `${countAt(object, 'status', 'readyReplicas')}/${wantedReplicas(object)}`,
    'UP-TO-DATE': String(countAt(object, 'status', 'updatedReplicas')),
    AVAILABLE: String(countAt(object, 'status', 'availableReplicas')),
  }),
  reportsGeneration: true,
  readiness: (printed) => {
    const { whole } = printed;
    const shown = asPrinted(printed);
    if (whole === undefined || shown.status !== 'ready') return shown;
    const total = countAt(whole, 'status', 'replicas');
    const updated = countAt(whole, 'status', 'updatedReplicas');
    if (total > updated)
      return hidden(printed, 'progressing', 'replicas-surplus', { ready: total, total: updated });
    const available = conditionOf(whole, 'Available');
    if (available !== 'True') return deniedBy(printed, 'Available', available);
    // Whatever the reason: kstatus says InProgress.
    const isStuck = conditionOf(whole, 'Progressing') === 'False';
    return isStuck ? deniedBy(printed, 'Progressing', 'False') : shown;
  },
};

const outdated: Need = ['UP-TO-DATE', 'replicas-outdated'];
const unavailable: Need = ['AVAILABLE', 'replicas-unavailable'];

function asPrinted(printed: Printed): Judgement {
  const number = (column: string) => integer(text(printed, column));
  const updated = number('UP-TO-DATE') ?? 0;
  if (text(printed, 'READY') === undefined && text(printed, 'DESIRED') !== undefined) {
    const desired = number('DESIRED');
    const want = { column: 'DESIRED', desired, ready: number('AVAILABLE') };
    const created: Need = ['CURRENT', 'replicas-uncreated'];
    const judgement = replicas(printed, want, [created, outdated, unavailable]);
    const most = Math.min(updated, desired ?? 0);
    return surplus(printed, 'CURRENT', judgement, number('CURRENT') ?? 0, most);
  }
  const { ready, total } = fraction(text(printed, 'READY')) ?? {};
  const judgement = replicas(printed, { column: 'READY', desired: total, ready }, [
    outdated,
    ['READY', 'replicas-not-ready', ready],
    unavailable,
  ]);
  return surplus(printed, 'READY', judgement, ready ?? 0, Math.min(updated, total ?? 0));
}
