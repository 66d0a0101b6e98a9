/**
 * Clusters (Cluster API, api/core/v1beta2/cluster_types.go and config/crd/bases/cluster.x-k8s.io_clusters.yaml):
 * since v1.11 AVAILABLE is the Available condition; before, PHASE is all that is printed, and Provisioned says that the
 * infrastructure is there, not that anything runs on it. JSON and YAML of those versions have a Ready condition.
 */
import { byConditions, conditionColumns } from './conditions.ts';
import { count, optional, phase, truth } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { textAt } from './value.ts';
import { byWord, everyOf, terminatingMeaning, waitingMeaning } from './words.ts';

/** With `-o wide`, which puts some between the others. */
const newest = columns(
  'NAME CLUSTERCLASS AVAILABLE CP_DESIRED CP_CURRENT CP_READY CP_AVAILABLE CP_UP-TO-DATE W_DESIRED W_CURRENT W_READY W_AVAILABLE W_UP-TO-DATE PAUSED PHASE AGE VERSION',
);

export const cluster: KindRecord = {
  kind: 'Cluster',
  group: 'cluster.x-k8s.io',
  shortNames: ['cl'],
  custom: true,
  layouts: [
    newest,
    // api/v1beta1, its first versions without CLUSTERCLASS
    columns('NAME CLUSTERCLASS PHASE AGE VERSION'),
    columns('NAME PHASE AGE VERSION'),
  ],
  cells: {
    CLUSTERCLASS: optional,
    AVAILABLE: truth,
    ...Object.fromEntries(
      newest
        .filter((column) => column.includes(' '))
        .map((column) => [column, { ...count, empty: true }]),
    ),
    PAUSED: truth,
    PHASE: { ...phase, empty: true },
    VERSION: optional,
  },
  print: (object) => ({
    ...conditionColumns(object),
    PHASE: textAt(object, 'status', 'phase'),
    VERSION: textAt(object, 'spec', 'topology', 'version'),
  }),
  readiness: everyOf(
    byWord('PHASE', {
      Provisioned: ['ready'],
      Pending: waitingMeaning,
      Provisioning: waitingMeaning,
      '': waitingMeaning,
      Deleting: terminatingMeaning,
      Failed: ['failed', 'condition-not-true'],
    }),
    byConditions,
  ),
};
