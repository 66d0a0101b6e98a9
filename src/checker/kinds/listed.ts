/**
 * Kinds of which nothing can tell that they are ready: to be listed is all that can be asked of them. What they print:
 * kubernetes pkg/printers/internalversion/printers.go 1.16 to 1.37.
 */
import { count, message, optional, selector } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

type Plain = Pick<KindRecord, 'kind' | 'plural' | 'group'> & Partial<KindRecord>;

const createdOnly = [columns('NAME CREATED_AT')];
const subjects = columns('USERS GROUPS SERVICEACCOUNTS');

/** Each is namespaced and without short names unless it says so. */
const printed: readonly Plain[] = [
  // Configuration.
  {
    kind: 'ConfigMap',
    group: '',
    shortNames: ['cm'],
    layouts: [columns('NAME DATA AGE')],
    cells: { DATA: count },
  },
  {
    kind: 'Secret',
    group: '',
    layouts: [columns('NAME TYPE DATA AGE')],
    cells: { DATA: count },
  },
  {
    kind: 'ResourceQuota',
    group: '',
    shortNames: ['quota'],
    layouts: [columns('NAME AGE REQUEST LIMIT'), columns('NAME REQUEST LIMIT AGE')],
    cells: { REQUEST: message, LIMIT: { blanks: 'any', empty: true } },
  },
  {
    kind: 'LimitRange',
    group: '',
    shortNames: ['limits'],
    layouts: createdOnly,
  },
  {
    kind: 'PodDisruptionBudget',
    group: 'policy',
    shortNames: ['pdb'],
    layouts: [columns('NAME MIN_AVAILABLE MAX_UNAVAILABLE ALLOWED_DISRUPTIONS AGE')],
  },
  {
    kind: 'PriorityClass',
    group: 'scheduling.k8s.io',
    shortNames: ['pc'],
    clusterScoped: true,
    layouts: [
      columns('NAME VALUE GLOBAL-DEFAULT AGE PREEMPTIONPOLICY'),
      columns('NAME VALUE GLOBAL-DEFAULT AGE'),
    ],
  },
  {
    kind: 'ControllerRevision',
    group: 'apps',
    layouts: [columns('NAME CONTROLLER REVISION AGE')],
  },
  {
    kind: 'Lease',
    group: 'coordination.k8s.io',
    layouts: [columns('NAME HOLDER AGE')],
    cells: { HOLDER: optional },
  },
  // Access.
  {
    kind: 'ServiceAccount',
    group: '',
    shortNames: ['sa'],
    layouts: [columns('NAME SECRETS AGE'), columns('NAME AGE')],
    cells: { SECRETS: count },
  },
  {
    kind: 'Role',
    group: 'rbac.authorization.k8s.io',
    layouts: createdOnly,
  },
  {
    kind: 'ClusterRole',
    group: 'rbac.authorization.k8s.io',
    clusterScoped: true,
    layouts: createdOnly,
  },
  {
    kind: 'RoleBinding',
    group: 'rbac.authorization.k8s.io',
    layouts: [columns('NAME ROLE AGE')],
    wide: subjects,
  },
  {
    kind: 'ClusterRoleBinding',
    group: 'rbac.authorization.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME ROLE AGE')],
    wide: subjects,
  },
  {
    kind: 'MutatingWebhookConfiguration',
    group: 'admissionregistration.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME WEBHOOKS AGE')],
  },
  {
    kind: 'ValidatingWebhookConfiguration',
    group: 'admissionregistration.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME WEBHOOKS AGE')],
  },
  // Network and storage.
  {
    kind: 'NetworkPolicy',
    group: 'networking.k8s.io',
    shortNames: ['netpol'],
    layouts: [columns('NAME POD-SELECTOR AGE')],
    cells: { 'POD-SELECTOR': selector },
  },
  {
    kind: 'IngressClass',
    group: 'networking.k8s.io',
    clusterScoped: true,
    layouts: [columns('NAME CONTROLLER PARAMETERS AGE')],
    cells: { PARAMETERS: optional },
  },
  {
    kind: 'StorageClass',
    group: 'storage.k8s.io',
    shortNames: ['sc'],
    clusterScoped: true,
    layouts: [
      columns('NAME PROVISIONER RECLAIMPOLICY VOLUMEBINDINGMODE ALLOWVOLUMEEXPANSION AGE'),
      columns('NAME PROVISIONER AGE'),
    ],
  },
];

/** Calico: its definitions have no columns of their own, so NAME and AGE (or CREATED AT) is all that is printed. */
const calico: readonly Plain[] = [
  { kind: 'Installation', group: 'operator.tigera.io' },
  { kind: 'APIServer', group: 'operator.tigera.io' },
  { kind: 'IPPool', group: 'projectcalico.org' },
  { kind: 'Tier', group: 'projectcalico.org' },
  { kind: 'GlobalNetworkPolicy', group: 'projectcalico.org', shortNames: ['gnp'] },
].map((record) => ({ ...record, clusterScoped: true }));

export const listedKinds: readonly KindRecord[] = [...printed, ...calico].map((record) => ({
  layouts: [],
  ...record,
  readiness: 'listed',
}));
