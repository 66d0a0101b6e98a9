import { siteTitle, workshops } from 'virtual:readyroom/content';
import { localizedText } from '#components/localized-text.ts';
import { base, pagePath } from '#components/site-path.ts';
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { optionText } from '#i18n/option-text.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import type { Translation } from '#model/types.ts';

/** The languages of the site: those of its workshops, in the order of the registry. */
export const siteLocales: readonly Locale[] = localeCodes.filter((locale) =>
  workshops.some((workshop) => workshop.locales.includes(locale)),
);

/** The language of what is for readers of all languages, such as the page of what is not there: one of the site's own. */
export const commonLocale: Locale = siteLocales.includes(defaultLocale)
  ? defaultLocale
  : (workshops.map(({ source }) => source).find(isLocale) ?? defaultLocale);

/** The site's name in a language. */
export function titleOf(locale: Locale): string {
  return optionText(siteTitle, locale);
}

/** The workshop of a site that has one: its page is where the site begins, and no page lists workshops. */
export const onlyWorkshop: Workshop | undefined = workshops.length === 1 ? workshops[0] : undefined;

/** Where the site begins in a language, and what a link to it says where that is a workshop. */
export function homeOf(locale: Locale): { path: string; workshop: string | undefined } {
  return onlyWorkshop === undefined
    ? { path: pagePath(locale), workshop: undefined }
    : {
        path: pagePath(locale, onlyWorkshop.name),
        workshop: localizedText(onlyWorkshop.title, locale, onlyWorkshop.source),
      };
}

/** Where the site begins in each language, for a page that is in all of them. */
export const homes: readonly { locale: Locale; path: string }[] = siteLocales.map((locale) => ({
  locale,
  path: homeOf(locale).path,
}));

/** Addresses that show the page of another one: nobody has to choose between one workshop, or one language. */
export const standIns: readonly string[] = [
  ...(siteLocales.length === 1 ? [base] : []),
  ...(onlyWorkshop === undefined ? [] : siteLocales.map((locale) => pagePath(locale))),
];

/** The prose a reader of `locale` gets: its own, else the source's. */
export function proseOf(workshop: Workshop, lesson: Lesson, locale: Locale): Translation {
  const translation = lesson.translations[locale] ?? lesson.translations[workshop.source];
  if (!translation) throw new Error(`The lesson ${lesson.name} has no source text.`);
  return translation;
}

/** The same page in every language of the site, for the language picker. */
export function pagesIn(locales: readonly Locale[], ...segments: readonly string[]) {
  return locales.map((locale) => ({ locale, path: pagePath(locale, ...segments) }));
}

/** The site's locales that a workshop has. */
export function localesOf(workshop: Workshop): readonly Locale[] {
  return siteLocales.filter((locale) => workshop.locales.includes(locale));
}

/** One file of data in each language of the site: what `getStaticPaths` of such a file returns. */
export const dataPaths = () =>
  siteLocales.map((locale) => ({ params: { lang: locale }, props: { locale } }));

/** One page of each workshop, in each of its languages: what `getStaticPaths` of such a page returns. */
export function pathsOf(among: readonly Workshop[]) {
  return among.flatMap((workshop) =>
    localesOf(workshop).map((locale) => ({
      params: { locale: locales[locale].path, workshop: workshop.name },
      props: { workshop },
    })),
  );
}
