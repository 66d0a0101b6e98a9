/** The languages Readyroom speaks. Adding one starts here: its line, its UI strings, its findings. */
export const locales = {
  en: { path: 'en', name: 'English' },
  'pt-BR': { path: 'pt-br', name: 'Português (Brasil)' },
  'zh-CN': { path: 'zh-cn', name: '简体中文' },
} as const satisfies Record<string, { path: string; name: string }>;

/** A BCP 47 tag: the value of `lang`, and of `locales` in workshop.yaml. */
export type Locale = keyof typeof locales;

/** Used where no locale is in the URL: the language page and the 404 page. */
export const defaultLocale: Locale = 'en';

export const localeCodes = Object.keys(locales) as Locale[];

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(locales, code);
}

/** The locale of a URL segment ("pt-br"), if it is one. */
export function localeOfPath(segment: string | undefined): Locale | undefined {
  return localeCodes.find((code) => locales[code].path === segment);
}
