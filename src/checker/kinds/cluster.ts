/**
 * Clusters (Cluster API, api/core/v1beta2/cluster_types.go and config/crd/bases/cluster.x-k8s.io_clusters.yaml):
 * since v1.11 AVAILABLE is the Available condition; before, PHASE is all that is printed, and Provisioned says that the
 * infrastructure is there. JSON and YAML of those versions have a Ready condition.
 */
import { byConditions, conditionColumns } from './conditions.ts';
import { count, optional, phase, truth } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf } from './rule.ts';
import { textAt } from './value.ts';
import type { Meaning } from './words.ts';
import { byWord, terminatingMeaning } from './words.ts';

const replicaColumns = columns(
  'CP_DESIRED CP_CURRENT CP_READY CP_AVAILABLE CP_UP-TO-DATE W_DESIRED W_CURRENT W_READY W_AVAILABLE W_UP-TO-DATE',
);

export const cluster: KindRecord = {
  kind: 'Cluster',
  plural: 'clusters',
  group: 'cluster.x-k8s.io',
  shortNames: ['cl'],
  namespaced: true,
  custom: true,
  layouts: [
    columns(
      'NAME CLUSTERCLASS AVAILABLE CP_DESIRED CP_AVAILABLE CP_UP-TO-DATE W_DESIRED W_AVAILABLE W_UP-TO-DATE PHASE AGE VERSION',
    ),
    // with -o wide
    columns(
      'NAME CLUSTERCLASS AVAILABLE CP_DESIRED CP_CURRENT CP_READY CP_AVAILABLE CP_UP-TO-DATE W_DESIRED W_CURRENT W_READY W_AVAILABLE W_UP-TO-DATE PAUSED PHASE AGE VERSION',
    ),
    // api/v1beta1, its first versions without CLUSTERCLASS
    columns('NAME CLUSTERCLASS PHASE AGE VERSION'),
    columns('NAME PHASE AGE VERSION'),
  ],
  cells: {
    CLUSTERCLASS: optional,
    AVAILABLE: truth,
    ...Object.fromEntries(replicaColumns.map((column) => [column, { ...count, empty: true }])),
    PAUSED: truth,
    PHASE: { ...phase, empty: true },
    VERSION: optional,
  },
  print: (object) => ({
    ...conditionColumns(object),
    PHASE: textAt(object, 'status', 'phase'),
    VERSION: textAt(object, 'spec', 'topology', 'version'),
  }),
  readiness,
};

const waiting: Meaning = ['progressing', 'condition-not-true'];

const byPhase = byWord('PHASE', {
  Provisioned: ['ready'],
  Pending: waiting,
  Provisioning: waiting,
  '': waiting,
  Deleting: terminatingMeaning,
  Failed: ['failed', 'condition-not-true'],
});

function readiness(printed: Printed): Judgement {
  const shown = byPhase(printed);
  const reported = printedOf(printed, ['READY', 'AVAILABLE']);
  if (shown.status !== 'ready' || reported.length === 0) return shown;
  const judgement = byConditions(printed);
  return { ...judgement, deciding: [...judgement.deciding, ...shown.deciding] };
}
