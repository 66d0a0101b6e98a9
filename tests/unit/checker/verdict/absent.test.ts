import { expect, test } from 'vitest';
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
