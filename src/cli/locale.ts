import { defaultLocale, isLocale, localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';

/** The language that the shell asks for (POSIX: LC_ALL over LC_MESSAGES over LANG), as near as Readyroom speaks it. */
export function localeOfEnv(env: Readonly<Record<string, string | undefined>>): Locale {
  const value = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]).find(Boolean) ?? '';
  // "pt_BR.UTF-8@variant"
  const tag = (value.split(/[.@]/, 1)[0] ?? '').replaceAll('_', '-');
  const [language] = tag.split('-', 1);
  return (
    localeNamed(tag) ??
    localeCodes.find((code) => code.split('-', 1)[0] === language?.toLowerCase()) ??
    defaultLocale
  );
}

/** The locale of a tag in any case: "pt-br". */
export function localeNamed(tag: string): Locale | undefined {
  if (isLocale(tag)) return tag;
  return localeCodes.find((code) => code.toLowerCase() === tag.toLowerCase());
}
