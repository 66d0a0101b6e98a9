/** The one map of the kinds: a kind is known by its record here. What follows from a record is told by the others. */
import { apiService, componentStatus, customResourceDefinition } from './api-server.ts';
import { application, rollout } from './argo.ts';
import {
  certificate,
  certificateRequest,
  certificateSigningRequest,
  clusterIssuer,
  issuer,
} from './certificates.ts';
import { cluster } from './cluster.ts';
import { byConditions, byPresence, conditionColumns } from './conditions.ts';
import { daemonSet } from './daemonset.ts';
import { deployment } from './deployment.ts';
import { endpoints, endpointSlice } from './endpoints.ts';
import { event } from './event.ts';
import { helmRelease, kustomization } from './flux.ts';
import { gateway, httpRoute } from './gateway-api.ts';
import { horizontalPodAutoscaler } from './horizontalpodautoscaler.ts';
import { ingress } from './ingress.ts';
import { cronJob, job } from './jobs.ts';
import { listedKinds } from './listed.ts';
import { namespace } from './namespace.ts';
import { node } from './node.ts';
import { tigeraStatus } from './operators.ts';
import { pod } from './pod.ts';
import type { Columns, KindRecord, Readiness } from './record.ts';
import { replicaSet, replicationController } from './replicaset.ts';
import type { Judgement, Printed, Rule } from './rule.ts';
import { service } from './service.ts';
import { statefulSet } from './statefulset.ts';
import { textAt } from './value.ts';
import type { Value } from './value.ts';
import { persistentVolume, persistentVolumeClaim, volumeAttachment } from './volumes.ts';
import { inWhole } from './whole.ts';

/** Pods, nodes and workloads: a header that several kinds print is theirs, where nothing else tells. */
export const commonRecords: readonly KindRecord[] = [
  pod,
  node,
  deployment,
  daemonSet,
  replicaSet,
  replicationController,
  statefulSet,
];

export const records: readonly KindRecord[] = [
  ...commonRecords,
  job,
  cronJob,
  service,
  endpoints,
  endpointSlice,
  ingress,
  persistentVolume,
  persistentVolumeClaim,
  volumeAttachment,
  namespace,
  horizontalPodAutoscaler,
  event,
  componentStatus,
  certificateSigningRequest,
  customResourceDefinition,
  apiService,
  tigeraStatus,
  gateway,
  httpRoute,
  certificate,
  certificateRequest,
  issuer,
  clusterIssuer,
  kustomization,
  helmRelease,
  application,
  cluster,
  rollout,
  ...listedKinds,
];

const byKind: ReadonlyMap<string, KindRecord> = new Map(
  records.map((record) => [record.kind, record]),
);

/** The record of a kind in the API's spelling; undefined for a kind that we do not know. */
export const recordOf = (kind: string | undefined): KindRecord | undefined =>
  kind === undefined ? undefined : byKind.get(kind);

/** Whether objects of a kind stand in no namespace; an unknown kind is taken to stand in one. */
export const isClusterScoped = (kind: string | undefined): boolean =>
  recordOf(kind)?.clusterScoped === true;

/** Whether nothing could tell that an object of the kind is ready: to be listed is all that can be asked of it. */
export const isListed = (kind: string): boolean => recordOf(kind)?.readiness === 'listed';

/** What kubectl would print of an object given as JSON or YAML, as far as it is known; NAME among it. */
export function columnsOf(kind: string, object: Value): Columns {
  const print = recordOf(kind)?.print ?? conditionColumns;
  return { NAME: textAt(object, 'metadata', 'name'), ...print(object) };
}

/** The status of one object, by the record of its kind; a kind without a record is judged by its conditions. */
export function judge(printed: Printed): Judgement {
  const { whole } = printed;
  const record = recordOf(printed.kind);
  const shown = ruleOf(record?.readiness ?? 'conditions')(printed);
  return whole === undefined ? shown : inWhole(printed, whole, shown, record ?? {});
}

const ruleOf = (readiness: Readiness): Rule =>
  readiness === 'conditions' ? byConditions : readiness === 'listed' ? byPresence : readiness;
