import { join } from 'node:path';
import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { lockName } from '#model/load/lock.ts';
import type { Prose } from '#model/load/prose.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';
import type { ValuePath, YamlFile } from '#model/load/yaml-file.ts';
import { localizedTexts } from '#model/schema/workshop.ts';
import type { TranslationLock } from '#model/load/lock.ts';
import { sourceText } from '#model/load/lock.ts';
import { accepted } from './lock.ts';
import { lessonHashes, lessonUnits } from './units.ts';
import { textHashes, textUnits } from './text-units.ts';

/**
 * `current`: made from the source as it is. `stale`: the source changed since. `missing`: the source has it, the
 * translation does not. `unrecorded`: it is there, and nobody said what it was made from.
 */
export type UnitStateLabel = 'current' | 'stale' | 'missing' | 'unrecorded';

/** A part of a text and how its translation stands. */
export interface UnitState {
  unit: string;
  state: UnitStateLabel;
  /** Of the source as it is. */
  hash: string;
  /** As it is written today. */
  source: { file: string; line: number; text: string };
  /** As it is translated; undefined where it is missing. */
  own: { file: string; line: number; text: string } | undefined;
  /** What the source said when it was translated, where that is known and it is stale. */
  before: string | undefined;
}

/** A lesson, or the words of a workshop, in one language. */
export interface TranslationState {
  workshop: string;
  /** undefined: the words of workshop.yaml and of the glossary. */
  lesson: string | undefined;
  locale: string;
  /** The locale it is translated from. */
  source: string;
  /** Of the translation, from the project's root; undefined where there is none. */
  file: string | undefined;
  /** Absolute path of the lock. */
  lock: string;
  /** In the order of the source. */
  units: readonly UnitState[];
  /** The parts of the translation that the source has no longer, with the line of each. Nobody is shown them. */
  gone: readonly { unit: string; line: number }[];
}

/** The state of a unit that the source has, by whether it is translated and the hash it was made from. */
function stateLabel(isThere: boolean, madeFrom: string | undefined, hash: string): UnitStateLabel {
  if (!isThere) return 'missing';
  if (madeFrom === undefined) return 'unrecorded';
  return madeFrom === hash ? 'current' : 'stale';
}

/** How many units are in each state. */
export function unitCounts({
  units,
}: Pick<TranslationState, 'units'>): Record<UnitStateLabel, number> {
  const counts = { current: 0, stale: 0, missing: 0, unrecorded: 0 };
  for (const { state } of units) counts[state] += 1;
  return counts;
}

/** How the lessons of a workshop are translated, in the order of lessons and locales; the source is left out. */
export function lessonStates({ name, data, lessons }: WorkshopSources): TranslationState[] {
  const { source, locales } = data;
  return lessons.flatMap((lesson) => {
    const original = lesson.proses.find(({ locale }) => locale === source);
    if (original?.root === undefined) return [];
    return locales
      .filter((locale) => locale !== source)
      .map((locale) => {
        const own = lesson.proses.find(
          (prose) => prose.locale === locale && prose.root !== undefined,
        );
        return {
          ...{ workshop: name, lesson: lesson.name, locale, source },
          file: own?.file,
          lock: join(lesson.folder, lockName),
          units: unitStates(lesson, original, locale),
          gone: (own?.gone ?? []).map(({ unit, node }) => ({
            unit,
            line: node.position?.start.line ?? 1,
          })),
        };
      });
  });
}

function unitStates(lesson: LessonSources, original: Prose, locale: string): UnitState[] {
  const own = lesson.proses.find((prose) => prose.locale === locale);
  const ownHashes = own === undefined ? new Map<string, string>() : lessonHashes(lesson, own);
  const ownIds = new Set(
    own?.root === undefined ? [] : [...anchorsOf(own.root).values()].map(({ unit }) => unit),
  );
  const [texts, ownTexts] = [lessonUnits(lesson, original), own && lessonUnits(lesson, own)];
  const made = lesson.lock[locale] ?? {};
  return [...lessonHashes(lesson, original)].map(([unit, hash]) => {
    const isMissing = !ownHashes.has(unit) && !ownIds.has(unit);
    const state = stateLabel(!isMissing, made[unit], hash);
    const [text, ownText] = [texts.get(unit), isMissing ? undefined : ownTexts?.get(unit)];
    return {
      unit,
      state,
      hash,
      source: text ?? { file: original.file, line: 1, text: '' },
      own: ownText,
      before: state === 'stale' ? sourceText(lesson.lock, locale, unit) : undefined,
    };
  });
}

/** How the words of workshop.yaml and of the glossary are translated, by locale; the source is left out. */
export function textStates(workshop: WorkshopSources): TranslationState[] {
  const { name, folder, yaml, data, glossary, lock } = workshop;
  const { source, locales } = data;
  const units = textUnits(data, glossary.terms);
  const hashes = textHashes(units, source);
  const places = placesOf(workshop);
  return locales
    .filter((locale) => locale !== source)
    .map((locale) => {
      const unitState = ([unit, hash]: readonly [string, string]): UnitState => {
        const words = units.get(unit) ?? {};
        const at = (each: string) => ({ ...places(unit, each), text: words[each] ?? '' });
        const state = stateLabel(words[locale] !== undefined, lock[locale]?.[unit], hash);
        return {
          ...{ unit, state, hash },
          source: at(source),
          own: words[locale] === undefined ? undefined : at(locale),
          before: state === 'stale' ? sourceText(lock, locale, unit) : undefined,
        };
      };
      return {
        ...{ workshop: name, lesson: undefined, locale, source, file: yaml.file },
        lock: join(folder, lockName),
        units: [...hashes].map(unitState),
        gone: [],
      };
    });
}

/** Where the words of a unit stand in a locale; of words that are not there, where they would. */
function placesOf({ yaml, data, glossary }: WorkshopSources) {
  const paths = new Map<string, readonly [YamlFile, ValuePath]>([
    ...localizedTexts(data).map(({ unit, path }) => [unit, [yaml, path]] as const),
    ...glossary.terms.map(
      ({ id }) => [`glossary.${id}`, [glossary.yaml ?? yaml, ['terms', id, 'words']]] as const,
    ),
  ]);
  return (unit: string, locale: string): { file: string; line: number } => {
    const [file, path] = paths.get(unit) ?? [yaml, []];
    const { file: name, line } = file.placeOfKey([...path, locale]);
    return { file: name, line };
  };
}

/** How all of a workshop is translated: its own words, then lesson by lesson. */
export const translationStates = (workshop: WorkshopSources): TranslationState[] => [
  ...textStates(workshop),
  ...lessonStates(workshop),
];

/** "a, b, c, d, e and 3 more". */
export const someOf = (units: readonly string[]): string =>
  units.length <= 6
    ? units.join(', ')
    : `${units.slice(0, 5).join(', ')} and ${units.length - 5} more`;

/**
 * The lock after the units of a translation were accepted: they now stand for the source as it is written today. Of what the source has no
 * longer it keeps that it was there, as long as the translation has it.
 */
export function acceptUnits(
  lock: TranslationLock,
  { locale, units, gone }: TranslationState,
  names: readonly string[],
): TranslationLock {
  const hashes = new Map([
    ...units.map(({ unit, hash }) => [unit, hash] as const),
    ...gone.flatMap(({ unit }) => {
      const hash = lock[locale]?.[unit];
      return hash === undefined ? [] : [[unit, hash] as const];
    }),
  ]);
  const texts = new Map(units.map(({ unit, source }) => [unit, source.text]));
  return accepted(lock, locale, hashes, names, texts);
}
