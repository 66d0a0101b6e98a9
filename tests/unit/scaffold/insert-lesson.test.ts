import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { insertLesson } from '#scaffold/insert-lesson.ts';

test.each([
  ['at the end', 'lessons:\n  - a\n  - b\n', undefined, 'lessons:\n  - a\n  - b\n  - new\n'],
  ['after another', 'lessons:\n  - a\n  - b\n', 'a', 'lessons:\n  - a\n  - new\n  - b\n'],
  ['into a list on one line', 'lessons: [a, b] # two\n', 'a', 'lessons: [a, new, b] # two\n'],
  ['at the end of one line', 'lessons: [ a ]\n', undefined, 'lessons: [ a, new ]\n'],
  ['without an indent', 'lessons:\n- a\nx: 1\n', undefined, 'lessons:\n- a\n- new\nx: 1\n'],
  [
    'below a comment of the item',
    'lessons:\n  - a # first\n\n# end\n',
    'a',
    'lessons:\n  - a # first\n  - new\n\n# end\n',
  ],
  ['without a last line break', 'lessons:\n  - a', undefined, 'lessons:\n  - a\n  - new\n'],
  [
    'with the line breaks of Windows',
    'lessons:\r\n  - a\r\nx: 1\r\n',
    'a',
    'lessons:\r\n  - a\r\n  - new\r\nx: 1\r\n',
  ],
  [
    'at the end of the last part',
    'parts:\n  - { id: one, lessons: [a] }\n  - id: two\n    lessons:\n      - b\nx: 1\n',
    undefined,
    'parts:\n  - { id: one, lessons: [a] }\n  - id: two\n    lessons:\n      - b\n      - new\nx: 1\n',
  ],
  [
    'into the part of the lesson it comes after',
    'parts:\n  - { id: one, lessons: [a] }\n  - { id: two, lessons: [b] }\n',
    'a',
    'parts:\n  - { id: one, lessons: [a, new] }\n  - { id: two, lessons: [b] }\n',
  ],
  ['beside quotes', 'lessons:\n  - "a"\n  - b\n', 'a', 'lessons:\n  - "a"\n  - new\n  - b\n'],
])('a lesson comes %s, and nothing else changes', (_, text, after, expected) => {
  expect(insertLesson(text, 'new', after)).toBe(expected);
});

test.each([
  ['no list', 'lessons: a\n'],
  ['an empty list', 'lessons: []\n'],
  ['no lessons', 'title: x\n'],
  ['a name said elsewhere', 'title: &name a\nlessons: [*name]\n'],
])('%s is left alone', (_, text) => {
  expect(insertLesson(text, 'new')).toBeUndefined();
});

test('whatever stands around it, the list has one name more and the rest is as it was', () => {
  const slug = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(slug, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      fc.boolean(),
      fc.string(),
      (lessons, at, isFlow, title) => {
        const list = isFlow ? `lessons: [${lessons.join(', ')}]\n` : stringify({ lessons });
        const text = `${stringify({ title })}# order\n${list}end: 1\n`;
        const after = lessons[at % lessons.length];
        const edited = insertLesson(text, 'new-one', after);
        const wanted = lessons.flatMap((name) => (name === after ? [name, 'new-one'] : [name]));
        expect(parse(edited ?? '')).toEqual({ title, lessons: wanted, end: 1 });
        expect(edited).toContain('# order');
      },
    ),
  );
});
