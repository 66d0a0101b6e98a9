import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  command,
  describe as describeCommand,
  isObjectName,
  previousLogs,
} from '#checker/kinds/commands.ts';

test('the next command carries the real name and namespace', () => {
  expect(previousLogs({ name: 'web-1', namespace: 'shop' })).toBe(
    'kubectl logs web-1 -n shop --all-containers --ignore-errors --previous',
  );
  expect(describeCommand('DaemonSet', { name: 'calico-node', namespace: undefined })).toBe(
    'kubectl describe daemonset calico-node',
  );
});

test.each(['a;rm -rf', '$(x)', '-o', 'A', 'a b', '', 'a\n', '…', 'a'.repeat(254), 'a.', '<none>'])(
  'a name that Kubernetes could not have given is put into no command: %j',
  (name) => {
    expect(command('get pod', { name, namespace: undefined })).toBeUndefined();
    expect(command('get pod', { name: 'a', namespace: name })).toSatisfy(
      (text) => text === undefined || name === '',
    );
  },
);

test('whatever was pasted, a next command has no shell syntax in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, namespace) => {
      const next = command('get pod', { name, namespace }) ?? '';
      expect(next).toMatch(/^[\w. -]*$/);
      expect(isObjectName(name) || next === '').toBe(true);
    }),
  );
});
