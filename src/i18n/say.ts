/**
 * The browser's formatter, in place of i18next (which would be 15 KiB): fills `{{name}}` and picks the plural
 * form `key_one`, `key_other`, … by `params.count`. A test holds it to i18next's answer for every message.
 */
export type Params = Readonly<Record<string, string | number>>;

export function say(
  words: Readonly<Record<string, string>>,
  lang: string,
  key: string,
  params: Params = {},
): string {
  const { count } = params;
  const form =
    typeof count === 'number' ? `${key}_${new Intl.PluralRules(lang).select(count)}` : key;
  const text = words[form] ?? words[key];
  if (text === undefined) throw new Error(`No words for "${key}" in ${lang}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(params[name] ?? hole));
}
