import type { TranslationLock } from '#model/load/lock.ts';
import { localizedTexts } from '#model/schema/workshop.ts';
import type { GlossaryTerm, Localized, TextsOfLocale } from '#model/types.ts';
import { staleUnits } from './lock.ts';
import { textHash } from './units.ts';

/** What is said in every language outside of the lessons: units as the lessons have them, each with its words by locale. */
export type TextUnits = ReadonlyMap<string, Localized>;

/** The words of workshop.yaml and of the glossary, by unit: `title`, `reasons.age`, `glossary.taint`. */
export function textUnits(
  data: Parameters<typeof localizedTexts>[0],
  glossary: readonly GlossaryTerm[],
): TextUnits {
  const own = localizedTexts(data).map(({ unit, texts }) => [unit, texts] as const);
  const terms = glossary.map(({ id, words }) => [`glossary.${id}`, termTexts(words)] as const);
  return new Map([...own, ...terms]);
}

/** Of a term, what a translator translates: the forms that are found in prose are each language's own. */
const termTexts = (words: GlossaryTerm['words']): Localized =>
  Object.fromEntries(
    Object.entries(words).map(([locale, { term, meaning }]) => [locale, `${term}: ${meaning}`]),
  );

/** The hash of every unit that a locale has, as the lock of the workshop keeps it. */
export function textHashes(units: TextUnits, locale: string): Map<string, string> {
  return new Map(
    [...units].flatMap(([unit, words]) => {
      const text = words[locale];
      return text === undefined ? [] : [[unit, textHash(text.split(/\s+/u).join(' '))] as const];
    }),
  );
}

/** What each locale but the source lacks, and what it says of a source that is no longer so. */
export function translatedTexts(
  units: TextUnits,
  { source, locales }: { source: string; locales: readonly string[] },
  lock: TranslationLock,
): Record<string, TextsOfLocale> {
  const original = textHashes(units, source);
  const translated = locales.filter((locale) => locale !== source);
  return Object.fromEntries(
    translated.map((locale) => {
      const own = textHashes(units, locale);
      const missing = [...original.keys()].filter((unit) => !own.has(unit));
      return [
        locale,
        { units: original.size, missing, stale: staleUnits(lock, locale, original, own) },
      ];
    }),
  );
}
