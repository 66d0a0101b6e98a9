import { expect, test } from 'vitest';
import { columnsPhrase, conditionPhrase } from '#checker/verdict/phrased.ts';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, table, verdictOn } from '../pasted.ts';

const onNode: Check = {
  expect: [
    {
      table: ['NAME', 'STATUS', 'NODE'],
      where: { NAME: 'matches plain-*', NODE: '= $NODE_NAME' },
      columns: { STATUS: '= Running' },
      count: '>= 2',
    },
  ],
};
const chosen: Check = { ...onNode, variables: { NODE_NAME: 'worker-1' } };
const header = ['NAME', 'STATUS', 'NODE'];
const rows = (...listed: string[][]) => table(header, ...listed);
const one = rows(['plain-a', 'Running', 'worker-1'], ['tolerant-b', 'Running', 'worker-2']);

test.each<[string, string, Check, VerdictCode, string[]]>([
  ['a value that nobody has given', one, onNode, 'unreadable', ['variable-unset']],
  ['a value without any row', rows(), onNode, 'unreadable', ['variable-unset']],
  ['too few rows', one, chosen, 'missing', ['rows-differ']],
  [
    'no row on that node',
    rows(['plain-a', 'Running', 'worker-2']),
    chosen,
    'missing',
    ['rows-missing'],
  ],
  ['a header and no row', rows(), chosen, 'missing', ['rows-none']],
  ['another table', table(['NAME', 'AGE'], ['a', '5m']), chosen, 'unrelated', ['unrelated']],
])('%s is told once', (_, pasted, check, verdict, codes) => {
  const judged = verdictOn(pasted, check);
  expect([judged.verdict, codesOf(judged)]).toEqual([verdict, codes]);
});

test('what rows should have is said with the learner’s values', () => {
  const [first] = verdictOn(rows(['plain-a', 'Running', 'worker-2']), chosen).findings;
  expect(first?.params).toEqual({
    columns: ['NAME', 'STATUS', 'NODE'],
    conditions: columnsPhrase({ NAME: 'matches plain-*', NODE: '= worker-1' }),
  });
});

test('a condition on a cell is said with the learner’s values', () => {
  const check: Check = {
    expect: [{ table: header, columns: { NODE: '!= $NODE_NAME' } }],
    variables: { NODE_NAME: 'worker-1' },
  };
  const [first] = verdictOn(rows(['plain-a', 'Running', 'worker-1']), check).findings;
  expect(first).toMatchObject({
    code: 'cell-unmet',
    params: { condition: conditionPhrase('!= worker-1') },
  });
});
