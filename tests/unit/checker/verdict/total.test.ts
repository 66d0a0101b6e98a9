import { expect, test } from 'vitest';
import type { Expectation } from '#checker/types.ts';
import { verdictOn } from '../pasted.ts';

const pods = `NAME            READY   STATUS    RESTARTS   AGE
calico-node-a   1/1     Running   0          2m
calico-node-b   0/1     Running   0          2m
coredns-c       1/1     Running   0          2m
`;
const all: Expectation = { kind: 'Pod', all: true, ready: true };
const calico: Expectation = { kind: 'Pod', match: 'calico-node-*', count: '>= 1', ready: true };

test.each([
  ['one expectation has its own progress', [all], { ready: 2, total: 3 }],
  ['an object that two expectations are about counts once', [all, calico], { ready: 2, total: 3 }],
  [
    'what is asked for and not listed counts too',
    [
      { ...all, match: 'core*', all: false },
      { ...calico, count: '>= 4' },
    ],
    { ready: 2, total: 5 },
  ],
] as const)('%s', (_, expectations, progress) => {
  expect(verdictOn(pods, { expect: [...expectations] }).progress).toEqual(progress);
});

test('objects of one name in two namespaces are two', () => {
  const text = `NAMESPACE   NAME   READY   STATUS    RESTARTS   AGE
a           web    1/1     Running   0          2m
b           web    0/1     Pending   0          2m
`;
  const twice: Expectation[] = [
    { kind: 'Pod', all: true, ready: true },
    { kind: 'Pod', name: 'web', namespace: 'a', ready: true },
  ];
  const verdict = verdictOn(text, { expect: twice });
  expect(verdict.progress).toEqual({ ready: 1, total: 2 });
  expect(verdict.objects.map(({ namespace, status }) => [namespace, status])).toEqual([
    ['a', 'ready'],
    ['b', 'progressing'],
  ]);
});

test('an object that two expectations are about has the findings of both, and what readiness says of it', () => {
  const about: Expectation[] = [
    { kind: 'Pod', name: 'calico-node-b', ready: true },
    { kind: 'Pod', name: 'calico-node-b', columns: { RESTARTS: '= 3' } },
  ];
  const { objects } = verdictOn(pods, { expect: about });
  expect(objects.map(({ status, deciding }) => [status, deciding])).toEqual([
    ['progressing', ['READY', 'STATUS', 'RESTARTS']],
  ]);
  expect(objects[0]?.findings.map(({ code }) => code)).toEqual(['pod-not-ready', 'cell-unmet']);
  const [other] = verdictOn(pods, { expect: about.toReversed() }).objects;
  expect(other?.status).toBe('progressing');
});

test('cells that are as they should be do not make up for what is not ready, nor the other way round', () => {
  const progress = (...expectations: Expectation[]) =>
    verdictOn(pods, { expect: expectations }).progress;
  const restarts = (name: string): Expectation => ({
    kind: 'Pod',
    match: name,
    ready: true,
    columns: { RESTARTS: '= 0' },
  });
  expect(progress(restarts('calico-node-a'), restarts('coredns-c'))).toEqual({
    ready: 2,
    total: 2,
  });
  expect(progress(restarts('calico-node-a'), restarts('calico-node-b'))).toEqual({
    ready: 1,
    total: 2,
  });
});

test('a Pod that must not be ready is as it should be', () => {
  const down: Expectation[] = [
    { kind: 'Pod', match: 'calico-node-b', ready: false },
    { kind: 'Pod', match: 'coredns-*', ready: true },
  ];
  expect(verdictOn(pods, { expect: down }).verdict).toBe('met');
});
