/**
 * Rollouts (Argo Rollouts, pkg/apis/rollouts/v1alpha1/types.go): as many Pods as are wanted, all of the new version and
 * available, and none besides. That a canary waits for somebody at its last step, only `status.phase` says, in JSON and YAML.
 */
import type { CellLook } from './looks.ts';
import { replicaCount } from './looks.ts';
import { hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicaCells, replicas } from './replicas.ts';
import { textAt } from './value.ts';

const number: CellLook = { ...replicaCount, empty: true };

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
