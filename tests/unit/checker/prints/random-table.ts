/** Random tables of every kind and layout that kubectl prints, with cells as that kind can have them. */
import fc from 'fast-check';
import { recordOf, records } from '#checker/kinds/index.ts';
import type { PrintedTable } from './print-table.ts';

const count = fc.nat({ max: 120 }).map(String);
const duration = fc.oneof(
  fc.nat({ max: 119 }).map((n) => `${n}s`),
  fc
    .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 59 }))
    .map(([m, s]) => `${m}m${s}s`),
  fc.integer({ min: 10, max: 179 }).map((n) => `${n}m`),
  fc
    .tuple(fc.integer({ min: 3, max: 7 }), fc.integer({ min: 1, max: 59 }))
    .map(([h, m]) => `${h}h${m}m`),
  fc
    .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 23 }))
    .map(([d, h]) => `${d}d${h}h`),
  fc.integer({ min: 8, max: 700 }).map((n) => `${n}d`),
  fc
    .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 364 }))
    .map(([y, d]) => `${y}y${d}d`),
  fc.constantFrom('<invalid>', '<unknown>'),
);
const name = fc.stringMatching(/^[a-z][a-z\d-]{0,30}[a-z\d]$/);
const truth = fc.constantFrom('True', 'False', 'Unknown');
const selector = fc.constantFrom(
  '<none>',
  'kubernetes.io/os=linux',
  'app=web',
  'k8s-app=calico-node,tier=a',
);
const podStatus = fc.constantFrom(
  ...[
    'Running',
    'Pending',
    'ContainerCreating',
    'Init:0/3',
    'Init:CrashLoopBackOff',
    'CrashLoopBackOff',
    'Error',
    'Completed',
  ],
  ...[
    'Terminating',
    'Evicted',
    'ImagePullBackOff',
    'Init:ExitCode:2',
    'OOMKilled',
    'CreateContainerConfigError',
    'NotReady',
  ],
);

const cells: Readonly<Record<string, fc.Arbitrary<string>>> = {
  NAME: name,
  NAMESPACE: fc.constantFrom('default', 'kube-system', 'calico-system', 'web'),
  AGE: duration.filter((age) => age !== '<unknown>'),
  SINCE: duration,
  DURATION: fc.oneof(duration, fc.constant('')),
  'LAST SCHEDULE': fc.oneof(duration, fc.constant('<none>')),
  'NEXT SCHEDULE': duration,
  'LAST SEEN': duration,
  'FIRST SEEN': duration,
  RESTARTS: fc.oneof(
    count,
    fc.tuple(count, duration).map(([n, ago]) => `${n} (${ago} ago)`),
  ),
  READY: fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 })).map(([n, m]) => `${n}/${m}`),
  SCHEDULE: fc.constantFrom('*/5 * * * *', '3 1 */1 * *', '@daily', '@every 1h30m'),
  SUSPEND: fc.constantFrom('True', 'False'),
  COMPLETIONS: fc.constantFrom('0/1', '1/1', '2/3', '0/1 of 5'),
  'OS-IMAGE': fc.constantFrom(
    'Ubuntu 22.04.5 LTS',
    'Windows Server 2019 Datacenter',
    'Talos (v1.9.0)',
  ),
  ROLES: fc.constantFrom('<none>', 'control-plane', 'control-plane,master'),
  VERSION: fc.constantFrom('v1.34.9', 'v1.20.15+k3s1', 'v1.31.3-eks-59bf375'),
  TARGETS: fc.constantFrom(
    'cpu: 3%/80%',
    'cpu: <unknown>/80%',
    '0%/50%',
    'cpu: 1%/2%, memory: 3%/4% + 2 more...',
  ),
  TARGET: fc.constant('50%'),
  HOSTS: fc.constantFrom(
    '*',
    'a.example.com',
    'a.example.com,b.example.com,c.example.com + 2 more...',
  ),
  PORTS: fc.constantFrom('80', '80, 443', '8080'),
  ADDRESS: fc.constantFrom('', '10.0.0.7', 'lb.example.com'),
  ENDPOINTS: fc.constantFrom(
    '<none>',
    '10.0.0.1:80',
    '10.0.0.1:80,10.0.0.2:80,10.0.0.3:80 + 4 more...',
  ),
  MESSAGE: fc.constantFrom(
    'Created container web',
    'Back-off restarting failed container',
    'All objects available',
  ),
  OBJECT: name.map((text) => `pod/${text}`),
  SUBOBJECT: fc.constantFrom('', 'spec.containers{web}'),
  SOURCE: fc.constantFrom('kubelet, worker-1', 'default-scheduler'),
  ERROR: fc.constant(''),
  CLAIM: fc.constantFrom('', 'default/data'),
  STORAGECLASS: fc.constantFrom('', 'standard'),
  VOLUMEATTRIBUTESCLASS: fc.constantFrom('<unset>', ''),
  REASON: fc.constantFrom('', 'Started'),
  VOLUME: fc.constantFrom('', 'pvc-1b2c3d'),
  CAPACITY: fc.constantFrom('', '10Gi'),
  'ACCESS MODES': fc.constantFrom('', 'RWO', 'RWO,RWX'),
  ACCESSMODES: fc.constantFrom('', 'RWO'),
  'NODE SELECTOR': selector,
  'NODE-SELECTOR': selector,
  SELECTOR: selector,
  'POD-SELECTOR': fc.oneof(selector, fc.constant('app=api,tier in (a,b)')),
  'RECLAIM POLICY': fc.constantFrom('Delete', 'Retain'),
  'CREATED AT': fc.constantFrom('2020-07-01T08:12:00Z', '2026-11-14T07:15:46Z'),
  PROGRESSING: truth,
  DEGRADED: truth,
  REQUEST: fc.constant('pods: 1/10, requests.cpu: 1/4'),
  LIMIT: fc.constantFrom('', 'limits.cpu: 1/4'),
  HOLDER: fc.constantFrom('', 'worker-1'),
};

const integers = new Set(
  'DESIRED CURRENT UP-TO-DATE MINPODS MAXPODS REPLICAS COUNT DATA SECRETS ACTIVE'.split(' '),
);

const word = fc.oneof(fc.constant('<none>'), fc.stringMatching(/^[a-z\d][\w/]{0,18}$/));

/** What custom resources print: of these, whatever the looks in the record of a kind allow in a column. */
const samples = [
  ...['True', 'False', 'Unknown', 'Provisioned', 'Synced', '0', '3', '2/3', '5m', '2d1h'],
  ...['v1.34.9', '["web"]', '["a.example.com","*.b.example.com"]', '10.0.0.7', 'web/web.v1'],
];
const messages = [
  'Applied revision: main@sha1:6a2f9538',
  'Certificate is up to date and has not expired',
  'Helm install succeeded for release web/web.v1 with chart web@1.0.0',
];

/** A cell of a custom resource, in a column of its own. */
function customCell(kind: string, column: string): fc.Arbitrary<string> | undefined {
  const record = recordOf(kind);
  if (!record?.custom || ['NAME', 'NAMESPACE', 'AGE'].includes(column)) return undefined;
  const { like, blanks, empty } = record.cells?.[column] ?? {};
  // Conditions are empty for a moment only; a Rollout's header alone is that of an old Deployment, which has no empty cells.
  const isEmptiable = empty === true && like?.test('True') !== true && kind !== 'Rollout';
  const texts = (blanks === 'any' ? messages : samples).filter(
    (text) => like?.test(text) !== false,
  );
  return record.cells?.[column] ? fc.constantFrom(...texts, ...(isEmptiable ? [''] : [])) : word;
}

function cellOf(kind: string, column: string, columns: readonly string[]): fc.Arbitrary<string> {
  const custom = customCell(kind, column);
  if (custom) return custom;
  if (column === 'STATUS' && kind === 'Pod') return podStatus;
  if (column === 'STATUS' && kind === 'Node')
    return fc.constantFrom('Ready', 'NotReady', 'Ready,SchedulingDisabled');
  if (column === 'STATUS' && kind === 'Namespace') return fc.constantFrom('Active', 'Terminating');
  if (column === 'STATUS' || column === 'STATE')
    return fc.constantFrom('Bound', 'Pending', 'Running', 'Complete');
  if (column === 'TYPE' && kind === 'Service') return fc.constantFrom('ClusterIP', 'LoadBalancer');
  if (column === 'AVAILABLE')
    return kind === 'TigeraStatus'
      ? truth
      : kind === 'APIService'
        ? fc.constantFrom('True', 'False (MissingEndpoints)')
        : count;
  if (column === 'READY' && columns.includes('DESIRED')) return count;
  if (column === 'REASON' && kind === 'Event') return fc.constantFrom('Started', 'BackOff');
  if (integers.has(column)) return count;
  return cells[column] ?? word;
}

/** A table of a random kind and layout, wide or not. `empty` false leaves out tables with empty cells. */
export const randomTable = (kinds?: readonly string[], empty = true): fc.Arbitrary<PrintedTable> =>
  fc
    .constantFrom(
      ...records.filter(
        ({ kind, layouts }) => layouts.length > 0 && (kinds?.includes(kind) ?? true),
      ),
    )
    .chain(({ kind, layouts, wide = [], clusterScoped }) =>
      fc
        .tuple(
          fc.constantFrom(
            ...layouts.filter((layout) => kind !== 'Pod' || layout.includes('STATUS')),
          ),
          fc.boolean(),
          fc.boolean(),
        )
        .chain(([layout, isWide, everywhere]) => {
          const more = isWide && kind !== 'Event' ? wide : [];
          const columns = [
            ...(everywhere && !clusterScoped ? ['NAMESPACE'] : []),
            ...layout,
            ...more,
          ];
          const row = fc.tuple(...columns.map((column) => cellOf(kind, column, columns)));
          return fc
            .array(row, { minLength: 1, maxLength: 6 })
            .map((rows) => ({ kind, columns, rows, wide: more.length > 0 }));
        }),
    )
    .filter(({ rows }) => empty || rows.every((row) => row.every((cell) => cell !== '')));
