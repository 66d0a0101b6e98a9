import { workshops } from 'virtual:readyroom/content';
import { localesOf, siteLocales, standIns } from './site.ts';
import { absoluteUrl, base, pagePath } from '#components/site-path.ts';
import type { Workshop } from '#model/resolve/content.ts';

/**
 * The pages that search engines should know, https://www.sitemaps.org/protocol.html. Languages of a page tell of each other in its
 * head. Injected where the site has an origin.
 */
export function GET(): Response {
  const urls = indexedPaths(workshops).map((path) => `<url><loc>${absoluteUrl(path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}

/**
 * The paths of all pages that have a text of their own: no lesson that falls back to its source, no page about the site
 * itself, no address that shows the page of another.
 */
function indexedPaths(workshops: readonly Workshop[]): string[] {
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
