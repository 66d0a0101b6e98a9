/**
 * Applications (Argo CD v3, pkg/apis/application/v1alpha1/types.go and manifests/crds/application-crd.yaml): what runs
 * is what Git says (SYNC STATUS), and it is healthy (HEALTH STATUS; gitops-engine pkg/health/health.go).
 */
import { optional } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { textAt } from './value.ts';
import { byWord, everyOf, waitingMeaning } from './words.ts';

const sync = 'SYNC STATUS';
const health = 'HEALTH STATUS';

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
