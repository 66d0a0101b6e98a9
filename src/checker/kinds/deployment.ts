/**
 * Deployments: the new replicas must all be there, ready and available, the old ones gone
 * (rollout_status.go: updated >= spec, total <= updated, available >= updated), and no more than are wanted (kstatus).
 * READY `3/3` with UP-TO-DATE 1 is a rollout that is stuck. Until Kubernetes 1.13 READY was not printed: DESIRED and
 * CURRENT were (PR 70466).
 */
import { fractionOf } from './looks.ts';
import { deniedBy, hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicaCells, replicaLooks, replicas } from './replicas.ts';
import { text } from './rule.ts';
import { conditionOf, countAt } from './value.ts';

export const deployment: KindRecord = {
  kind: 'Deployment',
  group: 'apps',
  shortNames: ['deploy'],
  layouts: [
    columns('NAME READY UP-TO-DATE AVAILABLE AGE'),
    columns('NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE'),
  ],
  wide: columns('CONTAINERS IMAGES SELECTOR'),
  cells: { ...replicaLooks, READY: fractionOf },
  print: (object) => {
    const { DESIRED, READY, 'UP-TO-DATE': updated, AVAILABLE } = replicaCells(object);
    return { READY: `${READY}/${DESIRED}`, 'UP-TO-DATE': updated, AVAILABLE };
  },
  reportsGeneration: true,
  readiness: (printed) => {
    const { whole } = printed;
    const isFormer = text(printed, 'DESIRED') !== undefined;
    const shown = replicas(
      printed,
      isFormer ? ['CURRENT', 'UP-TO-DATE', 'AVAILABLE'] : ['UP-TO-DATE', 'READY', 'AVAILABLE'],
    );
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
