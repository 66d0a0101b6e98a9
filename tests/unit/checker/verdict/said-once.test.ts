import { expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import {
  daemonSet,
  daemonSetHeader,
  deploymentHeader,
  pod,
  podHeader,
  table,
  verdictOn,
} from '../pasted.ts';
import { block, fileOf } from './said.ts';

/** As in said.test.ts: single pastes, each for one check that only it concerns. */
const ran = (command: string, ...output: readonly string[]) =>
  [`$ ${command}`, ...output, ''].join('\n');
const pods = (...rows: readonly string[][]) => table(podHeader, ...rows);
const web = (restarts: string, ready = '1/1') => pod('web', ready, 'Running', restarts);
const allPods: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };
const agent = (...numbers: readonly number[]) =>
  table(daemonSetHeader, daemonSet('agent', ...numbers));
const places = (...rows: readonly string[][]) => table(['NAME', 'STATUS', 'NODE'], ...rows);
const placed = places(['web-1', 'Running', 'n1'], ['web-2', 'Running', 'n2']);
const columns = 'custom-columns=NAME:.metadata.name,STATUS:.status.phase,NODE:.spec.nodeName';
const rowsCheck: Check = {
  command: `kubectl get pods -n lab -o ${columns}`,
  expect: [{ table: ['NAME', 'STATUS', 'NODE'], columns: { STATUS: '= Running' } }],
};
const json = (name: string, namespace: string) =>
  JSON.stringify(
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name, namespace, uid: 'u' },
      spec: { containers: [{ name: 'a' }] },
      status: { phase: 'Pending' },
    },
    null,
    2,
  );

type Once = [name: string, text: string, check: Check, previous?: string];
const cases: readonly Once[] = [
  [
    'absent: a variable is not set',
    pods(web('0')),
    { expect: [{ kind: 'Pod', name: '$POD', absent: true }] },
  ],
  [
    'absent: still in a document',
    json('web', 'shop'),
    { expect: [{ kind: 'Pod', name: 'web', namespace: 'shop', absent: true }] },
  ],
  [
    'absent: another in a document',
    ran('kubectl get pods -n shop -o json', json('api', 'shop')),
    {
      command: 'kubectl get pods -n shop',
      expect: [{ kind: 'Pod', name: 'web', namespace: 'shop', absent: true }],
    },
  ],
  [
    'absent: a listing without a command',
    pods(web('0')),
    { expect: [{ kind: 'Pod', name: 'db', absent: true }] },
  ],
  [
    'absent: a whole listing',
    ran('kubectl get pods -n shop', pods(web('0'))),
    { command: 'kubectl get pods -n shop', expect: [{ kind: 'Pod', name: 'db', absent: true }] },
  ],
  [
    'absent: a listing of nodes',
    ran(
      'kubectl get nodes',
      table(['NAME', 'STATUS', 'ROLES', 'AGE', 'VERSION'], ['n1', 'Ready', '<none>', '5m', 'v1']),
    ),
    { expect: [{ kind: 'Pod', name: 'db', absent: true }] },
  ],
  [
    'absent: a filtered listing',
    ran('kubectl get pods -n shop | grep web', pods(web('0'))),
    { expect: [{ kind: 'Pod', name: 'db', namespace: 'shop', absent: true }] },
  ],
  [
    'an object and a line that is missing',
    pods(web('0')),
    { expect: [{ kind: 'Pod', name: 'web', ready: true }], lines: [{ line: 'done' }] },
  ],
  [
    'an object and a line that is there',
    `${pods(web('0'))}\ndone\n`,
    { expect: [{ kind: 'Pod', name: 'web', ready: true }], lines: [{ line: 'done' }] },
  ],
  [
    'two objects, one of them not listed',
    pods(web('0')),
    {
      expect: [
        { kind: 'Pod', name: 'web', ready: true },
        { kind: 'Pod', name: 'db', ready: true },
      ],
    },
  ],
  ['neither expectations nor lines', pods(web('0', '0/1')), { expect: [], lines: [] }],
  ['before: fewer restarts', pods(web('4', '0/1')), allPods, pods(web('2', '0/1'))],
  ['before: as many restarts', pods(web('2', '0/1')), allPods, pods(web('2', '0/1'))],
  ['before: more restarts', pods(web('1', '0/1')), allPods, pods(web('3', '0/1'))],
  [
    'before: restarts of another Pod',
    pods(web('4', '0/1')),
    allPods,
    pods(pod('db', '0/1', 'Running', '1')),
  ],
  [
    'before: restarts in another namespace',
    ran('kubectl get pods -n a', pods(web('4', '0/1'))),
    allPods,
    ran('kubectl get pods -n b', pods(web('1', '0/1'))),
  ],
  [
    'before: no restarts printed',
    pods(web('4', '0/1')),
    allPods,
    ran('kubectl get pods -o name', 'pod/web'),
  ],
  [
    'before: fewer were ready',
    pods(web('0'), pod('db', '0/1', 'Pending')),
    allPods,
    pods(web('0', '0/1'), pod('db', '0/1', 'Pending')),
  ],
  [
    'before: more were ready',
    pods(web('0', '0/1'), pod('db', '0/1', 'Pending')),
    allPods,
    pods(web('0'), pod('db', '0/1', 'Pending')),
  ],
  [
    'before: there were fewer',
    pods(web('0'), pod('db', '0/1', 'Pending')),
    allPods,
    pods(web('0', '0/1')),
  ],
  ['count: no number', pods(web('0')), { expect: [{ kind: 'Pod', all: true, count: 'many' }] }],
  ['count: none wanted', pods(web('0')), { expect: [{ kind: 'Pod', all: true, count: 0 }] }],
  [
    'count: at most one',
    pods(web('0'), pod('db', '1/1', 'Running')),
    { expect: [{ kind: 'Pod', all: true, count: '<= 1' }] },
  ],
  ['count: more than one', pods(web('0')), { expect: [{ kind: 'Pod', all: true, count: '> 1' }] }],
  ['count: exactly one', pods(web('0')), { expect: [{ kind: 'Pod', match: 'w*', count: '= 1' }] }],
  ['count: none there', pods(web('0')), { expect: [{ kind: 'Pod', match: 'x*', count: '>= 1' }] }],
  [
    'nothing desired: READY is to be 0',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, columns: { READY: '= 0' } }] },
  ],
  [
    'nothing desired: DESIRED is to be 0',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, columns: { DESIRED: '= 0' } }] },
  ],
  [
    'nothing desired: CURRENT is to be 0',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, columns: { CURRENT: '= 0' } }] },
  ],
  [
    'nothing desired: AVAILABLE is to be 0',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, columns: { AVAILABLE: '= 0' } }] },
  ],
  [
    'nothing desired: AVAILABLE is not to be 3',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, columns: { AVAILABLE: '!= 3' } }] },
  ],
  [
    'nothing desired: none is to be there',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, count: 0 }] },
  ],
  [
    'nothing desired: one is to be there',
    agent(0, 0, 0, 0, 0),
    { expect: [{ kind: 'DaemonSet', name: 'agent', ready: true, count: 1 }] },
  ],
  [
    'nothing desired: 0/0 is asked for',
    table(deploymentHeader, ['web', '0/0', '0', '0', '5m']),
    { expect: [{ kind: 'Deployment', name: 'web', ready: true, columns: { READY: '= 0/0' } }] },
  ],
  [
    'error: waiting took too long',
    ran(
      'kubectl wait --for=condition=Ready pod/web',
      'error: timed out waiting for the condition on pods/web',
    ),
    allPods,
  ],
  [
    'error: the server took too long',
    ran('kubectl get pods', 'Unable to connect to the server: net/http: TLS handshake timeout'),
    allPods,
  ],
  [
    'error: none in another namespace',
    ran('kubectl get pods -n other', 'No resources found in other namespace.'),
    {
      command: 'kubectl get pods -n shop',
      expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }],
    },
  ],
  [
    'error: none of another kind',
    ran('kubectl get jobs -n shop', 'No resources found in shop namespace.'),
    {
      command: 'kubectl get pods -n shop',
      expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }],
    },
  ],
  [
    'error: none, of two kinds',
    ran('kubectl get jobs,pods -n shop', 'No resources found in shop namespace.'),
    {
      command: 'kubectl get pods -n shop',
      expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }],
    },
  ],
  [
    'error: none, nobody knows of what',
    'No resources found in shop namespace.\n',
    { expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }] },
  ],
  [
    'error: none anywhere',
    ran('kubectl get pods -A', 'No resources found'),
    { expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }] },
  ],
  [
    'error: none, of the namespace typed',
    ran('kubectl get pods -n shop', 'No resources found'),
    { expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }] },
  ],
  [
    'error: a namespace that is not there',
    ran('kubectl get pods -n shop', 'Error from server (NotFound): namespaces "shop" not found'),
    { expect: [{ kind: 'Pod', all: true, namespace: 'shop', ready: true }] },
  ],
  [
    'error: another object is not there',
    ran('kubectl get pod db', 'Error from server (NotFound): pods "db" not found') + pods(web('0')),
    { expect: [{ kind: 'Pod', name: 'web', ready: true }] },
  ],
  [
    'error: first refused, then well',
    ran(
      'kubectl get pods',
      'The connection to the server x:6443 was refused - did you specify the right host or port?',
    ) + ran('kubectl get pods', pods(web('0'))),
    allPods,
  ],
  ['error: no such command', ran('kubctl get pods', 'bash: kubctl: command not found'), allPods],
  [
    'error: unknown resource',
    ran('kubectl get podz', 'error: the server doesn\'t have a resource type "podz"'),
    allPods,
  ],
  ['example: the very same', pods(web('0')), { ...allPods, example: pods(web('0')) }],
  [
    'example: spaced otherwise',
    'NAME READY STATUS RESTARTS AGE\nweb 1/1 Running 0 5m\n',
    { ...allPods, example: pods(web('0')) },
  ],
  [
    'example: among other lines',
    `${ran('kubectl get pods', pods(web('0')))}$ ls\n`,
    { ...allPods, example: `\n${pods(web('0'))}\n` },
  ],
  ['example: only its first line', pods(web('1')), { ...allPods, example: pods(web('0')) }],
  [
    'example: of ages seen last',
    'LAST SEEN   TYPE     REASON    OBJECT    MESSAGE\n5m          Normal   Started   pod/web   Started\n',
    {
      lines: [],
      expect: [{ kind: 'Event', all: true }],
      example:
        'LAST SEEN   TYPE     REASON    OBJECT    MESSAGE\n5m          Normal   Started   pod/web   Started\n',
    },
  ],
  ['example: a line', 'lo\n', { lines: [{ line: 'lo' }], example: 'lo\n' }],
  [
    'variables: in an alternative',
    ran('podman ps -f name=web', 'web up'),
    {
      command: 'docker ps -f name=$NAME',
      alternatives: ['podman ps -f name=$NAME'],
      lines: [{ line: '$NAME up' }],
      variables: { NAME: 'web' },
    },
  ],
  [
    'variables: in the command before',
    ran('sh run.sh web', 'up'),
    { lines: [{ line: 'up', after: 'sh run.sh $NAME' }], variables: { NAME: 'web' } },
  ],
  [
    'variables: in the namespace of the command',
    ran('kubectl get pods -n shop', pods(web('0'))),
    { command: 'kubectl get pods -n "$NS"', ...allPods, variables: { NS: 'shop' } },
  ],
  [
    'variables: in a namespace that is not set',
    ran('kubectl get pods -n shop', pods(web('0'))),
    { command: 'kubectl get pods --namespace=${NS:?}', ...allPods },
  ],
  [
    'variables: in another namespace',
    ran('kubectl get pods -n other', pods(web('0'))),
    { command: 'kubectl get pods -n "$NS"', ...allPods, variables: { NS: 'shop' } },
  ],
  [
    'variables: in a pattern',
    pods(web('0')),
    { expect: [{ kind: 'Pod', match: '$NAME*', ready: true }], variables: { NAME: 'we' } },
  ],
  [
    'variables: in a table whose command has one',
    ran('kubectl get pods -n shop', pods(web('0'))),
    { command: 'kubectl get pods -n "$NS"', expect: [{ table: ['NAME', 'READY'] }], variables: {} },
  ],
  ['rows: typed otherwise', ran(`kubectl -n lab get po -o=${columns}`, placed), rowsCheck],
  [
    'rows: sorted',
    ran(`kubectl get pods --namespace lab -o ${columns} --sort-by=.metadata.name`, placed),
    rowsCheck,
  ],
  [
    'rows: an alternative',
    ran('oc get pods', placed),
    { ...rowsCheck, alternatives: ['oc get pods'] },
  ],
  [
    'rows: of a later table',
    ran(rowsCheck.command ?? '', places(['web-1', 'Failed', 'n1'])) + placed,
    rowsCheck,
  ],
  ['rows: named twice', places(['web-1', 'Failed', 'n1'], ['web-1', 'Running', 'n1']), rowsCheck],
  [
    'rows: named twice, in two namespaces',
    table(
      ['NAMESPACE', 'NAME', 'STATUS', 'NODE'],
      ['a', 'web', 'Failed', 'n1'],
      ['b', 'web', 'Running', 'n1'],
    ),
    rowsCheck,
  ],
  [
    'rows: without names, twice',
    table(['TAG', 'STATUS', 'NODE'], ['1', 'Failed', 'n1'], ['1', 'Running', 'n1']),
    { expect: [{ table: ['TAG', 'STATUS'], columns: { STATUS: '= Running' } }] },
  ],
  [
    'rows: of a number that is none',
    placed,
    { expect: [{ table: ['NAME', 'NODE'], where: { NODE: '> 1' } }] },
  ],
  [
    'rows: a count that is none',
    placed,
    { expect: [{ table: ['NAME', 'NODE'], where: { NODE: '= n9' }, count: 'some' }] },
  ],
  [
    'rows: none of many',
    placed,
    { expect: [{ table: ['NAME', 'NODE'], where: { NODE: '= n9' }, count: '>= 1' }] },
  ],
  [
    'rows: a bad one in a column',
    places(['web-1', 'Failed', '<none>']),
    {
      expect: [
        { table: ['NAME', 'STATUS', 'NODE'], columns: { STATUS: '= Running', NODE: '!= <none>' } },
      ],
    },
  ],
  [
    'rows: refused before',
    ran(
      rowsCheck.command ?? '',
      'The connection to the server x:6443 was refused - did you specify the right host or port?',
    ) + ran(rowsCheck.command ?? '', placed),
    rowsCheck,
  ],
  [
    'kind: one of two that print alike',
    table(['NAME', 'DESIRED', 'CURRENT', 'READY', 'AGE'], ['web', '1', '1', '1', '5m']),
    { expect: [{ kind: 'ReplicationController', name: 'web', ready: true }] },
  ],
  [
    'kind: a deployment among them',
    table(['NAME', 'DESIRED', 'CURRENT', 'READY', 'AGE'], ['web', '1', '1', '1', '5m']),
    { expect: [{ kind: 'Deployment', name: 'web', ready: true }] },
  ],
  [
    'kind: nobody knows it',
    table(['NAME', 'COLOUR', 'AGE'], ['x', 'red', '5m']),
    { expect: [{ kind: 'Widget', name: 'x', ready: true }] },
  ],
  [
    'kind: nobody knows it, typed',
    ran('kubectl get widgets', table(['NAME', 'READY', 'AGE'], ['x', 'True', '5m'])),
    { expect: [{ kind: 'Widget', name: 'x', ready: true }] },
  ],
  [
    'kind: all that is listed, unknown too',
    ran(
      'kubectl get widgets,pods',
      table(['NAME', 'COLOUR', 'AGE'], ['widget.x.io/x', 'red', '5m']),
    ),
    {},
  ],
  ['document: cut short', json('web', 'shop').slice(0, -40), allPods],
  [
    'document: of another kind',
    json('web', 'shop'),
    { expect: [{ kind: 'Node', all: true, ready: true }] },
  ],
  [
    'narrowed: the check narrows too',
    ran('kubectl get pods -l app=web', pods(web('0'))),
    { command: 'kubectl get pods -l app=web', ...allPods },
  ],
  [
    'narrowed: otherwise than the check',
    ran('kubectl get pods -l app=db', pods(web('0'))),
    { command: 'kubectl get pods -l app=web', ...allPods },
  ],
  [
    'narrowed: by a field, as the check does',
    ran('kubectl get pods --field-selector=status.phase=Running', pods(web('0'))),
    { command: 'kubectl get pods --field-selector=status.phase=Running', ...allPods },
  ],
  [
    'narrowed: by a field',
    ran('kubectl get pods --field-selector=status.phase=Running', pods(web('0'))),
    { command: 'kubectl get pods', ...allPods },
  ],
  [
    'narrowed: the check greps',
    ran('kubectl get pods | grep web', 'web   1/1   Running   0   5m'),
    { command: 'kubectl get pods | grep web', ...allPods },
  ],
  [
    'narrowed: in a loop',
    ran('for p in a b; do kubectl get pod $p; done', pods(web('0'))),
    allPods,
  ],
  [
    'narrowed: through another program',
    ran('echo web | xargs kubectl get pods', pods(web('0'))),
    allPods,
  ],
  [
    'narrowed: two commands, one whole',
    ran('kubectl get pods; kubectl get nodes', pods(web('0'))),
    allPods,
  ],
];

test('what is said of each is written down', async () => {
  const text = cases.map(([name, paste, check, previous]) =>
    block(name, verdictOn(paste, check, previous)),
  );
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(fileOf('once'));
});
