import { expect, test } from 'vitest';
import { typedCommand } from '#checker/lines/prompt.ts';

test.each([
  ['ubuntu@h:~$ kubectl get pods', 'h'],
  ['(venv) ana@host.local dir % kubectl get pods', 'host.local'],
  ['root@h:~# ', 'h'],
  ['[ana@node1 ~]$ kubectl get pods', 'node1'],
  ['[node1 ~]$ kubectl get pods', 'node1'],
  ['mac:~ ana$ kubectl get pods', 'mac'],
  [
    '(⎈|arn:aws:eks:eu-west-1:1:cluster/a:lab) $ kubectl get pods',
    'arn:aws:eks:eu-west-1:1:cluster/a:lab',
  ],
  ['(git:main) $ kubectl get pods', undefined],
  ['$ kubectl get pods', undefined],
  ['PS C:\\> kubectl get pods', undefined],
  ['kubectl get pods', undefined],
])('%j was typed on %j', (line, host) => {
  expect(typedCommand(line)?.host).toBe(host);
});

test('a name that was replaced by a variable is no command', () => {
  expect(typedCommand('$NAME   0/1     CrashLoopBackOff   1          6m')).toBeUndefined();
  expect(typedCommand('$kubectl get pods')?.text).toBe('kubectl get pods');
});
