import type { Localized } from '#model/types.ts';

/** The text in the reader's language, else in the source language. */
export function localized(text: Localized, locale: string, source: string): string {
  return text[locale] ?? text[source] ?? '';
}
