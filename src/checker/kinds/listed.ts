/**
 * Kinds of which nothing can tell that they are ready: to be listed is all that can be asked of them. What they print:
 * kubernetes pkg/printers/internalversion/printers.go 1.16 to 1.37.
 */
import { count, optional, selector } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Value } from './value.ts';
import { at, isMapping, textAt } from './value.ts';

type Plain = Pick<KindRecord, 'kind' | 'plural' | 'group'> & Partial<KindRecord>;

/** Namespaced and without short names unless it says so. */
const listed = (record: Plain): KindRecord => ({
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
    group: '',
    shortNames: ['cm'],
    layouts: [columns('NAME DATA AGE')],
    cells: { DATA: count },
    print: (object) => ({ DATA: String(keysOf(object, 'data') + keysOf(object, 'binaryData')) }),
  }),
  listed({
    kind: 'Secret',
    group: '',
    layouts: [columns('NAME TYPE DATA AGE')],
    cells: { DATA: count },
    print: (object) => ({ TYPE: textAt(object, 'type'), DATA: String(keysOf(object, 'data')) }),
  }),
  listed({
    kind: 'ResourceQuota',
    group: '',
    shortNames: ['quota'],
    layouts: [columns('NAME AGE REQUEST LIMIT'), columns('NAME REQUEST LIMIT AGE')],
    cells: quotaCells(),
  }),
  listed({
    kind: 'LimitRange',
    group: '',
    shortNames: ['limits'],
    layouts: createdOnly,
  }),
  listed({
    kind: 'PodDisruptionBudget',
    group: 'policy',
    shortNames: ['pdb'],
    layouts: [columns('NAME MIN_AVAILABLE MAX_UNAVAILABLE ALLOWED_DISRUPTIONS AGE')],
  }),
  listed({
    kind: 'PriorityClass',
    group: 'scheduling.k8s.io',
    shortNames: ['pc'],
    clusterScoped: true,
    layouts: [
      columns('NAME VALUE GLOBAL-DEFAULT AGE PREEMPTIONPOLICY'),
      columns('NAME VALUE GLOBAL-DEFAULT AGE'),
    ],
  }),
  listed({
    kind: 'ControllerRevision',
    group: 'apps',
    layouts: [columns('NAME CONTROLLER REVISION AGE')],
  }),
  listed({
    kind: 'Lease',
    group: 'coordination.k8s.io',
    layouts: [columns('NAME HOLDER AGE')],
    cells: { HOLDER: optional },
  }),
];

const access = [
  listed({
    kind: 'ServiceAccount',
    group: '',
    shortNames: ['sa'],
    layouts: [columns('NAME SECRETS AGE'), columns('NAME AGE')],
    cells: { SECRETS: count },
  }),
  listed({
    kind: 'Role',
    group: 'rbac.authorization.k8s.io',
    layouts: createdOnly,
  }),
  listed({
    kind: 'ClusterRole',
    group: 'rbac.authorization.k8s.io',
    clusterScoped: true,
    layouts: createdOnly,
  }),
  listed({
    kind: 'RoleBinding',
    group: 'rbac.authorization.k8s.io',
    layouts: [columns('NAME ROLE AGE')],
    wide: subjects,
  }),
  listed({
    kind: 'ClusterRoleBinding',
    group: 'rbac.authorization.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME ROLE AGE')],
    wide: subjects,
  }),
  listed({
    kind: 'MutatingWebhookConfiguration',
    group: 'admissionregistration.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME WEBHOOKS AGE')],
  }),
  listed({
    kind: 'ValidatingWebhookConfiguration',
    group: 'admissionregistration.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME WEBHOOKS AGE')],
  }),
];

const networkAndStorage = [
  listed({
    kind: 'NetworkPolicy',
    group: 'networking.k8s.io',
    shortNames: ['netpol'],
    layouts: [columns('NAME POD-SELECTOR AGE')],
    cells: { 'POD-SELECTOR': selector },
  }),
  listed({
    kind: 'IngressClass',
    group: 'networking.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME CONTROLLER PARAMETERS AGE')],
    cells: { PARAMETERS: optional },
  }),
  listed({
    kind: 'StorageClass',
    group: 'storage.k8s.io',
    shortNames: ['sc'],
    clusterScoped: true,
    layouts: [
      columns('NAME PROVISIONER RECLAIMPOLICY VOLUMEBINDINGMODE ALLOWVOLUMEEXPANSION AGE'),
      columns('NAME PROVISIONER AGE'),
    ],
  }),
];

/** Calico: its definitions have no columns of their own, so NAME and AGE (or CREATED AT) is all that is printed. */
const calico = [
  listed({ kind: 'Installation', group: 'operator.tigera.io' }),
  listed({ kind: 'APIServer', group: 'operator.tigera.io' }),
  listed({ kind: 'IPPool', group: 'projectcalico.org' }),
  listed({ kind: 'Tier', group: 'projectcalico.org' }),
  listed({ kind: 'GlobalNetworkPolicy', group: 'projectcalico.org', shortNames: ['gnp'] }),
].map((record): KindRecord => ({ ...record, clusterScoped: true }));

export const listedKinds: readonly KindRecord[] = [
  ...configuration,
  ...access,
  ...networkAndStorage,
  ...calico,
];

function quotaCells() {
  const like = /^\S+: \S+(?:, \S+: \S+)*$/;
  const requests = { like, blanks: 'some' } as const;
  return { REQUEST: requests, LIMIT: { ...requests, empty: true, strict: true } } as const;
}
