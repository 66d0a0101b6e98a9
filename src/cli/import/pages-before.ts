import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageFile } from '#importer/page-paths.ts';
import type { ImportBase } from './base.ts';
import { pathTo } from './list-files.ts';
import { movedPages } from './moved-pages.ts';
import type { Likeness } from './moved-pages.ts';
import type { ImportSource } from './source.ts';

/** What earlier imports made of the pages of a source, and of others. Lessons are named without the prefix of this import. */
export interface PagesBefore {
  /** The lesson that each page became, by its path from the folder of the source. */
  names: ReadonlyMap<string, string>;
  /** The whole names of lessons that their author has renamed to one without the prefix, by the path of their page. */
  renamed: ReadonlyMap<string, string>;
  /** The pages that go on under another path. */
  moved: readonly MovedPage[];
  /** Pages that are new and may be one that is gone. */
  maybe: readonly MovedPage[];
  /** The pages with their lessons, whole names, by their paths from the folder of the source: links lead there too. */
  elsewhere: readonly { path: string; lesson: string }[];
  /** The page elsewhere that a lesson has its text in a locale from, by its path from the project; undefined where there is none. */
  ownerOf(lesson: string, locale: string): string | undefined;
  /** The path from the project of a page of the source. */
  pathOf(page: string): string;
}

/** A page that was moved: both paths count from the project. */
export interface MovedPage {
  from: string;
  to: string;
  /** The text that was made of it, by its path from the folder of the workshop. */
  text: string;
}

/** The text of a lesson in a language, by its path from the folder of the workshop. */
export const prosePath = (lesson: string, locale: string): string => `${lesson}/${locale}.mdx`;

export const lessonOf = (text: string): string => text.split('/', 1)[0] ?? '';

/** What a lesson was called by the import that brought it, with this prefix; undefined where another one did. */
export function importedName(
  { files }: ImportBase,
  lesson: string,
  prefix: string | undefined,
): string | undefined {
  if (prefix === undefined) return lesson;
  const [, aliases = ''] = /^aliases: \[(.*)\]$/m.exec(files[`${lesson}/lesson.yaml`] ?? '') ?? [];
  const former = aliases.split(', ').map((alias) => alias.split('/').at(-1) ?? '');
  return [lesson, ...former].find((name) => name.startsWith(`${prefix}-`));
}

/** What an import wrote of a page, with the code of its lesson. */
function saidIn({ files }: ImportBase, text: string): string {
  const below = `${lessonOf(text)}/`;
  return Object.keys(files)
    .filter((path) => path === text || (path.startsWith(below) && !path.endsWith('.mdx')))
    .map((path) => files[path] ?? '')
    .join('\n');
}

/** A page that is gone keeps its lesson, unless a new one says the same: then it was moved, and goes on with it. */
export function pagesBefore(
  cwd: string,
  { folder, files }: Pick<ImportSource, 'folder' | 'files'>,
  base: ImportBase,
  prefix: string | undefined,
): PagesBefore {
  const start = prefix === undefined ? '' : `${prefix}-`;
  const pathOf = (page: string): string => pathTo(cwd, join(folder, page));
  const nameOf = (text: string): string | undefined => importedName(base, lessonOf(text), prefix);
  const texts = Object.keys(base.pages).filter((text) => nameOf(text) !== undefined);
  const lessonsOf = Map.groupBy(texts, (text) => base.pages[text]);
  const { moved, maybe } = movedIn(cwd, base, texts, files, pathOf);
  const textOf = new Map(moved.map(({ to, text }) => [to, text]));
  const known = files.flatMap(({ path }) => {
    const page = pathOf(path);
    const text = lessonsOf.get(page)?.[0] ?? textOf.get(page);
    return text === undefined ? [] : [{ path, text }];
  });
  const names = known.flatMap(({ path, text }) => {
    const name = nameOf(text);
    return name === undefined ? [] : [[path, name.slice(start.length)] as const];
  });
  const renamed = known.flatMap(({ path, text }) =>
    text.startsWith(start) ? [] : [[path, lessonOf(text)] as const],
  );
  const own = new Set(files.map(({ path }) => pathOf(path)));
  const goesOn = new Set(moved.map(({ text }) => text));
  const ownerOf = (lesson: string, locale: string): string | undefined => {
    const text = prosePath(`${start}${lesson}`, locale);
    const page = base.pages[text];
    return page === undefined || own.has(page) || goesOn.has(text) ? undefined : page;
  };
  // Where a page was that has moved there is none: the next import would know nothing of it.
  const elsewhere = Object.entries(base.pages)
    .filter(([text]) => !goesOn.has(text))
    .map(([text, page]) => ({
      path: pathTo(folder, resolve(cwd, page)),
      lesson: lessonOf(text),
    }));
  return {
    names: new Map(names),
    renamed: new Map(renamed),
    moved,
    maybe,
    elsewhere,
    ownerOf,
    pathOf,
  };
}

function movedIn(
  cwd: string,
  base: ImportBase,
  texts: readonly string[],
  files: readonly PageFile[],
  pathOf: PagesBefore['pathOf'],
): Pick<PagesBefore, 'moved' | 'maybe'> {
  const known = new Set(Object.values(base.pages));
  const fresh = files
    .map(({ path, text }) => ({ path: pathOf(path), text }))
    .filter(({ path }) => !known.has(path));
  const gone = texts.flatMap((text) => {
    const path = base.pages[text] ?? '';
    return existsSync(resolve(cwd, path)) ? [] : [{ path, prose: text, text: saidIn(base, text) }];
  });
  // What all pages say matters only where one may have moved.
  const isNone = fresh.length === 0 || gone.length === 0;
  const { sure, maybe } = movedPages(fresh, gone, {
    now: isNone ? [] : files.map(({ text }) => text),
    before: isNone ? [] : texts.map((text) => saidIn(base, text)),
  });
  type Pair = Likeness<(typeof fresh)[number], (typeof gone)[number]>;
  const movedOf = ({ fresh: { path: to }, gone: { path, prose } }: Pair): MovedPage => ({
    ...{ from: path, to, text: prose },
  });
  return { moved: sure.map(movedOf), maybe: maybe.map(movedOf) };
}
