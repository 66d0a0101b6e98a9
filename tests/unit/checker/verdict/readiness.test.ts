import { describe, expect, test } from 'vitest';
import type { Check, Expectation } from '#checker/types.ts';
import { daemonSetHeader, pod, podHeader, table, verdictOn } from '../pasted.ts';

const said = (text: string, expectation: Expectation | undefined): string => {
  const check: Check = expectation ? { expect: [expectation] } : {};
  const { verdict, findings } = verdictOn(text, check);
  return [verdict, ...findings.map(({ code }) => code)].join(' ');
};
const running = table(podHeader, pod('web', '1/1', 'Running'));
const done = table(podHeader, pod('web', '0/1', 'Completed'));
const going = table(podHeader, pod('web', '1/1', 'Terminating'));
const policies = 'NAME   POD-SELECTOR   AGE\ndeny   <none>         5m\n';
const empty = table(daemonSetHeader, ['web', '0', '0', '0', '0', '0', '<none>', '5m']);

describe('one object and what is asked of it', () => {
  test.each<[string, string, Expectation, string]>([
    ['runs, and must be ready', running, { kind: 'Pod', name: 'web', ready: true }, 'met'],
    ['runs, and nothing is said', running, { kind: 'Pod', name: 'web' }, 'met'],
    [
      'runs, and must not be ready',
      running,
      { kind: 'Pod', name: 'web', ready: false },
      'failed ready-unexpected',
    ],
    [
      'has run, and must be ready by its name',
      done,
      { kind: 'Pod', name: 'web', ready: true },
      'unreadable pod-finished',
    ],
    [
      'has run, and must be ready by a pattern of names',
      done,
      { kind: 'Pod', match: 'w*', ready: true },
      'unreadable pod-finished',
    ],
    ['has run, as one of all', done, { kind: 'Pod', all: true, ready: true }, 'met'],
    ['has run, and nothing is said', done, { kind: 'Pod', name: 'web' }, 'met'],
    [
      'has run, and only a cell is asked',
      done,
      { kind: 'Pod', name: 'web', columns: { STATUS: '= Completed' } },
      'met',
    ],
    ['is going', going, { kind: 'Pod', name: 'web', ready: true }, 'waiting terminating'],
    [
      'is going, and only a cell is asked',
      going,
      { kind: 'Pod', name: 'web', columns: { READY: '= 1/1' } },
      'waiting terminating',
    ],
    [
      'is of a kind that cannot be ready, and must be',
      policies,
      { kind: 'NetworkPolicy', name: 'deny', ready: true },
      'unreadable readiness-not-shown',
    ],
    [
      'is of a kind that cannot be ready, and must not be',
      policies,
      { kind: 'NetworkPolicy', name: 'deny', ready: false },
      'unreadable readiness-not-shown',
    ],
    [
      'is of a kind that cannot be ready, and must be there',
      policies,
      { kind: 'NetworkPolicy', name: 'deny' },
      'met',
    ],
    [
      'wants no Pod, which is what the check wants',
      empty,
      { kind: 'DaemonSet', name: 'web', ready: true, columns: { DESIRED: '= 0' } },
      'met',
    ],
    [
      'wants no Pod, and must not be ready',
      empty,
      { kind: 'DaemonSet', name: 'web', ready: false, columns: { DESIRED: '= 0' } },
      'waiting nothing-desired',
    ],
    [
      'wants no Pod, and must be ready',
      empty,
      { kind: 'DaemonSet', name: 'web', ready: true },
      'waiting nothing-desired',
    ],
  ])('%s', (_, text, expectation, verdict) => {
    expect(said(text, expectation)).toBe(verdict);
  });

  test('what is said names the object, its place and the command that looks again', () => {
    const first = (text: string, expectation: Expectation) =>
      verdictOn(text, { expect: [expectation] }).findings[0];
    expect(first(running, { kind: 'Pod', name: 'web', ready: false })).toMatchObject({
      params: { kind: 'Pod', name: 'web' },
      at: { line: 2 },
    });
    expect(first(done, { kind: 'Pod', name: 'web', ready: true })).toMatchObject({
      params: { name: 'web' },
      at: { line: 2 },
    });
    expect(first(policies, { kind: 'NetworkPolicy', name: 'deny', ready: true })).toMatchObject({
      params: { kind: 'NetworkPolicy', name: 'deny' },
      at: { line: 2 },
    });
  });
});

describe('everything that is listed', () => {
  test.each([
    ['a Pod that runs', running, 'met'],
    ['a Pod that has run', done, 'met'],
    ['what cannot be ready is there', policies, 'met'],
    ['nothing is wanted', empty, 'waiting nothing-desired'],
    ['two kinds', `${running}\n${policies}`, 'met'],
    ['nothing', 'hello\n', 'unreadable no-table'],
  ])('%s', (_, text, verdict) => {
    expect(said(text, undefined)).toMatch(new RegExp(`^${verdict}`));
  });

  test('of one workload the replicas are counted, of several the objects', () => {
    const sets = (...ready: string[]) =>
      table(
        ['NAME', 'READY', 'UP-TO-DATE', 'AVAILABLE', 'AGE'],
        ...ready.map((each, at) => [`web-${at}`, each, '3', each.slice(0, 1), '5m']),
      );
    expect(verdictOn(sets('1/3')).progress).toEqual({ ready: 1, total: 3 });
    expect(verdictOn(sets('1/3', '3/3')).progress).toEqual({ ready: 1, total: 2 });
    expect(verdictOn('hello\n').progress).toBeUndefined();
  });

  test('events alone say nothing of what is there', () => {
    const events =
      'LAST SEEN   TYPE     REASON    OBJECT      MESSAGE\n5s          Normal   Pulled    pod/web-1   Image pulled\n';
    expect(said(events, undefined)).toBe('unreadable events-only');
    expect(said(`${running}\n${events}`, undefined)).toBe('met');
  });

  test('a search for a part of their names leaves out no state; any other filter may', () => {
    const webs = 'web-1   1/1   Running   0   5m\nweb-2   1/1   Running   0   5m\n';
    expect(said(`$ kubectl get pods | grep web\n${webs}`, undefined)).toMatch(/^met/);
    expect(said(`$ kubectl get pods | grep Running\n${webs}`, undefined)).toMatch(
      /^unreadable .*listing-narrowed/,
    );
    expect(
      said(`$ kubectl get pods -A | grep shop\nshop   web-1   1/1   Running   0   5m\n`, undefined),
    ).toMatch(/^met/);
  });
});
