/** Which rule judges which kind (checker-rules 2.2). A new kind is a line here and, where it needs one, a rule. */
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

/** Kinds without any readiness, of Kubernetes itself and of Calico. */
const present = new Set(
  (
    'ConfigMap Secret ServiceAccount Role ClusterRole RoleBinding ClusterRoleBinding StorageClass IngressClass ' +
    'NetworkPolicy PodDisruptionBudget ResourceQuota LimitRange PriorityClass RuntimeClass Lease CSIDriver CSINode ' +
    'ControllerRevision PodTemplate FlowSchema PriorityLevelConfiguration MutatingWebhookConfiguration ' +
    'ValidatingWebhookConfiguration IPPool Tier GlobalNetworkPolicy StagedNetworkPolicy ' +
    'GlobalNetworkSet NetworkSet FelixConfiguration BGPConfiguration BGPPeer HostEndpoint IPAMBlock BlockAffinity ' +
    'KubeControllersConfiguration ClusterInformation Installation'
  ).split(' '),
);

/** Whether the kind is known to have nothing that could be ready: to be listed is all that can be asked of it. */
export const hasNoReadiness = (kind: string): boolean => present.has(kind);

/** The status of one object as printed, by the rule of its kind. */
export function judge(printed: Printed): Judgement {
  const { kind } = printed;
  if (Object.hasOwn(rules, kind)) return (rules[kind] as Rule)(printed);
  return (present.has(kind) ? presence : customResources)(printed);
}
