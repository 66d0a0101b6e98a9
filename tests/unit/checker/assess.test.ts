import { check as checkText } from '#checker/index.ts';
import { phrase } from '#checker/phrases.ts';
import { describe, expect, test } from 'vitest';
import type { Check, Expectation, VerdictCode } from '#checker/types.ts';
import {
  codesOf,
  daemonSet,
  daemonSetHeader,
  deploymentHeader,
  node,
  nodeHeader,
  pod,
  podHeader,
  replicaSetHeader,
  table,
  verdictOn,
} from './pasted.ts';

const getDaemonSet = 'kubectl get daemonset calico-node --namespace=kube-system';
const calicoNode: Check = {
  command: getDaemonSet,
  expect: [{ kind: 'DaemonSet', name: 'calico-node', namespace: 'kube-system', ready: true }],
};
const allPods: Check = {
  command: 'kubectl get pods -n web',
  expect: [{ kind: 'Pod', all: true, namespace: 'web', ready: true }],
};
const allNodes: Check = {
  command: 'kubectl get nodes',
  expect: [{ kind: 'Node', all: true, ready: true }],
};
const one = (expectation: Expectation, command?: string): Check => ({
  command,
  expect: [expectation],
});
const daemonSets = (...rows: string[][]) => table(daemonSetHeader, ...rows);
const pods = (...rows: string[][]) => table(podHeader, ...rows);
const nodes = (...rows: string[][]) => table(nodeHeader, ...rows);

describe('a verdict on the pasted output of a check', () => {
  test.each<[string, string, Check, VerdictCode]>([
    [
      'DESIRED equals READY',
      daemonSets(daemonSet('calico-node', 3, 3, 3, 3, 3)),
      calicoNode,
      'met',
    ],
    [
      'READY is one short',
      daemonSets(daemonSet('calico-node', 3, 3, 2, 3, 2)),
      calicoNode,
      'waiting',
    ],
    [
      'the new version is not everywhere',
      daemonSets(daemonSet('calico-node', 3, 3, 3, 1, 3)),
      calicoNode,
      'waiting',
    ],
    [
      'the DaemonSet is not listed',
      daemonSets(daemonSet('kube-proxy', 3, 3, 3, 3, 3)),
      calicoNode,
      'missing',
    ],
    ['another output', nodes(node('cp-1', 'Ready')), calicoNode, 'unrelated'],
    ['nothing', '', calicoNode, 'unreadable'],
    ['prose', 'I ran it and it looks fine to me.', calicoNode, 'unreadable'],
    [
      'every Pod runs',
      pods(pod('a', '1/1', 'Running'), pod('b', '2/2', 'Running')),
      allPods,
      'met',
    ],
    [
      'one Pod crashes',
      pods(pod('a', '1/1', 'Running'), pod('b', '0/1', 'CrashLoopBackOff', '5')),
      allPods,
      'failed',
    ],
    [
      'failed outweighs waiting',
      pods(pod('a', '0/1', 'Pending'), pod('b', '0/1', 'Error')),
      allPods,
      'failed',
    ],
  ])('%s', (_, text, check, verdict) => {
    expect(verdictOn(text, check).verdict).toBe(verdict);
  });

  test('says how far the one object is', () => {
    const { progress } = verdictOn(daemonSets(daemonSet('calico-node', 3, 3, 2, 3, 2)), calicoNode);
    expect(progress).toEqual({ ready: 2, total: 3 });
  });

  test('says how many of several objects are ready', () => {
    const { progress } = verdictOn(nodes(node('a', 'Ready'), node('b', 'NotReady')), allNodes);
    expect(progress).toEqual({ ready: 1, total: 2 });
  });

  test('marks the deciding cells and fills in the next command', () => {
    const { objects, findings } = verdictOn(
      `$ kubectl get pods -n web\n${pods(pod('a', '0/1', 'CrashLoopBackOff', '5'))}`,
      allPods,
    );
    expect(objects).toMatchObject([
      {
        kind: 'Pod',
        name: 'a',
        namespace: 'web',
        status: 'failed',
        deciding: ['READY', 'STATUS'],
        row: { table: 0, row: 0 },
      },
    ]);
    expect(findings[0]).toMatchObject({
      code: 'pod-crashing',
      at: { line: 3 },
      next: 'kubectl logs a -n web --all-containers --ignore-errors --previous',
    });
  });

  test('names what was pasted and what was expected when it is another output', () => {
    const { findings } = verdictOn(nodes(node('cp-1', 'Ready')), calicoNode);
    expect(findings).toEqual([
      {
        code: 'unrelated',
        params: {
          pasted: [phrase('paste.kind', { kind: 'Node' })],
          expected: [
            phrase('paste.in', {
              what: phrase('paste.objects', { kind: 'DaemonSet', names: ['calico-node'] }),
              namespace: 'kube-system',
            }),
          ],
        },
        next: getDaemonSet,
      },
    ]);
  });

  test('of several expectations the worst counts, and what is not pasted is missing', () => {
    const both: Check = { expect: [...(allNodes.expect ?? []), ...(calicoNode.expect ?? [])] };
    const verdict = verdictOn(nodes(node('cp-1', 'Ready')), both);
    expect(verdict.verdict).toBe('missing');
    expect(verdict.expectations.map((each) => each.verdict)).toEqual(['met', 'missing']);
  });

  test('findings come worst first, warnings last', () => {
    const text = nodes(node('a', 'Ready,SchedulingDisabled'), node('b', 'NotReady'));
    expect(codesOf(verdictOn(text, allNodes))).toEqual(['node-not-ready', 'node-cordoned']);
  });
});

describe('Doubt is never met', () => {
  test.each<[string, string, Check]>([
    [
      'an object of status unknown makes its expectation unreadable',
      pods(pod('a', '1/1', 'Dancing')),
      allPods,
    ],
    [
      'a cut row in scope makes its expectation unreadable',
      `${pods(pod('a', '1/1', 'Running'))}b      1/1     Runn`,
      allPods,
    ],
    [
      'a row that cannot be split with certainty makes it unreadable',
      `${pods(pod('a', '1/1', 'Running'))}b      1/1     Running   0   odd      5m\n`,
      allPods,
    ],
  ])('%s', (_, text, check) => {
    expect(verdictOn(text, check).verdict).toBe('unreadable');
  });

  test('terminating counts as waiting', () => {
    expect(verdictOn(pods(pod('a', '1/1', 'Terminating')), allPods).verdict).toBe('waiting');
  });

  describe('of several rows for one object the last counts', () => {
    const notYet = daemonSet('calico-node', 3, 3, 1, 3, 1);
    const done = daemonSet('calico-node', 3, 3, 3, 3, 3);
    test.each<[string, string[][], VerdictCode]>([
      ['ready at last', [notYet, done], 'met'],
      ['ready once, not any more', [done, notYet], 'waiting'],
    ])('%s', (_, rows, verdict) => {
      expect(verdictOn(daemonSets(...rows), calicoNode).verdict).toBe(verdict);
    });

    test('the same name in another namespace, or of another kind, is another object', () => {
      const text = table(
        ['NAMESPACE', ...podHeader],
        ['web', ...pod('a', '0/1', 'Error')],
        ['shop', ...pod('a', '1/1', 'Running')],
      );
      expect(verdictOn(text, allPods).verdict).toBe('failed');
    });

    test('a later run of the same command replaces what the earlier one listed', () => {
      const run = (...rows: string[][]) => `$ kubectl get pods -n web\n${pods(...rows)}`;
      const text = run(pod('old', '0/1', 'Error')) + run(pod('new', '1/1', 'Running'));
      expect(verdictOn(text, allPods).verdict).toBe('met');
    });

    test('an object that kubectl no longer finds is missing, whatever was printed before', () => {
      const text =
        `$ kubectl get pod a -n web\n${pods(pod('a', '1/1', 'Running'))}` +
        '$ kubectl get pods a -n web\nError from server (NotFound): pods "a" not found\n';
      const check = one({ kind: 'Pod', name: 'a', namespace: 'web', ready: true });
      expect(verdictOn(text, check).verdict).toBe('missing');
    });

    test('a later list of names says nothing of the state', () => {
      const text = `$ ${getDaemonSet}\n${daemonSets(done)}$ kubectl get ds -n kube-system -o name\ndaemonset.apps/calico-node\n`;
      expect(verdictOn(text, calicoNode).verdict).toBe('met');
      expect(
        verdictOn(text.replace('3         3       3', '3         2       3'), calicoNode).verdict,
      ).toBe('waiting');
    });

    test('a line that says it was changed or deleted makes the print outdated', () => {
      const printed = `$ ${getDaemonSet}\n${daemonSets(done)}`;
      const changed = `${printed}$ kubectl apply -f x.yaml -n kube-system\ndaemonset.apps/calico-node configured\n`;
      const deleted = `${printed}$ kubectl delete ds calico-node -n kube-system\ndaemonset.apps "calico-node" deleted\n`;
      expect(verdictOn(changed, calicoNode).verdict).toBe('unreadable');
      expect(verdictOn(deleted, calicoNode).verdict).toBe('missing');
    });
  });

  describe('`ready: false` is met only by a status read as progressing or failed; if the object is ready the verdict is failed', () => {
    test.each<[string, VerdictCode]>([
      ['NotReady', 'met'],
      ['Ready', 'failed'],
      ['Ready,SchedulingDisabled', 'failed'],
      ['Dancing', 'unreadable'],
    ])('a node that is %s', (status, verdict) => {
      const check = one({ kind: 'Node', all: true, ready: false });
      expect(verdictOn(nodes(node('a', status)), check).verdict).toBe(verdict);
    });

    test.each<[string, VerdictCode]>([
      ['CrashLoopBackOff', 'met'],
      ['Pending', 'met'],
      ['Terminating', 'waiting'],
      ['Running', 'failed'],
    ])('a Pod that is %s', (status, verdict) => {
      const check = one({ kind: 'Pod', name: 'a', ready: false });
      expect(verdictOn(pods(pod('a', '1/1', status)), check).verdict).toBe(verdict);
    });

    test('nothing desired is not what was meant', () => {
      const check = one({ kind: 'DaemonSet', name: 'a', ready: false });
      expect(verdictOn(daemonSets(daemonSet('a', 0, 0, 0, 0, 0)), check).verdict).toBe('waiting');
    });
  });

  describe('a condition on a missing column, an empty cell, <none>, <unknown> or a wrong type is never met', () => {
    const wide = [...podHeader, 'IP', 'NODE', 'NOMINATED NODE', 'READINESS GATES'];
    const row = [...pod('a', '1/1', 'Running'), '<none>', '<unknown>', '<none>', '<none>'];
    test.each([
      ['a missing column', { ZONE: '!= x' }],
      ['<none>', { IP: '!= x' }],
      ['<none> asked for', { IP: '= <none>' }],
      ['<none> against a glob', { IP: 'matches *' }],
      ['<unknown>', { NODE: '!= worker-1' }],
      ['a word where a number is asked for', { STATUS: '>= 0' }],
      ['a number against a word', { RESTARTS: '< many' }],
      ['a column that is not there to compare with', { RESTARTS: '= column OTHER' }],
      ['an unset variable', { NODE: '= $NODE_NAME' }],
      ['no condition at all', { STATUS: 'Running' }],
    ])('%s', (_, columns) => {
      const check = one({ kind: 'Pod', name: 'a', columns });
      expect(verdictOn(table(wide, row), check).verdict).not.toBe('met');
    });

    test('an empty cell', () => {
      const text = table(
        ['NAME', 'CLASS', 'HOSTS', 'ADDRESS', 'PORTS', 'AGE'],
        ['a', 'nginx', '*', '         ', '80', '5m'],
      );
      const check = one({ kind: 'Ingress', name: 'a', columns: { ADDRESS: '!= 10.0.0.1' } });
      expect(verdictOn(text, check).verdict).toBe('waiting');
    });
  });

  describe('`all` and `match` need at least one row and no cut row', () => {
    const match = one(
      { kind: 'Pod', match: 'calico-node-*', ready: true },
      'kubectl get pods -n web',
    );
    test.each<[string, string, Check, VerdictCode]>([
      ['a header without rows', 'NAME   READY   STATUS   RESTARTS   AGE\n', allPods, 'missing'],
      ['no row that matches', pods(pod('other', '1/1', 'Running')), match, 'missing'],
      ['a row that matches', pods(pod('calico-node-x', '1/1', 'Running')), match, 'met'],
      [
        'a cut row below it',
        `${pods(pod('calico-node-x', '1/1', 'Running'))}calico-node-y   1/`,
        match,
        'unreadable',
      ],
      ['no resources', 'No resources found in web namespace.\n', allPods, 'missing'],
    ])('%s', (_, text, check, verdict) => {
      expect(verdictOn(text, check).verdict).toBe(verdict);
    });

    test('a listing that the learner narrowed says nothing of all', () => {
      const text = `$ kubectl get pods -n web | grep Running\n${pods(pod('a', '1/1', 'Running'))}`;
      const verdict = verdictOn(text, allPods);
      expect(verdict.verdict).toBe('unreadable');
      expect(codesOf(verdict)).toContain('listing-narrowed');
    });

    test.each([
      ['of a selector', 'pod -l app=a', 'unreadable'],
      ['by name', 'pod/a', 'unreadable'],
      ['of all', 'pods --all', 'met'],
    ])('`kubectl wait` %s', (_, asked, expected) => {
      const text = `$ kubectl wait --for=condition=Ready ${asked} -n web\npod/a condition met\n`;
      expect(verdictOn(text, allPods).verdict).toBe(expected);
    });
  });

  describe('`absent` is met only by NotFound of that kind and name, or by a whole, unfiltered listing whose typed command is in the paste', () => {
    const gone = one(
      { kind: 'Pod', name: 'a', namespace: 'web', absent: true },
      'kubectl get pod a -n web',
    );
    const others = pods(pod('b', '1/1', 'Running'));
    test.each<[string, string, VerdictCode]>([
      [
        'NotFound',
        '$ kubectl get pod a -n web\nError from server (NotFound): pods "a" not found\n',
        'met',
      ],
      [
        'NotFound of another name',
        '$ kubectl get pod b -n web\nError from server (NotFound): pods "b" not found\n',
        'failed',
      ],
      [
        'NotFound of another kind',
        '$ kubectl get svc a -n web\nError from server (NotFound): services "a" not found\n',
        'failed',
      ],
      [
        'NotFound in another namespace',
        '$ kubectl get pod a -n shop\nError from server (NotFound): pods "a" not found\n',
        'failed',
      ],
      ['a whole listing', `$ kubectl get pods -n web\n${others}`, 'met'],
      [
        'a whole listing of all namespaces',
        `$ kubectl get pods -A\n${table(['NAMESPACE', ...podHeader], ['web', ...pod('b', '1/1', 'Running')])}`,
        'met',
      ],
      ['a listing whose command is not there', others, 'unreadable'],
      ['a filtered listing', `$ kubectl get pods -n web | grep b\n${others}`, 'unreadable'],
      ['a selected listing', `$ kubectl get pods -n web -l app=b\n${others}`, 'unreadable'],
      ['a listing of one name', `$ kubectl get pods b -n web\n${others}`, 'unreadable'],
      ['a listing of another namespace', `$ kubectl get pods -n shop\n${others}`, 'unreadable'],
      [
        'no resources in a whole listing',
        '$ kubectl get pods -n web\nNo resources found in web namespace.\n',
        'met',
      ],
      ['no resources, command not shown', 'No resources found in web namespace.\n', 'unreadable'],
      ['still there', `$ kubectl get pods -n web\n${pods(pod('a', '1/1', 'Running'))}`, 'failed'],
      [
        'on its way out',
        `$ kubectl get pods -n web\n${pods(pod('a', '1/1', 'Terminating'))}`,
        'waiting',
      ],
      [
        'a cut row that may be it',
        `$ kubectl get pods -n web\n${others}a      1/1   Run`,
        'unreadable',
      ],
      ['that it was deleted', '$ kubectl delete pod a -n web\npod "a" deleted\n', 'unreadable'],
      [
        'a cluster that does not answer',
        'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n',
        'failed',
      ],
    ])('%s', (_, text, verdict) => {
      const { verdict: word } = verdictOn(text, gone);
      // A listing of another namespace is about nothing that was asked.
      expect(word === 'unrelated' ? 'unreadable' : word).toBe(verdict);
    });
  });

  describe('NotFound of an expected object, or "No resources found" in its namespace, is missing; any other kubectl error is failed unless `lines` expects it', () => {
    const forbidden =
      'Error from server (Forbidden): pods is forbidden: User "ana" cannot list resource "pods" in API group "" in the namespace "web"';
    test.each<[string, string, Check, VerdictCode]>([
      [
        'NotFound',
        'Error from server (NotFound): daemonsets.apps "calico-node" not found\n',
        calicoNode,
        'missing',
      ],
      [
        'none in its namespace',
        'No resources found in kube-system namespace.\n',
        calicoNode,
        'missing',
      ],
      [
        'none in another namespace',
        '$ kubectl get ds -n web\nNo resources found in web namespace.\n',
        calicoNode,
        'missing',
      ],
      ['forbidden', `${forbidden}\n`, allPods, 'failed'],
      [
        'refused',
        'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n',
        allNodes,
        'failed',
      ],
      [
        'a table, and then an error',
        `${pods(pod('a', '1/1', 'Running'))}${forbidden}\n`,
        allPods,
        'failed',
      ],
      [
        'an error that is expected',
        `${forbidden}\n`,
        { lines: [{ line: 'Error from server (Forbidden): pods is forbidden: *' }] },
        'met',
      ],
    ])('%s', (_, text, check, verdict) => {
      expect(verdictOn(text, check).verdict).toBe(verdict);
    });
  });

  describe('DESIRED 0 and 0/0 are waiting, with --ready too, unless the check asks for 0', () => {
    const zero = daemonSets(daemonSet('calico-node', 0, 0, 0, 0, 0));
    const scaled = table(deploymentHeader, ['web', '0/0', '0', '0', '5m']);
    test.each<[string, string, Check, VerdictCode]>([
      ['a DaemonSet', zero, calicoNode, 'waiting'],
      ['a DaemonSet with --ready', zero, {}, 'waiting'],
      ['a Deployment with --ready', scaled, {}, 'waiting'],
      [
        'a Deployment that should be scaled to 0',
        scaled,
        one({ kind: 'Deployment', name: 'web', ready: true, columns: { READY: '= 0/0' } }),
        'met',
      ],
      [
        'a DaemonSet that should select no node',
        zero,
        one({ kind: 'ds', name: 'calico-node', columns: { DESIRED: '= 0' } }),
        'met',
      ],
    ])('%s', (_, text, check, verdict) => {
      expect(verdictOn(text, check).verdict).toBe(verdict);
    });

    test('and says so', () => {
      expect(codesOf(verdictOn(zero, calicoNode))).toContain('nothing-desired');
    });
  });

  describe('old ReplicaSets at 0/0/0 are passed over and alone are not met', () => {
    const typed = '$ kubectl get rs -n web\n';
    const old = ['web-1', '0', '0', '0', '5m'];
    const current = ['web-2', '3', '3', '3', '5m'];
    test.each<[string, string[][], VerdictCode]>([
      ['beside a current one', [old, current], 'met'],
      ['alone', [old], 'waiting'],
    ])('%s', (_, rows, verdict) => {
      const text = typed + table(replicaSetHeader, ...rows);
      expect(verdictOn(text).verdict).toBe(verdict);
      expect(
        verdictOn(text, one({ kind: 'rs', all: true, ready: true }, 'kubectl get rs -n web'))
          .verdict,
      ).toBe(verdict);
    });
  });

  test('Ready,SchedulingDisabled is ready with a warning', () => {
    const verdict = verdictOn(nodes(node('a', 'Ready,SchedulingDisabled')), allNodes);
    expect(verdict.verdict).toBe('met');
    expect(verdict.findings).toMatchObject([{ code: 'node-cordoned', next: 'kubectl uncordon a' }]);
  });

  test.each(['Evicted', 'Error', 'ContainerStatusUnknown'])(
    '%s leftovers are failed under `all` and --ready',
    (status) => {
      const text = pods(pod('a', '1/1', 'Running'), pod('b', '0/1', status));
      expect(verdictOn(text, allPods).verdict).toBe('failed');
      expect(verdictOn(text).verdict).toBe('failed');
    },
  );

  describe('-o name, NAME AGE of kinds without readiness, and events alone are never met under --ready', () => {
    test.each([
      ['-o name', '$ kubectl get pods -o name\npod/a\npod/b\n'],
      [
        '--server-print=false',
        `$ kubectl get pods --server-print=false\n${table(['NAME', 'AGE'], ['a', '5m'])}`,
      ],
      [
        'NAME AGE of a custom resource',
        `$ kubectl get installations\n${table(['NAME', 'AGE'], ['default', '5m'])}`,
      ],
      [
        'NAME AGE of a kind without readiness',
        `$ kubectl get ippools\n${table(['NAME', 'AGE'], ['default', '5m'])}`,
      ],
      [
        'events',
        table(
          ['LAST SEEN', 'TYPE', 'REASON', 'OBJECT', 'MESSAGE'],
          ['5m', 'Normal', 'Started', 'pod/a', 'Started container a'],
        ),
      ],
    ])('%s', (_, text) => {
      expect(verdictOn(text).verdict).toBe('unreadable');
    });
  });

  describe('rollout status proves nothing where nothing is desired', () => {
    const typed = '$ kubectl rollout status ds/calico-node -n kube-system\n';
    const done = 'daemon set "calico-node" successfully rolled out\n';
    test.each<[string, string, VerdictCode]>([
      ['its last line alone', typed + done, 'unreadable'],
      [
        'its last line after replicas that were waited for',
        `${typed}Waiting for daemon set "calico-node" rollout to finish: 1 of 3 updated pods are available...\n${done}`,
        'met',
      ],
      [
        'it still waits',
        `${typed}Waiting for daemon set "calico-node" rollout to finish: 1 of 3 updated pods are available...\n`,
        'waiting',
      ],
      [
        'after a table that shows 0',
        `$ ${getDaemonSet}\n${daemonSets(daemonSet('calico-node', 0, 0, 0, 0, 0))}${typed}${done}`,
        'waiting',
      ],
    ])('%s', (_, text, verdict) => {
      expect(verdictOn(text, calicoNode).verdict).toBe(verdict);
    });
  });

  describe('the kind of a table is told by a prefix, the typed command or its header, else it is unreadable', () => {
    const rows = [replicaSetHeader, ['web-1', '3', '3', '3', '5m']];
    const check = one({ kind: 'ReplicaSet', name: 'web-1', ready: true });
    test.each<[string, string, VerdictCode]>([
      ['nothing tells', table(...rows), 'unreadable'],
      ['the typed command', `$ kubectl get rs\n${table(...rows)}`, 'met'],
      ['a prefix', table(replicaSetHeader, ['replicaset.apps/web-1', '3', '3', '3', '5m']), 'met'],
    ])('%s', (_, text, verdict) => {
      expect(verdictOn(text, check).verdict).toBe(verdict);
    });

    test('and asks for the command line', () => {
      expect(codesOf(verdictOn(table(...rows), check))).toContain('kind-unknown');
    });
  });

  describe('the namespace is the NAMESPACE column, else the typed -n, else that of the check is assumed and said so; contrary evidence is unrelated', () => {
    const ready = daemonSet('calico-node', 3, 3, 3, 3, 3);
    const column = (namespace: string) =>
      table(['NAMESPACE', ...daemonSetHeader], [namespace, ...ready]);
    test.each<[string, string, VerdictCode]>([
      ['the column', column('kube-system'), 'met'],
      ['the column, another one', column('calico-system'), 'missing'],
      ['the typed one', `$ kubectl get ds -n kube-system\n${daemonSets(ready)}`, 'met'],
      [
        'the typed one, another',
        `$ kubectl get ds -n calico-system\n${daemonSets(ready)}`,
        'unrelated',
      ],
      ['nothing tells', daemonSets(ready), 'met'],
      ['a command without any', `$ kubectl get ds\n${daemonSets(ready)}`, 'unreadable'],
    ])('%s', (_, text, verdict) => {
      expect(verdictOn(text, calicoNode).verdict).toBe(verdict);
    });

    test('says so when it was assumed', () => {
      expect(codesOf(verdictOn(daemonSets(ready), calicoNode))).toEqual(['namespace-assumed']);
    });
  });

  test('a paste identical to the example of the page, ages included, is met with the warning same-as-example', () => {
    const example = daemonSets(daemonSet('calico-node', 3, 3, 3, 3, 3));
    const check = { ...calicoNode, example };
    expect(codesOf(verdictOn(`$ ${getDaemonSet}\n${example}`, check))).toContain('same-as-example');
    const own = verdictOn(example.replace('5m', '7m'), check);
    expect(own.verdict).toBe('met');
    expect(codesOf(own)).not.toContain('same-as-example');
  });
});

describe('a paste of several commands', () => {
  const check = one(
    { kind: 'Pod', name: 'a', namespace: 'web', ready: true },
    'kubectl get pod a -n web',
  );
  const running = `$ kubectl get pod a -n web\n${pods(pod('a', '1/1', 'Running'))}`;
  const slip = '$ kubectl get pod x -n web\nError from server (NotFound): pods "x" not found\n';
  const refused =
    '$ kubectl get pod a -n web\nThe connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n';
  const other = `$ kubectl get nodes\n${nodes(node('cp-1', 'Ready'))}`;

  test.each<[string, string, Check, VerdictCode]>([
    ['a slip of typing before the right one is of no account', slip + running, check, 'met'],
    [
      'an error that a later run of the command does not repeat is past',
      refused + running,
      check,
      'met',
    ],
    ['an error after it counts', running + refused, check, 'failed'],
    [
      'a prompt with nothing below it makes no error past',
      `${running}$ kubectl get x\nerror: the server doesn't have a resource type "x"\n$ clear\n`,
      check,
      'failed',
    ],
    [
      'that an object was not found is not forgotten by another output',
      `$ kubectl get pod a -n web\nError from server (NotFound): pods "a" not found\n${other}`,
      check,
      'missing',
    ],
    [
      'nor is it no proof any more',
      `$ kubectl get pod a -n web\nError from server (NotFound): pods "a" not found\n${other}`,
      one({ kind: 'Pod', name: 'a', namespace: 'web', absent: true }),
      'met',
    ],
    [
      'a prompt within a table does not make its rows history',
      running.replace(
        '\na ',
        '\nb      0/1     Error     0          5m\n$ kubectl get pod a -n web\na ',
      ),
      one({ kind: 'Pod', all: true, namespace: 'web' }),
      'failed',
    ],
  ])('%s', (_, text, asked, verdict) => {
    expect(verdictOn(text, asked).verdict).toBe(verdict);
  });
});

describe('compared with the previous paste', () => {
  const before = pods(
    pod('a', '1/1', 'Running'),
    pod('b', '0/1', 'Running', '1'),
    pod('c', '0/1', 'Pending'),
  );

  test('says how far it came, and what was restarted since', () => {
    const now = pods(
      pod('a', '1/1', 'Running'),
      pod('b', '1/1', 'Running', '2'),
      pod('c', '0/1', 'Pending'),
    );
    const { findings } = verdictOn(now, allPods, before);
    expect(findings).toContainEqual({
      code: 'since-progress',
      params: { before: 1, now: 2, total: 3 },
    });
    expect(findings).toContainEqual({ code: 'since-restarted', params: { count: 1 } });
  });

  test('says when nothing moved', () => {
    expect(verdictOn(before, allPods, before).findings).toContainEqual({
      code: 'since-progress',
      params: { before: 1, now: 1, total: 3 },
    });
  });

  test('decides nothing', () => {
    const ready = pods(pod('a', '1/1', 'Running'));
    expect(verdictOn(ready, allPods, before).verdict).toBe('met');
    expect(verdictOn(before, allPods, ready).verdict).toBe('waiting');
  });
});

test('restarts that climb within one paste are a warning', () => {
  const text = pods(pod('a', '1/1', 'Running', '2'), pod('a', '1/1', 'Running', '4'));
  expect(codesOf(verdictOn(text, allPods))).toContain('restarts-climbing');
});

describe('a table of any other tool', () => {
  const header = ['CONTAINER ID', 'IMAGE', 'STATUS', 'NAMES'];
  const check: Check = {
    expect: [
      {
        table: header,
        where: { NAMES: 'matches calico-*' },
        columns: { STATUS: 'matches Up *' },
        count: 2,
      },
    ],
  };
  const row = (name: string, status: string) => [
    '4c01db0b339c',
    'kindest/node:v1.36.1',
    status,
    name,
  ];
  test.each<[string, string[][], VerdictCode]>([
    [
      'every row that is meant fits',
      [row('calico-a', 'Up 2 minutes'), row('calico-b', 'Up 1 hour'), row('other', 'Exited (1)')],
      'met',
    ],
    ['one does not', [row('calico-a', 'Up 2 minutes'), row('calico-b', 'Exited (1)')], 'failed'],
    ['one is missing', [row('calico-a', 'Up 2 minutes')], 'missing'],
    ['none is meant', [row('other', 'Up 2 minutes')], 'missing'],
  ])('%s', (_, rows, verdict) => {
    expect(verdictOn(table(header, ...rows), check).verdict).toBe(verdict);
  });
});

describe('a count of what matches', () => {
  const three = pods(
    pod('web-1', '1/1', 'Running'),
    pod('web-2', '1/1', 'Running'),
    pod('web-3', '1/1', 'Running'),
  );
  test.each<[number | string, VerdictCode]>([
    [3, 'met'],
    ['>= 2', 'met'],
    [4, 'missing'],
    [2, 'waiting'],
    ['three', 'unreadable'],
  ])('%s', (count, verdict) => {
    expect(verdictOn(three, one({ kind: 'Pod', match: 'web-*', count, ready: true })).verdict).toBe(
      verdict,
    );
  });
});

describe('a kind without readiness, of which only its presence is asked', () => {
  const config = one({ kind: 'ConfigMap', name: 'calico-config', namespace: 'kube-system' });
  test.each<[string, string, VerdictCode]>([
    ['listed', table(['NAME', 'DATA', 'AGE'], ['calico-config', '4', '5m']), 'met'],
    ['named', '$ kubectl get cm -n kube-system -o name\nconfigmap/calico-config\n', 'met'],
    [
      'created',
      '$ kubectl apply -f x.yaml -n kube-system\nconfigmap/calico-config created\n',
      'met',
    ],
    [
      'created in a dry run',
      '$ kubectl apply -f x.yaml -n kube-system --dry-run=server\nconfigmap/calico-config created (server dry run)\n',
      'unreadable',
    ],
    [
      'deleted',
      '$ kubectl delete cm calico-config -n kube-system\nconfigmap "calico-config" deleted\n',
      'unreadable',
    ],
  ])('%s', (_, text, verdict) => {
    const { verdict: word } = verdictOn(text, config);
    if (verdict === 'met') expect(word).toBe('met');
    else expect(word).not.toBe('met');
  });

  test('is not enough where ready is asked for', () => {
    const account = table(['NAME', 'AGE'], ['default', '5m']);
    const asked = (ready?: boolean) =>
      one({ kind: 'ServiceAccount', name: 'default', ...(ready && { ready }) });
    expect(verdictOn(`$ kubectl get sa\n${account}`, asked()).verdict).toBe('met');
    expect(verdictOn(`$ kubectl get sa\n${account}`, asked(true)).verdict).toBe('unreadable');
  });
});

test('a verdict is plain data: JSON and another thread get all of it', () => {
  const text = `$ kubectl get pods
NAME    READY   STATUS             RESTARTS   AGE
web-1   1/1     Running            0          5d
web-2   0/1     CrashLoopBackOff   4          5d
`;
  const verdict = checkText(text, { expect: [{ kind: 'Pod', all: true, ready: true }] });
  const asJson = JSON.parse(JSON.stringify(verdict)) as typeof verdict;
  for (const copy of [asJson, structuredClone(verdict)]) {
    const [table] = copy.pasted.tables;
    expect(table?.rows.map(({ line, name }) => [line, name])).toEqual([
      [3, 'web-1'],
      [4, 'web-2'],
    ]);
    expect(table?.rows[1]?.cells['STATUS']).toMatchObject({
      text: 'CrashLoopBackOff',
      at: { line: 4 },
    });
    expect(copy.findings).toEqual(verdict.findings);
  }
});
