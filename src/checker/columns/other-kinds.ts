/**
 * What `kubectl get` prints of all other kinds, Kubernetes 1.16 to 1.37 and the older layouts that tutorials still show.
 * Source: kubernetes `pkg/printers/internalversion/printers.go` (1.7, 1.10, 1.32), CRD printer columns of Calico
 * and Tigera, recorded output of servers 1.20 and 1.34.
 */
import { commonKinds, workload } from './kinds.ts';
import { parseKind } from './printed-kind.ts';
import type { PrintedKind } from './printed-kind.ts';

const pvc = 'NAME STATUS VOLUME CAPACITY ACCESS_MODES STORAGECLASS';

const otherKinds = [
  `Job jobs.batch|${workload}|NAME STATUS COMPLETIONS DURATION AGE|NAME COMPLETIONS DURATION AGE|NAME DESIRED SUCCESSFUL AGE`,
  `CronJob cronjobs.batch cj|${workload}|NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST_SCHEDULE AGE|NAME SCHEDULE TIMEZONE SUSPEND ACTIVE LAST_SCHEDULE NEXT_SCHEDULE AGE|NAME SCHEDULE SUSPEND ACTIVE LAST_SCHEDULE AGE`,
  'Service services svc|SELECTOR|NAME TYPE CLUSTER-IP EXTERNAL-IP PORT(S) AGE|NAME CLUSTER-IP EXTERNAL-IP PORT(S) AGE',
  'Endpoints endpoints ep||NAME ENDPOINTS AGE',
  'EndpointSlice endpointslices.discovery.k8s.io||NAME ADDRESSTYPE PORTS ENDPOINTS AGE',
  'Ingress ingresses.networking.k8s.io ing||NAME CLASS HOSTS ADDRESS PORTS AGE|NAME HOSTS ADDRESS PORTS AGE',
  'IngressClass* ingressclasses.networking.k8s.io||NAME CONTROLLER PARAMETERS AGE',
  'NetworkPolicy networkpolicies.networking.k8s.io netpol||NAME POD-SELECTOR AGE',
  'PersistentVolume* persistentvolumes pv|VOLUMEMODE|NAME CAPACITY ACCESS_MODES RECLAIM_POLICY STATUS CLAIM STORAGECLASS VOLUMEATTRIBUTESCLASS REASON AGE|NAME CAPACITY ACCESS_MODES RECLAIM_POLICY STATUS CLAIM STORAGECLASS REASON AGE|NAME CAPACITY ACCESSMODES RECLAIMPOLICY STATUS CLAIM STORAGECLASS REASON AGE|NAME CAPACITY ACCESSMODES RECLAIMPOLICY STATUS CLAIM REASON AGE',
  `PersistentVolumeClaim persistentvolumeclaims pvc|VOLUMEMODE|${pvc} VOLUMEATTRIBUTESCLASS AGE|${pvc} AGE|NAME STATUS VOLUME CAPACITY ACCESSMODES STORAGECLASS AGE|NAME STATUS VOLUME CAPACITY ACCESSMODES AGE`,
  'StorageClass* storageclasses.storage.k8s.io sc||NAME PROVISIONER RECLAIMPOLICY VOLUMEBINDINGMODE ALLOWVOLUMEEXPANSION AGE|NAME PROVISIONER AGE',
  'VolumeAttachment* volumeattachments.storage.k8s.io||NAME ATTACHER PV NODE ATTACHED AGE',
  'CSIDriver* csidrivers.storage.k8s.io||NAME ATTACHREQUIRED PODINFOONMOUNT STORAGECAPACITY TOKENREQUESTS REQUIRESREPUBLISH MODES AGE',
  'CSINode* csinodes.storage.k8s.io||NAME DRIVERS AGE',
  'Namespace* namespaces ns||NAME STATUS AGE',
  'ConfigMap configmaps cm||NAME DATA AGE',
  'Secret secrets||NAME TYPE DATA AGE',
  'ServiceAccount serviceaccounts sa||NAME SECRETS AGE|NAME AGE',
  'Role roles.rbac.authorization.k8s.io||NAME CREATED_AT',
  'ClusterRole* clusterroles.rbac.authorization.k8s.io||NAME CREATED_AT',
  'RoleBinding rolebindings.rbac.authorization.k8s.io|USERS GROUPS SERVICEACCOUNTS|NAME ROLE AGE',
  'ClusterRoleBinding* clusterrolebindings.rbac.authorization.k8s.io|USERS GROUPS SERVICEACCOUNTS|NAME ROLE AGE',
  'CustomResourceDefinition* customresourcedefinitions.apiextensions.k8s.io crd crds||NAME CREATED_AT',
  'APIService* apiservices.apiregistration.k8s.io||NAME SERVICE AVAILABLE AGE',
  'HorizontalPodAutoscaler horizontalpodautoscalers.autoscaling hpa||NAME REFERENCE TARGETS MINPODS MAXPODS REPLICAS AGE|NAME REFERENCE TARGET CURRENT MINPODS MAXPODS AGE',
  'PodDisruptionBudget poddisruptionbudgets.policy pdb||NAME MIN_AVAILABLE MAX_UNAVAILABLE ALLOWED_DISRUPTIONS AGE',
  'Event events ev|SUBOBJECT SOURCE MESSAGE FIRST_SEEN COUNT NAME|LAST_SEEN TYPE REASON OBJECT MESSAGE|LAST_SEEN TYPE REASON OBJECT|LASTSEEN FIRSTSEEN COUNT NAME KIND SUBOBJECT TYPE REASON SOURCE MESSAGE|LAST_SEEN FIRST_SEEN COUNT NAME KIND SUBOBJECT TYPE REASON SOURCE MESSAGE',
  'ComponentStatus* componentstatuses cs||NAME STATUS MESSAGE ERROR',
  'CertificateSigningRequest* certificatesigningrequests.certificates.k8s.io csr||NAME AGE SIGNERNAME REQUESTOR REQUESTEDDURATION CONDITION|NAME AGE SIGNERNAME REQUESTOR CONDITION|NAME AGE REQUESTOR CONDITION',
  'Lease leases.coordination.k8s.io||NAME HOLDER AGE',
  'ControllerRevision controllerrevisions.apps||NAME CONTROLLER REVISION AGE',
  'ResourceQuota resourcequotas quota||NAME AGE REQUEST LIMIT|NAME REQUEST LIMIT AGE',
  'LimitRange limitranges limits||NAME CREATED_AT',
  'PriorityClass* priorityclasses.scheduling.k8s.io pc||NAME VALUE GLOBAL-DEFAULT AGE PREEMPTIONPOLICY|NAME VALUE GLOBAL-DEFAULT AGE',
  'RuntimeClass* runtimeclasses.node.k8s.io||NAME HANDLER AGE',
  'MutatingWebhookConfiguration* mutatingwebhookconfigurations.admissionregistration.k8s.io||NAME WEBHOOKS AGE',
  'ValidatingWebhookConfiguration* validatingwebhookconfigurations.admissionregistration.k8s.io||NAME WEBHOOKS AGE',
  'ResourceClaim resourceclaims.resource.k8s.io||NAME STATE AGE',
  'TigeraStatus* tigerastatuses.operator.tigera.io tigerastatus ts||NAME AVAILABLE PROGRESSING DEGRADED SINCE MESSAGE|NAME AVAILABLE PROGRESSING DEGRADED SINCE',
  'Installation* installations.operator.tigera.io',
  'APIServer* apiservers.operator.tigera.io',
  'IPPool* ippools.projectcalico.org',
  'Tier* tiers.projectcalico.org',
  'FelixConfiguration* felixconfigurations.projectcalico.org',
  'BGPConfiguration* bgpconfigurations.projectcalico.org',
  'BGPPeer* bgppeers.projectcalico.org',
  'GlobalNetworkPolicy* globalnetworkpolicies.projectcalico.org gnp',
  'GlobalNetworkSet* globalnetworksets.projectcalico.org',
].map(parseKind);

/** Every kind whose printed columns are known. */
export const printedKinds: readonly PrintedKind[] = [...commonKinds, ...otherKinds];

const byWord = new Map(otherKinds.flatMap((entry) => entry.words.map((word) => [word, entry])));
const byKind = new Map(otherKinds.map((entry) => [entry.kind, entry]));

/** The entry of a kind that is not among the common ones. */
export const otherKind = (kind: string): PrintedKind | undefined => byKind.get(kind);

/** The same by a word that kubectl accepts for it, lower case, without group. */
export const kindByWord = (word: string): PrintedKind | undefined => byWord.get(word);

/** Whether two names as `kindOf` gives them, of no common kind and not the same, mean one kind. */
export function isSameOther(a: string, b: string): boolean {
  if (byKind.has(a) || byKind.has(b)) return false;
  const [nameA = '', ...groupA] = a.split('.');
  const [nameB = '', ...groupB] = b.split('.');
  const groups =
    groupA.length === 0 || groupB.length === 0 || groupA.join('.') === groupB.join('.');
  return groups && singular(nameA) === singular(nameB);
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
