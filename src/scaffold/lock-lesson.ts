import { join } from 'node:path';
import { collector } from '#model/problems/problem.ts';
import { accepted, readLock, writeLock } from '#model/prose/lock.ts';
import { readProse } from '#model/prose/read-prose.ts';
import { unitHashes } from '#model/prose/units.ts';
import { writtenUnits } from '#model/prose/written-units.ts';

/**
 * Writes the lock of a lesson that was just made: every translation stands for the source as it is.
 * @throws what writing a file throws.
 */
export function lockLesson(folder: string, source: string, locales: readonly string[]): void {
  const files = { root: folder, read: new Set<string>(), report: collector().report };
  const proseIn = (locale: string) => readProse(files, join(folder, `${locale}.mdx`), locale);
  const original = proseIn(source);
  const translations = locales.filter((locale) => locale !== source);
  if (original === undefined || translations.length === 0) return;
  const hashes = unitHashes(original);
  const texts = new Map([...writtenUnits(original)].map(([unit, { text }]) => [unit, text]));
  const path = join(folder, 'translations.lock.json');
  const lock = translations.reduce(
    (done, locale) => {
      const prose = proseIn(locale);
      const units = prose === undefined ? [] : [...unitHashes(prose).keys()];
      return accepted(done, locale, hashes, units, texts);
    },
    readLock(files, path),
  );
  writeLock(path, lock);
}
