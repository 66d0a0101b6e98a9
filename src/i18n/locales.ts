import type { LocaleMessages } from './catalogue.ts';

/**
 * The languages Readyroom speaks. To add one, add its folder of messages and its line here: `path` is its segment in
 * addresses, `name` what it calls itself, and `load` brings its messages, which not everybody needs who asks for a name.
 */
export const locales = {
  en: { path: 'en', name: 'English', load: () => import('./en/index.ts') },
  'pt-BR': { path: 'pt-br', name: 'Português (Brasil)', load: () => import('./pt-BR/index.ts') },
  'zh-CN': { path: 'zh-cn', name: '简体中文', load: () => import('./zh-CN/index.ts') },
} as const satisfies Record<string, LocaleEntry>;

interface LocaleEntry {
  path: string;
  name: string;
  load: () => Promise<{ default: LocaleMessages }>;
}

/** A BCP 47 tag: the value of `lang`, and of `locales` in workshop.yaml. */
export type Locale = keyof typeof locales;

/** Used where no locale is in the URL: the language page and the 404 page. Its messages are the type of all others. */
export const defaultLocale: Locale = 'en';

export const localeCodes = Object.keys(locales) as Locale[];

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(locales, code);
}

/** The locale of a URL segment ("pt-br"), if it is one. */
export function localeOfPath(segment: string | undefined): Locale | undefined {
  return localeCodes.find((code) => locales[code].path === segment);
}
