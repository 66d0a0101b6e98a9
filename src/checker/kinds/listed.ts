/**
 * Kinds of which nothing can tell that they are ready: to be listed is all that can be asked of them. What they print:
 * kubernetes pkg/printers/internalversion/printers.go 1.16 to 1.37, and for custom resources the
 * `additionalPrinterColumns` of the definition that is named.
 */
import { count, optional, selector } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Value } from './value.ts';
import { at, isMapping, textAt } from './value.ts';

type Plain = Pick<KindRecord, 'kind' | 'plural' | 'group'> & Partial<KindRecord>;

/** Namespaced and without short names unless it says so. */
const listed = (record: Plain): KindRecord => ({
  shortNames: [],
  namespaced: true,
  layouts: [],
  ...record,
  readiness: 'listed',
});

const createdOnly = [columns('NAME CREATED_AT')];
const subjects = columns('USERS GROUPS SERVICEACCOUNTS');

const keysOf = (object: Value, key: string): number => {
  const data = at(object, key);
  return isMapping(data) ? Object.keys(data).length : 0;
};

const configuration = [
  listed({
    kind: 'ConfigMap',
    plural: 'configmaps',
    group: '',
    shortNames: ['cm'],
    layouts: [columns('NAME DATA AGE')],
    cells: { DATA: count },
    print: (object) => ({ DATA: String(keysOf(object, 'data') + keysOf(object, 'binaryData')) }),
  }),
  listed({
    kind: 'Secret',
    plural: 'secrets',
    group: '',
    layouts: [columns('NAME TYPE DATA AGE')],
    cells: { DATA: count },
    print: (object) => ({ TYPE: textAt(object, 'type'), DATA: String(keysOf(object, 'data')) }),
  }),
  listed({
    kind: 'ResourceQuota',
    plural: 'resourcequotas',
    group: '',
    shortNames: ['quota'],
    layouts: [columns('NAME AGE REQUEST LIMIT'), columns('NAME REQUEST LIMIT AGE')],
    cells: quotaCells(),
  }),
  listed({
    kind: 'LimitRange',
    plural: 'limitranges',
    group: '',
    shortNames: ['limits'],
    layouts: createdOnly,
  }),
  listed({
    kind: 'PodDisruptionBudget',
    plural: 'poddisruptionbudgets',
    group: 'policy',
    shortNames: ['pdb'],
    layouts: [columns('NAME MIN_AVAILABLE MAX_UNAVAILABLE ALLOWED_DISRUPTIONS AGE')],
  }),
  listed({
    kind: 'PriorityClass',
    plural: 'priorityclasses',
    group: 'scheduling.k8s.io',
    shortNames: ['pc'],
    namespaced: false,
    layouts: [
      columns('NAME VALUE GLOBAL-DEFAULT AGE PREEMPTIONPOLICY'),
      columns('NAME VALUE GLOBAL-DEFAULT AGE'),
    ],
  }),
  listed({
    kind: 'RuntimeClass',
    plural: 'runtimeclasses',
    group: 'node.k8s.io',
    namespaced: false,
    layouts: [columns('NAME HANDLER AGE')],
  }),
  listed({
    kind: 'ControllerRevision',
    plural: 'controllerrevisions',
    group: 'apps',
    layouts: [columns('NAME CONTROLLER REVISION AGE')],
  }),
  listed({
    kind: 'Lease',
    plural: 'leases',
    group: 'coordination.k8s.io',
    layouts: [columns('NAME HOLDER AGE')],
    cells: { HOLDER: optional },
  }),
];

const access = [
  listed({
    kind: 'ServiceAccount',
    plural: 'serviceaccounts',
    group: '',
    shortNames: ['sa'],
    layouts: [columns('NAME SECRETS AGE'), columns('NAME AGE')],
    cells: { SECRETS: count },
  }),
  listed({
    kind: 'Role',
    plural: 'roles',
    group: 'rbac.authorization.k8s.io',
    layouts: createdOnly,
  }),
  listed({
    kind: 'ClusterRole',
    plural: 'clusterroles',
    group: 'rbac.authorization.k8s.io',
    namespaced: false,
    layouts: createdOnly,
  }),
  listed({
    kind: 'RoleBinding',
    plural: 'rolebindings',
    group: 'rbac.authorization.k8s.io',
    layouts: [columns('NAME ROLE AGE')],
    wide: subjects,
  }),
  listed({
    kind: 'ClusterRoleBinding',
    plural: 'clusterrolebindings',
    group: 'rbac.authorization.k8s.io',
    namespaced: false,
    layouts: [columns('NAME ROLE AGE')],
    wide: subjects,
  }),
  listed({
    kind: 'MutatingWebhookConfiguration',
    plural: 'mutatingwebhookconfigurations',
    group: 'admissionregistration.k8s.io',
    namespaced: false,
    layouts: [columns('NAME WEBHOOKS AGE')],
  }),
  listed({
    kind: 'ValidatingWebhookConfiguration',
    plural: 'validatingwebhookconfigurations',
    group: 'admissionregistration.k8s.io',
    namespaced: false,
    layouts: [columns('NAME WEBHOOKS AGE')],
  }),
];

const networkAndStorage = [
  listed({
    kind: 'NetworkPolicy',
    plural: 'networkpolicies',
    group: 'networking.k8s.io',
    shortNames: ['netpol'],
    layouts: [columns('NAME POD-SELECTOR AGE')],
    cells: { 'POD-SELECTOR': selector },
  }),
  listed({
    kind: 'IngressClass',
    plural: 'ingressclasses',
    group: 'networking.k8s.io',
    namespaced: false,
    layouts: [columns('NAME CONTROLLER PARAMETERS AGE')],
    cells: { PARAMETERS: optional },
  }),
  listed({
    kind: 'StorageClass',
    plural: 'storageclasses',
    group: 'storage.k8s.io',
    shortNames: ['sc'],
    namespaced: false,
    layouts: [
      columns('NAME PROVISIONER RECLAIMPOLICY VOLUMEBINDINGMODE ALLOWVOLUMEEXPANSION AGE'),
      columns('NAME PROVISIONER AGE'),
    ],
  }),
  listed({
    kind: 'CSIDriver',
    plural: 'csidrivers',
    group: 'storage.k8s.io',
    namespaced: false,
    layouts: [
      columns(
        'NAME ATTACHREQUIRED PODINFOONMOUNT STORAGECAPACITY TOKENREQUESTS REQUIRESREPUBLISH MODES AGE',
      ),
    ],
  }),
  listed({
    kind: 'CSINode',
    plural: 'csinodes',
    group: 'storage.k8s.io',
    namespaced: false,
    layouts: [columns('NAME DRIVERS AGE')],
  }),
];

/** Calico: its definitions have no columns of their own, so NAME and AGE (or CREATED AT) is all that is printed. */
const calico = [
  ['Installation', 'installations', 'operator.tigera.io'],
  ['APIServer', 'apiservers', 'operator.tigera.io'],
  ['IPPool', 'ippools', 'projectcalico.org'],
  ['Tier', 'tiers', 'projectcalico.org'],
  ['FelixConfiguration', 'felixconfigurations', 'projectcalico.org'],
  ['BGPConfiguration', 'bgpconfigurations', 'projectcalico.org'],
  ['BGPPeer', 'bgppeers', 'projectcalico.org'],
  ['GlobalNetworkPolicy', 'globalnetworkpolicies', 'projectcalico.org', 'gnp'],
  ['GlobalNetworkSet', 'globalnetworksets', 'projectcalico.org'],
].map(([kind = '', plural = '', group = '', ...shortNames]) =>
  listed({ kind, plural, group, shortNames, namespaced: false, custom: true }),
);

const others = [
  // istio/api kubernetes/customresourcedefinitions.gen.yaml: which routes are valid, no column and no status says.
  listed({
    kind: 'VirtualService',
    plural: 'virtualservices',
    group: 'networking.istio.io',
    shortNames: ['vs'],
    custom: true,
    layouts: [columns('NAME GATEWAYS HOSTS AGE')],
    cells: { GATEWAYS: optional },
  }),
  // prometheus-operator pkg/apis/monitoring/v1/servicemonitor_types.go: no columns
  listed({
    kind: 'ServiceMonitor',
    plural: 'servicemonitors',
    group: 'monitoring.coreos.com',
    shortNames: ['smon'],
    custom: true,
  }),
];

export const listedKinds: readonly KindRecord[] = [
  ...configuration,
  ...access,
  ...networkAndStorage,
  ...calico,
  ...others,
];

function quotaCells() {
  const like = /^\S+: \S+(?:, \S+: \S+)*$/;
  const requests = { like, blanks: 'some' } as const;
  return { REQUEST: requests, LIMIT: { ...requests, empty: true, strict: true } } as const;
}
