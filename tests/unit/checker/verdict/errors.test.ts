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

describe('that nothing was found proves that an object is gone', () => {
  const goneFromShop: Check = {
    command: 'kubectl get pods -n shop',
    expect: [{ kind: 'Pod', name: 'web', namespace: 'shop', absent: true }],
  };
  const goneFromAnywhere: Check = { expect: [{ kind: 'Pod', name: 'web', absent: true }] };

  test.each<[string, string, Check]>([
    [
      'in its namespace',
      '$ kubectl get pods -n shop\nNo resources found in shop namespace.',
      goneFromShop,
    ],
    ['in every namespace', '$ kubectl get pods -A\nNo resources found', goneFromShop],
    ['of several kinds', '$ kubectl get nodes,pods -A\nNo resources found', goneFromShop],
    [
      'where no namespace is meant',
      '$ kubectl get pods -n shop\nNo resources found in shop namespace.',
      goneFromAnywhere,
    ],
    [
      'by its name',
      '$ kubectl get pod web -n shop\nError from server (NotFound): pods "web" not found',
      goneFromShop,
    ],
    [
      'with its namespace',
      '$ kubectl get pod web -n shop\nError from server (NotFound): namespaces "shop" not found',
      goneFromShop,
    ],
  ])('%s', (_, text, check) => {
    expect(verdictOn(`${text}\n`, check).verdict).toBe('met');
  });

  test.each<[string, string]>([
    ['in another namespace', '$ kubectl get pods -n db\nNo resources found in db namespace.'],
    [
      'in a namespace that was not asked',
      '$ kubectl get pods -n shop\nNo resources found in db namespace.',
    ],
    ['of another kind', '$ kubectl get services -n shop\nNo resources found in shop namespace.'],
    ['of another kind, anywhere', '$ kubectl get services -A\nNo resources found'],
    ['without a command', 'No resources found in shop namespace.'],
    [
      'of a part of them',
      '$ kubectl get pods -n shop -l a=b\nNo resources found in shop namespace.',
    ],
    [
      'by another name',
      '$ kubectl get pod db -n shop\nError from server (NotFound): pods "db" not found',
    ],
    [
      'by its name, of another kind',
      '$ kubectl get svc web -n shop\nError from server (NotFound): services "web" not found',
    ],
    [
      'by its name, elsewhere',
      '$ kubectl get pod web -n db\nError from server (NotFound): pods "web" not found',
    ],
    [
      'with another namespace',
      '$ kubectl get pod web -n shop\nError from server (NotFound): namespaces "db" not found',
    ],
    [
      'with an object that is called as its namespace',
      '$ kubectl get svc shop -n shop\nError from server (NotFound): services "shop" not found',
    ],
  ])('but not %s', (_, text) => {
    expect(verdictOn(`${text}\n`, goneFromShop).verdict).not.toBe('met');
  });
});

describe('a wait that ran out', () => {
  test.each([
    [
      'of which the object is told',
      'error: timed out waiting for the condition on pods/web',
      'wait-timed-out',
    ],
    ['of which nothing is told', 'error: timed out waiting for the condition', 'kubectl-timeout'],
  ])('%s, may still end well', (_, line, code) => {
    const verdict = verdictOn(`$ kubectl wait pod/web --for=condition=Ready\n${line}\n`);
    expect([verdict.verdict, codesOf(verdict)]).toEqual(['waiting', [code]]);
  });

  test('and a server that does not answer is a failure', () => {
    const late = verdictOn(
      '$ kubectl get pods\nUnable to connect to the server: context deadline exceeded\n',
    );
    expect(late.verdict).toBe('failed');
  });
});

test('of many errors, the first are enough for each entry of a check', () => {
  const errors = Array.from(
    { length: 15 },
    (_, at) => `Error from server (Forbidden): pods "a${at}" is forbidden: no\n`,
  ).join('');
  const { expectations } = verdictOn(errors, { lines: [{ line: 'a' }] });
  expect(expectations[0]?.findings.filter(({ code }) => code === 'kubectl-forbidden')).toHaveLength(
    10,
  );
});
