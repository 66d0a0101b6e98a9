import { expect, test } from 'vitest';
import { check as judge, everythingReady } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';

/** More findings than a call can have arguments: as arguments they would end in a RangeError. */
const many = 150_000;
const pods: Check = { command: 'kubectl get pods', expect: [{ kind: 'Pod', ready: true }] };

test.each([
  ['tables without header', 'a  1/1  A  0  1m\na  Ready  <none>  1m  v1\n'.repeat(many / 2)],
  ['documents that hold no object', '{}\n'.repeat(many)],
  ['rows that were cut above the first', `${'a  1\n'.repeat(many)}a  1/1  Running  0  1m`],
  ['complaints', 'error: a\n'.repeat(many)],
])('however much there is to say, it is said: %s', (_, text) => {
  for (const check of [everythingReady, pods]) {
    const { verdict } = judge(text, check);
    expect(verdict).not.toBe('met');
  }
});

test('what is counted and not said takes nothing from what is said: another state below many of one', () => {
  const header = 'NAME   READY   STATUS   RESTARTS   AGE';
  const crashing = Array.from(
    { length: 1200 },
    (_, at) => `a-${at}   0/1   CrashLoopBackOff   7   4m`,
  );
  const others = ['web   0/1   Pending   0   4m', 'db   1/1   Running   0   4m'];
  const { verdict, findings, objects } = judge(
    [header, ...crashing, ...others].join('\n'),
    everythingReady,
  );
  expect(verdict).toBe('failed');
  expect(findings.filter(({ code }) => code === 'pod-crashing')).toHaveLength(1000);
  expect(findings).toContainEqual({ code: 'more-of-this', params: { count: 200 } });
  const pending = findings.find(({ code }) => code === 'pod-pending');
  expect(pending?.params).toMatchObject({ name: 'web', status: 'Pending' });
  expect(objects.at(1100)).toMatchObject({ name: 'a-1100', status: 'failed', findings: [] });
  expect(objects.at(-1)).toMatchObject({ name: 'db', status: 'ready', findings: [] });
});

const table = (row: (at: number) => string) =>
  [
    'NAME   READY   STATUS   RESTARTS   AGE',
    ...Array.from({ length: 1300 }, (_, at) => row(at)),
  ].join('\n');
const runs = (at: number) => `a-${at}   1/1   Running   0   4m`;
const ofPods = { kind: 'Pod', all: true } as const;

test.each([
  ['row-cut', everythingReady, (at: number) => `a-${at}   0/1`],
  ['cell-unmet', { expect: [{ ...ofPods, columns: { STATUS: '= Failed' } }] }, runs],
  ['still-there', { expect: [{ ...ofPods, absent: true }] }, runs],
] as const)(
  'a thousand findings of one code are said, the others are counted: %s',
  (code, check, row) => {
    const verdict = judge(table(row), check);
    const [expectation] = verdict.expectations;
    for (const { findings } of [verdict, ...(expectation ? [expectation] : [])]) {
      const places = findings.flatMap((each, index) => (each.code === code ? index : []));
      expect(places).toHaveLength(1000);
      expect(findings[(places.at(-1) ?? 0) + 1]).toEqual({
        code: 'more-of-this',
        params: { count: 300 },
      });
    }
  },
);
