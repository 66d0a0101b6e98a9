import type { InjectedRoute } from 'astro';

const route = (pattern: string, file: string): InjectedRoute => ({
  pattern,
  entrypoint: new URL(`../routes/${file}`, import.meta.url),
});

/** The pages of the site. The language is always in the address, and nothing redirects. */
export const routes: readonly InjectedRoute[] = [
  route('/', 'languages.astro'),
  route('/404', 'not-found.astro'),
  route('/[locale]', 'home.astro'),
  route('/[locale]/check', 'check.astro'),
  route('/[locale]/[workshop]', 'workshop.astro'),
  route('/[locale]/[workshop]/[lesson]', 'lesson.astro'),
  route('/files/[workshop]/[lesson]/checks.json', 'checks.ts'),
  route('/files/[workshop]/[lesson]/[...file]', 'manifest.ts'),
];
