import { sayPlainly, type PlainParams } from '#i18n/say-plainly.ts';

const element = document.getElementById('island-words');
const words = JSON.parse(element?.textContent ?? '{}') as Record<string, string>;

/** The language of the page's chrome. */
export const lang = document.documentElement.lang;

/** A UI string of the page's language; only those that `components/page/Islands.astro` sends along. */
export const t = (key: string, params?: PlainParams): string =>
  sayPlainly(words, lang, key, params);
