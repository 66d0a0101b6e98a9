/**
 * `current`: made from the source as it is. `stale`: the source changed since. `missing`: the source has it, the
 * translation does not. `unrecorded`: it is there, and nobody said what it was made from.
 */
export type UnitStateWord = 'current' | 'stale' | 'missing' | 'unrecorded';

/** A part of a text and how its translation stands. */
export interface UnitState {
  unit: string;
  state: UnitStateWord;
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
}

/** The state of a unit that the source has, by whether it is translated and the hash it was made from. */
export function stateWord(
  isThere: boolean,
  madeFrom: string | undefined,
  hash: string,
): UnitStateWord {
  if (!isThere) return 'missing';
  if (madeFrom === undefined) return 'unrecorded';
  return madeFrom === hash ? 'current' : 'stale';
}

/** How many units are in each state. */
export function unitCounts({
  units,
}: Pick<TranslationState, 'units'>): Record<UnitStateWord, number> {
  const counts = { current: 0, stale: 0, missing: 0, unrecorded: 0 };
  for (const { state } of units) counts[state] += 1;
  return counts;
}
