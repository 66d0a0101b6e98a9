import { localesOf, siteLocales, standIns } from './site.ts';
import { base, pagePath } from '#components/site-path.ts';
import type { Workshop } from '#model/resolve/content.ts';

/**
 * The paths of all pages that have a text of their own: no lesson that falls back to its source, no page about the site
 * itself, no address that shows the page of another.
 */
export function indexedPaths(workshops: readonly Workshop[]): string[] {
  const pages = siteLocales.flatMap((locale) => [pagePath(locale), pagePath(locale, 'check')]);
  const own = workshops.flatMap((workshop) =>
    localesOf(workshop).flatMap((locale) => {
      const { name, glossary, lessons } = workshop;
      const written = lessons.filter(({ translations }) => translations[locale] !== undefined);
      return [
        pagePath(locale, name),
        ...(glossary.length > 0 ? [pagePath(locale, name, 'glossary')] : []),
        ...written.map((lesson) => pagePath(locale, name, lesson.name)),
      ];
    }),
  );
  return [base, ...pages, ...own].filter((path) => !standIns.includes(path));
}
