import { expect, test } from 'vitest';
import { imported, partsOf, prose } from '../imported.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import { withReferences } from '#importer/generators/mkdocs-references.ts';

const settings = `
theme: { name: material }
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
  - pymdownx.snippets:
      auto_append:
        - includes/names.md
`;

const names =
  '[harbour]: https://example.org/harbour\n[mole]: https://example.org/mole\n\nThe end.\n';

test('A page gets the names of links that its site appends to each page, where it uses them', () => {
  const parts = partsOf({ '/mkdocs.yml': settings, '/includes/names.md': names });
  const { texts, lines } = withReferences(pageLines('See the [harbour].', 7), parts);
  expect(texts).toEqual([
    ...['[harbour]: https://example.org/harbour', '', 'See the [harbour].', '', '', 'The end.'],
    '',
  ]);
  expect(lines.every((line) => line === 7)).toBe(true);
});

test.each([
  ['there are no settings', {}],
  ['the settings cannot be read', { '/mkdocs.yml': 'auto_append: [' }],
  ['the file is not there', { '/mkdocs.yml': settings }],
])('A page is as it was if %s', (_, files) => {
  expect(withReferences(pageLines('See the [harbour].', 1), partsOf(files)).texts).toEqual([
    'See the [harbour].',
  ]);
});

test('What a site appends to each page keeps its lines together', () => {
  const table = '| boat | crew |\n|---|---|\n| one | two |';
  const parts = partsOf({ '/mkdocs.yml': settings, '/includes/names.md': table });
  expect(withReferences(pageLines('Words.', 1), parts).texts.join('\n')).toContain(table);
});

test('An abbreviation is one of a page that has the word outside of its code', () => {
  const texts = '*[CRI]: Container Runtime Interface\n*[K8s]: Kubernetes';
  const parts = partsOf({ '/mkdocs.yml': settings, '/includes/names.md': texts });
  const of = (text: string): readonly string[] => withReferences(pageLines(text, 1), parts).texts;
  for (const text of ['A critical crew', 'Of CRIs', '`CRI` and `kubectl`', '```\nCRI\n```'])
    expect(of(text)).toEqual(text.split('\n'));
  expect(of('The CRI, not k8s.')).toEqual([
    ...['*[CRI]: Container Runtime Interface', '', 'The CRI, not k8s.', ''],
  ]);
});

const defined = '\n\n[boat]: https://example.org/boat\n[crew]: https://example.org/crew';

test.each([
  ['[one][boat] [crew]', '[one](https://example.org/boat) [crew](https://example.org/crew)'],
  ['words[^1] [crew]\n\n[^1]: Note.', 'words[^1] [crew](https://example.org/crew)'],
  ['[one][boat][^1]\n\n[^1]: Note.', '[one](https://example.org/boat)[^1]'],
  ['[boat] [crew]', '[boat](https://example.org/crew)'],
])('A name belongs to the words before it, not to another name or a footnote: %s', (text, made) => {
  expect(prose(`# A\n\n${text}${defined}`, 'mkdocs').split('\n')[0]).toBe(made);
});

test('A line of a paragraph that begins like a definition stays where it is', () => {
  const text = 'Books\n[1]: Boats of the harbour\n[2]: Crews of the harbour';
  expect(prose(`# A\n\nWords.\n\n${text}`, 'mkdocs').replaceAll('\\', '')).toBe(
    `Words.\n\n${text}`,
  );
});

test('A title below an address that stands below a paragraph is no text', () => {
  const page = '# A\n\nSee [a]\n[a]: https://example.org\n    "Boats"\n\nEnd.';
  expect(prose(page, 'mkdocs')).toBe('See [a](https://example.org "Boats")\n\nEnd.');
});

test('The address of a link in the title of a block may have any signs', () => {
  const { notes } = imported(
    '# A\n\n!!! note "See [docs]"\n    Words.\n\n[docs]: ..\\docs\\a"b.md',
    'mkdocs',
  );
  expect(notes[0]?.unsure).toContain(String.raw`a link to ..\docs\a"b.md`);
});
