import { describe, expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { codesOf, pod, podHeader, table, verdictOn } from '../pasted.ts';

const webPods: Check = {
  command: 'kubectl get pods',
  expect: [{ kind: 'Pod', all: true, ready: true }],
};
const intact: Check = {
  command: 'sha256sum --check SUMS',
  lines: [{ line: 'release.tgz: OK' }],
};
const absent: Check = { command: 'cat file', lines: [{ absentLine: 'mtu: 0' }] };
const rows: Check = { expect: [{ table: ['NAME', 'NODE'], columns: { NODE: '= a' } }] };
const checks: readonly [string, Check][] = [
  ['objects', webPods],
  ['lines', intact],
  ['lines that must not be there', absent],
  ['rows', rows],
  ['everything', {}],
];

const complaints: readonly [string, string][] = [
  ['bash: NODE_NAME: parameter null or not set', 'shell-unset'],
  ['-bash: NODE_NAME: parameter null or not set', 'shell-unset'],
  ['bash: line 3: NODE_NAME: unbound variable', 'shell-unset'],
  ['zsh: NODE_NAME: parameter not set', 'shell-unset'],
  ['sh: 1: NODE_NAME: parameter not set or null', 'shell-unset'],
  ['bash: NODE_NAME: 参数为空或未设置', 'shell-unset'],
  ['bash: NODE_NAME: parâmetro nulo ou não inicializado', 'shell-unset'],
  ['bash: kubectl: command not found', 'kubectl-not-installed'],
  ['bash: kubectl: 未找到命令', 'kubectl-not-installed'],
  ['bash: kubectl: comando não encontrado', 'kubectl-not-installed'],
  ['zsh: command not found: kubectl', 'kubectl-not-installed'],
  ['error: context "kind-calico" does not exist', 'kubectl-no-config'],
  ['sha256sum: calico.yaml: No such file or directory', 'command-failed'],
  ["ls: cannot access 'felix/*': No such file or directory", 'command-failed'],
  ['zsh: no matches found: felix/*', 'command-failed'],
  ["bash: syntax error near unexpected token `('", 'command-failed'],
  ['curl: (6) Could not resolve host: example.org', 'command-failed'],
  ['Error response from daemon: No such container: calico-worker', 'command-failed'],
  ['ERROR: failed to create cluster: node(s) already exist', 'kubectl-error'],
  ['docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock.', 'docker-down'],
  ['Cannot connect to the Docker daemon at unix:///var/run/docker.sock.', 'docker-down'],
];

describe.each(checks)('a command that did not run, pasted for a check on %s,', (_, check) => {
  test.each(complaints)('is failed: %s', (line, code) => {
    for (const pasted of [line, `$ ${check.command ?? 'kubectl get pods'}\n${line}\n`]) {
      const verdict = verdictOn(pasted, check);
      expect([verdict.verdict, codesOf(verdict)[0]]).toEqual(['failed', code]);
    }
  });
});

const ready = table(podHeader, pod('web', '1/1', 'Running'));
const tools = complaints.filter(([, code]) => !code.startsWith('kubectl'));

test.each(tools)('beside an answer it is no failure: %s', (line) => {
  expect(verdictOn(`${line}\n${ready}`, webPods).verdict).toBe('met');
  expect(verdictOn(`${ready}${line}`, webPods).verdict).toBe('met');
  expect(verdictOn(`release.tgz: OK\n${line}`, intact).verdict).toBe('met');
});

test.each(tools)('a lesson may expect it: %s', (line) => {
  expect(verdictOn(line, { lines: [{ line }] }).verdict).toBe('met');
});

test('after another command has printed something, a command that did not run is passed over', () => {
  const pasted = `$ kubectl get pods\nbash: NODE_NAME: parameter null or not set\n$ kubectl get nodes\nNAME   STATUS   ROLES    AGE   VERSION\na      Ready    <none>   5m    v1.36.1\n`;
  expect(verdictOn(pasted, intact).verdict).toBe('unrelated');
});

test.each([
  'The shell says: parameter not set, I think',
  'note: no such file was ever needed',
  'Remember: curl could not resolve the host yesterday.',
  'bash: warning: setlocale: LC_ALL: cannot change locale (en_US.UTF-8)',
  'etcd: cannot open the door',
])('prose and warnings are no failure: %s', (line) => {
  expect(verdictOn(line).verdict).toBe('unreadable');
  expect(verdictOn(line, intact).verdict).toBe('unrelated');
});
