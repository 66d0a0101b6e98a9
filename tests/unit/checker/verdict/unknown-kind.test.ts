import { expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { codesOf, nodeHeader, podHeader, table, verdictOn } from '../pasted.ts';

const nodes: Check = { expect: [{ kind: 'Node', all: true, ready: true }] };
const containers = table(
  ['CONTAINER ID', 'IMAGE', 'COMMAND', 'CREATED', 'STATUS', 'PORTS', 'NAMES'],
  [
    '2f5d6c8a9b01',
    'kindest/node',
    '"/usr/local/bin/x"',
    '2 minutes ago',
    'Up 2 minutes',
    '',
    'calico',
  ],
);
const releases = table(
  ['NAME', 'NAMESPACE', 'REVISION', 'UPDATED', 'STATUS', 'CHART', 'APP VERSION'],
  ['calico', 'tigera', '1', '2026-01-01', 'deployed', 'tigera-operator', 'v3.32.1'],
);
const usage = table(['NAME', 'CPU(cores)', 'MEMORY(bytes)'], ['a', '100m', '100Mi']);
const names = table(['NAME', 'AGE'], ['calico', '14m']);

test.each([
  ['the containers of Docker', containers, 'table-foreign'],
  ['the releases of Helm, below the command', `$ helm list\n${releases}`, 'table-foreign'],
  ['kubectl top, below the command', `$ kubectl top pods\n${usage}`, 'table-foreign'],
  ['a header that any kind prints', names, 'kind-unknown'],
])('rows of no known kind: %s', (_, pasted, code) => {
  for (const check of [{}, nodes]) {
    const verdict = verdictOn(pasted, check);
    expect([verdict.verdict, codesOf(verdict)]).toEqual(['unreadable', [code]]);
  }
});

test.each([
  ['Pods', podHeader],
  ['nodes', nodeHeader],
])('a header alone, of %s, says that nothing is listed', (_, header) => {
  const verdict = verdictOn(table(header));
  expect([verdict.verdict, codesOf(verdict)]).toEqual(['unreadable', ['rows-none']]);
});
