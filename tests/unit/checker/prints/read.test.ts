import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameKind } from '#checker/kinds/names-of-kinds.ts';
import { read } from '#checker/prints/read.ts';
import type { Hint } from '#checker/types.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/kubectl/reading/${name}.txt`, import.meta.url), 'utf8');

const podHeader = 'NAME    READY   STATUS    RESTARTS   AGE';
const pod = 'web-1   1/1     Running   0          5d';
const table = `${podHeader}\n${pod}`;
const kinds = (text: string, hint?: Hint) => read(text, hint).tables.map(({ kind }) => kind);
const rows = (text: string, hint?: Hint) => read(text, hint).tables.flatMap((one) => one.rows);
const cells = (text: string, hint?: Hint) =>
  rows(text, hint).map((row) => Object.values(row.cells).map((cell) => cell.text));
const lines = (text: string) => read(text).lines.map((line) => line.text);
const commands = (text: string) => read(text).commands.map((command) => command.text);

describe('a typed command is found behind any prompt', () => {
  test.each([
    '$ ',
    '# ',
    '% ',
    '> ',
    '❯ ',
    '➜  ~ ',
    '➜  dir git:(main) ✗ ',
    'λ ',
    'user@host:~$ ',
    'root@host:/etc# ',
    '[node1 ~]$ ',
    '[root@cp-1 ~]# ',
    'user@host dir % ',
    'host:~ user$ ',
    'linux:~ # ',
    'controlplane $ ',
    '~/work$ ',
    '(venv) user@host:~$ ',
    'user@cloudshell:~ (project)$ ',
    'PS C:\\Users\\me> ',
    'C:\\Users\\me>',
    '🚩 > ',
    '└─$ ',
    '+ ',
    '',
    '  ',
    '`',
    '- ',
    'Every 2.0s: ',
    '\u001B[1;32muser@host\u001B[0m:~$ ',
  ])('%s', (prompt) => {
    expect(commands(`${prompt}kubectl get pods -n web\n${table}`)).toEqual([
      'kubectl get pods -n web',
    ]);
    expect(rows(`${prompt}kubectl get pods -n web\n${table}`)).toMatchObject([
      { kind: 'Pod', namespace: 'web', name: 'web-1' },
    ]);
  });

  test.each([
    '$',
    '#',
    'root@xx14: /root',
    '[node1 ~]$',
    'PS C:\\x>',
    'user@host:~$ ',
    '➜  ~',
    '~$',
    'host %',
    '>>',
  ])('a prompt that waits is no command, no row and no output: %s', (prompt) => {
    const reading = read(`${table}\n${prompt}`);
    expect(reading.commands).toEqual([]);
    expect(reading.lines).toEqual([]);
    expect(reading.tables[0]?.rows).toHaveLength(1);
  });

  test('a continued command is one command', () => {
    expect(commands('$ kubectl get pods \\\n>   -n web\nnothing')).toEqual([
      'kubectl get pods -n web',
    ]);
  });

  test('a here-document is part of its command, not output', () => {
    expect(lines('$ kubectl apply -f - <<EOF\nkind: Pod\nEOF\npod/web created')).toEqual([
      'pod/web created',
    ]);
  });

  test('the header of watch names the command without host and time', () => {
    expect(
      commands(`Every 2.0s: kubectl get pods        host: Fri Jun 17 14:53:50 2022\n\n${table}`),
    ).toEqual(['kubectl get pods']);
  });

  test.each(['v1.34.1+k3s', 'v1.34.1+k0s # kubectl get pods'])(
    'a row is no command: %s',
    (version) => {
      expect(
        rows(`NAME   STATUS   ROLES    AGE   VERSION\nn1     Ready    <none>   5d    ${version}`),
      ).toHaveLength(1);
    },
  );

  test('a row of an object called like a tool is a row', () => {
    expect(rows(`> ${podHeader}\n> helm    1/1     Running   0          5d`)).toHaveLength(1);
  });
});

describe('only output becomes lines of output', () => {
  test.each([
    'daemonset.apps/calico-node created',
    'daemonset.apps/calico-node configured (server dry run)',
    'pod "web" deleted from kube-system namespace',
    'node/worker-1 already cordoned',
    'deployment.apps/web image updated',
    'pod/web condition met',
    'daemon set "calico-node" successfully rolled out',
    'Waiting for daemon set "calico-node" rollout to finish: 0 of 3 updated pods are available...',
    'exit=0',
    'Warning: policy/v1beta1 PodSecurityPolicy is deprecated',
  ])('%s', (line) => {
    expect(lines(`$ run\n    ${line}\n$ `)).toEqual([line]);
  });

  test.each([
    '# daemonset.apps/calico-node created',
    '> daemonset.apps/calico-node created',
    '// daemonset.apps/calico-node created',
    '- daemonset.apps/calico-node created',
    '* daemonset.apps/calico-node created',
    '1. daemonset.apps/calico-node created',
    '$ echo daemonset.apps/calico-node created',
    'daemonset.apps/calico-node is what should be created',
    'daemonset.apps/calico-node was never created',
    'kubectl get ds calico-node',
    'E1121 02:17:11.905622    1226 memcache.go:265] daemonset.apps/calico-node created',
    '----------',
    '```',
  ])('but not: %s', (line) => {
    expect(lines(line)).toEqual([]);
  });
});

describe('the kind of a table', () => {
  test.each([
    [
      'its prefix',
      `NAME        READY   STATUS    RESTARTS   AGE\npod/web-1   1/1     Running   0          5d`,
      'Pod',
    ],
    [
      'its prefix with a group',
      'NAME                          AGE\ndaemonset.apps/calico-node   6d',
      'DaemonSet',
    ],
    ['its header', table, 'Pod'],
    [
      'the command',
      '$ kubectl get rs\nNAME   DESIRED   CURRENT   READY   AGE\nweb    3         3         3       5d',
      'ReplicaSet',
    ],
    [
      'the command for custom resources',
      '$ kubectl get buckets\nNAME   READY   AGE\nok     True    5d',
      'buckets',
    ],
    [
      'names that a Deployment gave',
      'NAME             DESIRED   CURRENT   READY   AGE\nweb-6dd86d77d   3         3         3       5d',
      'ReplicaSet',
    ],
  ])('is told by %s', (_, text, kind) => {
    expect(kinds(text)).toEqual([kind]);
  });

  test.each([
    [
      'two kinds print it',
      'NAME   DESIRED   CURRENT   READY   AGE\nweb    3         3         3       5d',
    ],
    ['any kind prints it', 'NAME   AGE\nweb    5d'],
    ['a custom resource prints a header of ours', 'NAME   READY   AGE\nweb    True    5d'],
  ])('is not told where %s, whatever kinds the check is about', (_, text) => {
    expect(kinds(text, { kinds: ['ReplicaSet', 'StatefulSet'] })).toEqual([undefined]);
  });

  test('names all kinds that print a header', () => {
    expect(
      read('NAME   DESIRED   CURRENT   READY   AGE\nweb    3         3         3       5d')
        .tables[0]?.candidates,
    ).toEqual(['ReplicaSet', 'ReplicationController']);
  });

  test('is not that of a command whose columns are others', () => {
    expect(
      kinds(
        '$ kubectl get pods\nNAME   STATUS   ROLES    AGE   VERSION\nn1     Ready    <none>   5d    v1.34.0',
      ),
    ).toEqual(['Node']);
  });

  test('with a slash in another column than its name, it is no row of the kind before the slash', () => {
    const { tables, findings } = read('a   ep/a     2d1h\nb   <none>   8d', {
      command: 'kubectl get validatingwebhookconfigurations',
      kinds: ['ValidatingWebhookConfiguration'],
    });
    expect(tables.map(({ kind }) => kind)).toEqual(['ValidatingWebhookConfiguration']);
    expect(findings.map(({ code }) => code)).toContain('row-unreadable');
  });

  test('without header is that of the only kind that prints such rows, and the missing header is said', () => {
    expect(kinds(pod)).toEqual(['Pod']);
    expect(kinds('n1   Ready   <none>   5d   v1.34.0')).toEqual(['Node']);
    expect(kinds('web   3   3   3   5d', { kinds: ['rs'] })).toEqual(['ReplicaSet']);
    expect(kinds('web   3   3   3   5d')).toEqual([]);
    expect(read(pod).findings).toMatchObject([{ code: 'header-missing', params: { kind: 'Pod' } }]);
    expect(read(`$ kubectl get pods --no-headers\n${pod}`).findings).toEqual([]);
    expect(
      cells(
        '$ kubectl get sts -o wide --show-labels --no-headers\ndb   2/2   5m   pg   pg:16   a=b',
      ),
    ).toEqual([['db', '2/2', '5m', 'pg', 'pg:16', 'a=b']]);
  });

  test.each([
    ['po', 'pods', true],
    ['DaemonSet', 'daemonsets.apps', true],
    ['buckets', 'bucket.objectstore.example.com', true],
    ['certificates', 'certificate.cert-manager.io', true],
    ['policy', 'policies', true],
    ['NetworkPolicy', 'networkpolicies.crd.projectcalico.org', false],
    ['Service', 'services.serving.knative.dev', false],
    ['certificates.a.io', 'certificates.b.io', false],
  ])('%s and %s are the same kind: %s', (one, other, same) => {
    expect(sameKind(one, other)).toBe(same);
  });
});

describe('the namespace of a row', () => {
  test('is printed, or typed, or not known', () => {
    expect(
      rows(
        'NAMESPACE   NAME    READY   STATUS    RESTARTS   AGE\nkube-sys    web-1   1/1     Running   0          5d',
      )[0]?.namespace,
    ).toBe('kube-sys');
    expect(rows(`$ kubectl get pods -n web\n${table}`)[0]?.namespace).toBe('web');
    expect(rows(table, { command: 'kubectl get pods -n web' })[0]?.namespace).toBeUndefined();
    expect(
      rows(
        '$ kubectl get nodes -n web\nNAME   STATUS   ROLES    AGE   VERSION\nn1     Ready    <none>   5d    v1.34.0',
      )[0]?.namespace,
    ).toBeUndefined();
  });
});

test('objects without namespace are read under -A too', () => {
  const text =
    'NAMESPACE   NAME        STATUS   ROLES    AGE   VERSION\n            node/cp-1   Ready    <none>   5d    v1.34.0';
  expect(rows(text)).toMatchObject([
    { kind: 'Node', name: 'cp-1', namespace: undefined, cut: false },
  ]);
});

describe('rows that are not certain', () => {
  test.each([
    ['cut before its end', `${podHeader}\nweb-1   1/1     Run`],
    ['cut after its name', `${podHeader}\nweb-1   1/1`],
    ['with an impossible cell', `${podHeader}\nweb-1   #1/1#   Running   0          5d`],
    [
      'with an impossible age',
      `${podHeader}\nweb-1   1/1     Running   0          5x\n${pod.replace('1', '2')}`,
    ],
  ])('are kept as cut: %s', (_, text) => {
    expect(rows(text).filter((row) => row.cut)).toHaveLength(1);
    expect(rows(text).find((row) => row.cut)?.name).toBe('web-1');
  });

  test('a state nobody knows is read where it stands exactly under its name', () => {
    expect(cells(`${podHeader}\nweb-1   1/1     podPhase  0          5d`)).toEqual([
      ['web-1', '1/1', 'podPhase', '0', '5d'],
    ]);
    expect(cells(`${podHeader}\nweb-1   1/1               0          5d`)).toEqual([
      ['web-1', '1/1', '', '0', '5d'],
    ]);
  });

  test('rows left out are said', () => {
    for (const dots of ['...', '......', '[...]', '(…)', '…']) {
      expect(read(`${table}\n${dots}\n${pod}`)).toMatchObject({
        tables: [{ elided: true }],
        findings: [{ code: 'rows-elided', params: { line: 3 } }],
      });
    }
  });

  test('an arrow behind a row is no part of it', () => {
    expect(cells(`${podHeader}\n${pod} <-- look`)).toEqual([
      ['web-1', '1/1', 'Running', '0', '5d'],
    ]);
  });

  test('a header that was cut or mistyped is still that header', () => {
    expect(
      kinds(
        'NAME   READY   UP-TO_DATE   AVAILABLE   AGE\nweb    3/3     3            3           5d',
      ),
    ).toEqual(['Deployment']);
    // kubectl 1.8 and before.
    expect(
      kinds(
        'NAME  DESIRED  CURRENT  READY  UP-TO-DATE  AVAILABLE  NODE-SELECTOR  AGE\nweb   3        3        2      3           2          edge=true      2h',
      ),
    ).toEqual(['DaemonSet']);
    expect(
      kinds(
        'NAME  STATUS  VOLUME  CAPACITY  ACCESSMODES  STORAGECLASS  AGE\nweb   Bound   pv-1    8Gi       RWX                        4s',
      ),
    ).toEqual(['PersistentVolumeClaim']);
    expect(
      cells('AME    READY   STATUS    RESTARTS   AGE\nweb-1   1/1     Running   0          5d'),
    ).toEqual([['web-1', '1/1', 'Running', '0', '5d']]);
  });
});

test('a column that the command named keeps its name, however like another it is', () => {
  const [row] = rows(
    '$ kubectl get svc -o custom-columns=NAME:.metadata.name,CLUSTERIP:.spec.clusterIP\nNAME   CLUSTERIP\nweb    10.0.0.1\n',
  );
  expect(row?.cells).toMatchObject({ CLUSTERIP: { text: '10.0.0.1' } });
});

describe('tables of other tools', () => {
  const docker =
    'CONTAINER ID   IMAGE          COMMAND       CREATED        STATUS        PORTS     NAMES\n1a2b3c4d5e6f   kindest/node   "/usr/bin/x"  2 hours ago    Up 2 hours              calico-worker';
  test('are read by their header', () => {
    expect(rows(docker, { columns: ['NAMES', 'STATUS'] })[0]?.cells).toMatchObject({
      NAMES: { text: 'calico-worker' },
      STATUS: { text: 'Up 2 hours' },
      PORTS: { text: '' },
    });
  });
  test('are of no kind', () => {
    expect(kinds(docker)).toEqual([undefined]);
  });
  test('a slash in their first cell is no kind', () => {
    const images =
      'REPOSITORY   TAG      IMAGE ID       CREATED        SIZE\nalpine/git   2.47.1   8a2b5c9d0e1f   3 months ago   71.2MB';
    expect(read(images).tables[0]?.rows[0]).toMatchObject({ kind: undefined, name: 'alpine/git' });
  });
  test.each([
    [
      'docker images',
      'REPOSITORY   TAG      IMAGE ID       CREATED        SIZE',
      'alpine/git   2.47.1   8a2b5c9d0e1f   3 months ago   71.2MB',
    ],
    [
      'docker images, since 29',
      'IMAGE               ID             DISK USAGE   CONTENT SIZE   EXTRA',
      'alpine/git:2.47.1   8a2b5c9d0e1f       71.2MB         24.1MB   U',
    ],
    [
      'crictl pods',
      'POD ID              CREATED             STATE               NAME                NAMESPACE           ATTEMPT             RUNTIME',
      '8a2b5c9d0e1f2       3 minutes ago       Ready               web                 default             0                   (default)',
    ],
  ])('names of two words stay whole where gaps set columns apart: %s', (_, header, row) => {
    const columns = header.split(/ {2,}/);
    const [table] = read(`${header}\n${row}`, { columns: columns.slice(-2) }).tables;
    expect(table?.columns).toEqual(columns);
    expect(
      table?.rows.map(({ cut, cells }) => [cut, Object.values(cells).map(({ text }) => text)]),
    ).toEqual([[false, row.split(/ {2,}/)]]);
  });
  test('columns in lower case are read if the check names all of them', () => {
    expect(cells('Name   State\nweb    up', { columns: ['Name', 'State'] })).toEqual([
      ['web', 'up'],
    ]);
  });
  test('columns that the typed command names are read as typed', () => {
    expect(
      cells(
        '$ kubectl get ds -o custom-columns=Name:.metadata.name,Ready:.status.numberReady\nName   Ready\nweb    3',
      ),
    ).toEqual([['web', '3']]);
  });
  test('the same header means what each command above it has asked for', () => {
    const printed = 'NAME   READY   AGE\nweb    1/1     5d';
    const typed = ['sts', 'foos.example.com', 'sts', 'foos.example.com,sts'];
    expect(kinds(typed.map((kind) => `$ kubectl get ${kind}\n${printed}`).join('\n'))).toEqual([
      'StatefulSet',
      'foos.example.com',
      'StatefulSet',
      'StatefulSet',
    ]);
  });
  test('names that one command chose for its columns are no header under the next', () => {
    const chosen =
      '$ kubectl get ds -o custom-columns=Name:.metadata.name,Ready:.status.numberReady';
    const printed = 'Name   Ready\nweb    3';
    expect(cells(`${chosen}\n${printed}\n$ kubectl get ds\n${printed}`)).toEqual([['web', '3']]);
  });
});

describe('what kubectl complains of', () => {
  test.each([
    [
      'Error from server (NotFound): daemonsets.apps "calico-node" not found',
      'kubectl-not-found',
      { kind: 'DaemonSet', name: 'calico-node' },
    ],
    ['No resources found in web namespace.', 'kubectl-none-found', { namespace: 'web' }],
    ['No resources found', 'kubectl-none-found-anywhere', {}],
    ['No resources found.', 'kubectl-none-found-anywhere', {}],
    [
      'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?',
      'kubectl-refused',
      { server: '127.0.0.1:6443' },
    ],
    [
      'Unable to connect to the server: dial tcp: lookup x on 10.0.0.1:53: no such host',
      'kubectl-unreachable',
      {},
    ],
    [
      'Unable to connect to the server: dial tcp 10.0.0.1:6443: i/o timeout',
      'kubectl-unreachable',
      {},
    ],
    [
      'Unable to connect to the server: tls: failed to verify certificate: x509: certificate signed by unknown authority',
      'kubectl-tls',
      {},
    ],
    ['error: You must be logged in to the server (Unauthorized)', 'kubectl-unauthorized', {}],
    [
      'Error from server (Forbidden): pods is forbidden: User "student" cannot list resource "pods"',
      'kubectl-forbidden',
      {},
    ],
    [
      'error: the server doesn\'t have a resource type "tigerastatus"',
      'kubectl-no-resource-type',
      { type: 'tigerastatus' },
    ],
    [
      'resource mapping not found for name: "default" namespace: "" from "x.yaml": no matches for kind "Installation" in version "operator.tigera.io/v1"',
      'kubectl-no-kind',
      { type: 'Installation' },
    ],
    [
      'error: timed out waiting for the condition on pods/web',
      'wait-timed-out',
      { kind: 'Pod', name: 'web' },
    ],
    ['Error from server (AlreadyExists): namespaces "late" already exists', 'kubectl-conflict', {}],
    ['error: unknown flag: --foo', 'kubectl-usage', {}],
    ['error: the path "calico.yaml" does not exist', 'kubectl-file-missing', {}],
    [
      'error: error parsing calico.yaml: error converting YAML to JSON: yaml: line 3: mapping values are not allowed in this context',
      'kubectl-file-broken',
      {},
    ],
    ['error: no objects passed to apply', 'kubectl-file-broken', {}],
    ['bash: kubectl: command not found', 'kubectl-not-installed', {}],
    ['error: current-context is not set', 'kubectl-no-config', {}],
    ['error: something nobody knows', 'kubectl-error', {}],
  ])('%s', (line, code, params) => {
    const { errors, lines: output } = read(`$ kubectl get x\n${line}`);
    expect(errors).toMatchObject([{ code, params, at: { line: 2, start: 0, end: line.length } }]);
    expect(output.map(({ text }) => text)).toEqual([line]);
  });

  test('stands beside a table', () => {
    const reading = read(`${table}\nError from server (NotFound): pods "web-9" not found`);
    expect(reading.tables[0]?.rows).toHaveLength(1);
    expect(reading.errors).toHaveLength(1);
  });

  test('warnings and prose are not complaints', () => {
    expect(
      read('Warning: v1 ComponentStatus is deprecated in v1.19+\nI got an error: it hangs').errors,
    ).toEqual([]);
  });
});

describe('JSON and YAML are handed on as they stand', () => {
  test('with the command above and up to the next one', () => {
    const { documents, lines: output } = read(
      '$ kubectl get pod a -o json\n{\n  "kind": "Pod",\n  "a": "}"\n}\n$ kubectl get pod b -o yaml\napiVersion: v1\nitems:\n- a: 1\nkind: List\n$ ls',
    );
    expect(documents).toMatchObject([
      {
        form: 'json',
        text: '{\n  "kind": "Pod",\n  "a": "}"\n}',
        at: { line: 2 },
        command: 'kubectl get pod a -o json',
      },
      { form: 'yaml', text: 'apiVersion: v1\nitems:\n- a: 1\nkind: List', at: { line: 7 } },
    ]);
    expect(output).toEqual([]);
  });

  test('but not a file that was shown', () => {
    expect(read('$ cat pod.yaml\napiVersion: v1\nkind: Pod').documents).toEqual([]);
    expect(read('$ cat pod.json\n{\n"kind": "Pod"\n}').documents).toEqual([]);
  });
});

describe('places speak of the text as pasted', () => {
  test.each([
    ['plain', pod],
    ['coloured', pod.replace('Running', '\u001B[32mRunning\u001B[0m')],
    ['quoted', `> ${pod}`],
    ['behind a tab', `\t${pod}`],
    ['behind zero-width spaces', `\u200B\u200B${pod}`],
  ])('%s', (_, line) => {
    const text = `${podHeader}\r\n${line}`;
    const at = rows(line.startsWith('>') ? `> ${text}` : text)[0]?.cells['STATUS']?.at;
    expect(at?.line).toBe(2);
    expect(line.slice(at?.start, at?.end)).toContain('Running');
    expect(line.slice(at?.start, at?.end).length).toBeLessThanOrEqual('Running\u001B[0m'.length);
  });
});

describe('recorded terminals', () => {
  test('of 80 columns, where rows, headers and commands are broken inside words', () => {
    const reading = read(fixture('terminal-80-columns'));
    expect(reading.commands.at(1)?.text).toBe(
      'kubectl get pods -n kube-system -l k8s-app=calico-node -o wide',
    );
    expect(reading.tables.map((one) => [one.kind, one.rows.length])).toEqual([
      ['DaemonSet', 1],
      ['Pod', 3],
      ['Node', 3],
    ]);
    expect(reading.tables[1]?.rows.map((row) => row.cells['IP']?.text)).toEqual([
      '10.0.0.11',
      '10.0.0.10',
      '10.0.0.12',
    ]);
    expect(reading.tables[0]?.rows[0]?.cells).toMatchObject({
      'NODE SELECTOR': { text: 'kubernetes.io/os=linux' },
      AGE: { text: '45h' },
    });
    expect(reading.findings).toEqual([]);
  });

  test('of a watch whose columns moved', () => {
    const reading = read(fixture('watch-moved-columns'));
    expect(reading.tables).toHaveLength(1);
    expect(reading.tables[0]?.rows.every((row) => !row.cut)).toBe(true);
    expect(reading.tables[0]?.rows.at(-1)?.cells).toMatchObject({
      STATUS: { text: 'Running' },
      'NOMINATED NODE': { text: '<none>' },
    });
  });

  test('of a watch whose columns grew: what may be of the empty column before it is not guessed', () => {
    const text = [
      'NAME   AGE   READY   STATUS',
      'xrv2   96s   False   ',
      'w-16x   <invalid>   False   ',
      't-i-kr6   562d        True    Certificate is up to date and has not expired',
    ].join('\n');
    const [, moved] = rows(text);
    expect(moved?.cells.STATUS?.text).not.toBe('False');
    expect(moved?.cells.READY?.text === 'False' || moved?.cut).toBe(true);
  });

  test('with tigerastatus rows of which nothing but the name is printed', () => {
    expect(cells(fixture('tigerastatus-empty-rows'))).toContainEqual(['goldmane', '', '', '', '']);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    'NAME',
    'READY',
    'AGE',
    'kubectl get pods',
    '$',
    '  ',
    '\t',
    '\n',
    '|',
    '1/1',
    '5d',
    '{',
    '---',
    '> ',
    '<none>',
    '\u001B[',
    'kind: x',
    '...',
    '<<EOF',
    '\\',
  );
  test('is read without throwing, and every line is kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(words, { maxLength: 40 }).map((list) => list.join('')),
        ),
        (text) => {
          const reading = read(text);
          expect(reading.source.join('\n')).toBe(text.replace(/\r\n|\r/g, '\n'));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['a million spaces', ' '.repeat(1 << 20)],
    ['one huge line', 'ab cd  '.repeat(150_000)],
    ['many short lines', 'a\n'.repeat(500_000)],
    ['nested brackets', '['.repeat(1 << 20)],
    ['one line of tabs', 'a\t'.repeat(1 << 19)],
    ['words that are no rows', 'a  b  c  d\n'.repeat(50_000)],
    ['headers only', `${podHeader}\n`.repeat(25_000)],
    ['unterminated escapes', '\u001B]'.repeat(500_000)],
    ['carriage returns', '\r'.repeat(1 << 20)],
    ['here-documents without end', '$ a <<E\n'.repeat(130_000)],
    ['rows that fit nothing', `${podHeader}\n${'a   b   c   d   e   f\n'.repeat(40_000)}`],
  ])('hostile as it may be is read whole: %s', (_, text) => {
    // What is not linear would not end before the time-out: a megabyte squared. How fast it is, `npm run bench` tells.
    expect(read(text).source.join('\n') === text.replace(/\r\n|\r/g, '\n')).toBe(true);
  });
});
