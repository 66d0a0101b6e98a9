import { optional, replicaCount } from './looks.ts';
import type { CellLook } from './looks.ts';
import { hidden } from './outcomes.ts';
import { columns } from './record.ts';
import type { KindRecord } from './record.ts';
import { replicaCells, replicas } from './replicas.ts';
import { textAt } from './value.ts';
import { byWord, everyOf, waitingMeaning } from './words.ts';

const sync = 'SYNC STATUS';
const health = 'HEALTH STATUS';

/**
 * Applications (Argo CD v3, pkg/apis/application/v1alpha1/types.go and manifests/crds/application-crd.yaml): what runs
 * is what Git says (SYNC STATUS), and it is healthy (HEALTH STATUS; gitops-engine pkg/health/health.go).
 */
export const application: KindRecord = {
  kind: 'Application',
  group: 'argoproj.io',
  shortNames: ['app', 'apps'],
  custom: true,
  layouts: [columns('NAME SYNC_STATUS HEALTH_STATUS')],
  wide: columns('REVISION PROJECT'),
  cells: { [sync]: optional, [health]: optional, REVISION: optional },
  print: (object) => ({
    [sync]: textAt(object, 'status', 'sync', 'status'),
    [health]: textAt(object, 'status', 'health', 'status'),
  }),
  readiness: everyOf(
    byWord(sync, { Synced: ['ready'], OutOfSync: waitingMeaning, '': waitingMeaning }),
    byWord(health, {
      Healthy: ['ready'],
      Degraded: ['failed', 'condition-not-true'],
      Progressing: waitingMeaning,
      Suspended: waitingMeaning,
      Missing: waitingMeaning,
      '': waitingMeaning,
    }),
  ),
};

const number: CellLook = { ...replicaCount, empty: true };

/**
 * Rollouts (Argo Rollouts, pkg/apis/rollouts/v1alpha1/types.go): as many Pods as are wanted, all of the new version and
 * available, and none besides. That a canary waits for somebody at its last step, only `status.phase` says, in JSON and YAML.
 */
export const rollout: KindRecord = {
  kind: 'Rollout',
  group: 'argoproj.io',
  shortNames: ['ro'],
  custom: true,
  // What Deployments printed until Kubernetes 1.13: where no command and no `rollout/` tells, it is read as theirs.
  layouts: [columns('NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE')],
  cells: { DESIRED: number, CURRENT: number, 'UP-TO-DATE': number, AVAILABLE: number },
  print: replicaCells,
  reportsGeneration: true,
  readiness: (printed) => {
    const { whole } = printed;
    const shown = replicas(printed, ['CURRENT', 'UP-TO-DATE', 'AVAILABLE']);
    const value = textAt(whole, 'status', 'phase');
    if (value === 'Degraded')
      return hidden(printed, 'failed', 'condition-not-true', { column: 'phase', value });
    return whole !== undefined && shown.status === 'ready' && value !== 'Healthy'
      ? hidden(printed, 'progressing', 'condition-not-true', { column: 'phase', value })
      : shown;
  },
};
