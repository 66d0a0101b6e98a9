import { expect, test } from 'vitest';
import { pageLines } from '#importer/generators/marked-text.ts';
import { withReferences } from '#importer/generators/mkdocs-references.ts';
import type { SiteParts } from '#importer/site-parts.ts';

const settings = `
theme: { name: material }
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
  - pymdownx.snippets:
      auto_append:
        - includes/names.md
`;

const site = (files: Readonly<Record<string, string>>): SiteParts => ({
  locale: 'en',
  fileOf: (address) => files[address],
  settingOf: () => undefined,
});

const names =
  '[harbour]: https://example.org/harbour\n[mole]: https://example.org/mole\n\nThe end.\n';

test('A page gets the names of links that its site appends to each page, where it uses them', () => {
  const parts = site({ '/mkdocs.yml': settings, '/includes/names.md': names });
  const { texts, lines } = withReferences(pageLines('See the [harbour].', 7), parts);
  expect(texts).toEqual([
    ...['[harbour]: https://example.org/harbour', '', 'See the [harbour].', '', 'The end.'],
  ]);
  expect(lines).toEqual([7, 7, 7, 7, 7]);
});

test.each([
  ['there are no settings', {}],
  ['the settings cannot be read', { '/mkdocs.yml': 'auto_append: [' }],
  ['the file is not there', { '/mkdocs.yml': settings }],
])('A page is as it was if %s', (_, files) => {
  expect(withReferences(pageLines('See the [harbour].', 1), site(files)).texts).toEqual([
    'See the [harbour].',
  ]);
});
