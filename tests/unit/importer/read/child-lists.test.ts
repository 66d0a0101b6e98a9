import { expect, test } from 'vitest';
import { readPage } from '#importer/read/read-page.ts';
import { noParts } from '#importer/site-parts.ts';
import { settingsOf } from '#importer/site-settings.ts';

const told = (path: string, text: string, settings: string, isOnlyPage = false): string[] =>
  readPage(path, text, 'hugo', new Set(), {
    ...noParts,
    isOnlyPage,
    settingOf: settingsOf([{ path: 'hugo.yaml', text: settings }]),
  }).notes.map(({ unsure }) => unsure);

const page = (head = ''): string => `---\ntitle: Boats\n${head}---\n\nWords.\n`;
const list = 'Docsy showed a list of the pages below this one, with what each is about.';

test.each([
  'theme: docsy',
  'theme: [docsy]',
  'module:\n  imports:\n    - path: github.com/google/docsy\n',
])('the list of pages of Docsy is told, by the settings %s', (settings) => {
  expect(told('boats/_index.md', page(), settings)).toEqual([list]);
});

test.each([
  ['of a page that has none below it', 'boats/oars.md', '', 'theme: docsy'],
  ['of a page that shows none', 'boats/_index.md', 'no_list: true\n', 'theme: docsy'],
  ['of another theme', 'boats/_index.md', '', 'theme: book'],
])('no list is told %s', (_, path, head, settings) => {
  expect(told(path, page(head), settings)).not.toContain(list);
});

test('no list is told of a page that is alone in its folder and below', () => {
  expect(told('boats/_index.md', page(), 'theme: docsy', true)).not.toContain(list);
});
