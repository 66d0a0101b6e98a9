/**
 * Objects of the kinds as kubectl prints them and as the API gives them out, and what each is: one that is ready and one
 * that is not of every kind that is judged, one of some kinds that are listed.
 */
import type { Value } from '#checker/kinds/value.ts';

export interface Example {
  kind: string;
  status: 'ready' | 'not ready' | 'listed';
  /** The row, without NAME; undefined where the table has nothing that tells. */
  row: Readonly<Record<string, string>>;
  /** `metadata`, `spec` and `status`, or whatever else the object has. */
  object: { readonly [key: string]: Value };
  /** The table shows less than the object: it is not judged, or listed only. */
  tableIsSilent?: true;
}

const conditions = (states: Readonly<Record<string, string>>): Value =>
  Object.entries(states).map(([type, status]) => ({ type, status, observedGeneration: 1 }));
const generation = { metadata: { generation: 1 } };
const status = (value: { readonly [key: string]: Value }) => ({
  ...generation,
  status: { observedGeneration: 1, ...value },
});
const conditioned = (states: Readonly<Record<string, string>>, more = {}) => ({
  ...status({ conditions: conditions(states), ...more }),
});

const container = { name: 'a', ready: true, restartCount: 0, state: { running: {} } };
const runs = (ready: boolean): Value => ({
  phase: 'Running',
  containerStatuses: [{ ...container, ready }],
  conditions: conditions({ Ready: ready ? 'True' : 'False', Initialized: 'True' }),
});
const replicas = (ready: number) => ({
  ...status({
    replicas: 2,
    updatedReplicas: 2,
    readyReplicas: ready,
    availableReplicas: ready,
    conditions: conditions({ Available: 'True' }),
  }),
  spec: { replicas: 2 },
});
const everywhere = (ready: number) =>
  status({
    desiredNumberScheduled: 2,
    currentNumberScheduled: 2,
    updatedNumberScheduled: 2,
    numberReady: ready,
    numberAvailable: ready,
  });
const balancer = (ingress: readonly Value[]) => ({ loadBalancer: { ingress } });
const cpu = (current: object, target: object) => ({
  type: 'Resource',
  resource: { name: 'cpu', ...current, ...target } as Value,
});
const parent = (accepted: string) => ({
  parentRef: { name: 'web' },
  conditions: conditions({ Accepted: accepted, ResolvedRefs: 'True' }),
});

const daemonSet = (ready: string) => ({
  DESIRED: '2',
  CURRENT: '2',
  READY: ready,
  'UP-TO-DATE': '2',
  AVAILABLE: ready,
});
const operator = (AVAILABLE: string) => ({ AVAILABLE, PROGRESSING: 'False', DEGRADED: 'False' });

/** Two examples of a kind: what a ready one prints and is, and one that is not. */
const pair = (
  kind: string,
  ready: readonly [Example['row'], Example['object']],
  notReady: readonly [Example['row'], Example['object']],
  more: Pick<Example, 'tableIsSilent'> = {},
): Example[] => [
  { kind, status: 'ready', row: ready[0], object: ready[1], ...more },
  { kind, status: 'not ready', row: notReady[0], object: notReady[1], ...more },
];

const byCondition = (kind: string, column: string, type: string): Example[] =>
  pair(
    kind,
    [{ [column]: 'True' }, conditioned({ [type]: 'True' })],
    [{ [column]: 'False' }, conditioned({ [type]: 'False' })],
  );
const byPhase = (kind: string, good: string, bad: string): Example[] =>
  pair(
    kind,
    [{ STATUS: good }, status({ phase: good })],
    [{ STATUS: bad }, status({ phase: bad })],
  );

export const examples: readonly Example[] = [
  ...pair(
    'Pod',
    [
      { READY: '1/1', STATUS: 'Running' },
      { spec: { containers: [{ name: 'a' }] }, status: runs(true) },
    ],
    [
      { READY: '0/1', STATUS: 'Running' },
      { spec: { containers: [{ name: 'a' }] }, status: runs(false) },
    ],
  ),
  ...pair(
    'Node',
    [{ STATUS: 'Ready' }, conditioned({ Ready: 'True' })],
    [{ STATUS: 'NotReady' }, conditioned({ Ready: 'Unknown' })],
  ),
  ...pair(
    'Deployment',
    [{ READY: '2/2', 'UP-TO-DATE': '2', AVAILABLE: '2' }, replicas(2)],
    [{ READY: '1/2', 'UP-TO-DATE': '2', AVAILABLE: '1' }, replicas(1)],
  ),
  ...pair('DaemonSet', [daemonSet('2'), everywhere(2)], [daemonSet('1'), everywhere(1)]),
  ...['ReplicaSet', 'ReplicationController'].flatMap((kind) =>
    pair(
      kind,
      [{ DESIRED: '2', CURRENT: '2', READY: '2' }, replicas(2)],
      [{ DESIRED: '2', CURRENT: '2', READY: '1' }, replicas(1)],
    ),
  ),
  ...pair('StatefulSet', [{ READY: '2/2' }, replicas(2)], [{ READY: '1/2' }, replicas(1)]),
  ...pair(
    'Rollout',
    [
      { DESIRED: '2', CURRENT: '2', 'UP-TO-DATE': '2', AVAILABLE: '2' },
      {
        ...replicas(2),
        status: { ...replicas(2).status, observedGeneration: '1', phase: 'Healthy' },
      },
    ],
    [
      { DESIRED: '2', CURRENT: '2', 'UP-TO-DATE': '2', AVAILABLE: '1' },
      { ...replicas(1), status: { ...replicas(1).status, phase: 'Progressing' } },
    ],
  ),
  ...pair(
    'Job',
    [
      { STATUS: 'Complete', COMPLETIONS: '1/1' },
      conditioned({ Complete: 'True' }, { succeeded: 1 }),
    ],
    [{ STATUS: 'Failed', COMPLETIONS: '0/1' }, conditioned({ Failed: 'True' })],
  ),
  { kind: 'CronJob', status: 'ready', row: { SUSPEND: 'False' }, object: { spec: {} } },
  ...pair(
    'Service',
    [
      { TYPE: 'LoadBalancer', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': '192.0.2.1' },
      { spec: { type: 'LoadBalancer' }, status: balancer([{ ip: '192.0.2.1' }]) },
    ],
    [
      { TYPE: 'LoadBalancer', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': '<pending>' },
      { spec: { type: 'LoadBalancer' }, status: balancer([]) },
    ],
  ),
  ...pair(
    'Endpoints',
    [{ ENDPOINTS: '10.1.0.2:80' }, { subsets: [{ addresses: [{ ip: '10.1.0.2' }] }] }],
    [{ ENDPOINTS: '<none>' }, { subsets: [{ notReadyAddresses: [{ ip: '10.1.0.2' }] }] }],
  ),
  ...pair(
    'EndpointSlice',
    [
      { ENDPOINTS: '10.1.0.2,10.1.0.3' },
      {
        endpoints: [
          { addresses: ['10.1.0.2'], conditions: { ready: true } },
          { addresses: ['10.1.0.3'] },
        ],
      },
    ],
    [
      { ENDPOINTS: '10.1.0.2' },
      { endpoints: [{ addresses: ['10.1.0.2'], conditions: { ready: false } }] },
    ],
    { tableIsSilent: true },
  ),
  ...pair(
    'Ingress',
    [{ ADDRESS: 'lb.example.com' }, { status: balancer([{ hostname: 'lb.example.com' }]) }],
    [{ ADDRESS: '' }, { status: balancer([]) }],
  ),
  ...byPhase('PersistentVolume', 'Bound', 'Failed'),
  ...byPhase('PersistentVolumeClaim', 'Bound', 'Pending'),
  ...byPhase('Namespace', 'Active', 'Terminating'),
  ...pair(
    'VolumeAttachment',
    [{ ATTACHED: 'true' }, { status: { attached: true } }],
    [{ ATTACHED: 'false' }, { status: { attached: false } }],
  ),
  ...pair(
    'HorizontalPodAutoscaler',
    [
      { TARGETS: 'cpu: 3%/80%' },
      {
        spec: { metrics: [cpu({}, { target: { type: 'Utilization', averageUtilization: 80 } })] },
        status: {
          currentMetrics: [cpu({ current: { averageUtilization: 3, averageValue: '6m' } }, {})],
          conditions: conditions({ ScalingActive: 'True', AbleToScale: 'True' }),
        },
      },
    ],
    [
      { TARGETS: 'cpu: <unknown>/80%' },
      {
        spec: { metrics: [cpu({}, { target: { type: 'Utilization', averageUtilization: 80 } })] },
        status: {
          currentMetrics: [{ type: '' }],
          conditions: conditions({ ScalingActive: 'False' }),
        },
      },
    ],
  ),
  ...pair(
    'ComponentStatus',
    [{ STATUS: 'Healthy' }, { conditions: conditions({ Healthy: 'True' }) }],
    [{ STATUS: 'Unhealthy' }, { conditions: conditions({ Healthy: 'False' }) }],
  ),
  ...pair(
    'CertificateSigningRequest',
    [
      { CONDITION: 'Approved,Issued' },
      { status: { conditions: [{ type: 'Approved', status: 'True' }], certificate: 'LS0t' } },
    ],
    [{ CONDITION: 'Pending' }, { status: {} }],
  ),
  ...pair(
    'CustomResourceDefinition',
    [{ 'CREATED AT': '2026-11-21T02:29:21Z' }, conditioned({ Established: 'True' })],
    [{ 'CREATED AT': '2026-11-21T02:29:21Z' }, conditioned({ Established: 'False' })],
    { tableIsSilent: true },
  ),
  ...pair(
    'APIService',
    [{ AVAILABLE: 'True' }, conditioned({ Available: 'True' })],
    [{ AVAILABLE: 'False (MissingEndpoints)' }, conditioned({ Available: 'False' })],
  ),
  ...pair(
    'TigeraStatus',
    [operator('True'), conditioned({ Available: 'True', Progressing: 'False', Degraded: 'False' })],
    [
      operator('False'),
      conditioned({ Available: 'False', Progressing: 'False', Degraded: 'False' }),
    ],
  ),
  ...byCondition('Gateway', 'PROGRAMMED', 'Programmed'),
  ...[
    'Certificate',
    'CertificateRequest',
    'Issuer',
    'ClusterIssuer',
    'Kustomization',
    'HelmRelease',
  ].flatMap((kind) => byCondition(kind, 'READY', 'Ready')),
  ...pair(
    'HTTPRoute',
    [{ HOSTNAMES: '["web.example.com"]' }, status({ parents: [parent('True')] })],
    [{ HOSTNAMES: '["web.example.com"]' }, status({ parents: [parent('False')] })],
    { tableIsSilent: true },
  ),
  ...pair(
    'Application',
    [
      { 'SYNC STATUS': 'Synced', 'HEALTH STATUS': 'Healthy' },
      { status: { sync: { status: 'Synced' }, health: { status: 'Healthy' } } },
    ],
    [
      { 'SYNC STATUS': 'OutOfSync', 'HEALTH STATUS': 'Healthy' },
      { status: { sync: { status: 'OutOfSync' }, health: { status: 'Healthy' } } },
    ],
  ),
  ...pair(
    'Cluster',
    [
      { AVAILABLE: 'True', PHASE: 'Provisioned' },
      conditioned({ Available: 'True' }, { phase: 'Provisioned' }),
    ],
    [
      { AVAILABLE: 'False', PHASE: 'Provisioned' },
      conditioned({ Available: 'False' }, { phase: 'Provisioned' }),
    ],
  ),
  {
    kind: 'PodDisruptionBudget',
    status: 'listed',
    row: { 'MIN AVAILABLE': '1', 'MAX UNAVAILABLE': 'N/A', 'ALLOWED DISRUPTIONS': '0' },
    object: { ...conditioned({ DisruptionAllowed: 'False' }), spec: { minAvailable: 1 } },
  },
  { kind: 'ConfigMap', status: 'listed', row: { DATA: '1' }, object: { data: { a: '1' } } },
  {
    kind: 'NetworkPolicy',
    status: 'listed',
    row: { 'POD-SELECTOR': '<none>' },
    object: { spec: { podSelector: {} } },
  },
  {
    kind: 'StorageClass',
    status: 'listed',
    row: { PROVISIONER: 'rancher.io/local-path' },
    object: { provisioner: 'rancher.io/local-path' },
  },
];
