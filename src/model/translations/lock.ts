import { writeFileSync } from 'node:fs';
import type { TranslationLock } from '#model/load/lock.ts';

/** Units of a translation whose source has another hash now than when they were translated. */
export function staleUnits(
  lock: TranslationLock,
  locale: string,
  source: ReadonlyMap<string, string>,
  translation: ReadonlyMap<string, string>,
): string[] {
  const made = lock[locale] ?? {};
  return [...translation.keys()].filter(
    (unit) => made[unit] !== undefined && source.has(unit) && made[unit] !== source.get(unit),
  );
}

/**
 * The lock after somebody looked over units of a translation: they now stand for the source as it is. Units the source
 * no longer has are dropped, and texts that no unit was made from. `texts` are the units of the source as they are
 * written. Entries are in the source's order, so that a diff shows what changed.
 */
export function accepted(
  lock: TranslationLock,
  locale: string,
  source: ReadonlyMap<string, string>,
  units: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): TranslationLock {
  const before = lock[locale] ?? {};
  const now = [...source].flatMap(([unit, hash]) => {
    const value = units.includes(unit) ? hash : before[unit];
    return value === undefined ? [] : [[unit, value] as const];
  });
  const { sources = {}, ...locales } = { ...lock, [locale]: Object.fromEntries(now) };
  const known = new Map([
    ...Object.entries(sources),
    ...[...source].flatMap(([unit, hash]) => {
      const text = texts.get(unit);
      return text === undefined ? [] : [[hash, text] as const];
    }),
  ]);
  const used = new Set(Object.values(locales).flatMap((hashes) => Object.values(hashes)));
  const kept = [...used].flatMap((hash) => {
    const text = known.get(hash);
    return text === undefined ? [] : [[hash, text] as const];
  });
  return kept.length === 0 ? locales : { ...locales, sources: Object.fromEntries(kept) };
}

/** The text of the lock's file. */
export const lockText = (lock: TranslationLock): string => `${JSON.stringify(lock, null, 2)}\n`;

/** @throws what writing a file throws. */
export function writeLock(path: string, lock: TranslationLock): void {
  writeFileSync(path, lockText(lock));
}
