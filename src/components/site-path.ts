import { locales, type Locale } from '#i18n/locales.ts';

/** The base path of the site with a slash at both ends ("/", "/repository/"). */
export const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a page: everything stands under the base path and ends in a slash. */
export function pagePath(locale: Locale, ...segments: readonly string[]): string {
  return `${base}${[locales[locale].path, ...segments].join('/')}/`;
}

/** The address of a file that is not a page. */
export function filePath(...segments: readonly string[]): string {
  return `${base}${segments.join('/')}`;
}

/**
 * A path with the origin of the site in front, as others need it who link to the page. Undefined where the configuration
 * names no `site`: then nobody knows the origin.
 */
export function absoluteUrl(path: string): string | undefined {
  const { SITE } = import.meta.env;
  return SITE ? new URL(path, SITE).href : undefined;
}
