/** What `kubectl get` prints of Pods, nodes and workloads, and what any kind is called. */

/** Columns of `-o wide`, now and before Kubernetes 1.10. */
const workload = 'CONTAINERS IMAGES SELECTOR CONTAINER(S) IMAGE(S)';

/** Kubernetes 1.16 to 1.37 and older layouts; sources as in `other-kinds.ts`. */
export const commonKinds: readonly PrintedKind[] = [
  'Pod pods po|IP NODE NOMINATED_NODE READINESS_GATES|NAME READY STATUS RESTARTS AGE|NAME READY REASON RESTARTS AGE',
  'Node* nodes no|EXTERNAL-IP INTERNAL-IP EXTERNAL-IP OS-IMAGE KERNEL-VERSION CONTAINER-RUNTIME|NAME STATUS ROLES AGE VERSION|NAME STATUS AGE VERSION',
  `Deployment deployments.apps deploy|${workload}|NAME READY UP-TO-DATE AVAILABLE AGE|NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE`,
  `DaemonSet daemonsets.apps ds|${workload}|NAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE_SELECTOR AGE|NAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE-SELECTOR AGE|NAME DESIRED CURRENT READY NODE-SELECTOR AGE`,
  `ReplicaSet replicasets.apps rs|${workload}|NAME DESIRED CURRENT READY AGE|NAME DESIRED CURRENT AGE`,
  `ReplicationController replicationcontrollers rc|${workload}|NAME DESIRED CURRENT READY AGE|NAME DESIRED CURRENT AGE`,
  `StatefulSet statefulsets.apps sts|CONTAINERS IMAGES CONTAINER(S) IMAGE(S)|NAME READY AGE|NAME DESIRED CURRENT AGE`,
].map(parseKind);

const commonByKind = new Set(commonKinds.map(({ kind }) => kind));

/** The names of their columns, and of those that any kind may have. */
export const commonColumns: ReadonlySet<string> = new Set([
  ...commonKinds.flatMap(({ layouts, wide }) => [...layouts.flat(), ...wide]),
  ...['NAMESPACE', 'EVENT', 'LABELS'],
]);

export const isCommon = (kind: string): boolean => commonByKind.has(kind);

/** The entry of a kind in the API's spelling; undefined for a custom resource that we do not know. */
export const printedKind = (kind: string | undefined): PrintedKind | undefined =>
  kind === undefined ? undefined : byKind.get(kind);

/** Groups that once served a kind that now lives elsewhere, as in `deployment.extensions/web`. */
const formerGroups = new Set(['extensions', 'events.k8s.io', 'policy', 'apps']);

/**
 * The API's spelling for a word that names a kind: `po`, `daemonsets.apps`, `deployments.v1.apps`, `Pod`.
 * A word of no known kind, or of a known name in a foreign group, comes back in lower case as typed.
 */
export function kindOf(word: string): string {
  const lower = word.toLowerCase();
  const dot = lower.indexOf('.');
  const plural = dot < 0 ? lower : lower.slice(0, dot);
  const entry = byWord.get(plural);
  if (!entry) return lower;
  let group = dot < 0 ? entry.group : lower.slice(dot + 1);
  const version = /^v\d+(?:(?:alpha|beta)\d+)?(?:\.|$)/.exec(group);
  if (version) group = group.slice(version[0].length);
  const former = formerGroups.has(group) && (entry.group !== '' || group === 'events.k8s.io');
  const behind = entry.group !== '' && group.endsWith(`.${entry.group}`); // crd.projectcalico.org
  return group === entry.group || former || behind ? entry.kind : lower;
}

/** Whether two names mean one kind; unknown kinds are compared without plural, and without group if one has none. */
export function sameKind(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [kindOf(one), kindOf(other)];
  if (a === b) return true;
  return !byKind.has(a) && !byKind.has(b) && isSameOther(a, b);
}

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

const byWord = new Map(printedKinds.flatMap((entry) => entry.words.map((word) => [word, entry])));
const byKind = new Map(printedKinds.map((entry) => [entry.kind, entry]));

/** Whether two names as `kindOf` gives them, of no common kind and not the same, mean one kind. */
function isSameOther(a: string, b: string): boolean {
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

/**
 * How catalogues of kinds are written, one line per kind:
 * `Kind[*] plural[.group] short…|columns of -o wide|default columns of one layout|of another…`.
 * `*` marks cluster scope, `_` stands for a space inside a column name.
 */
export interface PrintedKind {
  /** The API's spelling, "DaemonSet". */
  kind: string;
  clusterScoped: boolean;
  group: string;
  /** Default columns, newest layout first. */
  layouts: readonly (readonly string[])[];
  /** What `-o wide` may add, in the order of printing. */
  wide: readonly string[];
  /** Every word kubectl accepts for it, lower case, without the group. */
  words: readonly string[];
}

/** The names in a list of columns. */
function columnNames(list: string): string[] {
  return list ? list.split(' ').map((name) => name.replaceAll('_', ' ')) : [];
}

function parseKind(line: string): PrintedKind {
  const [head = '', wide = '', ...layouts] = line.split('|');
  const [marked = '', resource = '', ...shorts] = head.split(' ');
  const kind = marked.replace('*', '');
  const dot = resource.indexOf('.');
  const plural = dot < 0 ? resource : resource.slice(0, dot);
  return {
    kind,
    clusterScoped: kind !== marked,
    group: dot < 0 ? '' : resource.slice(dot + 1),
    layouts: layouts.map(columnNames),
    wide: columnNames(wide),
    words: [kind.toLowerCase(), plural, ...shorts],
  };
}

/** What `-o wide` adds today: the catalogue also lists what its columns were called, and where they stood, before. */
export const wideNow = ({ wide }: Pick<PrintedKind, 'wide'>): string[] =>
  wide.filter((column, at) => wide.lastIndexOf(column) === at && !column.endsWith('(S)'));

/** Whether objects of a kind stand in no namespace; an unknown kind is taken to stand in one. */
export const isClusterScoped = (kind: string | undefined): boolean =>
  printedKind(kind)?.clusterScoped ?? false;
