import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockLesson } from './lock-lesson.ts';
import type { Files } from './templates.ts';
import { makeFiles } from './write-files.ts';

/** A lesson as it is to be added. */
export interface AddedLesson {
  /** Of the workshop. */
  folder: string;
  name: string;
  files: Files;
  source: string;
  locales: readonly string[];
  /** The text of workshop.yaml with the lesson in it. */
  workshop: string;
}

/** Writes a lesson and its line in workshop.yaml, or neither. @throws what writing a file throws. */
export function addLesson({ folder, name, files, source, locales, workshop }: AddedLesson): void {
  const file = join(folder, 'workshop.yaml');
  const draft = `${file}.${randomUUID().slice(0, 8)}`;
  const lesson = join(folder, name);
  let isMade = false;
  try {
    writeFileSync(draft, workshop, { flag: 'wx' });
    makeFiles(lesson, files, (made) => {
      lockLesson(made, source, locales);
    });
    isMade = true;
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    if (isMade) rmSync(lesson, { recursive: true });
    throw error;
  }
}
