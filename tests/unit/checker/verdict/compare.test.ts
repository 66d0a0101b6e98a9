import { describe, expect, test } from 'vitest';
import type { Check } from '#checker/types.ts';
import { pod, podHeader, table, verdictOn } from '../pasted.ts';

const everyPod: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };
const one = (ready: string, restarts = '0') =>
  table(podHeader, pod('web-1', '1/1', 'Running'), pod('web-2', ready, 'Running', restarts));
const since = (text: string, previous: string, check = everyPod) =>
  verdictOn(text, check, previous)
    .findings.filter(({ code }) => code.startsWith('since-'))
    .map(({ code, params }) => [code, params]);

describe('what changed since the paste before', () => {
  test('more of as many are ready', () => {
    expect(since(one('1/1'), one('0/1'))).toEqual([
      ['since-progress', { before: 1, now: 2, total: 2 }],
    ]);
  });

  test('of another number, nothing is compared', () => {
    expect(since(one('1/1'), table(podHeader, pod('web-1', '1/1', 'Running')))).toEqual([]);
  });

  test('containers that were started again are counted', () => {
    expect(since(one('1/1', '3 (5s ago)'), one('1/1', '1 (2m ago)'))).toContainEqual([
      'since-restarted',
      { count: 1 },
    ]);
  });

  test.each([
    ['as often as before', one('1/1', '3'), one('1/1', '3')],
    ['less often: it is another Pod of that name', one('1/1', '0'), one('1/1', '3')],
    ['not known before', one('1/1', '3'), table(podHeader, pod('web-1', '1/1', 'Running'))],
    ['with no number now', one('1/1', '<none>'), one('1/1', '3')],
    ['with no number before', one('1/1', '3'), one('1/1', '<none>')],
  ])('%s: not started again', (_, now, before) => {
    expect(since(now, before).map(([code]) => code)).not.toContain('since-restarted');
  });

  test('nodes have no restarts', () => {
    const nodes = table(
      ['NAME', 'STATUS', 'ROLES', 'AGE', 'VERSION'],
      ['n1', 'Ready', '<none>', '5m', 'v1.36.1'],
    );
    expect(since(nodes, nodes, {})).toEqual([['since-progress', { before: 1, now: 1, total: 1 }]]);
  });

  test('a Pod of the same name in another namespace is another', () => {
    const of = (namespace: string, restarts: string) =>
      table(['NAMESPACE', ...podHeader], [namespace, ...pod('web', '1/1', 'Running', restarts)]);
    expect(since(of('b', '3'), of('a', '1')).map(([code]) => code)).toEqual(['since-progress']);
    expect(since(of('a', '3'), of('a', '1')).map(([code]) => code)).toContain('since-restarted');
  });
});

describe('restarts that grow while one looks on', () => {
  const watched = (...restarts: readonly string[]) =>
    verdictOn(
      `$ kubectl get pods -w\n${table(podHeader, ...restarts.map((each) => pod('web-1', '1/1', 'Running', each)))}`,
      everyPod,
    ).findings.filter(({ code }) => code === 'restarts-climbing');

  test('are told with both numbers', () => {
    const [climbing] = watched('1 (2m ago)', '2 (3s ago)');
    expect(climbing?.params).toEqual({ name: 'web-1', before: 1, now: 2 });
    expect(climbing?.at?.line).toBe(4);
  });

  test.each([
    ['they stay', '2', '2'],
    ['they are no number at first', '<none>', '2'],
    ['they are no number at last', '2', '<none>'],
  ])('and not where %s', (_, before, now) => {
    expect(watched(before, now)).toEqual([]);
  });
});
