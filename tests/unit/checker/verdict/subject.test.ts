import { describe, expect, test } from 'vitest';
import type { Observed } from '#checker/objects/observed.ts';
import { runsOf } from '#checker/objects/runs.ts';
import type { Sentence } from '#checker/objects/sentences.ts';
import { countsOfOnly, subjectsOf } from '#checker/verdict/subject.ts';

const at = { line: 2, start: 0, end: 1 };
const runOf = (text: string) => runsOf([{ text, at }], [])[0];
const cellsOf = (columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(columns).map(([column, text]) => [column, { text, at }]));

const observed = (
  columns: Readonly<Record<string, string>>,
  more: Partial<Observed>,
): Observed => ({
  kind: 'Pod',
  cluster: '',
  namespace: 'shop',
  name: 'web',
  cells: cellsOf({ NAME: 'web', ...columns }),
  at,
  cut: false,
  run: undefined,
  row: undefined,
  source: 'row',
  sentences: [],
  ...more,
});

const judgementOf = (columns: Readonly<Record<string, string>>, more: Partial<Observed> = {}) => {
  const { judgement } = subjectsOf([observed(columns, more)], undefined)[0] ?? {};
  if (!judgement) throw new Error('not judged');
  return judgement;
};
const inShort = (...given: Parameters<typeof judgementOf>): string => {
  const { status, findings } = judgementOf(...given);
  return [status, ...findings.map(({ code }) => code)].join(' ');
};

const running = { READY: '1/1', STATUS: 'Running', RESTARTS: '0', AGE: '5m' };
const crashing = { READY: '0/1', STATUS: 'CrashLoopBackOff', RESTARTS: '4', AGE: '5m' };

describe('a row whose kind nothing tells', () => {
  const disputed = (columns: Readonly<Record<string, string>>, ...candidates: string[]) =>
    judgementOf(columns, { kind: undefined, candidates }).disputed ?? false;
  const three = { DESIRED: '3', CURRENT: '3', READY: '3', AGE: '5m' };

  test('is judged where all that it can be say the same', () => {
    expect(disputed(three, 'ReplicaSet', 'ReplicationController')).toBe(false);
    expect(disputed(running, 'Pod')).toBe(false);
  });

  test('is in dispute where one of them says otherwise', () => {
    expect(disputed(three, 'ReplicaSet', 'ReplicationController', 'Pod')).toBe(true);
    expect(disputed({ STATUS: 'Bound' }, 'PersistentVolumeClaim', 'Namespace')).toBe(true);
  });

  test('is in dispute where two of them are at rest for other reasons', () => {
    const none = { DESIRED: '0', CURRENT: '0', READY: '0', AGE: '5m' };
    const of = (kind: string) => judgementOf(none, { kind });
    expect([of('ReplicaSet').idle, of('ReplicationController').idle]).toEqual(['old', 'desired']);
    expect(of('ReplicaSet').status).toBe(of('ReplicationController').status);
    expect(disputed(none, 'ReplicaSet', 'ReplicationController')).toBe(true);
  });

  test('is in dispute where it can be anything', () => {
    expect(disputed(running)).toBe(true);
    expect(judgementOf(running, { kind: undefined }).disputed).toBe(true);
  });

  test('and no row of a known kind is', () => {
    expect(judgementOf(running).disputed).toBeUndefined();
    expect(judgementOf(running, { candidates: ['Node', 'Deployment'] }).disputed).toBeUndefined();
  });
});

test('all there is to say of what was cut is that it was', () => {
  expect(judgementOf(crashing, { cut: true }).findings).toEqual([
    { code: 'row-cut', params: { name: 'web' }, at },
  ]);
  expect(judgementOf(crashing, { cut: true, source: 'document' }).findings).toEqual([
    { code: 'document-partial', params: {}, at },
  ]);
});

test.each([
  ['kubectl get pods', 'ready'],
  ['kubectl get pods -o wide', 'ready'],
  ['kubectl describe nodes -o custom-columns=A:.b; kubectl get pods', 'ready'],
  ['kubectl get pods -o custom-columns=NAME:.a,READY:.b', 'unknown readiness-not-shown'],
  ['kubectl get pods --template=x', 'unknown readiness-not-shown'],
  ['kubectl get nodes; kubectl get pods -o jsonpath={.a}', 'unknown readiness-not-shown'],
])('what stands under READY below %s: %s', (command, said) => {
  expect(inShort(running, { run: runOf(command) })).toBe(said);
});

describe('what kubectl said of an object', () => {
  const said = (
    says: Sentence['says'],
    more: Partial<Sentence> = {},
  ): Pick<Observed, 'sentences'> => ({
    sentences: [
      { kind: 'Pod', name: 'web', namespace: 'shop', says, word: '', at, run: undefined, ...more },
    ],
  });
  const alone: Partial<Observed> = { source: 'sentence' };
  const deployment = { READY: '1/3', 'UP-TO-DATE': '3', AVAILABLE: '1', AGE: '5m' };

  test.each<[Sentence['says'], string]>([
    ['listed', 'unknown readiness-not-shown'],
    ['changed', 'unknown readiness-not-shown'],
    ['condition', 'unknown readiness-not-shown'],
    ['rolled-out', 'unknown rollout-unproved'],
    ['rolling', 'progressing rollout-waiting'],
    ['ready', 'ready'],
  ])('alone: %s is %s', (says, verdict) => {
    expect(inShort({}, { ...alone, ...said(says) })).toBe(verdict);
  });

  test.each<[Sentence['says'], string]>([
    ['listed', 'failed pod-crashing'],
    ['condition', 'failed pod-crashing'],
    ['rolled-out', 'failed pod-crashing'],
    ['changed', 'unknown readiness-not-shown'],
    ['rolling', 'progressing rollout-waiting'],
    ['ready', 'ready'],
  ])('below a row that is not ready: %s is %s', (says, verdict) => {
    expect(inShort(crashing, said(says))).toBe(verdict);
  });

  test('only that it is there, or was changed, hides what a listing would show', () => {
    const bare = (says: Sentence['says']) => judgementOf({}, { ...alone, ...said(says) }).bare;
    expect([bare('listed'), bare('changed')]).toEqual([true, true]);
    expect([bare('rolled-out'), bare('condition')]).toEqual([false, false]);
  });

  test('a rollout that went well proves the replicas that were wanted', () => {
    const { status, counts } = judgementOf(deployment, {
      kind: 'Deployment',
      ...said('rolled-out'),
    });
    expect([status, counts]).toEqual(['ready', { ready: 3, total: 3 }]);
  });

  test('how far a rollout is counts', () => {
    const counts = { ready: 1, total: 3 };
    expect(judgementOf({}, { ...alone, ...said('rolling', { counts }) }).counts).toEqual(counts);
  });
});

test('only one whole object has replicas to count', () => {
  const of = (more: Partial<Observed> = {}) =>
    observed({ READY: '1/2', 'UP-TO-DATE': '2', AVAILABLE: '1' }, { kind: 'Deployment', ...more });
  const counts = (...all: Observed[]) => countsOfOnly(subjectsOf(all, undefined));
  expect(counts(of())).toEqual({ ready: 1, total: 2 });
  expect(counts(of({ cut: true }))).toBeUndefined();
  expect(counts(of(), of({ name: 'other' }))).toBeUndefined();
  expect(counts()).toBeUndefined();
});
