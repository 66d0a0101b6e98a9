import { describe, expect, test } from 'vitest';
import { withExtensions } from '#importer/generators/mkdocs-extensions.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import { withOlderBlocks } from '#importer/generators/mkdocs-slashes.ts';
import { withSingleSnippets } from '#importer/generators/mkdocs-snippets.ts';
import { readPage } from '#importer/read/read-page.ts';
import { partsOf } from '../imported.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { Note } from '#importer/note.ts';
import { noParts } from '#importer/site-parts.ts';
import type { SiteParts } from '#importer/site-parts.ts';

const siteWith = (settings: string): SiteParts => partsOf({ '/mkdocs.yml': settings });

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
    ['{==\n\nred\n\n==}', '\n\nred\n\n'],
  ])('%s is %s', (text, made) => {
    expect(shown(text, extension('pymdownx.critic')).text).toBe(made);
  });

  test('signs that nothing ends are looked at once', () => {
    const before = process.cpuUsage();
    shown('{~~a~>'.repeat(3000), extension('pymdownx.critic'));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
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

describe('In a comment of several lines', () => {
  test.each([
    ['<!-- {\n  "crane": "\\"(c)"\n} --> a --> b', '<!-- {\n  "crane": "\\"(c)"\n} --> a → b'],
    ['- boat\n\n    <!-- a\n    b -->\n\n(c)', '- boat\n\n    <!-- a\n    b -->\n\n©'],
    ['<!--\n```\n-->\na --> b', '<!--\n```\n-->\na → b'],
    ['(c) <!-- a\nb --> (c)', '© <!-- a\nb --> ©'],
    ['(c) `<!--`\n(c) --> b', '© `<!--`\n© → b'],
    ['a <!-- b\n\n(c) --> d', 'a <!-- b\n\n© → d'],
    ['<!-- a\n\n(c) <!-- b\n-->\n(c)', '<!-- a\n\n(c) <!-- b\n-->\n©'],
  ])('extensions change nothing: %j is %j', (text, made) => {
    expect(shown(text, extension('pymdownx.smartsymbols')).text).toBe(made);
  });

  test('that is code or never ends, there is no comment', () => {
    expect(shown('```\n<!--\n```\na --> b', extension('pymdownx.smartsymbols')).text).toBe(
      '```\n<!--\n```\na → b',
    );
    expect(shown('<!-- a\n(c)', extension('pymdownx.smartsymbols')).text).toBe('<!-- a\n©');
  });
});

describe('Signs of an extension', () => {
  const signs = 'H~2~O x^2^ ^^new^^ ++ctrl++ ==red== 1~3';

  test('are read where the settings name it, or nobody knows what they name', () => {
    const read =
      'H<sub>2</sub>O x<sup>2</sup> <ins>new</ins> <kbd>Ctrl</kbd> <mark>red</mark> 1\\~3';
    const all = ['tilde', 'caret', 'keys', 'mark'].map((name) => `  - pymdownx.${name}\n`).join('');
    expect(shown(signs, `markdown_extensions:\n${all}`).text).toBe(read);
    expect(withExtensions(pageLines(signs, 1), noParts, () => undefined).texts).toEqual([read]);
  });

  test('are text where they do not, or switch it off', () => {
    expect(shown(signs, extension('admonition')).text).toBe(signs.replaceAll(/~/g, String.raw`\~`));
    const off = 'markdown_extensions:\n  - pymdownx.caret:\n      superscript: false\n';
    expect(shown('x^2^ ^^new^^', off).text).toBe('x^2^ <ins>new</ins>');
  });
});

describe('What MkDocs reads otherwise than editors do is noted once for each page', () => {
  const page = [
    ...['# Boats', ''],
    ...['See https://example.org, [a](https://example.org/a) and <https://example.org/b>.', ''],
    ...['- [ ] ~~old~~ boat', '- [x] mole', '', 'Mail me@example.org.'],
  ].join('\n');
  const notesBy = (settings: string): string[] =>
    readPage('a.md', page, 'mkdocs', new Set(), siteWith(settings)).notes.map(
      ({ line, unsure }) => `${line}: ${unsure}`,
    );

  test('where no extension is named', () => {
    expect(notesBy(extension('admonition'))).toEqual([
      '5: MkDocs shows the tildes of ~~old~~: the settings name no extension that strikes words out (line 5).',
      '5: MkDocs shows the brackets before "old boat": the settings name no extension that makes boxes of them (lines 5, 6).',
      '3: MkDocs shows addresses such as https://example.org as text: the settings name no extension that links them (lines 3, 8).',
    ]);
  });

  test('and not where one is, or where there are no settings', () => {
    const named = ['tilde', 'tasklist', 'magiclink'].map((name) => `  - pymdownx.${name}\n`);
    expect(notesBy(`markdown_extensions:\n${named.join('')}`)).toEqual([]);
    expect(readPage('a.md', page, 'mkdocs').notes).toEqual([]);
  });

  test('and blocks that are set in, where no extension is named', () => {
    const blocks = '# Boats\n\n!!! note\n\n    A yawl.\n\n=== "Sail"\n\n    Set them.\n';
    const read = (settings: string): string[] =>
      readPage('a.md', blocks, 'mkdocs', new Set(), siteWith(settings)).notes.map(
        ({ unsure }) => unsure,
      );
    expect(read(extension('pymdownx.tabbed'))).toEqual([
      'MkDocs shows !!! and what is set in below it as text and code: the settings name no extension that makes notes of them (line 3).',
    ]);
    expect(read('markdown_extensions: [admonition, pymdownx.tabbed]\n')).toEqual([]);
  });

  test('and an item right below a fence, which superfences reads as one text with it', () => {
    const items = '# Boats\n\n- Cast off:\n\n    ```\n    boat\n    ```\n- Sail.\n';
    const read = (name: string): string[] =>
      readPage('a.md', items, 'mkdocs', new Set(), siteWith(extension(name))).notes.map(
        ({ unsure }) => unsure,
      );
    expect(read('pymdownx.superfences')).toEqual([
      'MkDocs does not show all lists of this page as they are written, but as text where an item begins right below a fence (line 8).',
    ]);
    expect(read('fenced_code')).toEqual([
      'MkDocs shows fences that are set in as code in lines of text: the settings name no extension that reads them (line 5).',
    ]);
  });

  test('and lists not where an extension reads them', () => {
    const lists = '# Boats\n\nBoats:\n- a\n  - b\n\n3. c\n';
    const read = (name: string): number =>
      readPage('a.md', lists, 'mkdocs', new Set(), siteWith(extension(name))).notes.length;
    expect(read('mdx_truly_sane_lists')).toBe(0);
    expect(read('sane_lists')).toBe(1);
  });
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

  test('keeps its backslashes and its letters, whatever else the page has', () => {
    const all = `${settings}  - pymdownx.smartsymbols\n`;
    expect(shown(String.raw`$f(c)\,x$ \, (c)`, all).text).toBe(String.raw`$f(c)\\,x$ \\, ©`);
  });

  test('is what looks like one, where nobody names an extension', () => {
    const { root } = readPage('a.md', String.raw`\[options\] \(a *b*\) \(x^2\)`, 'mkdocs');
    expect(plainText(root)).toBe(String.raw`[options] (a b) \(x^2\)`);
  });

  test('is none where no extension reads it', () => {
    expect(shown('$a*b*c$', extension('admonition')).text).toBe('$a*b*c$');
  });
});

test('Code stays where it is beside a letter that only fonts of icons have', () => {
  const icons = '\uE002 and `rope` and `sail`';
  expect(plainText(readPage('a.md', icons, 'mkdocs').root)).toBe('\uE002 and rope and sail');
});

describe('Blocks between slashes', () => {
  test('that MkDocs does not know are read once, however many stand in each other', () => {
    const text = `${'/// sail\n\n'.repeat(40)}/// note\n    attrs: {class: wide}\n\nRope\n///\n${'///\n'.repeat(40)}`;
    const { root, notes } = readPage('a.md', text, 'mkdocs');
    expect(plainText(root)).toContain('Rope');
    expect(notes.filter(({ code }) => code === 'looks')).toHaveLength(1);
  });

  test('keep the lines of their source', () => {
    const text = '/// define\nBow\n\n- The front.\n\nStern\n\n- The back.\n///\nAnd more.';
    const { texts, lines } = withOlderBlocks(pageLines(text, 1), () => undefined);
    const source = text.split('\n');
    for (const words of ['front', 'Stern', 'back', 'more']) {
      const at = texts.findIndex((each) => each.includes(words));
      expect(source[(lines[at] ?? 0) - 1]).toContain(words);
    }
  });

  test('stay as they are where too many stand in each other', () => {
    const text = `${'/// note\n\n'.repeat(4000)}Rope\n${'///\n'.repeat(4000)}`;
    const { texts } = withOlderBlocks(pageLines(text, 1), () => undefined);
    expect(texts.filter((each) => each.trim() === '!!! note')).toHaveLength(20);
    expect(texts.filter((each) => each.trim() === '/// note')).toHaveLength(3980);
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
