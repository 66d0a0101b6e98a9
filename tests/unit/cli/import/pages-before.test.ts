import { expect, test } from 'vitest';
import { pagesBefore } from '#cli/import/pages-before.ts';

test('A page on another drive, whose path from the project is absolute, is found in the folder of its source', () => {
  const base = {
    files: { 'sail/en.mdx': 'Hoist the sail.' },
    pages: { 'sail/en.mdx': '/drive/docs/sail.md' },
    pictures: {},
    away: {},
  };
  const source = { folder: '/drive/docs', files: [] };
  expect(pagesBefore('/home/project', source, base, undefined).elsewhere).toEqual([
    { path: 'sail.md', lesson: 'sail' },
  ]);
});
