/**
 * Applications (Argo CD v3, pkg/apis/application/v1alpha1/types.go and manifests/crds/application-crd.yaml): what runs
 * is what Git says (SYNC STATUS), and it is healthy (HEALTH STATUS; gitops-engine pkg/health/health.go).
 */
import { optional } from './looks.ts';
import { bare, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf } from './rule.ts';
import { textAt } from './value.ts';
import type { Meaning } from './words.ts';
import { byWord } from './words.ts';

const sync = 'SYNC STATUS';
const health = 'HEALTH STATUS';

export const application: KindRecord = {
  kind: 'Application',
  plural: 'applications',
  group: 'argoproj.io',
  shortNames: ['app', 'apps'],
  namespaced: true,
  custom: true,
  layouts: [columns('NAME SYNC_STATUS HEALTH_STATUS')],
  wide: columns('REVISION PROJECT'),
  cells: { [sync]: optional, [health]: optional, REVISION: optional },
  print: (object) => ({
    [sync]: textAt(object, 'status', 'sync', 'status'),
    [health]: textAt(object, 'status', 'health', 'status'),
  }),
  readiness,
};

const waiting: Meaning = ['progressing', 'condition-not-true'];

const bySync = byWord(sync, { Synced: ['ready'], OutOfSync: waiting, '': waiting });
const byHealth = byWord(health, {
  Healthy: ['ready'],
  Degraded: ['failed', 'condition-not-true'],
  Progressing: waiting,
  Suspended: waiting,
  Missing: waiting,
  '': waiting,
});

function readiness(printed: Printed): Judgement {
  const deciding = printedOf(printed, [sync, health]);
  if (deciding.length < 2) return bare(printed, deciding);
  const judgements = [byHealth(printed), bySync(printed)];
  const notReady = judgements.find(({ status }) => status !== 'ready');
  return notReady ? { ...notReady, deciding } : judged('ready', deciding);
}
