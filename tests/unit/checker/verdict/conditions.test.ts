import { describe, expect, test } from 'vitest';
import { phrase } from '#checker/phrases.ts';
import { parseCondition, parseCount } from '#checker/verdict/condition.ts';
import { tryCondition } from '#checker/verdict/conditions.ts';

const at = { line: 2, start: 0, end: 1 };
const cells = Object.fromEntries(
  Object.entries({
    READY: '2',
    DESIRED: '3',
    CURRENT: '2',
    STATUS: 'Up 2 minutes',
    NODE: 'worker-1',
    RESTARTS: '5 (2m3s ago)',
    IP: '<none>',
    EMPTY: '',
    MEMORY: '16698998784',
    HUGE: '1669899878416698998784',
    LABELS: 'app=nginx2,k8s-app=web,run=access',
  }).map(([column, text]) => [column, { text, at }]),
);
const variables = { NODE_NAME: 'worker-1', STAR: '*', LIST: 'a, worker-1', BLANK: '  ' };
const outcome = (column: string, condition: string) =>
  tryCondition({ name: 'web', cells }, column, condition, variables);

test.each([
  ['READY', '= 2', 'met'],
  ['READY', '= 3', 'waiting'],
  ['DESIRED', '= 2', 'failed'],
  ['READY', '!= 3', 'met'],
  ['READY', '!= 2', 'failed'],
  ['READY', '>= 2', 'met'],
  ['READY', '>= 3', 'waiting'],
  ['READY', '> 2', 'waiting'],
  ['READY', '< 1', 'failed'],
  ['READY', '<= 2', 'met'],
  ['READY', '< 2', 'failed'],
  ['CURRENT', '= column READY', 'met'],
  ['READY', '= column DESIRED', 'waiting'],
  ['READY', '>= column DESIRED', 'waiting'],
  ['READY', '= column IP', 'waiting'],
  ['READY', '= column NOWHERE', 'unreadable'],
  ['STATUS', 'matches Up *', 'met'],
  ['STATUS', 'matches Up', 'failed'],
  ['STATUS', '>= 2', 'unreadable'],
  ['READY', '>= many', 'unreadable'],
  ['RESTARTS', '<= 5', 'met'],
  ['MEMORY', '>= 8000000000', 'met'],
  ['MEMORY', '>= 32000000000', 'waiting'],
  ['HUGE', '>= 8000000000', 'unreadable'],
  ['NODE', 'one of worker-1, worker-2', 'met'],
  ['NODE', 'one of worker-2, worker-3', 'failed'],
  ['NODE', '= $NODE_NAME', 'met'],
  ['NODE', 'one of cp-1, $NODE_NAME', 'met'],
  ['NODE', 'matches $STAR', 'failed'],
  ['NODE', 'one of $LIST', 'failed'],
  ['NODE', '= $OTHER', 'unreadable'],
  ['NODE', '= $BLANK', 'unreadable'],
  ['NODE', '!= $OTHER', 'unreadable'],
  ['NODE', 'one of worker-1, $OTHER', 'unreadable'],
  ['NODE', '= $constructor', 'failed'],
  ['LABELS', 'includes run=access', 'met'],
  ['LABELS', 'includes k8s-app=web', 'met'],
  ['LABELS', 'includes app=nginx', 'failed'],
  ['LABELS', 'includes app=web', 'failed'],
  ['LABELS', 'includes *', 'failed'],
  ['NODE', 'includes worker-1', 'met'],
  ['IP', 'includes <none>', 'waiting'],
  ['IP', '!= 10.0.0.1', 'waiting'],
  ['EMPTY', '!= x', 'waiting'],
  ['NOWHERE', '!= x', 'unreadable'],
  ['READY', '2', 'unreadable'],
  ['READY', '=2', 'unreadable'],
  ['READY', '', 'unreadable'],
])('%s %s is %s', (column, condition, verdict) => {
  expect(outcome(column, condition).verdict).toBe(verdict);
});

test('says which cell was found, and where', () => {
  expect(outcome('READY', '>= 3').findings).toEqual([
    {
      code: 'cell-unmet',
      params: {
        name: 'web',
        column: 'READY',
        value: '2',
        condition: phrase('condition.at-least', { value: 3 }),
      },
      at,
    },
  ]);
});

test.each([
  ['= a b', { operator: '=', operand: 'a b' }],
  ['includes app=web', { operator: 'includes', operand: 'app=web' }],
  ['one of a, b', { operator: 'one of', operand: 'a, b' }],
  ['>= 3', { operator: '>=', operand: '3' }],
  ['> 3', { operator: '>', operand: '3' }],
  ['one', undefined],
  ['= ', undefined],
])('%j is read as a condition', (text, expected) => {
  expect(parseCondition(text)).toEqual(expected);
});

test.each([
  [3, { operator: '=', operand: '3' }],
  ['3', { operator: '=', operand: '3' }],
  ['>= 3', { operator: '>=', operand: '3' }],
  ['three', undefined],
])('%j is read as a count', (count, expected) => {
  expect(parseCount(count)).toEqual(expected);
});

describe('a variable inside a longer value', () => {
  const labelled = { NAME: { text: 'web-blue', at }, LABELS: { text: 'app=web,team=blue', at } };
  const tried = (column: string, condition: string, TEAM?: string) =>
    tryCondition(
      { name: 'web', cells: labelled },
      column,
      condition,
      TEAM === undefined ? {} : { TEAM },
    );

  test.each([
    ['NAME', '= web-$TEAM'],
    ['NAME', '= web-${TEAM}'],
    ['NAME', 'one of api-$TEAM, web-$TEAM'],
    ['NAME', 'matches *-$TEAM'],
    ['NAME', '!= api-$TEAM'],
    ['LABELS', 'includes team=$TEAM'],
  ])('%s %s', (column, condition) => {
    expect(tried(column, condition, 'blue').verdict).toBe('met');
    expect(tried(column, condition).findings).toMatchObject([{ code: 'variable-unset' }]);
  });

  test('is no pattern and no list, and is said with its value', () => {
    expect(tried('NAME', 'matches web-$TEAM', '*').verdict).toBe('failed');
    expect(tried('NAME', 'one of web-$TEAM', 'red, web-blue').verdict).toBe('failed');
    expect(tried('NAME', '= web-$TEAM', 'red').findings).toMatchObject([
      {
        params: {
          condition: phrase('condition.is', { value: phrase('value.text', { text: 'web-red' }) }),
        },
      },
    ]);
  });
});

test.each([
  // Blanks around a value, in a list and behind the word `column` are none of it.
  ['PADDED', '= 2', 'met'],
  ['LIST', 'includes b', 'met'],
  ['READY', '=  column   CURRENT ', 'met'],
  ['READY', '= column  CURRENT', 'met'],
  ['LABELS', 'includes $LABEL', 'met'],
  ['NODE', 'includes worker-1', 'met'],
  ['NODE', 'matches $NODE_NAME', 'met'],
  // A star that the learner typed is no pattern, wherever it stands.
  ['NODE', 'matches work$STAR', 'failed'],
  ['STARRED', '= $STAR', 'met'],
  ['STARRED', 'matches $STAR', 'met'],
  // What is no number does not grow.
  ['NODE', '= 3', 'failed'],
  ['READY', '= many', 'failed'],
  ['READY', '!= column CURRENT', 'failed'],
])('%s %s is %s', (column, condition, verdict) => {
  const texts = {
    ...cells,
    PADDED: { text: ' 2 ', at },
    LIST: { text: 'a, b', at },
    STARRED: { text: '*', at },
  };
  const chosen = { ...variables, LABEL: 'run=access' };
  expect(tryCondition({ name: 'web', cells: texts }, column, condition, chosen).verdict).toBe(
    verdict,
  );
});

test('what is wrong is told with the column, the value and the place of the cell', () => {
  expect(outcome('NODE', '= $OTHER').findings[0]?.params).toEqual({ variable: 'OTHER' });
  expect(outcome('NODE', '= cp-1').findings[0]).toMatchObject({
    params: { name: 'web', column: 'NODE', value: 'worker-1' },
    at,
  });
  expect(outcome('READY', '= column NOWHERE').findings[0]?.params).toEqual({ column: 'NOWHERE' });
  expect(outcome('NOWHERE', '= 1').findings[0]?.params).toEqual({ column: 'NOWHERE' });
  expect(outcome('NODE', 'worker').findings[0]?.params).toEqual({ condition: 'worker' });
});
