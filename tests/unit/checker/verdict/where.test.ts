import { expect, test } from 'vitest';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, pod, podHeader, table, verdictOn } from '../pasted.ts';

const pulling: Check = {
  expect: [{ kind: 'Pod', match: 'web-*', where: { STATUS: '= ImagePullBackOff' }, count: '>= 1' }],
};
const pods = table(
  podHeader,
  pod('web-1', '1/1', 'Running'),
  pod('web-2', '0/1', 'ImagePullBackOff'),
);
const running = table(podHeader, pod('web-1', '1/1', 'Running'));

test.each<[string, string, VerdictCode]>([
  ['one Pod is as asked for, and another is not', pods, 'met'],
  ['none is', running, 'missing'],
  ['the column is not there', 'NAME\nweb-1\n', 'unreadable'],
])('where: %s', (_, text, word) => {
  expect(verdictOn(text, pulling).verdict).toBe(word);
});

test('a row that matched a condition is not called ready', () => {
  const { objects, progress } = verdictOn(pods, pulling);
  expect(objects).toMatchObject([{ name: 'web-2', status: 'listed', deciding: ['STATUS'] }]);
  expect(progress).toBeUndefined();
});

test('nor is a row of another tool', () => {
  const { verdict, objects } = verdictOn(pods, {
    expect: [
      { table: ['NAME', 'STATUS'], where: { NAME: '= web-2' }, columns: { READY: '= 0/1' } },
    ],
  });
  expect([verdict, objects.map(({ status }) => status)]).toEqual(['met', ['listed']]);
});

test('with ready it is the chosen ones that must be ready', () => {
  const check: Check = {
    expect: [{ kind: 'Pod', all: true, where: { NAME: 'matches web-*' }, ready: true }],
  };
  expect(verdictOn(running, check).verdict).toBe('met');
  expect(verdictOn(pods, check).verdict).toBe('failed');
});

test('rows below a command that lists less are not enough', () => {
  const narrowed = verdictOn(`$ kubectl get pods | grep web\n${pods}`, pulling);
  expect([narrowed.verdict, codesOf(narrowed)]).toEqual(['unreadable', ['listing-narrowed']]);
});
