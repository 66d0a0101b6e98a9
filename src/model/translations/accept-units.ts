import { accepted } from '#model/prose/lock.ts';
import type { TranslationLock } from '#model/prose/lock.ts';
import type { TranslationState } from './unit-state.ts';

/** The lock after the units of a translation were accepted: they now stand for the source as it is written today. */
export function acceptUnits(
  lock: TranslationLock,
  { locale, units }: TranslationState,
  names: readonly string[],
): TranslationLock {
  const hashes = new Map(units.map(({ unit, hash }) => [unit, hash]));
  const texts = new Map(units.map(({ unit, source }) => [unit, source.text]));
  return accepted(lock, locale, hashes, names, texts);
}
