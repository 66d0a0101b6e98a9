/** Which rule judges which kind (checker-rules 2.2). A new kind is a line here and, where it needs one, a rule. */
import { printedKind } from '#checker/columns/kinds.ts';
import { autoscalers } from './autoscalers.ts';
import { componentStatuses } from './components.ts';
import { cronJobs } from './cronjobs.ts';
import { customResources } from './custom-resources.ts';
import { daemonSets } from './daemonsets.ts';
import { deployments } from './deployments.ts';
import { endpoints } from './endpoints.ts';
import { ingresses } from './ingresses.ts';
import { jobs } from './jobs.ts';
import { namespaces } from './namespaces.ts';
import { nodes } from './nodes.ts';
import { operators } from './operators.ts';
import { pods } from './pods.ts';
import { definitions, presence } from './presence.ts';
import { replicaSets } from './replicasets.ts';
import { signingRequests } from './requests.ts';
import type { Judgement, Printed, Rule } from './rule.ts';
import { services } from './services.ts';
import { statefulSets } from './statefulsets.ts';
import { persistentVolumeClaims, persistentVolumes } from './volumes.ts';

const rules: Readonly<Record<string, Rule>> = {
  CertificateSigningRequest: signingRequests,
  ComponentStatus: componentStatuses,
  CronJob: cronJobs,
  CustomResourceDefinition: definitions,
  DaemonSet: daemonSets,
  Deployment: deployments,
  EndpointSlice: endpoints,
  Endpoints: endpoints,
  HorizontalPodAutoscaler: autoscalers,
  Ingress: ingresses,
  Job: jobs,
  Namespace: namespaces,
  Node: nodes,
  PersistentVolume: persistentVolumes,
  PersistentVolumeClaim: persistentVolumeClaims,
  Pod: pods,
  ReplicaSet: replicaSets,
  ReplicationController: replicaSets,
  Service: services,
  StatefulSet: statefulSets,
  TigeraStatus: operators,
};

/** Known kinds whose printed columns are like those of a custom resource: they do have a readiness. */
const conditioned = new Set(['APIService', 'ResourceClaim', 'VolumeAttachment']);

/** Whether the kind is known to have nothing that could be ready: to be listed is all that can be asked of it. */
export const hasNoReadiness = (kind: string): boolean =>
  printedKind(kind) !== undefined && !Object.hasOwn(rules, kind) && !conditioned.has(kind);

/** The status of one object as printed, by the rule of its kind. */
export function judge(printed: Printed): Judgement {
  const { kind } = printed;
  if (Object.hasOwn(rules, kind)) return (rules[kind] as Rule)(printed);
  return (hasNoReadiness(kind) ? presence : customResources)(printed);
}
