import { describe, expect, test } from 'vitest';
import { finding } from '#checker/findings.ts';
import type { Finding } from '#checker/findings.ts';
import type { VerdictCode } from '#checker/types.ts';
import { detailKey, nextCommands } from '#i18n/advice.ts';
import { phrase } from '#checker/phrases.ts';

const list = 'kubectl get pods -n demo';
const apply = 'kubectl apply -f calico.yaml';
const describePod = 'kubectl describe pod web';
const init = finding('pod-init', { name: 'web', ready: 0, total: 3 }, undefined, describePod);
const lineMissing = finding(
  'line-missing',
  { line: phrase('condition.anything', {}) },
  undefined,
  apply,
);
const next = (verdict: VerdictCode, findings: readonly Finding[], command?: string, typed = '') =>
  nextCommands({ verdict, findings, typed }, command);

describe('what waiting mends', () => {
  test('is looked at again with the command of the check, then more closely', () => {
    expect(detailKey({ verdict: 'waiting', findings: [init] })).toBe('verdict.waiting.detail');
    expect(next('waiting', [init], list)).toEqual([list, describePod]);
  });

  test('is not asked for again with a command that changes something', () => {
    expect(next('waiting', [init], apply)).toEqual([describePod]);
    expect(next('waiting', [init], 'kubectl rollout restart deployment web')).toEqual([
      describePod,
    ]);
    expect(next('waiting', [init], `${list} > out.txt`)).toEqual([describePod]);
    expect(next('waiting', [init], `${list} -o name | xargs kubectl label`)).toEqual([describePod]);
  });
});

test.each([
  'kubectl -n demo get pods',
  'kubectl rollout status deployment/web -n "${NAMESPACE:?}"',
])('%s is run again while it is on its way', (command) => {
  expect(next('waiting', [init], command)).toEqual([command, describePod]);
});

describe('what waiting does not mend', () => {
  const nothing = finding(
    'nothing-desired',
    { kind: 'DaemonSet', name: 'agent' },
    undefined,
    'kubectl describe daemonset agent',
  );

  test('is not called on its way, and nobody is told to run the same again', () => {
    expect(detailKey({ verdict: 'waiting', findings: [nothing] })).toBe(
      'verdict.waiting.act.detail',
    );
    expect(next('waiting', [nothing], list)).toEqual(['kubectl describe daemonset agent']);
  });
});

describe('a command that failed', () => {
  const broken = finding('kubectl-file-broken', { message: 'error converting YAML to JSON' });

  test('is not to be run again before its cause is mended', () => {
    expect(next('failed', [broken, lineMissing], apply, apply)).toEqual([]);
    expect(detailKey({ verdict: 'failed', findings: [broken, lineMissing] })).toBe(
      'verdict.failed.command.detail',
    );
  });

  test('is copied again where it was mistyped', () => {
    const usage = finding('kubectl-usage', { message: 'error: unknown flag: --foo' });
    expect(next('failed', [usage, lineMissing], apply)).toEqual([apply]);
  });

  test('does not hide what else is wrong', () => {
    const refused = finding('kubectl-refused', { server: 'x' });
    expect(detailKey({ verdict: 'failed', findings: [refused, init] })).toBe(
      'verdict.failed.detail',
    );
    expect(next('failed', [refused, init], list)).toEqual([describePod]);
  });
});

test('what is in another namespace is not looked for again in the same one', () => {
  const params = { kind: 'Pod', name: 'web', namespace: 'calico-system', expected: 'kube-system' };
  const elsewhere = finding('found-elsewhere', params, undefined, list);
  expect(next('missing', [elsewhere], list)).toEqual([]);
  expect(detailKey({ verdict: 'missing', findings: [elsewhere] })).toBe(
    'verdict.missing.elsewhere.detail',
  );
});

test.each<VerdictCode>(['missing', 'unrelated', 'unreadable'])(
  'where the paste is %s, the command of the check is run',
  (verdict) => {
    expect(next(verdict, [init], list)).toEqual([list]);
    expect(next(verdict, [init], `${list}\n${list}`)).toEqual([describePod]);
  },
);

test('what the command of the check does not show is looked at in another way', () => {
  const params = { kind: 'Deployment', name: 'web' };
  const unproved = finding('rollout-unproved', params, undefined, 'kubectl get deployment web');
  expect(next('unreadable', [unproved], 'kubectl rollout status deployment/web')).toEqual([
    'kubectl get deployment web',
  ]);
});

test('what was badly pasted is printed again, if that changes nothing', () => {
  const cut = finding('row-cut', { name: 'web' });
  expect(next('unreadable', [cut], undefined, list)).toEqual([list]);
  expect(next('unreadable', [cut], undefined, apply)).toEqual([]);
});

test('three commands at most, each once', () => {
  const crashing = (name: string, command: string) =>
    finding('pod-crashing', { name, status: 'Error' }, undefined, command);
  const findings = ['a', 'a', 'b', 'c', 'd'].map((name) => crashing(name, `kubectl logs ${name}`));
  expect(next('failed', findings)).toEqual(['kubectl logs a', 'kubectl logs b', 'kubectl logs c']);
});

test.each<VerdictCode>(['met', 'waiting', 'missing', 'unreadable', 'failed', 'unrelated'])(
  '%s alone has a sentence of its own',
  (verdict) => {
    expect(detailKey({ verdict, findings: [] }, { lines: [] })).toBe(`verdict.${verdict}.detail`);
  },
);

test('of several Pods of one owner, one is looked at', () => {
  const findings = ['db-0', 'db-1'].map((name) =>
    finding('pod-crashing', { name, status: 'Error' }, undefined, `kubectl logs ${name}`),
  );
  expect(next('failed', findings)).toEqual(['kubectl logs db-0']);
});

test('what is ready of all that is listed goes as far as the rows that were pasted', () => {
  const met = { verdict: 'met', findings: [] } as const;
  const some = [
    { kind: 'Node', all: true },
    { kind: 'DaemonSet', name: 'agent' },
  ];
  expect(detailKey(met, { expect: some })).toBe('verdict.met.rows.detail');
  expect(detailKey(met, { expect: some.slice(1) })).toBe('verdict.met.detail');
  // Without anything asked, it is about whatever is listed.
  expect(detailKey(met, {})).toBe('verdict.met.rows.detail');
  expect(detailKey({ verdict: 'waiting', findings: [] }, { expect: some })).toBe(
    'verdict.waiting.detail',
  );
});
