import { expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { podHeader, table } from '../pasted.ts';
import { blocks, fileOf } from './said.ts';

/** As in said.test.ts, for checks of lines and of the tables of any tool. */
const ran = (command: string, ...output: readonly string[]) =>
  [`$ ${command}`, ...output, ''].join('\n');
const refused =
  'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?';
const pods = table(podHeader, ['web-1', '1/1', 'Running', '0', '5m']);

const taint = 'kubectl taint nodes n1 lab-';
const linePastes: Readonly<Record<string, string>> = {
  nothing: '',
  'the command alone': ran(taint),
  'as it should be': ran(taint, 'node/n1 untainted'),
  'without its command': 'node/n1 untainted\n',
  'indented and quoted': '> node/n1 untainted\n',
  'another node': ran('kubectl taint nodes n2 lab-', 'node/n2 untainted'),
  'another node beside it': ran(taint, 'node/n1 untainted', 'node/n2 untainted'),
  'another word': ran(taint, 'node/n1 modified'),
  'taken back':
    ran(taint, 'node/n1 untainted') +
    ran('kubectl taint nodes n1 lab=x:NoSchedule', 'node/n1 tainted'),
  'taken back before':
    ran('kubectl taint nodes n1 lab=x:NoSchedule', 'node/n1 tainted') +
    ran(taint, 'node/n1 untainted'),
  'failed, then as it should be':
    ran(taint, 'error: taint "lab" not found') + ran(taint, 'node/n1 untainted'),
  'as it should be, then failed':
    ran(taint, 'node/n1 untainted') + ran(taint, 'error: taint "lab" not found'),
  refused: ran(taint, refused),
  'refused later': ran(taint, 'node/n1 untainted') + ran('kubectl get nodes', refused),
  'a dry run': ran(`${taint} --dry-run=client`, 'node/n1 untainted (dry run)'),
  'another context': ran('kubectl --context prod taint nodes n1 lab-', 'node/n1 untainted'),
  twice: ran(taint, 'node/n1 untainted', 'node/n1 untainted'),
  'beside a table': `${ran(taint, 'node/n1 untainted')}${pods}`,
  'created and deleted':
    ran('kubectl create ns lab', 'namespace/lab created') +
    ran('kubectl delete ns lab', 'namespace "lab" deleted'),
  'created, another deleted':
    ran('kubectl create ns lab', 'namespace/lab created') +
    ran('kubectl delete ns x', 'namespace "x" deleted'),
  created: ran('kubectl create ns lab', 'namespace/lab created'),
  'created before': ran(
    'kubectl create ns lab',
    'Error from server (AlreadyExists): namespaces "lab" already exists',
  ),
  cordoned: ran('kubectl cordon n1', 'node/n1 cordoned'),
  'cordoned and back':
    ran('kubectl cordon n1', 'node/n1 cordoned') + ran('kubectl uncordon n1', 'node/n1 uncordoned'),
  labeled: ran('kubectl label pod web a=b', 'pod/web labeled'),
  'labeled and back':
    ran('kubectl label pod web a=b', 'pod/web labeled') +
    ran('kubectl label pod web a-', 'pod/web unlabeled'),
  'another label taken off before':
    ran('kubectl label pod web a-', 'pod/web unlabeled') +
    ran('kubectl label pod web a=b', 'pod/web labeled'),
  values: ran('sh show.sh', 'mtu: 1500', 'mode: strict'),
  'values, answered again':
    ran('sh show.sh', 'mtu: 1500', 'mode: strict') + ran('sh show.sh', 'mtu: 1400'),
  'a value that differs': ran('sh show.sh', 'mtu: 1400', 'mode: strict'),
  'a value that ends otherwise': ran('sh show.sh', 'mtu: 1500', 'mode: strict or not'),
};

const lineChecks: Readonly<Record<string, Check>> = {
  'a line': { command: taint, lines: [{ line: 'node/n1 untainted' }] },
  'a line, no command known': { lines: [{ line: 'node/n1 untainted' }] },
  'a line of a variable': {
    command: taint,
    lines: [{ line: 'node/$NODE untainted' }],
    variables: { NODE: 'n1' },
  },
  'a line of a variable that is not set': {
    command: taint,
    lines: [{ line: 'node/$NODE untainted' }, { absentLine: 'node/$NODE tainted' }],
  },
  'a line, once and alone': {
    command: taint,
    lines: [{ line: 'node/n1 untainted', times: 1, only: true }],
  },
  'a line, twice': { command: taint, lines: [{ line: 'node/n1 untainted', times: 2 }] },
  'a line of any node': {
    command: taint,
    lines: [{ line: 'node/* untainted', ends: ['untainted'] }],
  },
  'a line after a command': { lines: [{ line: 'node/n1 untainted', after: taint }] },
  'no line after a command': { lines: [{ absentLine: 'node/n1 tainted', after: taint }] },
  'no line, after a line': {
    command: taint,
    lines: [{ line: 'node/n1 untainted' }, { absentLine: 'node/* tainted' }],
  },
  'no line alone': { command: taint, lines: [{ absentLine: 'node/n2 *' }] },
  'no line, no command known': { lines: [{ absentLine: 'node/n2 *' }] },
  'a namespace': {
    command: 'kubectl create ns lab',
    lines: [{ line: 'namespace/lab *', ends: ['created', 'unchanged'] }],
  },
  cordoned: { command: 'kubectl cordon n1', lines: [{ line: 'node/n1 cordoned' }] },
  labeled: { command: 'kubectl label pod web a=b', lines: [{ line: 'pod/web labeled' }] },
  values: { command: 'sh show.sh', lines: [{ line: 'mtu: 1500' }, { line: 'mode: strict' }] },
  'a command of another place': {
    command: 'sh show.sh',
    alternatives: ['bash show.sh', taint],
    lines: [{ line: 'node/n1 untainted' }],
  },
};

const columns = '-o custom-columns=NAME:.metadata.name,STATUS:.status.phase,NODE:.spec.nodeName';
const get = `kubectl get pods -n lab ${columns}`;
const header = ['NAME', 'STATUS', 'NODE'];
const good = table(header, ['web-1', 'Running', 'n1'], ['web-2', 'Running', 'n2']);
const bad = table(header, ['web-1', 'Running', 'n1'], ['web-2', 'Failed', '<none>']);
const networks = table(
  ['NETWORK ID', 'NAME', 'DRIVER', 'SCOPE'],
  ['4f0a', 'bridge', 'bridge', 'local'],
  ['9c1b', 'host', 'host', 'local'],
);
const containers = table(
  ['CONTAINER ID', 'IMAGE', 'STATUS', 'NAMES'],
  ['4f0a', 'etcd:3', 'Up 2 minutes', 'etcd'],
  ['9c1b', 'web:1', 'Exited (1) 2 minutes ago', 'web'],
);
const unnamed = table(['REPOSITORY', 'TAG'], ['nginx', '1.27'], ['nginx', '1.28']);

const tablePastes: Readonly<Record<string, string>> = {
  nothing: '',
  'good rows': ran(get) + good,
  'good rows, no command': good,
  'a bad row': ran(get) + bad,
  'bad, then good': ran(get) + bad + ran(get) + good,
  'good, then bad': ran(get) + good + ran(get) + bad,
  'another namespace': ran(get.replace('lab', 'other')) + good,
  'no namespace': ran(`kubectl get pods ${columns}`) + good,
  'all namespaces': ran(`kubectl get pods -A ${columns}`) + good,
  'another kind': ran(get.replace('pods', 'jobs')) + good,
  'other columns':
    ran('kubectl get pods -n lab -o custom-columns=NAME:.a,STATUS:.b,NODE:.c') + good,
  'a selector': ran(`${get} -l app=web`) + good,
  'a field selector': ran(`${get} --field-selector=status.phase=Running`) + good,
  'a limit': ran(`${get} --limit=2`) + good,
  'one name': ran(get.replace('pods', 'pods web-1')) + good,
  filtered: ran(`${get} | grep web`) + good,
  'another context': ran(`${get} --context prod`) + good,
  described: ran('kubectl describe pods -n lab') + good,
  cut: ran(get) + good.slice(0, -9),
  'rows left out': ran(get) + good.replace('web-2', '...\nweb-2'),
  'a header alone': `${ran(get)}NAME   STATUS   NODE\n`,
  'fewer columns': ran(get) + table(['NAME', 'STATUS'], ['web-1', 'Running']),
  'none found': ran(get, 'No resources found in lab namespace.'),
  refused: ran(get, refused),
  networks: ran('docker network ls') + networks,
  'networks, filtered': ran('docker network ls | grep local') + networks,
  containers: ran('docker ps -a') + containers,
  images: ran('docker images') + unnamed,
  'plain Pods': ran('kubectl get pods -n lab') + pods,
};

const tableChecks: Readonly<Record<string, Check>> = {
  'rows of Pods': {
    command: get,
    expect: [
      {
        table: header,
        where: { NAME: 'matches web-*' },
        columns: { STATUS: '= Running', NODE: '!= <none>' },
      },
    ],
  },
  'two rows of Pods': {
    command: get,
    expect: [{ table: header, columns: { STATUS: '= Running' }, count: 2 }],
  },
  'rows on a node of a variable': {
    command: get,
    expect: [{ table: header, where: { NODE: '= $NODE' }, count: '>= 1' }],
    variables: { NODE: 'n1' },
  },
  'rows on a node that is not set': {
    command: get,
    expect: [{ table: header, where: { NODE: '= $NODE' }, columns: { STATUS: '= Running' } }],
  },
  'rows of a node and all of them': {
    expect: [
      { table: header, where: { NODE: '= n9' } },
      { table: header, count: '<= 2' },
    ],
  },
  'rows of any command': {
    expect: [{ table: header, columns: { STATUS: 'in Running, Succeeded' } }],
  },
  'networks of docker': {
    command: 'docker network ls',
    alternatives: ['podman network ls'],
    expect: [
      {
        table: ['NETWORK ID', 'NAME', 'DRIVER'],
        where: { DRIVER: '= host' },
        columns: { SCOPE: '= local' },
      },
    ],
  },
  'containers of docker': {
    command: 'docker ps -a',
    expect: [{ table: ['CONTAINER ID', 'STATUS', 'NAMES'], columns: { STATUS: 'matches Up *' } }],
  },
  'images of docker': {
    command: 'docker images',
    expect: [
      { table: ['REPOSITORY', 'TAG'], where: { TAG: '= 1.27' }, count: 1 },
      { table: ['REPOSITORY', 'TAG'], count: '>= 2' },
    ],
  },
  'Pods of a plain table': {
    command: 'kubectl get pods -n lab',
    expect: [{ table: ['NAME', 'READY', 'STATUS'], columns: { READY: '= 1/1' } }],
  },
  'Pods, of kubectl': {
    command: get,
    expect: [{ kind: 'Pod', all: true, columns: { STATUS: '= Running' } }],
  },
  'Pods that are ready': {
    command: 'kubectl get pods -n lab',
    expect: [{ kind: 'Pod', all: true, ready: true }],
  },
  'selected Pods': {
    command: 'kubectl get pods -n lab -l app=web',
    expect: [{ kind: 'Pod', all: true, ready: true }],
  },
};

test.each(Object.entries(lineChecks))(
  'lines: what is said by the check of %s',
  async (name, check) => {
    await expect(`${name}: ${blocks(check, linePastes)}`).toMatchFileSnapshot(
      fileOf(`lines ${name}`),
    );
  },
);

test.each(Object.entries(tableChecks))(
  'tables: what is said by the check of %s',
  async (name, check) => {
    await expect(`${name}: ${blocks(check, tablePastes)}`).toMatchFileSnapshot(
      fileOf(`tables ${name}`),
    );
  },
);
