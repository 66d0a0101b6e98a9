import { expect, test } from 'vitest';
import { inTextOrder } from '#model/prove/marks-in-order.ts';
import { marksOf } from '#model/prove/outputs.ts';

const pods = `NAME                   READY   STATUS    RESTARTS      AGE
web-7d4b9c6f5d-x2x9k   1/1     Running   5 (2m3s ago)   12s
web-7d4b9c6f5d-zzzzz   1/1     Running   0             9m
`;
const images = `REPOSITORY   TAG       SIZE
web          latest    12MB
`;

const texts = (text: string, differs: { column?: string; match?: string }): unknown => {
  const found = marksOf(text, undefined, { ...differs, why: 'age' });
  const lines = text.split('\n');
  return found.ok
    ? found.marks.map(
        ({ line, start, end }) => `${line}:${lines[line - 1]?.slice(start, end) ?? ''}`,
      )
    : found;
};

test.each([
  ['the cells of a column', pods, { column: 'AGE' }, ['2:12s', '3:9m']],
  ['cells with spaces', pods, { column: 'RESTARTS' }, ['2:5 (2m3s ago)', '3:0']],
  ['a part of cells', pods, { column: 'NAME', match: '[^-]+$' }, ['2:x2x9k', '3:zzzzz']],
  ['a part of the text', 'a 12 b 3\n45\n', { match: '[0-9]+' }, ['1:12', '1:3', '2:45']],
  ['a column of another tool', images, { column: 'SIZE' }, ['2:12MB']],
  [
    'nothing: the column is not there',
    pods,
    { column: 'NODE' },
    { ok: false, reason: 'no-column', columns: ['NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'] },
  ],
  [
    'nothing: the pattern is empty wherever it matches',
    pods,
    { match: 'q*' },
    { ok: false, reason: 'no-match' },
  ],
])('marks %s', (_, text, differs, marks) => {
  expect(texts(text, differs)).toEqual(marks);
});

test('marks stand in text order, and of two that overlap the first listed stays', () => {
  const mark = (line: number, start: number, end: number, why: string) => ({
    line,
    start,
    end,
    why,
  });
  expect(
    inTextOrder([mark(2, 4, 6, 'a'), mark(1, 0, 3, 'b'), mark(2, 5, 9, 'c'), mark(2, 6, 7, 'd')]),
  ).toEqual([mark(1, 0, 3, 'b'), mark(2, 4, 6, 'a'), mark(2, 6, 7, 'd')]);
});
