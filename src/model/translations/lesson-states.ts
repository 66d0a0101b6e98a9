import { join } from 'node:path';
import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { lockName } from '#model/load/lock.ts';
import type { Prose } from '#model/load/prose.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';
import { sourceText } from './lock.ts';
import { stateWord } from './unit-state.ts';
import type { TranslationState, UnitState } from './unit-state.ts';
import { unitHashes } from './units.ts';
import { writtenUnits } from './written-units.ts';

/** How the lessons of a workshop are translated, in the order of lessons and locales; the source is left out. */
export function lessonStates({ name, data, lessons }: WorkshopSources): TranslationState[] {
  const { source, locales } = data;
  return lessons.flatMap((lesson) => {
    const original = lesson.proses.find(({ locale }) => locale === source);
    if (original?.root === undefined) return [];
    return locales
      .filter((locale) => locale !== source)
      .map((locale) => ({
        ...{ workshop: name, lesson: lesson.name, locale, source },
        file: lesson.proses.find((prose) => prose.locale === locale && prose.root !== undefined)
          ?.file,
        lock: join(lesson.folder, lockName),
        units: unitStates(lesson, original, locale),
      }));
  });
}

function unitStates(lesson: LessonSources, original: Prose, locale: string): UnitState[] {
  const own = lesson.proses.find((prose) => prose.locale === locale);
  const ownHashes = own === undefined ? new Map<string, string>() : unitHashes(own);
  const ownIds = new Set(
    own?.root === undefined ? [] : [...anchorsOf(own.root).values()].map(({ unit }) => unit),
  );
  const [texts, ownTexts] = [writtenUnits(original), own && writtenUnits(own)];
  const made = lesson.lock[locale] ?? {};
  return [...unitHashes(original)].map(([unit, hash]) => {
    const isMissing = !ownHashes.has(unit) && !ownIds.has(unit);
    const state = stateWord(!isMissing, made[unit], hash);
    const [text, ownText] = [texts.get(unit), isMissing ? undefined : ownTexts?.get(unit)];
    return {
      unit,
      state,
      hash,
      source: { file: original.file, line: text?.line ?? 1, text: text?.text ?? '' },
      own: own && ownText && { file: own.file, ...ownText },
      before: state === 'stale' ? sourceText(lesson.lock, locale, unit) : undefined,
    };
  });
}
