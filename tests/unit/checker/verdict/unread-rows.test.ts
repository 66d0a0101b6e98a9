import { describe, expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { codesOf, daemonSetHeader, pod, podHeader, table, verdictOn } from '../pasted.ts';

const named: Check = { expect: [{ kind: 'DaemonSet', name: 'calico-node', ready: true }] };
const all: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };
const cut = table(daemonSetHeader, ['calico-node', '5', '5', '5', '5', '5', '', '']).trimEnd();
const shifted = `${table(podHeader, pod('a', '1/1', 'Running'))}b  1/1 0   Running  x   0    4h\n`;

describe.each([
  ['a check', named, all],
  ['no check', {}, {}],
])('with %s', (_, ofName, ofAll) => {
  test('a cut row is not counted as ready', () => {
    const { verdict, progress, objects } = verdictOn(cut, ofName);
    expect([verdict, progress, objects[0]?.status]).toEqual([
      'unreadable',
      { ready: 0, total: 1 },
      'unknown',
    ]);
  });

  test('a row whose columns are shifted is told once', () => {
    const verdict = verdictOn(shifted, ofAll);
    expect([verdict.verdict, codesOf(verdict)]).toEqual(['unreadable', ['row-cut']]);
  });
});

describe('rows without a header', () => {
  const jobs = '$ kubectl get jobs --no-headers\n';
  const done = 'pi      Complete   1/1   34s   5m\n';

  test.each([
    ['whose first has an empty cell', `${jobs}mover   Running    0/1         2s\n${done}`],
    [
      'whose first has a cell that its kind does not print',
      '$ kubectl get apiservices --no-headers\nv1.x   a/b     False (MissingEndpoints)   5m\nv1.    Local   True                       5m\n',
    ],
    ['whose first lost its name', '1/1   Running   0   5m\nweb   1/1   Running   0   5m\n'],
    ['whose first lost its first cells', 'ning   0   5m\nweb   1/1   Running   0   5m\n'],
    [
      'of the first of two commands, whose header was lost',
      '$ kubectl get ds; kubectl get nodes\nfelix   3   3   0   3   0   a=b   5m\nNAME   STATUS   ROLES    AGE   VERSION\ncp-1   Ready    worker   7d    v1.34.9\n',
    ],
  ])('%s are not met by those that could be read', (_, pasted) => {
    expect(verdictOn(pasted).verdict).not.toBe('met');
  });

  test('are met where a sentence stands above them', () => {
    const pasted = 'This is what I see now:\nweb   1/1   Running   0   5m\n';
    expect(verdictOn(pasted).verdict).toBe('met');
  });
});

describe('a table of ready Pods', () => {
  const ready = table(podHeader, pod('alpha', '1/1', 'Running'), pod('b', '1/1', 'Running'));

  test.each([
    ['ends inside the name of a row', `${ready}gam`],
    ['ends before the last cell of a row', `${ready}gamma   1/1     Running   0          `],
    ['lost all between name and age of a row', `${ready}gamma   5m\n`],
    ['has rows left out, as dots one below the other', `${ready}⋮\n`],
    ['ends inside the name of a row, behind a hyphen', `${ready}gamma-`],
    [
      'is followed by a header without rows',
      `${ready}\nNAME   READY   UP-TO-DATE   AVAILABLE   AGE\n`,
    ],
    [
      'is followed by a header and the beginning of a row',
      `${ready}\nNAME   READY   UP-TO-DATE   AVAILABLE   AGE\ndep`,
    ],
    ['has rows left out, with a word', `${ready}--- snip ---\n`],
    ['stands in a pager', `${ready}--More--`],
  ])('that %s is not met', (_, pasted) => {
    expect(verdictOn(pasted).verdict).not.toBe('met');
  });

  test('beside ReplicaSets of which the last was cut is not met', () => {
    const sets =
      'NAME   DESIRED   CURRENT   READY   AGE\nweb-767d6f4df8   3   3   3   5m\nweb-7fdc568cbb   0   0   0';
    expect(verdictOn(`${ready}\n${sets}`).verdict).toBe('unreadable');
  });

  test('that is repeated from its header on is met', () => {
    const [header = ''] = ready.split('\n');
    expect(verdictOn(`${header}\n${ready}`).verdict).toBe('met');
  });

  test.each([
    ['a node', 'NAME   STATUS   ROLES    AGE   VERSION', 'cp-1   Ready    <none>   5d'],
    [
      'an operator',
      'NAME     AVAILABLE   PROGRESSING   DEGRADED   SINCE',
      'calico   True        False         False',
    ],
    [
      'labels',
      'NAME    READY   STATUS    RESTARTS   AGE   LABELS',
      'web-1   1/1     Running   0          5m',
    ],
  ])('of which all but the last cell was pasted is not met: %s', (_, header, row) => {
    expect(verdictOn(`${header}\n${row}`).verdict).toBe('unreadable');
  });

  test('is met with a word of its reader at the end of a paste that goes on', () => {
    expect(verdictOn(`${ready}ok\n`, all).verdict).toBe('met');
  });
});

describe('two tables side by side, as panes of a terminal or `paste` leave them,', () => {
  const beside = (left: string, right: string): string => {
    const [one, other] = [left, right].map((text) => text.trimEnd().split('\n'));
    const width = Math.max(...(one ?? []).map(({ length }) => length)) + 4;
    return (other ?? []).map((line, at) => `${(one?.[at] ?? '').padEnd(width)}${line}`).join('\n');
  };
  const good = table(podHeader, pod('a', '1/1', 'Running'));
  const bad = table(podHeader, pod('b', '1/1', 'Running'), pod('c', '0/1', 'Pending'));
  const certificates = (ready: string) =>
    table(['NAME', 'READY', 'SECRET', 'AGE'], ['web', ready, 'web-tls', '5m']);
  const nodes = (status: string) =>
    table(['NAME', 'STATUS', 'ROLES', 'AGE', 'VERSION'], ['a', status, '<none>', '5d', 'v1.36.1']);

  test('end where the first column stands again, however few they share', () => {
    const usage =
      'NAME CPU(cores) MEMORY(bytes) NAME READY STATUS RESTARTS AGE\na 3m 2Mi b 1/1 Running 0 5m\n';
    const ofTheOther: Check = {
      expect: [{ table: ['NAME', 'STATUS'], where: { NAME: '= a', STATUS: '= Running' } }],
    };
    expect(verdictOn(usage, ofTheOther).verdict).not.toBe('met');
  });

  test.each([
    ['Pods', good, bad],
    ['of which only the right one is not ready', certificates('True'), certificates('False')],
    ['nodes', nodes('Ready'), nodes('NotReady')],
    ['Pods and nodes', good, nodes('NotReady')],
  ])('are not met: %s', (_, left, right) => {
    for (const check of [{}, all])
      for (const command of ['', '$ kubectl get pods\n'])
        expect(verdictOn(`${command}${beside(left, right)}\n`, check).verdict).not.toBe('met');
  });
});
