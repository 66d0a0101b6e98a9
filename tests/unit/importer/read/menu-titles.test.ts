import { expect, test } from 'vitest';
import { readPage } from '#importer/read/read-page.ts';
import { noParts } from '#importer/site-parts.ts';

const told = (title: string, text: string): string[] =>
  readPage('boats.md', text, 'mkdocs', new Set(), { ...noParts, title }).notes.map(
    ({ unsure, did }) => `${unsure} ${did}`,
  );

test('that the menu called a page otherwise is told', () => {
  expect(told('Sailing', '# Boats\n\nWords.')).toEqual([
    'The old menu called this page "Sailing". I called the lesson as the page does: "Boats".',
  ]);
});

test.each([
  ['the same in other letters', 'BOATS!', '# Boats\n\nWords.'],
  ['what it becomes', 'Sailing', 'Words.'],
  ['the first one of the site', 'Home', '# Boats\n\nWords.'],
])('nothing is told of a page that the menu called %s', (_, title, text) => {
  expect(told(title, text)).toEqual([]);
});
