import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { menuNotes } from '#importer/menus/menu-notes.ts';
import type { MenuFile } from '#importer/menus/menu.ts';
import { languageTitles } from '#importer/hugo-languages.ts';
import { siteBaseOf } from '#importer/site-base.ts';
import { siteNameOf } from '#importer/site-name.ts';
import { localeCodes } from '#i18n/locales.ts';
import { lessonNameOf, splitName } from '#importer/page-paths.ts';
import { planPages } from '#importer/plan-pages.ts';
import type { SkippedFile } from '#importer/other-files.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import type { Result } from '#cli/result.ts';
import type { ImportOptions } from './import-options.ts';
import { prosePath } from './pages-before.ts';
import type { PagesBefore } from './pages-before.ts';
import { menuFiles } from './site-files.ts';
import type { MenuOfSite } from './list.ts';
import type { ImportSource } from './source.ts';

/** What of a source is imported. */
export interface Planned {
  pages: readonly PlannedPage[];
  /** The pages that the options name, also those that are there already. */
  named: readonly PlannedPage[];
  /** The texts of all pages of the source. */
  texts: readonly string[];
  skipped: readonly SkippedFile[];
  /** The files that say how the old site was arranged, with what of them no workshop has a place for. */
  menus: readonly MenuOfSite[];
  /** What the old site is called, where its menu tells. */
  title: string | undefined;
  /** The name that the settings of the old site give it, whatever its first page is called. */
  siteName: string | undefined;
  /** The path at which it stood, as they say. */
  siteBase: string | undefined;
  /** The names that they give it in each language, by locale. */
  siteNames: Readonly<Record<string, string>>;
  /** With `--only-new`, the pages whose lessons are there. */
  present: readonly SkippedFile[];
}

/** @param top the folder at the top of the old site */
export function planned(
  options: ImportOptions,
  source: ImportSource,
  top: string,
  before: PagesBefore,
  content: string,
): Result<Planned> {
  const { workshop, section, prefix, isOnlyNew } = options;
  const files = source.isFile ? [] : menuFiles(source.folder, top);
  const plan = plannedPages(options, source, files, top, before);
  if ('error' in plan) return plan;
  const { pages, skipped, title, isAbsent, menus } = plan.value;
  const below = section === undefined ? '' : `${section.replace(/^\.?\/|\/$/g, '')}/`;
  const named = pages
    .filter(({ path }) => path.startsWith(below))
    .map((page) => {
      const whole = prefix === undefined ? page.lesson : `${prefix}-${page.lesson}`;
      return { ...page, lesson: before.renamed.get(page.path) ?? whole };
    });
  const isPresent = ({ lesson, locale }: PlannedPage): boolean =>
    isOnlyNew && existsSync(join(content, workshop, prosePath(lesson, locale)));
  return {
    value: {
      pages: named.filter((page) => !isPresent(page)),
      named,
      texts: pages.map(({ text }) => text),
      skipped,
      menus: menus.map((file, at) => ({
        path: fromFolder(relative(source.folder, join(top, files[at]?.path ?? file.path))),
        notes: menuNotes(file, menus, isAbsent),
      })),
      title,
      ...{ siteName: siteNameOf(files), siteBase: siteBaseOf(files) },
      siteNames: languageTitles(files, localeCodes),
      present: named
        .filter(isPresent)
        .map(({ path }) => ({ path, why: 'its lesson is there already' })),
    },
  };
}

const fromFolder = (path: string): string => path.split(sep).join('/');

function plannedPages(
  { lesson, locale }: ImportOptions,
  { folder, files, isFile }: ImportSource,
  menus: readonly MenuFile[],
  top: string,
  { names, ownerOf }: PagesBefore,
): Result<ReturnType<typeof planPages>> {
  const [file] = files;
  if (!isFile || file === undefined) {
    const value = planPages(files, locale, localeCodes, {
      menus,
      at: fromFolder(relative(top, folder)),
      names,
      isTaken: (name, own) => ownerOf(name, own) !== undefined,
    });
    return { value };
  }
  const { stem } = splitName(file.path, localeCodes);
  const name = lesson ?? names.get(file.path) ?? lessonNameOf(basename(stem)) ?? 'lesson';
  const owner = lesson === undefined ? ownerOf(name, locale) : undefined;
  if (owner !== undefined) {
    return { error: `The lesson "${name}" is made of ${owner} already. Add --lesson NAME.` };
  }
  return {
    value: {
      ...{ pages: [{ ...file, lesson: name, locale }], skipped: [], menus },
      isAbsent: () => false,
    },
  };
}
