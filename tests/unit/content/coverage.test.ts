import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { ourContent } from './our-workshops.ts';

const { workshops } = ourContent;
const workshop = workshops.find(({ name }) => name === 'calico');

/** Every address of the workshop that docs/coverage.md may name. */
const places = new Set([
  ...(workshop?.glossary ?? []).map(({ id }) => `glossary#${id}`),
  ...(workshop?.lessons ?? []).flatMap(({ name, translations }) => {
    const parsed = parseLesson(readFileSync(translations['en']?.file ?? '', 'utf8'));
    const anchors = parsed.ok ? [...anchorsOf(parsed.root).values()] : [];
    return anchors.map(({ unit }) => `${name}#${unit}`);
  }),
]);

const points = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, point = '']) => /^[A-E]\d+$/.test(point))
  .map(([, point = '', says = '', where = '', today = '']) => ({
    point,
    says,
    named: where.split(', ').map((place) => place.replaceAll('`', '')),
    today,
  }));

test.each([
  ['A', 10],
  ['B', 3],
  ['C', 35],
  ['D', 34],
  ['E', 32],
])('the points of %s are numbered from 1 to %i', (text, count) => {
  const numbers = points
    .filter(({ point }) => point.startsWith(text))
    .map(({ point }) => Number(point.slice(1)));
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

describe('every point is said, has places in the workshop, and a word on how it is today', () => {
  test.each(points)('$point: $says', ({ says, named, today }) => {
    expect(says).not.toBe('');
    expect(today).not.toBe('');
    expect(named.filter((place) => !places.has(place))).toEqual([]);
  });
});

test('every lesson teaches something of the texts', () => {
  const taught = new Set(points.flatMap(({ named }) => named.map((place) => place.split('#')[0])));
  const lessons = (workshop?.lessons ?? []).map(({ name }) => name);
  expect(lessons.filter((lesson) => !taught.has(lesson))).toEqual([]);
});
