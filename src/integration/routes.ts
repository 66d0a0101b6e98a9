import type { InjectedRoute } from 'astro';
import { ownFile } from './own-file.ts';

const route = (pattern: string, file: string): InjectedRoute => ({
  pattern,
  entrypoint: ownFile(`routes/${file}`),
});

/** The pages of the site. The language is always in the address, and nothing redirects. What of a lesson is no page: `lesson-files.ts`. */
export const routes: readonly InjectedRoute[] = [
  route('/', 'languages.astro'),
  route('/404', 'not-found.astro'),
  route('/[locale]', 'home.astro'),
  route('/[locale]/check', 'check.astro'),
  route('/[locale]/offline', 'offline.astro'),
  route('/[locale]/progress', 'progress.astro'),
  route('/[locale]/[workshop]', 'workshop.astro'),
  route('/[locale]/[workshop]/glossary', 'glossary.astro'),
  route('/[locale]/[workshop]/print', 'print.astro'),
  route('/[locale]/[workshop]/translations', 'translations.astro'),
  route('/[locale]/[workshop]/[lesson]', 'lesson.astro'),
  route('/llms.txt', 'llms.ts'),
  route('/files/search/[lang].json', 'search-index.ts'),
  route('/files/app/[lang].webmanifest', 'app.ts'),
  route('/files/print/[workshop]/[lang].css', 'print-sheet.ts'),
  route('/files/learner-[lang].json', 'learner-data.ts'),
  route('/files/help-[lang].json', 'help-data.ts'),
];

/** Of whole addresses: for a site that knows its origin. */
export const sitemapRoute = route('/sitemap.xml', 'sitemap.ts');

/** Icons, by their names: each for a project that has none of this name in `public/`. */
export const iconRoutes = {
  'icon.svg': route('/icon.svg', 'icon.ts'),
  'favicon.ico': route('/favicon.ico', 'favicon.ts'),
  'icon-192.png': route('/icon-192.png', 'app-icon.ts'),
  'icon-512.png': route('/icon-512.png', 'app-icon.ts'),
};

/** Pages of the dev server alone: the components that authors write, in each of their states. */
export const devRoutes: readonly InjectedRoute[] = [
  route('/[locale]/_components', 'style.astro'),
  route('/files/style/components/checks.json', 'style-checks.ts'),
];
