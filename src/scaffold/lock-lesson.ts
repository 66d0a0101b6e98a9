import { join } from 'node:path';
import { diskOf, sourceFile } from '#model/load/files.ts';
import { lockName, readLock } from '#model/load/lock.ts';
import { loadProse } from '#model/load/prose.ts';
import { accepted, writeLock } from '#model/translations/lock.ts';
import { unitHashes, writtenUnits } from '#model/translations/units.ts';

/**
 * Writes the lock of a lesson that was just made: every translation stands for the source as it is.
 * @throws what writing a file throws.
 */
export function lockLesson(folder: string, source: string, locales: readonly string[]): void {
  const disk = diskOf(folder);
  const proseIn = (locale: string) => loadProse(sourceFile(disk, join(folder, `${locale}.mdx`)));
  const original = proseIn(source);
  const translations = locales.filter((locale) => locale !== source);
  if (original === undefined || translations.length === 0) return;
  const hashes = unitHashes(original);
  const texts = new Map([...writtenUnits(original)].map(([unit, { text }]) => [unit, text]));
  const path = join(folder, lockName);
  const lock = translations.reduce((done, locale) => {
    const prose = proseIn(locale);
    const units = prose === undefined ? [] : [...unitHashes(prose).keys()];
    return accepted(done, locale, hashes, units, texts);
  }, readLock(path));
  writeLock(path, lock);
}
