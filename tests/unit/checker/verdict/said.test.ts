import { expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { deploymentHeader, nodeHeader, podHeader, table, verdictOn } from '../pasted.ts';
import { block, blocks, fileOf } from './said.ts';

/**
 * What is said of every one of these pastes by every one of these checks, one block each, to be read as a whole:
 * `vitest run -u` writes the file anew, and the difference shows what a change says otherwise.
 */
const typed = (command: string, output: string) => `$ ${command}\n${output}`;
const pod = (name: string, ready: string, status: string, restarts = '0') => [
  name,
  ready,
  status,
  restarts,
  '5m',
];
const readyPods = table(podHeader, pod('web-1', '1/1', 'Running'), pod('web-2', '1/1', 'Running'));
const mixedPods = table(
  podHeader,
  pod('web-1', '1/1', 'Running'),
  pod('web-2', '0/1', 'CrashLoopBackOff', '4 (10s ago)'),
  pod('db-0', '0/1', 'Pending'),
);
const deployments = table(
  ['NAMESPACE', ...deploymentHeader],
  ['shop', 'web', '2/3', '3', '2', '5m'],
  ['prod', 'web', '3/3', '3', '3', '5m'],
);
const daemonSet = table(
  ['NAME', 'DESIRED', 'CURRENT', 'READY', 'UP-TO-DATE', 'AVAILABLE', 'NODE SELECTOR', 'AGE'],
  ['agent', '3', '3', '3', '2', '3', '<none>', '5m'],
);
const noReplicas = table(deploymentHeader, ['web', '0/0', '0', '0', '5m']);
const nodes = table(
  nodeHeader,
  ['n1', 'Ready', '<none>', '5m', 'v1.36.1'],
  ['n2', 'NotReady', '<none>', '5m', 'v1.36.1'],
);
const podYaml = `apiVersion: v1
kind: Pod
metadata:
  name: web-1
  namespace: shop
  uid: u1
  creationTimestamp: "2026-11-21T00:00:00Z"
spec:
  containers:
  - name: web
status:
  phase: Running
  conditions:
  - type: Ready
    status: "True"
  containerStatuses:
  - name: web
    ready: true
    restartCount: 0
    state:
      running: {}
`;
const placed = table(
  ['NAME', 'STATUS', 'NODE'],
  ['web-1', 'Running', 'n1'],
  ['web-2', 'Pending', '<none>'],
);
const custom = '-o custom-columns=NAME:.metadata.name,STATUS:.status.phase,NODE:.spec.nodeName';

const pastes: Readonly<Record<string, string>> = {
  nothing: '',
  prose: 'It does not work here. What now?',
  'only the command': '$ kubectl get pods -n shop\n',
  'ready Pods': readyPods,
  'ready Pods, typed': typed('kubectl get pods -n shop', readyPods),
  'mixed Pods, typed': typed('kubectl get pods -n shop', mixedPods),
  'mixed Pods of another namespace': typed('kubectl get pods -n prod', mixedPods),
  'mixed, then ready':
    typed('kubectl get pods -n shop', mixedPods) + typed('kubectl get pods -n shop', readyPods),
  'ready, then mixed':
    typed('kubectl get pods -n shop', readyPods) + typed('kubectl get pods -n shop', mixedPods),
  'one deleted':
    typed('kubectl get pods -n shop', readyPods) +
    typed('kubectl delete pod web-2 -n shop', 'pod "web-2" deleted\n'),
  'a filter': typed('kubectl get pods -n shop | grep web', readyPods),
  'one by name': typed(
    'kubectl get pod web-1 -n shop',
    table(podHeader, pod('web-1', '1/1', 'Running')),
  ),
  'a selector': typed('kubectl get pods -n shop -l app=web', readyPods),
  'without headers': readyPods.split('\n').slice(1).join('\n'),
  'cut in the last row': readyPods.slice(0, -22),
  'rows left out': readyPods.replace('web-2', '...\nweb-2'),
  'a header alone': 'NAME   READY   STATUS   RESTARTS   AGE\n',
  'names only': typed('kubectl get pods -n shop -o name', 'pod/web-1\npod/web-2\n'),
  'two clusters':
    typed('kubectl --context a get pods -n shop', mixedPods) +
    typed('kubectl --context b get pods -n shop', readyPods),
  'deployments of two namespaces': typed('kubectl get deploy -A', deployments),
  'nothing desired': typed('kubectl get deploy -n shop', noReplicas),
  'a daemon set': typed('kubectl get ds -n shop', daemonSet),
  nodes: typed('kubectl get nodes', nodes),
  'a Pod in YAML': typed('kubectl get pod web-1 -n shop -o yaml', podYaml),
  'YAML cut short': podYaml.slice(0, 180),
  'none found': typed('kubectl get pods -n shop', 'No resources found in shop namespace.\n'),
  'none found anywhere': typed('kubectl get pods -A', 'No resources found\n'),
  'not found': typed(
    'kubectl get pod web-2 -n shop',
    'Error from server (NotFound): pods "web-2" not found\n',
  ),
  'namespace not found': 'Error from server (NotFound): namespaces "shop" not found\n',
  refused:
    'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n',
  forbidden:
    'Error from server (Forbidden): pods is forbidden: User "ana" cannot list resource "pods" in API group "" in the namespace "shop"\n',
  'waited in vain': typed(
    'kubectl wait --for=condition=Ready pod/web-2 -n shop',
    'error: timed out waiting for the condition on pods/web-2\n',
  ),
  waited: typed(
    'kubectl wait --for=condition=Ready pod/web-1 pod/web-2 -n shop',
    'pod/web-1 condition met\npod/web-2 condition met\n',
  ),
  'rolled out': typed(
    'kubectl rollout status deploy/web -n shop',
    'Waiting for deployment "web" rollout to finish: 2 of 3 updated replicas are available...\ndeployment "web" successfully rolled out\n',
  ),
  'rolling out': typed(
    'kubectl rollout status deploy/web -n shop',
    'Waiting for deployment "web" rollout to finish: 2 of 3 updated replicas are available...\n',
  ),
  'restarted after':
    typed('kubectl get deploy -n prod', table(deploymentHeader, ['web', '3/3', '3', '3', '5m'])) +
    typed('kubectl rollout restart deploy/web -n prod', 'deployment.apps/web restarted\n'),
  'custom columns': typed(`kubectl get pods -n shop ${custom}`, placed),
  'custom columns, filtered': typed(`kubectl get pods -n shop ${custom} | grep Running`, placed),
  'a kind nobody knows': 'NAME   COLOUR   AGE\nx      red      5m\n',
  events: typed(
    'kubectl get events -n shop',
    'LAST SEEN   TYPE     REASON    OBJECT      MESSAGE\n5m          Normal   Started   pod/web-1   Started container web\n',
  ),
  tainted: typed('kubectl taint nodes n1 lab-', 'node/n1 untainted\n'),
  'tainted again':
    typed('kubectl taint nodes n1 lab-', 'node/n1 untainted\n') +
    typed('kubectl taint nodes n1 lab=x:NoSchedule', 'node/n1 tainted\n'),
  'may it':
    typed('kubectl auth can-i list nodes', 'yes\n') +
    typed('kubectl auth can-i list nodes', 'no\n'),
  'a line nearly': 'node/n1 untained\n',
};

const inShop = { namespace: 'shop' };
const checks: Readonly<Record<string, Check>> = {
  'everything listed': {},
  'all Pods': {
    command: 'kubectl get pods -n shop',
    expect: [{ kind: 'Pod', all: true, ready: true, ...inShop }],
  },
  'web Pods, two': { expect: [{ kind: 'Pod', match: 'web-*', ready: true, count: '>= 2' }] },
  'exactly three Pods': { expect: [{ kind: 'Pod', all: true, count: 3 }] },
  'Pod web-2': {
    command: 'kubectl get pods -n shop',
    expect: [{ kind: 'Pod', name: 'web-2', ready: true, ...inShop }],
  },
  'Pod web-2 gone': {
    command: 'kubectl get pods -n shop',
    expect: [{ kind: 'Pod', name: 'web-2', absent: true, ...inShop }],
  },
  'Pod db-0 not ready': {
    expect: [
      {
        kind: 'Pod',
        name: 'db-0',
        ready: false,
        columns: { STATUS: '= Pending', RESTARTS: '< 1' },
      },
    ],
  },
  'no failed Pod, in conditions': {
    expect: [
      {
        kind: 'Pod',
        all: true,
        columns: { STATUS: 'in Running, Completed', READY: 'matches 1/*', NODE: '!= n9' },
      },
    ],
  },
  'a Pod of a variable': {
    expect: [{ kind: 'Pod', name: '$POD', ready: true }],
    variables: { POD: 'web-1' },
  },
  'a Pod of a variable that is not set': { expect: [{ kind: 'Pod', name: '$POD', ready: true }] },
  'a Pod where STATUS is Running': {
    expect: [{ kind: 'Pod', where: { STATUS: '= Running' }, count: '>= 1' }],
  },
  'Deployment web': {
    command: 'kubectl get deploy -n shop',
    expect: [{ kind: 'Deployment', name: 'web', ready: true, ...inShop }],
  },
  'Deployment web, no replicas': {
    expect: [{ kind: 'Deployment', name: 'web', ready: true, columns: { 'UP-TO-DATE': '= 0' } }],
  },
  'DaemonSet agent': {
    expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, columns: { READY: '= DESIRED' } }],
  },
  'all nodes, two expectations': {
    expect: [
      { kind: 'Node', all: true, ready: true },
      { kind: 'Node', name: 'n1', ready: true },
    ],
  },
  'rows placed': {
    command: `kubectl get pods -n shop ${custom}`,
    expect: [
      {
        table: ['NAME', 'STATUS', 'NODE'],
        where: { NAME: 'matches web-*' },
        columns: { STATUS: '= Running' },
      },
    ],
  },
  'a row placed': {
    command: `kubectl get pods -n shop ${custom}`,
    expect: [
      {
        table: ['NAME', 'STATUS', 'NODE'],
        where: { NODE: '= n1' },
        columns: { STATUS: '!= Pending' },
        count: '>= 1',
      },
    ],
  },
  untainted: { command: 'kubectl taint nodes n1 lab-', lines: [{ line: 'node/n1 untainted' }] },
  'yes, and no no': {
    command: 'kubectl auth can-i list nodes',
    lines: [{ line: 'yes' }, { absentLine: 'no' }],
  },
  'met twice, and nothing else': { lines: [{ line: 'pod/* condition met', times: 2, only: true }] },
  'the example': {
    command: 'kubectl get pods -n shop',
    example: readyPods,
    expect: [{ kind: 'Pod', all: true, ready: true }],
  },
  'Pods and a line': {
    expect: [{ kind: 'Pod', all: true, ready: true }],
    lines: [{ line: 'pod "web-2" deleted', after: 'kubectl delete pod web-2 -n shop' }],
  },
};

test.each(Object.entries(checks))('what is said by the check of %s', async (name, check) => {
  await expect(`${name}: ${blocks(check, pastes)}`).toMatchFileSnapshot(fileOf(name));
});

test('what a paste before this one explains', async () => {
  const earlier = table(
    podHeader,
    pod('web-1', '0/1', 'Running', '1'),
    pod('web-2', '0/1', 'Running', '3'),
  );
  const now = table(
    podHeader,
    pod('web-1', '1/1', 'Running', '1'),
    pod('web-2', '0/1', 'CrashLoopBackOff', '5 (9s ago)'),
  );
  const check = checks['all Pods'] ?? {};
  const blocks = [
    block('restarts climb', verdictOn(now, check, earlier)),
    block('the same again', verdictOn(now, check, now)),
    block('after nothing', verdictOn(now, check, '')),
    block('after another output', verdictOn(now, check, nodes)),
    block('all well after trouble', verdictOn(readyPods, check, now)),
  ];
  await expect(`${blocks.join('\n')}\n`).toMatchFileSnapshot(fileOf('previous'));
});
