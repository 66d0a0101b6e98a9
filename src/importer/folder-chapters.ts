import { parse } from 'yaml';
import { codelabHead } from '#importer/generators/codelabs.ts';
import { isCategory } from '#importer/menus/docusaurus-left.ts';
import { folderOf, isData, joinedPath } from '#importer/menus/menu.ts';
import type { MenuFile } from '#importer/menus/menu.ts';
import { fenceReader } from '#importer/text/fence.ts';
import type { Chapter } from './chapters.ts';
import { lessonNameOf, namedAs, withoutNumber } from './page-paths.ts';
import type { PageFile } from './page-paths.ts';

/** A page with what its path and its front matter say. */
export interface PageHead extends PageFile {
  /** The path without language and ending: the same for all languages of a page. */
  stem: string;
  locale: string;
  /** The language that the path names, if Readyroom does not speak it, and the page that would be translated. */
  foreign?: { tag: string; base: string };
  data: Readonly<Record<string, unknown>>;
  body: string;
}

/** `_category_.json` of Docusaurus says what a folder is called and where it stands. By the stem of the folder. */
function categories(
  menus: readonly MenuFile[],
  at: string,
): { folder: string; data: Readonly<Record<string, unknown>> }[] {
  return menus.flatMap(({ path, text }) => {
    const top = joinedPath(at);
    const folder = folderOf(path);
    if (!isCategory(path)) return [];
    if (top !== '' && !`${folder}/`.startsWith(`${top}/`)) return [];
    try {
      const data: unknown = parse(text);
      return isData(data) ? [{ folder: folder.slice(top === '' ? 0 : top.length + 1), data }] : [];
    } catch {
      return [];
    }
  });
}

export const folderWeights = (menus: readonly MenuFile[], at: string): Map<string, number> =>
  new Map(
    categories(menus, at).flatMap(({ folder, data: { position } }) =>
      typeof position === 'number' ? [[folder, position]] : [],
    ),
  );

export const folderLabels = (menus: readonly MenuFile[], at: string): Map<string, string> =>
  new Map(
    categories(menus, at).flatMap(({ folder, data: { label } }) =>
      typeof label === 'string' ? [[folder, label]] : [],
    ),
  );

/** Pages that front matter gives another id: menus of Docusaurus have that. Stems by path from the top. */
export const aliasesOf = (heads: readonly PageHead[], at: string): Map<string, string> =>
  new Map(
    heads.flatMap(({ path, stem, data: { id } }) =>
      typeof id === 'string' ? [[joinedPath(at, folderOf(path), id), stem]] : [],
    ),
  );

/** Chapters that are folders, called after their own page. */
export function folderChapters(
  heads: readonly PageHead[],
  stems: readonly string[],
  locale: string,
  labels: ReadonlyMap<string, string>,
): { around(stem: string): Chapter[]; alone(stem: string): Chapter } {
  const pages = Map.groupBy(heads, ({ stem }) => stem);
  const folders = new Set(stems.flatMap((stem) => foldersOf(stem)));
  const chapterOf = (folder: string): Chapter => {
    const name = namedAs(folder).split('/').at(-1) ?? '';
    const own = (pages.get(folder) ?? []).flatMap((page) => {
      const title = titleOf(page);
      return title === undefined ? [] : [[page.locale, title] as const];
    });
    const label = labels.get(folder);
    const titles = {
      [locale]: wordsOf(name),
      ...Object.fromEntries(own),
      ...(label === undefined ? {} : { [locale]: label }),
    };
    return { id: lessonNameOf(name) ?? (name === '' ? 'introduction' : 'part'), titles };
  };
  const parents = new Set([...folders].map(folderOf));
  // A section of Hugo that has one page only is a chapter, as those beside it are.
  const isSection = (stem: string): boolean =>
    stem !== '' &&
    parents.has(folderOf(stem)) &&
    (pages.get(stem) ?? []).some(({ path }) => /(?:^|\/)_index\.[^/]+$/.test(path));
  return {
    alone: chapterOf,
    around: (stem) => {
      const isOwn = folders.has(stem) || isSection(stem);
      const own = [...foldersOf(stem), ...(isOwn ? [stem] : [])].map(chapterOf);
      return own.length > 0 ? own : categoriesOf(pages.get(stem) ?? []);
    },
  };
}

/** A codelab that stands in no folder is in its first category, as its site lists it. */
function categoriesOf(pages: readonly PageHead[]): Chapter[] {
  for (const { body, locale } of pages) {
    const [first = ''] = (codelabHead(body.split('\n')).data['categories'] ?? '').split(',', 1);
    const title = wordsOf(first.trim());
    if (first.trim() !== '')
      return [{ id: lessonNameOf(first.trim()) ?? 'part', titles: { [locale]: title } }];
  }
  return [];
}

/** The folders that a page stands in, outermost first. */
function foldersOf(stem: string): string[] {
  const parts = stem.split('/');
  const folders = parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
  // Every site of Antora has these around the pages of a module.
  const of = /^(?:.*\/)?modules\/[^/]+(?=\/pages(?:\/|$))/.exec(stem)?.[0];
  return folders.filter((folder) => folder !== of && folder !== folderOf(of ?? ''));
}

/** What a page is called by its front matter or its first heading. */
export function titleOf({ data, body }: PageHead): string | undefined {
  const { title, linkTitle } = data;
  const written = [title, linkTitle].find((each) => typeof each === 'string' && each !== '');
  if (typeof written === 'string') return written;
  return titleIn(body)
    ?.replace(/\{[^{}]*\}$/, '')
    .replaceAll(/[*_`]/g, '')
    .trim();
}

/** The first heading of the first level: a line below words begins a page, or a sign before them. In code that sign begins a comment. */
function titleIn(body: string): string | undefined {
  const [, underlined] = /^\s*([^\s#[.].*)\n=+[ \t]*(?:\n|$)/.exec(body) ?? [];
  if (underlined !== undefined) return underlined;
  const { read } = fenceReader();
  for (const line of body.split('\n')) {
    const heading = read(line) === 'none' ? /^[#=][ \t]+(\S.*)$/.exec(line)?.[1] : undefined;
    if (heading !== undefined) return heading;
  }
  return undefined;
}

/** The name of a folder as words: `02_first-steps` is `First steps`. */
function wordsOf(name: string): string {
  if (name === '') return 'Introduction';
  const words = withoutNumber(name).replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
