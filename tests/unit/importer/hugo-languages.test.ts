import { describe, expect, test } from 'vitest';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from './old-site.ts';

/** The lessons that pages become, each with its languages, where the settings of a site of Hugo say what stands here. */
function lessons(
  settings: string,
  paths: readonly string[],
  name = 'hugo.toml',
  at = '',
): string[] {
  const menus = [{ path: name, text: settings }];
  const old = oldSite(menus, at);
  const files = paths.map((path) => ({ path, text: 'Words' }));
  const { pages, skipped } = planPages(files, 'en', ['en', 'pt-BR', 'zh-CN'], old);
  const made = pages.map(({ lesson, locale }) => `${lesson} ${locale}`);
  return [...made, ...skipped.map(({ path, why }) => `- ${path} ${why}`)];
}

describe('The languages of a site of Hugo', () => {
  test('have the folders that its settings name', () => {
    const settings =
      '[languages.en]\ncontentDir = "content.en"\n[languages.zh]\ncontentDir = "./content.zh/"\n';
    expect(lessons(settings, ['content.en/rows/a.md', 'content.zh/rows/a.md'])).toEqual([
      'a en',
      'a zh-CN',
    ]);
  });

  test('may have one in the folder of another', () => {
    const settings =
      'languages:\n  en:\n    weight: 1\n  pt-br:\n    contentDir: content/portugues\n';
    const paths = ['content/a.md', 'content/portugues/a.md'];
    expect(lessons(settings, paths, 'config.yaml')).toEqual(['a en', 'a pt-BR']);
  });

  test('may have a file of their own', () => {
    const settings = '[en]\ncontentDir = "english"\n[pt]\ncontentDir = "brasil"\n';
    const paths = ['english/a.md', 'brasil/a.md'];
    const name = 'config/_default/languages.toml';
    expect(lessons(settings, paths, name)).toEqual(['a en', 'a pt-BR']);
  });

  test('are those of their folders also where the folder of all pages is imported alone', () => {
    const settings =
      '[languages.en]\ncontentDir = "content/english"\n[languages.pt]\ncontentDir = "content/brasil"\n';
    const paths = ['english/a.md', 'brasil/a.md'];
    expect(lessons(settings, paths, 'hugo.toml', 'content')).toEqual(['a en', 'a pt-BR']);
  });

  test('may be said by the name of a page in the folder of another', () => {
    const settings =
      '[languages.en]\ncontentDir = "content"\n[languages.pt-br]\ncontentDir = "brasil"\n';
    const paths = ['content/a.md', 'content/a.pt-br.md', 'content/b.zh.md'];
    expect(lessons(settings, paths)).toEqual(['a en', 'a pt-BR', 'b-zh en']);
  });

  test('may be named in letters of any size, as all settings may', () => {
    const settings =
      '[Languages.en]\nContentDir = "english"\n[Languages.PT]\nCONTENTDIR = "brasil"\n';
    expect(lessons(settings, ['english/a.md', 'brasil/a.md'])).toEqual(['a en', 'a pt-BR']);
  });

  test('are told where Readyroom has no such language', () => {
    const settings = '[languages.en]\ncontentDir = "c.en"\n[languages.he]\ncontentDir = "c.he"\n';
    const why = '"he" is no language of Readyroom';
    expect(lessons(settings, ['c.en/a.md', 'c.he/a.md'])).toEqual(['a en', `- c.he/a.md ${why}`]);
  });
});

test('what stands in a folder that is a page of Hugo is no page of its own', () => {
  const why = 'Hugo makes no page of it: it belongs to the page of its folder, index.md';
  const paths = [
    ...['content/x/index.md', 'content/x/index.pt.md', 'content/x/part.md', 'content/x/y/index.md'],
    ...['content/z/_index.md', 'content/z/a.md'],
  ];
  expect(lessons("title = 'Boats'", paths)).toEqual([
    ...['x en', 'x pt-BR', 'z en', 'a en'],
    ...[`- content/x/part.md ${why}`, `- content/x/y/index.md ${why}`],
  ]);
});

test('what stands beside the folder of the pages of Hugo is none of them', () => {
  const why = 'it stands beside content/, where the pages of Hugo are';
  expect(lessons("title = 'Boats'", ['README.md', 'content/a.md', 'more/b.md'])).toEqual([
    ...['a en', 'b en'],
    `- README.md ${why}`,
  ]);
});
