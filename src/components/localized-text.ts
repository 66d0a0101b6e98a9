import type { Localized } from '#model/types.ts';

/** The text in the reader's language, else in the source language. */
export function localizedText(text: Localized, locale: string, source: string): string {
  return text[locale] ?? text[source] ?? '';
}

const hanBeforeLatin = /(?<=\p{Script=Han})(?=[a-z0-9])/giu;
const latinBeforeHan = /(?<=[a-z0-9])(?=\p{Script=Han})/giu;

/** To make one takes as long as some parts of a page. */
const lists = new Map<string, Intl.ListFormat>();

/**
 * A list in a sentence: "a, b and c". Where the list joins Han to Latin letters or digits ("kind或minikube"), it gets
 * the half-width space that Chinese typography wants there.
 */
export function listText(
  items: readonly string[],
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  const key = `${locale} ${type}`;
  const list = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, list);
  return list.format(items).replaceAll(hanBeforeLatin, ' ').replaceAll(latinBeforeHan, ' ');
}
