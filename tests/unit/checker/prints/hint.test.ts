import { expect, test } from 'vitest';
import { hintFor } from '#checker/prints/read.ts';

test('a hint names the command, the kinds and the headers that the check expects', () => {
  expect(
    hintFor({
      command: 'kubectl get ds,nodes',
      expect: [
        { kind: 'DaemonSet', name: 'calico-node' },
        { table: ['NAMES', 'STATUS'] },
        { kind: 'Node', all: true },
      ],
    }),
  ).toEqual({
    command: 'kubectl get ds,nodes',
    kinds: ['DaemonSet', 'Node'],
    columns: ['NAMES', 'STATUS'],
  });
  expect(hintFor({})).toEqual({ command: undefined, kinds: [], columns: undefined });
});
