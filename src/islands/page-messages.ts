import { sayPlainly, type PlainParams } from '#i18n/say-plainly.ts';

const element = document.getElementById('island-words');
const words = JSON.parse(element?.textContent ?? '{}') as Record<string, string>;

/** The language of the page's chrome. */
export const lang = document.documentElement.lang;

/** A message in the page's language, of those that `components/page/Islands.astro` puts into the page. */
export const t = (key: string, params?: PlainParams): string =>
  sayPlainly(words, lang, key, params);
