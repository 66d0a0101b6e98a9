import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportBase } from './base.ts';
import { pathTo } from './list-files.ts';
import type { ImportSource } from './source.ts';

/** What earlier imports made of the pages of a source, and of others. Lessons are named without the prefix of this import. */
export interface PagesBefore {
  /** The lesson that each page became, by its path from the folder of the source. */
  names: ReadonlyMap<string, string>;
  /** The page elsewhere that a lesson has its text in a locale from, by its path from the project; undefined where there is none. */
  ownerOf(lesson: string, locale: string): string | undefined;
  /** The path from the project of a page of the source. */
  pathOf(page: string): string;
}

/** The text of a lesson in a language, by its path from the folder of the workshop. */
export const prosePath = (lesson: string, locale: string): string => `${lesson}/${locale}.mdx`;

/** A page that is gone owns no lesson: where it was moved to, it goes on with its own. */
export function pagesBefore(
  cwd: string,
  { folder, files }: Pick<ImportSource, 'folder' | 'files'>,
  base: ImportBase,
  prefix: string | undefined,
): PagesBefore {
  const start = prefix === undefined ? '' : `${prefix}-`;
  const pathOf = (page: string): string => pathTo(cwd, join(folder, page));
  const lessonsOf = Map.groupBy(
    Object.keys(base.pages).filter((text) => text.startsWith(start)),
    (text) => base.pages[text],
  );
  const names = files.flatMap(({ path }) => {
    const [text] = lessonsOf.get(pathOf(path)) ?? [];
    return text === undefined
      ? []
      : [[path, text.slice(start.length).split('/')[0] ?? ''] as const];
  });
  const own = new Set(files.map(({ path }) => pathOf(path)));
  const ownerOf = (lesson: string, locale: string): string | undefined => {
    const page = base.pages[prosePath(`${start}${lesson}`, locale)];
    const isOther = page !== undefined && !own.has(page) && existsSync(join(cwd, page));
    return isOther ? page : undefined;
  };
  return { names: new Map(names), ownerOf, pathOf };
}
