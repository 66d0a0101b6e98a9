/**
 * Rollouts (Argo Rollouts, pkg/apis/rollouts/v1alpha1/types.go): as many Pods as are wanted, all of the new version and
 * available, and none besides. That a canary waits for somebody at its last step, only `status.phase` says, in JSON and YAML.
 */
import { replicaCount } from './looks.ts';
import { integer } from './numbers.ts';
import { hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { replicas, surplus, wantedReplicas } from './replicas.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { countAt, textAt } from './value.ts';

export const rollout: KindRecord = {
  kind: 'Rollout',
  plural: 'rollouts',
  group: 'argoproj.io',
  shortNames: ['ro'],
  namespaced: true,
  custom: true,
  // What Deployments printed until Kubernetes 1.13: where no command and no `rollout/` tells, it is read as theirs.
  layouts: [columns('NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE')],
  cells: {
    DESIRED: { ...replicaCount, empty: true },
    CURRENT: { ...replicaCount, empty: true },
    'UP-TO-DATE': { ...replicaCount, empty: true },
    AVAILABLE: { ...replicaCount, empty: true },
  },
  print: (object) => ({
    DESIRED: String(wantedReplicas(object)),
    CURRENT: String(countAt(object, 'status', 'replicas')),
    'UP-TO-DATE': String(countAt(object, 'status', 'updatedReplicas')),
    AVAILABLE: String(countAt(object, 'status', 'availableReplicas')),
  }),
  reportsGeneration: true,
  readiness: (printed) => {
    const { whole } = printed;
    const shown = asPrinted(printed);
    const value = textAt(whole, 'status', 'phase');
    if (value === 'Degraded')
      return hidden(printed, 'failed', 'condition-not-true', { column: 'phase', value });
    return whole !== undefined && shown.status === 'ready' && value !== 'Healthy'
      ? hidden(printed, 'progressing', 'condition-not-true', { column: 'phase', value })
      : shown;
  },
};

function asPrinted(printed: Printed): Judgement {
  const number = (column: string) => integer(text(printed, column));
  const desired = number('DESIRED');
  const judgement = replicas(printed, { column: 'DESIRED', desired, ready: number('AVAILABLE') }, [
    ['CURRENT', 'replicas-uncreated'],
    ['UP-TO-DATE', 'replicas-outdated'],
    ['AVAILABLE', 'replicas-unavailable'],
  ]);
  return surplus(printed, 'CURRENT', judgement, number('CURRENT') ?? 0, desired ?? 0);
}
