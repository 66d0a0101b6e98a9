import { describe, expect, test } from 'vitest';
import { menuNotes } from '#importer/menus/menu-notes.ts';
import { menuOf } from '#importer/menus/menu-of.ts';
import type { MenuEntry, MenuFile } from '#importer/menus/menu.ts';
import { titleTranslations } from '#importer/menus/title-translations.ts';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from '../old-site.ts';

/** A menu in lines: a page with its title, a folder with `/`, and what stands in a chapter behind its title. */
const shown = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'chapter')
      return shown(entry.entries).map((each) => `${entry.title} > ${each}`);
    if (entry.type === 'folder') return [`${entry.path}/`];
    return [entry.title === undefined ? entry.path : `${entry.path} "${entry.title}"`];
  });

const files = (texts: Readonly<Record<string, string>>): MenuFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe('The plugin awesome-pages of MkDocs', () => {
  const settings = 'plugins:\n  - awesome-pages\n';

  test('has a menu in the folders, in the order that each of them says', () => {
    const menu = menuOf(
      files({
        'mkdocs.yml': settings,
        'docs/.pages':
          'nav:\n  - index.md\n  - The ropes: ropes\n  - boats\n  - More:\n    - a.md\n',
        'docs/boats/.pages':
          'title: All boats\nnav:\n  - Red: b.md\n  - ...\n  - Web: https://example.org\n',
      }),
    );
    expect(shown(menu)).toEqual([
      ...['docs', 'The ropes > docs/ropes/', 'All boats > docs/boats/b "Red"'],
      ...['All boats > docs/boats/', 'More > docs/a', 'docs/'],
    ]);
  });

  test('may name a folder in itself', () => {
    const menus = files({
      'mkdocs.yml': settings,
      'docs/.pages': 'nav:\n  - b.md\n  - .\n  - boats\n',
      'docs/boats/.pages': 'nav:\n  - Up: ..\n  - c.md\n',
    });
    expect(shown(menuOf(menus))).toEqual([
      ...['docs/b', 'docs/', 'Up > docs/', 'docs/boats/c', 'docs/boats/', 'docs/'],
    ]);
  });

  test('says nothing where the settings have a menu, or its file is damaged', () => {
    const pages = { 'docs/.pages': 'nav:\n  - b.md\n' };
    const own = { 'mkdocs.yml': `${settings}nav:\n  - a.md\n` };
    expect(shown(menuOf(files({ ...own, ...pages })))).toEqual(['docs/a']);
    expect(shown(menuOf(files({ 'mkdocs.yml': settings, 'docs/.pages': 'nav: [' })))).toEqual([
      'docs/',
    ]);
  });
});

test('A folder of a language may have its own order, and names pages as the others do', () => {
  const menus = files({
    'mkdocs.yml': 'plugins: [i18n, awesome-pages]\n',
    'docs/en/.pages': 'nav:\n  - index.md\n  - ropes.md\n  - gone.md\n  - ...\n',
    'docs/pt/.pages': 'nav:\n  - boats.md\n  - ...\n',
  });
  const paths = ['index', 'boats', 'ropes'].flatMap((name) =>
    ['en', 'pt'].map((folder) => ({ path: `docs/${folder}/${name}.md`, text: 'Words' })),
  );
  const plan = planPages(paths, 'en', ['en', 'pt-BR'], oldSite(menus));
  const own = plan.pages.filter(({ locale }) => locale === 'en').map(({ path }) => path);
  expect(own).toEqual(['docs/en/index.md', 'docs/en/ropes.md', 'docs/en/boats.md']);
  const notes = plan.menus.flatMap((file) => menuNotes(file, plan.menus, plan.isAbsent));
  expect(notes.map(({ unsure }) => unsure)).toEqual([
    'The menu names pages that are not there: docs/gone.',
  ]);
});

describe('mdBook', () => {
  const summary =
    '# Summary\n\n[Before](README.md)\n\n- [Boats](boats.md)\n  - [Red](boats/red.md)\n\n# Ropes\n\n- [Knots](knots.md)\n- [Soon]()\n\n---\n\n[Authors](authors.md)\n';

  test.each([
    ['src', ''],
    ['docs/text', '[book]\nsrc = "docs/text"\n'],
  ])(
    'has its menu in a list of links in %s, with a chapter for each heading',
    (folder, settings) => {
      const menus = files({ 'book.toml': settings, [`${folder}/SUMMARY.md`]: summary });
      expect(shown(menuOf(menus))).toEqual([
        `${folder} "Before"`,
        `Boats > ${folder}/boats "Boats"`,
        `Boats > ${folder}/boats/red "Red"`,
        `Ropes > ${folder}/knots "Knots"`,
        `${folder}/authors "Authors"`,
      ]);
      const pages = ['SUMMARY', 'boats'].map((name) => ({
        path: `${folder}/${name}.md`,
        text: 'A',
      }));
      expect(planPages(pages, 'en', ['en'], oldSite(menus))).toMatchObject({
        pages: [{ lesson: 'boats', tool: 'markdown' }],
        skipped: [{ path: `${folder}/SUMMARY.md`, why: 'it is the menu of the site' }],
      });
    },
  );
});

describe('GitBook', () => {
  const summary =
    '# Table of contents\n\n* [Intro](README.md)\n\n## Boats <a href="#boats" id="boats"></a>\n\n* [Red](red.md)\n';
  const pages = ['README', 'SUMMARY', 'red'].map((name) => ({ path: `${name}.md`, text: 'A' }));

  test('has its menu in a list of links, without settings', () => {
    const menus = files({ 'SUMMARY.md': summary });
    expect(shown(menuOf(menus))).toEqual([' "Intro"', 'Boats > red "Red"']);
    expect(planPages(pages, 'en', ['en'], oldSite(menus))).toMatchObject({
      pages: [{ path: 'README.md' }, { path: 'red.md' }],
      skipped: [{ path: 'SUMMARY.md', why: 'it is the menu of the site' }],
    });
  });

  test.each([
    ['has sentences', { 'SUMMARY.md': `${summary}\nBoats are red.\n` }],
    ['lists no pages', { 'SUMMARY.md': '# Summary\n\nBoats are red.\n' }],
    ['stands on a site of MkDocs', { 'SUMMARY.md': summary, 'mkdocs.yml': 'docs_dir: .\n' }],
  ])('has no menu where a file of that name %s', (_, texts) => {
    expect(menuOf(files(texts))).toEqual([]);
  });
});

test('mdBook shows the words of its menu without marks', () => {
  const summary =
    '- [*Red* &mdash; `boat\\_name`](red.md)\n- [*mut T, *const T](raw.md)\n- [&#91;T&#93; &oddly;](t.md)\n';
  expect(shown(menuOf(files({ 'book.toml': '', 'src/SUMMARY.md': summary })))).toEqual([
    'src/red "Red — boat_name"',
    'src/raw "*mut T, *const T"',
    'src/t "[T] &oddly;"',
  ]);
});

describe('The plugin literate-nav of MkDocs', () => {
  const settings = 'plugins:\n  - literate-nav:\n      nav_file: SUMMARY.md\n';
  const summary =
    '* [Home](index.md)\n* Boats\n    * [Red](boats/red.md#top)\n    * boats/*.md\n- [Ropes](ropes/)\n- [Web](https://example.org)\n';

  test('has its menu in a list of links', () => {
    expect(shown(menuOf(files({ 'mkdocs.yml': settings, 'docs/SUMMARY.md': summary })))).toEqual([
      ...[
        'docs "Home"',
        'Boats > docs/boats/red "Red"',
        'Boats > docs/boats/',
        'Ropes > docs/ropes/',
      ],
    ]);
  });

  test('may list more pages than functions can call each other', () => {
    const list = Array.from({ length: 20_000 }, (_, at) => `- [Boat](b${at}.md)\n`).join('');
    const menu = menuOf(files({ 'mkdocs.yml': settings, 'docs/SUMMARY.md': list }));
    expect(menu).toHaveLength(20_000);
  });

  test('takes that list for no page', () => {
    const menus = files({ 'mkdocs.yml': settings, 'docs/SUMMARY.md': summary });
    const pages = ['docs/SUMMARY.md', 'docs/a.md'].map((path) => ({ path, text: 'Words' }));
    const site = oldSite(menus);
    expect(planPages(pages, 'en', ['en'], site).skipped).toEqual([
      { path: 'docs/SUMMARY.md', why: 'it is the menu of the site' },
    ]);
  });
});

describe('Chapters have titles in other languages', () => {
  const localeOf = (tag: string): string | undefined =>
    tag.startsWith('pt') ? 'pt-BR' : undefined;

  test.each([
    [
      'by each language of mkdocs-static-i18n',
      'mkdocs.yml',
      'plugins:\n  - i18n:\n      languages:\n        - locale: pt\n          nav_translations:\n            Boats: Barcos\n        - locale: fr\n          nav_translations:\n            Boats: Bateaux\n',
    ],
    [
      'by all of them together',
      'mkdocs.yml',
      'plugins:\n  - i18n:\n      nav_translations:\n        pt: { Boats: Barcos }\n',
    ],
    [
      'by the texts of Docusaurus',
      'i18n/pt-BR/docusaurus-plugin-content-docs/current.json',
      '{"sidebar.docs.category.Boats": {"message": "Barcos"}, "sidebar.docs.category.Boats.link.generated-index.title": {"message": "x"}}',
    ],
  ])('%s', (_, path, text) => {
    expect([...titleTranslations([{ path, text }], localeOf)]).toEqual([
      ['Boats', { 'pt-BR': 'Barcos' }],
    ]);
  });

  test('and none where the files cannot be read', () => {
    expect(titleTranslations([{ path: 'mkdocs.yml', text: 'plugins: [' }], localeOf).size).toBe(0);
  });
});

test('A page in a language that Readyroom does not speak is none, where the site has pages in that language', () => {
  const paths = ['docs/a.en.md', 'docs/a.fr.md', 'docs/b.fr.md', 'docs/c.io.md'];
  const pages = paths.map((path) => ({ path, text: 'Words' }));
  const { skipped } = planPages(pages, 'en', ['en', 'pt-BR']);
  expect(skipped.map(({ path }) => path)).toEqual(['docs/a.fr.md', 'docs/b.fr.md']);
});
