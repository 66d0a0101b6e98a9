import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';
import { lessonNameOf, splitName } from '#importer/page-paths.ts';
import { planPages } from '#importer/plan-pages.ts';
import type { PlannedPage, SkippedFile } from '#importer/plan-pages.ts';
import type { ImportBase } from './base.ts';
import type { ImportOptions } from './import-options.ts';
import { menuFiles } from './site-files.ts';
import type { ImportSource } from './source.ts';

/** What of a source is imported. */
interface Planned {
  pages: readonly PlannedPage[];
  /** The pages that the options name, also those that are there already. */
  named: readonly PlannedPage[];
  /** The texts of all pages of the source. */
  texts: readonly string[];
  skipped: readonly SkippedFile[];
  /** With `--only-new`, the pages whose lessons are there. */
  present: readonly SkippedFile[];
}

/** @param top the folder at the top of the old site */
export function planned(
  options: ImportOptions,
  source: ImportSource,
  top: string,
  base: ImportBase,
  content: string,
): Planned {
  const { workshop, section, prefix, isOnlyNew } = options;
  const { pages, skipped } = plan(options, source, top, base);
  const below = section === undefined ? '' : `${section.replace(/^\.?\/|\/$/g, '')}/`;
  const named = pages
    .filter(({ path }) => path.startsWith(below))
    .map((page) => (prefix === undefined ? page : { ...page, lesson: `${prefix}-${page.lesson}` }));
  const isPresent = ({ lesson, locale }: PlannedPage): boolean =>
    isOnlyNew && existsSync(join(content, workshop, lesson, `${locale}.mdx`));
  return {
    pages: named.filter((page) => !isPresent(page)),
    named,
    texts: pages.map(({ text }) => text),
    skipped,
    present: named
      .filter(isPresent)
      .map(({ path, lesson }) => ({ path, why: `the lesson ${lesson} is there already` })),
  };
}

/** The name of a lesson as a page gave it. */
export const withoutPrefix = (lesson: string, { prefix }: ImportOptions): string =>
  prefix !== undefined && lesson.startsWith(`${prefix}-`)
    ? lesson.slice(prefix.length + 1)
    : lesson;

function plan(
  { lesson, locale }: ImportOptions,
  { folder, files, isFile }: ImportSource,
  top: string,
  base: ImportBase,
): ReturnType<typeof planPages> {
  const [file] = files;
  if (!isFile || file === undefined)
    return planPages(files, locale, localeCodes, {
      menus: menuFiles(folder, top),
      at: relative(top, folder).split(sep).join('/'),
      names: new Map(Object.entries(base.lessons)),
    });
  const { stem } = splitName(file.path, localeCodes);
  const name = lesson ?? lessonNameOf(basename(stem)) ?? 'lesson';
  return { pages: [{ ...file, lesson: name, locale }], skipped: [] };
}
