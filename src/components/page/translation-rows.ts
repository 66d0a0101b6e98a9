import type { Lesson, Workshop } from '#model/types.ts';

/** A line of the table of translations: a lesson in one language, or the words around the lessons. */
export interface TranslationRow {
  /** undefined: titles, labels and the glossary. */
  lesson: Lesson | undefined;
  /** How many of `total` units are translated and up to date. */
  done: number;
  total: number;
  stale: readonly string[];
  missing: readonly string[];
  /** There is no file at all. */
  isUntranslated: boolean;
}

/** How a workshop stands in a language, which is not its source: its own words first, then lesson by lesson. */
export function translationRows(workshop: Workshop, language: string): TranslationRow[] {
  const words = workshop.words[language];
  const row = (
    lesson: Lesson | undefined,
    {
      units,
      stale,
      missing,
    }: { units: number; stale: readonly string[]; missing: readonly string[] },
  ): TranslationRow => ({
    ...{ lesson, stale, missing, total: units, isUntranslated: false },
    done: units - stale.length - missing.length,
  });
  return [
    ...(words === undefined ? [] : [row(undefined, words)]),
    ...workshop.lessons.map((lesson): TranslationRow => {
      const translation = lesson.translations[language];
      if (translation !== undefined) return row(lesson, translation);
      const total = lesson.translations[workshop.source]?.units ?? 0;
      return { lesson, done: 0, total, stale: [], missing: [], isUntranslated: true };
    }),
  ];
}
