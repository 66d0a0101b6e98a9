/**
 * The browser's formatter, in place of i18next (which would be 15 KiB): fills `{{name}}` and picks the plural form
 * `key_one`, `key_other`, … by `params.count`. A test holds it to i18next's answer for every message of a page. It is all
 * that a page carries; `say` is more of it, for what is said of a paste.
 */
export type PlainParams = Readonly<Record<string, string | number>>;
export type Words = Readonly<Record<string, string>>;

/** A hole in a text; its name is the first group. */
export const holes = /\{\{(\w+)\}\}/g;

/** @throws if there are no words for the key */
export function sayPlainly(
  words: Words,
  lang: string,
  key: string,
  params: PlainParams = {},
): string {
  const text = textOf(words, lang, key, params['count']);
  return text.replaceAll(holes, (hole, name: string) => String(params[name] ?? hole));
}

/**
 * The words of a key, its holes not filled, in the plural form of a count if there is one.
 * @throws if there are none
 */
export function textOf(words: Words, lang: string, key: string, count: unknown): string {
  const form =
    typeof count === 'number' ? `${key}_${new Intl.PluralRules(lang).select(count)}` : key;
  const text = words[form] ?? words[key];
  if (text === undefined) throw new Error(`No words for "${key}" in ${lang}.`);
  return text;
}
