import { expect, test } from 'vitest';
import { minutesOf, readMinutes, sumOfMinutes } from '#model/schema/minutes.ts';

test.each([
  [20, { from: 20, to: 20 }],
  ['15-25', { from: 15, to: 25 }],
  ['9-10', { from: 9, to: 10 }],
  [0, undefined],
  [-5, undefined],
  [1.5, undefined],
  ['20', undefined],
  ['25-15', undefined],
  ['20-20', undefined],
  ['0-20', undefined],
  ['15 - 25', undefined],
  ['15-25-35', undefined],
  ['five', undefined],
])('of %j', (written, minutes) => {
  expect(readMinutes(written)).toEqual(minutes);
});

test('what the schema lets pass is read, anything else is a mistake of the program', () => {
  expect(minutesOf('15-25').to).toBe(25);
  expect(() => minutesOf('five')).toThrow('"five" is no time in minutes.');
});

test('a part takes from the sum of the shortest to the sum of the longest', () => {
  const lessons = [20, '15-25', '5-10'].map(minutesOf);
  expect(sumOfMinutes(lessons)).toEqual({ from: 40, to: 55 });
  expect(sumOfMinutes([])).toEqual({ from: 0, to: 0 });
});
