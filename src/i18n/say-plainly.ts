/**
 * The browser's formatter, in place of i18next (which would be 15 KiB): fills `{{name}}` and picks the plural form
 * `key_one`, `key_other`, … by `params.count`. A test holds it to i18next's answer for every message. It is all that a page
 * carries; `say` is more of it, for what is said of a paste.
 */
export type PlainParams = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, string>>;

/** @throws if there is no message for the key */
export const sayPlainly = (
  messages: Messages,
  lang: string,
  key: string,
  params: PlainParams = {},
): string => fill(textOf(messages, lang, key, params['count']), params);

/**
 * The text of a message, its `{{holes}}` not filled, in the plural form of a count if there is one.
 * @throws if there is none
 */
export function textOf(messages: Messages, lang: string, key: string, count: unknown): string {
  const form =
    typeof count === 'number' ? `${key}_${new Intl.PluralRules(lang).select(count)}` : key;
  const text = messages[form] ?? messages[key];
  if (text === undefined) throw new Error(`No message "${key}" in ${lang}.`);
  return text;
}

/** A text with its holes filled; one that no parameter fills stays. */
export const fill = (text: string, params: PlainParams): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : hole,
  );
