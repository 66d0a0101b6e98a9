import { describe, expect, test } from 'vitest';
import type { Expectation } from '#checker/types.ts';
import { expectedCount, isZeroExpected, judgeCount } from '#checker/verdict/counting.ts';

const pods = { kind: 'Pod' };
const counted = (count: number | string, found: number, of: Parameters<typeof judgeCount>[2]) => {
  const { verdict, findings } = judgeCount(count, found, of);
  return [verdict, ...findings.map(({ code }) => code)].join(' ');
};

test.each([
  [3, 3, 'met'],
  ['= 3', 3, 'met'],
  ['>= 3', 4, 'met'],
  ['!= 3', 4, 'met'],
  ['< 3', 2, 'met'],
  // More may still come, and what is too many may still go.
  [3, 2, 'missing count-differs'],
  [3, 4, 'waiting count-differs'],
  ['> 3', 3, 'missing count-differs'],
  ['< 3', 3, 'waiting count-differs'],
  ['!= 3', 3, 'waiting count-differs'],
  ['many', 3, 'unreadable condition-unreadable'],
  ['= many', 3, 'unreadable condition-unreadable'],
  ['matches 3', 3, 'unreadable condition-unreadable'],
])('%s, of which there are %i, is %s', (count, found, said) => {
  expect(counted(count, found, pods)).toBe(said);
});

test('a count that is not kept says how many there are, and of what', () => {
  expect(judgeCount(3, 2, pods).findings[0]?.params).toMatchObject({ kind: 'Pod', found: 2 });
  const { code, params } = judgeCount('= 3', 2, { columns: ['NAME', 'NODE'] }).findings[0] ?? {};
  expect([code, params]).toMatchObject(['rows-differ', { columns: ['NAME', 'NODE'], found: 2 }]);
  expect(judgeCount('many', 2, pods).findings[0]?.params).toEqual({ condition: 'many' });
});

test.each([
  [3, 3],
  ['>= 3', 3],
  ['many', undefined],
])('%s asks for %s', (count, expected) => {
  expect(expectedCount(count)).toBe(expected);
});

describe('nothing is to be there', () => {
  test.each<[boolean, Expectation]>([
    [true, { count: 0 }],
    [true, { count: '= 0' }],
    [true, { columns: { READY: '= 0/0' } }],
    [true, { columns: { DESIRED: '= 0' } }],
    [true, { columns: { AVAILABLE: '= 0' } }],
    [false, {}],
    [false, { count: 1 }],
    [false, { columns: { READY: '= 1/1' } }],
    [false, { columns: { DESIRED: '>= 0' } }],
    [false, { columns: { RESTARTS: '= 0' } }],
  ])('%s: %j', (wanted, expectation) => {
    expect(isZeroExpected(expectation)).toBe(wanted);
  });
});
