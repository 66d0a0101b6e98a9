import { daemonSetHeader, deploymentHeader, nodeHeader, podHeader } from '../pasted.ts';
import { printTable } from './print-table.ts';

/** What kubectl prints of one kind: rows that are ready, and one that is not. */
export interface Listing {
  title: string;
  kind: string;
  columns: readonly string[];
  ready: readonly (readonly string[])[];
  bad: readonly string[];
}

const pods: Listing = {
  title: 'Pods',
  kind: 'Pod',
  columns: podHeader,
  ready: [
    ['web-1', '1/1', 'Running', '0', '5m'],
    ['web-3', '1/1', 'Running', '0', '5m'],
  ],
  bad: ['web-2', '0/1', 'CrashLoopBackOff', '4 (10s ago)', '5m'],
};

const nodes: Listing = {
  title: 'nodes',
  kind: 'Node',
  columns: nodeHeader,
  ready: [
    ['calico-control-plane', 'Ready', 'control-plane', '9m', 'v1.36.1'],
    ['calico-worker', 'Ready', '<none>', '9m', 'v1.36.1'],
  ],
  bad: ['calico-worker2', 'NotReady', '<none>', '9m', 'v1.36.1'],
};

const daemonSets: Listing = {
  title: 'DaemonSets',
  kind: 'DaemonSet',
  columns: daemonSetHeader,
  ready: [
    ['kube-proxy', '3', '3', '3', '3', '3', 'kubernetes.io/os=linux', '5m'],
    ['node-exporter', '3', '3', '3', '3', '3', '<none>', '5m'],
  ],
  bad: ['calico-node', '3', '3', '1', '3', '1', 'kubernetes.io/os=linux', '5m'],
};

const deployments: Listing = {
  title: 'Deployments',
  kind: 'Deployment',
  columns: deploymentHeader,
  ready: [
    ['api', '2/2', '2', '2', '5m'],
    ['web', '3/3', '3', '3', '5m'],
  ],
  bad: ['shop', '0/3', '3', '0', '5m'],
};

const statefulSets: Listing = {
  title: 'StatefulSets',
  kind: 'StatefulSet',
  columns: ['NAME', 'READY', 'AGE'],
  ready: [
    ['db', '3/3', '5m'],
    ['queue', '1/1', '5m'],
  ],
  bad: ['cache', '1/3', '5m'],
};

const namespaces: Listing = {
  title: 'Namespaces',
  kind: 'Namespace',
  columns: ['NAME', 'STATUS', 'AGE'],
  ready: [
    ['default', 'Active', '5d'],
    ['lab', 'Active', '5m'],
  ],
  bad: ['old-lab', 'Terminating', '9m'],
};

const operators: Listing = {
  title: 'TigeraStatus',
  kind: 'TigeraStatus',
  columns: ['NAME', 'AVAILABLE', 'PROGRESSING', 'DEGRADED', 'SINCE', 'MESSAGE'],
  ready: [
    ['apiserver', 'True', 'False', 'False', '48s', 'All objects available'],
    ['ippools', 'True', 'False', 'False', '53s', 'All objects available'],
  ],
  bad: ['calico', 'False', 'False', 'True', '53s', 'Pod calico-node is not ready'],
};

const claims: Listing = {
  title: 'PersistentVolumeClaims',
  kind: 'PersistentVolumeClaim',
  columns: ['NAME', 'STATUS', 'VOLUME', 'CAPACITY', 'ACCESS MODES', 'STORAGECLASS', 'AGE'],
  ready: [
    ['data-db-0', 'Bound', 'pvc-1f6c', '1Gi', 'RWO', 'standard', '5m'],
    ['data-db-2', 'Bound', 'pvc-8d3a', '1Gi', 'RWO', 'standard', '5m'],
  ],
  bad: ['data-db-1', 'Pending', '', '', '', 'standard', '5m'],
};

const jobs: Listing = {
  title: 'Jobs',
  kind: 'Job',
  columns: ['NAME', 'STATUS', 'COMPLETIONS', 'DURATION', 'AGE'],
  ready: [
    ['migrate', 'Complete', '1/1', '5s', '5m'],
    ['report', 'Complete', '3/3', '9s', '5m'],
  ],
  bad: ['backup', 'Failed', '0/1', '5m', '5m'],
};

const certificates: Listing = {
  title: 'Certificates',
  kind: 'Certificate',
  columns: ['NAME', 'READY', 'SECRET', 'AGE'],
  ready: [
    ['api', 'True', 'api-tls', '3h'],
    ['web', 'True', 'web-tls', '3h'],
  ],
  bad: ['shop', 'False', 'shop-tls', '3h'],
};

/** As `-A` prints it. */
const everywhere = (listing: Listing): Listing => ({
  ...listing,
  title: `${listing.title} under -A`,
  columns: ['NAMESPACE', ...listing.columns],
  ready: listing.ready.map((cells) => ['lab', ...cells]),
  bad: ['lab', ...listing.bad],
});

const widePods: Listing = {
  ...pods,
  title: 'Pods under -o wide',
  columns: [...pods.columns, 'IP', 'NODE', 'NOMINATED NODE', 'READINESS GATES'],
  ready: pods.ready.map((cells) => [...cells, '10.244.1.5', 'worker', '<none>', '<none>']),
  bad: [...pods.bad, '10.244.1.6', 'worker', '<none>', '<none>'],
};

/** As `kubectl get all` prints it. */
const prefixed = (listing: Listing, prefix: string): Listing => ({
  ...listing,
  title: `${listing.title} with their kind`,
  ready: listing.ready.map(([name, ...cells]) => [`${prefix}/${name}`, ...cells]),
  bad: [`${prefix}/${listing.bad[0]}`, ...listing.bad.slice(1)],
});

export const listings: readonly Listing[] = [
  pods,
  nodes,
  daemonSets,
  deployments,
  statefulSets,
  namespaces,
  operators,
  claims,
  jobs,
  certificates,
  everywhere(pods),
  everywhere(deployments),
  widePods,
  prefixed(pods, 'pod'),
  prefixed(deployments, 'deployment.apps'),
];

/** Where a row can stand: in the table, or somewhere below its last row. */
const below = {
  end: [],
  'below a blank line': [''],
  'below prose': ['This is what it says.'],
  'below prose behind a blank line': ['', 'Now everything is ready.'],
  'below a prompt': ['$'],
} as const;
export type RowPlace = 'first' | 'middle' | keyof typeof below;
export const rowPlaces: readonly RowPlace[] = [
  'first',
  'middle',
  ...(Object.keys(below) as (keyof typeof below)[]),
];

/** The lines of a listing, and which of them is the row that is not ready. */
export function linesOf(
  { kind, columns, ready, bad }: Listing,
  place: RowPlace,
): { lines: string[]; at: number } {
  const index = place === 'first' ? 0 : place === 'middle' ? 1 : ready.length;
  const rows = [...ready.slice(0, index), bad, ...ready.slice(index)];
  const lines = printTable({ kind, columns, rows, wide: false })
    .split('\n')
    .map((line) => line.trimEnd());
  const between = place === 'first' || place === 'middle' ? [] : below[place];
  lines.splice(index + 1, 0, ...between);
  return { lines, at: index + 1 + between.length };
}
