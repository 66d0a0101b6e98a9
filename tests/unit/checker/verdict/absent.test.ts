import { describe, expect, test } from 'vitest';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, table, verdictOn } from '../pasted.ts';

const gone: Check = {
  command: 'kubectl get namespace',
  expect: [{ kind: 'Namespace', name: 'lab', absent: true }],
};
const header = ['NAME', 'STATUS', 'AGE'];
const going = table(header, ['default', 'Active', '9m'], ['lab', 'Terminating', '5m']);
const typed = '$ kubectl get namespace\n';

test.each<[string, string, VerdictCode, string[]]>([
  ['is being deleted', going, 'waiting', ['terminating']],
  ['is being deleted, below the command', typed + going, 'waiting', ['terminating']],
  ['is there', table(header, ['lab', 'Active', '5m']), 'failed', ['still-there']],
  [
    'is not listed, without the command',
    table(header, ['default', 'Active', '9m']),
    'unreadable',
    ['absence-unproved'],
  ],
  [
    'is not listed where only the header was pasted',
    `${typed}NAME   STATUS   AGE\n`,
    'unreadable',
    ['absence-unproved'],
  ],
  [
    'may begin where the selection ended',
    `${typed}${table(header, ['default', 'Active', '9m'])}la`,
    'unreadable',
    ['row-cut'],
  ],
  [
    'is not found, says a comment',
    '# Error from server (NotFound): namespaces "lab" not found',
    'unreadable',
    ['no-table'],
  ],
  [
    'is not listed, below the command',
    typed + table(header, ['default', 'Active', '9m']),
    'met',
    [],
  ],
])('a namespace that should be gone and %s', (_, pasted, verdict, codes) => {
  const judged = verdictOn(pasted, gone);
  expect([judged.verdict, codesOf(judged)]).toEqual([verdict, codes]);
});

describe('what is listed as JSON or YAML', () => {
  const list = (...names: readonly string[]) =>
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'List',
      items: names.map((name) => ({
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: {
          name,
          uid: 'u',
          resourceVersion: '1',
          creationTimestamp: '2026-01-01T00:00:00Z',
        },
        status: { phase: 'Active' },
      })),
    });

  test.each([
    ['all of them, below the command', '$ kubectl get namespace -o json\n', 'met'],
    ['without a command', '', 'unrelated'],
    ['one of them by name', '$ kubectl get namespace default -o json\n', 'unrelated'],
  ])('%s', (_, command, verdict) => {
    expect(verdictOn(`${command}${list('default')}\n`, gone).verdict).toBe(verdict);
  });

  test('all of another kind prove nothing', () => {
    const nodes =
      '$ kubectl get nodes\nNAME   STATUS   ROLES    AGE   VERSION\nn1     Ready    <none>   5d    v1.36.1\n';
    expect(verdictOn(nodes, gone).verdict).not.toBe('met');
  });

  test('it is there', () => {
    expect(verdictOn(`$ kubectl get namespace -o json\n${list('lab')}\n`, gone).verdict).toBe(
      'failed',
    );
  });
});
