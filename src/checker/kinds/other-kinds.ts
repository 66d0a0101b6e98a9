/** Which rule judges which kind, besides Pods, nodes and workloads: a new kind is a line here and, where it needs one, a rule. */
import { printedKind } from './catalogue.ts';
import { autoscalers } from './autoscalers.ts';
import { componentStatuses } from './components.ts';
import { cronJobs } from './cronjobs.ts';
import { customResources } from './custom-resources.ts';
import { endpoints } from './endpoints.ts';
import { ingresses } from './ingresses.ts';
import { jobs } from './jobs.ts';
import { namespaces } from './namespaces.ts';
import { operators } from './operators.ts';
import { definitions, presence } from './presence.ts';
import { signingRequests } from './requests.ts';
import type { Judgement, Printed, Rule } from './rule.ts';
import { services } from './services.ts';
import { persistentVolumeClaims, persistentVolumes } from './volumes.ts';

const rules: Readonly<Record<string, Rule>> = {
  CertificateSigningRequest: signingRequests,
  ComponentStatus: componentStatuses,
  CronJob: cronJobs,
  CustomResourceDefinition: definitions,
  EndpointSlice: endpoints,
  Endpoints: endpoints,
  HorizontalPodAutoscaler: autoscalers,
  Ingress: ingresses,
  Job: jobs,
  Namespace: namespaces,
  PersistentVolume: persistentVolumes,
  PersistentVolumeClaim: persistentVolumeClaims,
  Service: services,
  TigeraStatus: operators,
};

/** Known kinds whose printed columns are like those of a custom resource: they do have a readiness. */
const conditioned = new Set(['APIService', 'ResourceClaim', 'VolumeAttachment']);

/** Of a kind that is judged here: whether it is known to have nothing that could be ready. */
export const isOnlyListed = (kind: string): boolean =>
  printedKind(kind) !== undefined && !Object.hasOwn(rules, kind) && !conditioned.has(kind);

/** The status of one object of such a kind, or of one that nobody knows. */
export function judgeOther(printed: Printed): Judgement {
  const { kind } = printed;
  if (Object.hasOwn(rules, kind)) return (rules[kind] as Rule)(printed);
  return (isOnlyListed(kind) ? presence : customResources)(printed);
}
