import { dirname, join } from 'node:path';
import { load } from '#model/load/load.ts';
import { readLock } from '#model/load/lock.ts';
import { writeLock } from '#model/translations/lock.ts';
import { acceptUnits, translationStates } from '#model/translations/states.ts';
import { lockLesson } from './lock-lesson.ts';
import type { Project } from './project.ts';
import type { Files } from './templates.ts';
import { workshopFiles } from './workshop-files.ts';
import { makeFiles } from './write-files.ts';

type Wanted = Pick<Project, 'title' | 'locales' | 'source' | 'template'>;

/** Makes a workshop in a folder that is not there yet, or nothing. @throws what writing a file throws. */
export function makeWorkshop(folder: string, wanted: Wanted): void {
  const files = workshopFiles(wanted);
  makeFiles(folder, files, (made) => {
    lockLessons(made, files, wanted);
  });
}

/** Locks every lesson of a workshop and its words; `files` are the workshop's, paths from its folder. */
export function lockLessons(folder: string, files: Files, { source, locales }: Wanted): void {
  for (const path of Object.keys(files)) {
    const [lesson = '', file] = path.split('/');
    if (file === 'lesson.yaml') lockLesson(join(folder, lesson), source, locales);
  }
  const content = dirname(folder);
  const workshop = load(content, content).workshops.find((each) => each.folder === folder);
  for (const state of workshop ? translationStates(workshop) : []) {
    const said = state.units.filter((unit) => unit.state !== 'missing').map(({ unit }) => unit);
    const lock = readLock(state.lock);
    if (said.length > 0) writeLock(state.lock, acceptUnits(lock, state, said));
  }
}
