import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskOf, sourceFile } from '#model/load/files.ts';
import { lockName, readLock } from '#model/load/lock.ts';
import { loadProse } from '#model/load/prose.ts';
import { accepted, writeLock } from '#model/translations/lock.ts';
import { unitHashes, writtenUnits } from '#model/translations/units.ts';
import { makeFiles } from './write-files.ts';
import type { NewFiles } from './write-files.ts';

/** A lesson to be added. */
export interface AddedLesson {
  /** The folder of the workshop. */
  folder: string;
  name: string;
  files: NewFiles;
  /** The text of workshop.yaml with the lesson in it. */
  workshop: string;
}

/** Writes a lesson and its line in workshop.yaml, or neither. @throws what writing a file throws. */
export function addLesson({ folder, name, files, workshop }: AddedLesson): void {
  const file = join(folder, 'workshop.yaml');
  const draft = `${file}.${randomUUID().slice(0, 8)}`;
  const lesson = join(folder, name);
  let isMade = false;
  try {
    writeFileSync(draft, workshop, { flag: 'wx' });
    makeFiles(lesson, files);
    isMade = true;
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    if (isMade) rmSync(lesson, { recursive: true });
    throw error;
  }
}

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
