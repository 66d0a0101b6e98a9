import { expect, test } from 'vitest';
import { markOutput } from '#components/lesson/code-html.ts';

test('marked cells become pieces of their own, and the text stays whole', () => {
  const text = 'NAME   AGE\nx      38s';
  const lines = markOutput(text, [{ line: 2, start: 7, end: 10, why: 'age' }]);
  expect(lines).toEqual([
    [{ text: 'NAME   AGE', why: undefined }],
    [
      { text: 'x      ', why: undefined },
      { text: '38s', why: 'age' },
    ],
  ]);
});

test('a mark in the middle keeps what follows it, and an empty line stays', () => {
  const lines = markOutput('a b c\n', [{ line: 1, start: 2, end: 3, why: 'name' }]);
  expect(lines.map((pieces) => pieces.map(({ text }) => text))).toEqual([['a ', 'b', ' c'], []]);
});
