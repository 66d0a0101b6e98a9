import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fromRoot } from '#model/read-text.ts';
import type { Files } from '#model/read-text.ts';

/**
 * translations.lock.json: by locale and unit, the hash of the source unit that the translation was made from. Under
 * `sources`, which is no locale, the texts of those hashes as they were written (docs/adr/0014).
 */
export type TranslationLock = Readonly<Record<string, Readonly<Record<string, string>>>>;

const lockSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads a lock file. None is an empty lock: nothing is known to be stale. One that is damaged is a problem. */
export function readLock(files: Files, path: string): TranslationLock {
  const file = fromRoot(files.root, path);
  files.read.add(file);
  try {
    return lockSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') {
      files.report('lock-damaged', { file, line: 1, column: 1 }, {});
    }
    return {};
  }
}

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

/** What a source unit said when a translation was made from it, as it was written; undefined where it was not kept. */
export const sourceText = (
  lock: TranslationLock,
  locale: string,
  unit: string,
): string | undefined => lock['sources']?.[lock[locale]?.[unit] ?? ''];

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
