import { describe, expect, test } from 'vitest';
import { withExtensions } from '#importer/generators/mkdocs-extensions.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import { withSingleSnippets } from '#importer/generators/mkdocs-snippets.ts';
import { readPage } from '#importer/read/read-page.ts';
import type { Note } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';

const siteWith = (settings: string): SiteParts => ({
  locale: 'en',
  fileOf: (address) => (address === '/mkdocs.yml' ? settings : undefined),
  settingOf: () => undefined,
});

function shown(text: string, settings: string): { text: string; notes: string[] } {
  const notes: Note[] = [];
  const made = withExtensions(pageLines(text, 1), siteWith(settings), (each) => notes.push(each));
  return { text: made.texts.join('\n'), notes: notes.map(({ unsure }) => unsure) };
}

const extension = (name: string): string => `markdown_extensions:\n  - ${name}\n`;

describe('Where the settings name pymdownx.critic', () => {
  test.each([
    ['{++new++} boat', '_new_ boat'],
    ['a {--old --}boat', 'a ~~old~~ boat'],
    ['{~~old~>new~~} boat', '~~old~~ _new_ boat'],
    ['{==boat==}{>>which?<<}', '<mark>boat</mark> (which?)'],
    ['`{++code++}`', '`{++code++}`'],
  ])('%s is %s', (text, made) => {
    expect(shown(text, extension('pymdownx.critic')).text).toBe(made);
  });

  test('what an editor proposed is noted', () => {
    expect(shown('{++new++}', extension('pymdownx.critic')).notes).toHaveLength(1);
    expect(shown('{++new++}', extension('admonition'))).toEqual({ text: '{++new++}', notes: [] });
  });
});

test.each([
  ['a --> b (c) 1/2 +/- `-->`', 'a → b © ½ ± `-->`'],
  ['<!-- a --> [x](a-->b)', '<!-- a --> [x](a-->b)'],
  ['| --- |:--:|', '| --- |:--:|'],
])('With pymdownx.smartsymbols, %s is %s', (text, made) => {
  expect(shown(text, extension('pymdownx.smartsymbols')).text).toBe(made);
  expect(shown(text, extension('admonition')).text).toBe(text);
});

describe('By the settings of pymdownx.magiclink', () => {
  const settings =
    'markdown_extensions:\n  - pymdownx.magiclink:\n      repo_url_shorthand: true\n      user: harbour\n      repo: boats\n';

  test.each([
    ['see #12', 'see [#12](https://github.com/harbour/boats/issues/12)'],
    ['sea/rope#3', '[sea/rope#3](https://github.com/sea/rope/issues/3)'],
    ['by @mole.', 'by [@mole](https://github.com/mole).'],
    ['[#12](a.md), a@b.org and `#1`', '[#12](a.md), a@b.org and `#1`'],
  ])('%s is %s', (text, made) => {
    expect(shown(text, settings).text).toBe(made);
  });

  test('a shorthand is text where they do not say so', () => {
    expect(shown('see #12', extension('pymdownx.magiclink')).text).toBe('see #12');
  });
});

describe('A formula', () => {
  const settings = extension('pymdownx.arithmatex');

  test.each([
    ['$a*b*c$ and `$a*b*c$`', String.raw`$a\*b\*c$ and ` + '`$a*b*c$`'],
    ['$$\na_b\n- c\n$$\n*d*', '$$\na\\_b\n\\- c\n$$\n*d*'],
    [
      String.raw`\begin{a}` + '\n1. x\n' + String.raw`\end{a}`,
      '\\\\begin\\{a\\}\n1\\. x\n\\\\end\\{a\\}',
    ],
  ])('is text, whatever stands in it: %j', (text, made) => {
    expect(shown(text, settings).text).toBe(made);
  });

  test('is none where no extension reads it', () => {
    expect(shown('$a*b*c$', extension('admonition')).text).toBe('$a*b*c$');
  });
});

test('Braces in code are noted where a plugin fills them in', () => {
  const code = '```sh\nget {{ boat }}\n```';
  expect(shown(code, 'plugins:\n  - macros\n')).toEqual({
    text: code,
    notes: ['The plugin "macros" fills in {{ boat }}, also in code.'],
  });
  expect(shown(code, 'plugins:\n  - search\n').notes).toEqual([]);
});

test.each([
  ['content.code.annotate', '', 1],
  ['navigation.tabs', '', 0],
  ['navigation.tabs', ' .annotate', 1],
])(
  'With %s of the theme, numbers in a fence with "%s" are noted %i times',
  (feature, classes, count) => {
    const text = `\`\`\`{ .sh${classes} }\nsail # (1)\n\`\`\`\n\n1. With the wind.`;
    const site = siteWith(`theme:\n  features:\n    - ${feature}\n`);
    const { notes } = readPage('a.md', text, 'mkdocs', new Set(), site);
    expect(notes.filter(({ unsure }) => unsure.startsWith('(1)'))).toHaveLength(count);
  },
);

test('Files between two signs of snippets have each a sign of their own', () => {
  const { texts, lines } = withSingleSnippets(
    pageLines('a\n--8<--\none.md\n; two.md\n--8<--\nb', 1),
  );
  expect(texts).toEqual(['a', '--8<-- "one.md"', '', 'b']);
  expect(lines).toEqual([1, 3, 4, 6]);
});
