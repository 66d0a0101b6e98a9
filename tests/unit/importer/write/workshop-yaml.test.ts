import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workshopYamlWith } from '#importer/write/yaml-files.ts';

const titled = (title: string): string => {
  const existing = `title: ${title}\nsource: en\nlocales: [ en ]\nlessons: [ a ]\n`;
  const titles = { en: 'Boats', 'pt-BR': 'Barcos' };
  const addition = { lessons: [], locales: ['en', 'pt-BR'], titles, variables: new Map() };
  return workshopYamlWith(existing, addition).split('\n', 1)[0] ?? '';
};

test('a workshop gets the title of the site in a language that is new', () => {
  expect(titled('{ en: Ships }')).toBe('title: { en: Ships, pt-BR: Barcos }');
});

test('a title that an author has written stays, also where it is none', () => {
  expect(titled('{ en: Ships, pt-BR: Navios }')).toBe('title: { en: Ships, pt-BR: Navios }');
  expect(titled('Ships')).toBe('title: Ships');
});

test('a variable with a few values has the first of them as its example, and takes no other', () => {
  const variables = new Map([['COLOUR', { word: 'red|sea.blue', line: 1 }]]);
  const addition = { lessons: [], locales: ['en'], titles: { en: 'Boats' }, variables };
  expect(parse(workshopYamlWith(undefined, addition)).variables).toEqual({
    COLOUR: { example: 'red', pattern: String.raw`red|sea\.blue`, label: { en: 'red / sea.blue' } },
  });
});
