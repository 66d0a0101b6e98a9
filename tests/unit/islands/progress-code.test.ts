import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressCode, readProgressCode } from '#islands/progress-code.ts';
import { markKinds, type ProgressMark } from '#islands/progress-format.ts';
import type { OutlineWorkshop } from '#islands/learner-data.ts';
import { ourContent } from '../content/our-workshops.ts';

const workshopOf = (name: string, lessons: Readonly<Record<string, readonly string[]>>) => ({
  name,
  lessons: Object.entries(lessons).map(([lesson, checks]) => ({
    key: `${name}/${lesson}`,
    title: lesson,
    path: '',
    checks,
    formerly: [] as string[],
    formerChecks: {} as Record<string, string>,
  })),
});
const demo = workshopOf('demo', { first: ['a', 'b', 'c'], reading: [], last: ['a'] });
const met: ProgressMark = { as: 'met', at: 0 };

/** The workshops of this repository, as a page knows them. */
const own: readonly OutlineWorkshop[] = ourContent.workshops.map(({ name, lessons }) =>
  workshopOf(name, Object.fromEntries(lessons.map((lesson) => [lesson.name, lesson.checksInText]))),
);
const keysOf = ({ lessons }: OutlineWorkshop): readonly string[] =>
  lessons.flatMap(({ key, checks }) =>
    checks.length === 0 ? [key] : checks.map((id) => `${key}#${id}`),
  );
const markOf = (key: string, as: ProgressMark['as']): ProgressMark =>
  key.includes('#') ? { as: as === 'done' ? 'met' : as, at: 0 } : { as: 'done', at: 0 };

test('whatever is marked comes back, in each of our workshops, within 120 characters', () => {
  const some = fc
    .constantFrom(...own)
    .chain((workshop) =>
      fc.tuple(
        fc.constant(workshop),
        fc.dictionary(fc.constantFrom(...keysOf(workshop)), fc.constantFrom(...markKinds)),
      ),
    );
  fc.assert(
    fc.property(some, ([workshop, kinds]) => {
      const marks = Object.fromEntries(
        Object.entries(kinds).map(([key, as]) => [key, markOf(key, as)]),
      );
      const code = progressCode(workshop, marks) ?? '';
      expect(code.length).toBeLessThanOrEqual(120);
      expect(code).toMatch(/^[\dA-HJKMNP-TV-Z-]+$/);
      expect(readProgressCode(code, own)).toEqual({ workshop: workshop.name, marks, leftOut: 0 });
    }),
  );
});

test('the worst of our workshops fits: a mark of another kind on every second check', () => {
  for (const workshop of own) {
    const marks = Object.fromEntries(
      keysOf(workshop)
        .filter((_, index) => index % 2 === 0)
        .map((key) => [key, markOf(key, 'check-wrong')]),
    );
    expect(progressCode(workshop, marks)?.length).toBeLessThanOrEqual(120);
  }
});

test('another workshop of which the checksum is right by chance is not taken for its own', () => {
  const marks = { 'demo/first#b': met, 'demo/reading': { as: 'done', at: 0 } as const };
  const code = progressCode(demo, marks) ?? '';
  const byChance = Array.from({ length: 500_000 }, (_, index) => `w${index}`).find(
    (name) => readProgressCode(code, [workshopOf(name, { first: ['a'] })]) !== undefined,
  );
  const other = workshopOf(byChance ?? '', { first: ['a'] });
  expect(readProgressCode(code, [other])?.leftOut).toBeGreaterThan(0);
  expect(readProgressCode(code, [other, demo])).toEqual({ workshop: 'demo', marks, leftOut: 0 });
});

test('it depends on no order of lessons or checks', () => {
  const turned = {
    ...demo,
    lessons: demo.lessons
      .toReversed()
      .map((lesson) => ({ ...lesson, title: 'x', checks: lesson.checks.toReversed() })),
  };
  const marks = { 'demo/first#c': met, 'demo/last#a': met };
  const code = progressCode(demo, marks) ?? '';
  expect(readProgressCode(code, [turned])?.marks).toEqual(marks);
});

test('case, blanks and dashes do not matter, nor O for 0 and l for 1', () => {
  const marks = { 'demo/first#a': met, 'demo/reading': { as: 'done', at: 0 } } as const;
  const code = progressCode(demo, marks) ?? '';
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(readProgressCode(typed, [demo])?.marks).toEqual(marks);
});

test('a letter that was mistyped, left out or swapped is noticed', () => {
  const code = (progressCode(demo, { 'demo/first#b': met }) ?? '').replaceAll('-', '');
  for (let index = 0; index < code.length; index += 1) {
    const wrong = code[index] === '7' ? '8' : '7';
    expect(readProgressCode(code.slice(0, index) + wrong + code.slice(index + 1), [demo])).toBe(
      undefined,
    );
  }
  expect(readProgressCode(code.slice(0, -2), [demo])).toBe(undefined);
  expect(readProgressCode('', [demo])).toBe(undefined);
  expect(readProgressCode('no code at all!', [demo])).toBe(undefined);
});

test('a lesson whose checks have changed is left out, the others are read', () => {
  const marks = { 'demo/first#a': met, 'demo/last#a': met };
  const code = progressCode(demo, marks) ?? '';
  const changed = workshopOf('demo', { first: ['a', 'b', 'new'], reading: [], last: ['a'] });
  expect(readProgressCode(code, [changed])).toEqual({
    workshop: 'demo',
    marks: { 'demo/last#a': met },
    leftOut: 1,
  });
});

test('a workshop that is too large for it has none', () => {
  const checks = Array.from({ length: 9 }, (_, index) => `check-${index}`);
  const large = workshopOf(
    'large',
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`lesson-${index}`, checks])),
  );
  const marks = Object.fromEntries(
    keysOf(large)
      .filter((key) => key.endsWith('1'))
      .map((key) => [key, met]),
  );
  expect(progressCode(large, marks)).toBe(undefined);
});

test('a code of a lesson that has other names today is read by them', () => {
  const code = progressCode(demo, { 'demo/first#a': met, 'demo/last#a': met }) ?? '';
  const now = workshopOf('demo', { begin: ['b', 'c', 'z'], reading: [] });
  const [begin, reading] = now.lessons;
  const other = workshopOf('other', { last: ['a'] });
  const [last] = other.lessons;
  if (!begin || !reading || !last) throw new Error('There are lessons.');
  const site = [
    {
      ...now,
      lessons: [{ ...begin, formerly: ['demo/first'], formerChecks: { a: 'z' } }, reading],
    },
    { ...other, lessons: [{ ...last, formerly: ['demo/last'] }] },
  ];
  expect(readProgressCode(code, site)).toEqual({
    workshop: 'demo',
    marks: { 'demo/begin#z': met, 'other/last#a': met },
    leftOut: 0,
  });
});

test('a lesson that is not there any more is not taken for one of another workshop', () => {
  const other = workshopOf(
    'other',
    Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`l${index}`, ['p']])),
  );
  for (let index = 0; index < 400; index += 1) {
    const before = workshopOf('demo', { [`old-${index}`]: ['p'], kept: ['a'] });
    const code = progressCode(before, { [`demo/old-${index}#p`]: met }) ?? '';
    const now = workshopOf('demo', { kept: ['a'] });
    expect(readProgressCode(code, [now, other])).toEqual({
      workshop: 'demo',
      marks: {},
      leftOut: 1,
    });
  }
});

test('a lesson all of whose checks have other names today is read by them, however many they are', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `was-${index}`);
  const before = workshopOf('demo', { first: ids });
  const marks = { 'demo/first#was-3': met, 'demo/first#was-7': met };
  const now = workshopOf('demo', { first: ids.map((id) => `z-${id}`).toReversed() });
  const [first] = now.lessons;
  if (!first) throw new Error('There is a lesson.');
  const formerChecks = Object.fromEntries(ids.map((id) => [id, `z-${id}`]));
  const site = [{ ...now, lessons: [{ ...first, formerChecks }] }];
  expect(readProgressCode(progressCode(before, marks) ?? '', site)?.marks).toEqual({
    'demo/first#z-was-3': met,
    'demo/first#z-was-7': met,
  });
});
