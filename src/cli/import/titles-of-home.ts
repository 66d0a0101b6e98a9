import type { MadePage } from '#importer/import-pages.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import type { Planned } from './planned.ts';

/**
 * What a workshop is called in each language: as the first page of its site is, or the page that has `title`, which its menu
 * says; nothing where there is no such page.
 */
export function titlesOfHome(
  made: readonly MadePage[],
  title: string,
): Readonly<Record<string, string>> {
  const home = made.find(({ page }) => isHome(page)) ?? made.find((each) => each.title === title);
  const own = made.filter(({ page }) => page.lesson === home?.page.lesson);
  return Object.fromEntries(own.map((each) => [each.page.locale, each.title]));
}

/** What an old site is called: by its menu, by its settings whatever its first page is called, and by these in each language. */
export type SiteNames = Pick<Planned, 'title' | 'siteName' | 'siteNames'>;

/** What a new workshop is called in each of its languages, of which the first is its source. */
export function titlesOfWorkshop(
  made: readonly MadePage[],
  locales: readonly string[],
  { title, siteName, siteNames }: SiteNames & { title: string },
): Readonly<Record<string, string>> {
  const [source = ''] = locales;
  const ofHome = titlesOfHome(made, title);
  // Most settings have the name in one language, and the first page in each.
  const isNamed = locales.length === 1 || ofHome[source] === undefined;
  const ofLanguages = Object.entries(siteNames).filter(([locale]) => locales.includes(locale));
  return {
    [source]: title,
    ...ofHome,
    ...(isNamed && siteName !== undefined ? { [source]: siteName } : {}),
    ...Object.fromEntries(ofLanguages),
  };
}

/** Whether a page is the first of its site, or of its language: `_index.md`, `index.pt.md`, `pt-br/_index.md`, `README_zh.md`. */
function isHome({ path, locale }: PlannedPage): boolean {
  const [found, folder] =
    /^(?:([^/]+)\/)?(?:_?index(?:\.[\w-]+)?|readme(?:[._-][\w-]+)?)\.\w+$/i.exec(path) ?? [];
  const language = folder?.toLowerCase().replace('_', '-');
  const isOwn = language === undefined || `${locale.toLowerCase()}-`.startsWith(`${language}-`);
  return found !== undefined && isOwn;
}
