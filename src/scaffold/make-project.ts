import { dirname, join } from 'node:path';
import { load } from '#model/load/load.ts';
import { readLock } from '#model/load/lock.ts';
import { writeLock } from '#model/translations/lock.ts';
import { acceptUnits, translationStates } from '#model/translations/states.ts';
import { lockLesson } from './add-lesson.ts';
import { firstWorkshop, projectFiles } from './project-files.ts';
import type { Project } from './project.ts';
import type { FileTexts } from './templates.ts';
import { workshopFiles } from './workshop-files.ts';
import { alreadyThere, makeFiles } from './write-files.ts';
import type { NewFiles } from './write-files.ts';

/** The paths that were made, or those that existed already, so that nothing was made. From the folder of the project. */
export type MadeProject = { inTheWay: readonly string[] } | { made: readonly string[] };

/**
 * Makes a project in a folder, with some more files, or nothing. @throws what writing a file throws.
 */
export function makeProject(folder: string, project: Project, more: NewFiles): MadeProject {
  const files = { ...projectFiles(project), ...more };
  const workshop = `content/${firstWorkshop(project)}`;
  const inTheWay = alreadyThere(folder, { [workshop]: '', ...files });
  if (inTheWay.length > 0) return { inTheWay };
  makeFiles(folder, files, (made) => {
    lockLessons(join(made, workshop), workshopFiles(project), project);
  });
  return { made: Object.keys(files) };
}

type WorkshopStart = Pick<
  Project,
  'title' | 'translatedTitles' | 'locales' | 'source' | 'template'
>;

/** Makes a workshop in a folder that is not there yet, or nothing. @throws what writing a file throws. */
export function makeWorkshop(folder: string, project: WorkshopStart): void {
  const files = workshopFiles(project);
  makeFiles(folder, files, (made) => {
    lockLessons(made, files, project);
  });
}

/** Locks every lesson of a workshop and its words; `files` are the workshop's, paths from its folder. */
function lockLessons(folder: string, files: FileTexts, { source, locales }: WorkshopStart): void {
  for (const path of Object.keys(files)) {
    const [lesson = '', file] = path.split('/');
    if (file === 'lesson.yaml') lockLesson(join(folder, lesson), source, locales);
  }
  const content = dirname(folder);
  const workshop = load(content, content).workshops.find((each) => each.folder === folder);
  for (const state of workshop ? translationStates(workshop) : []) {
    const written = state.units.filter((unit) => unit.state !== 'missing').map(({ unit }) => unit);
    const lock = readLock(state.lock);
    if (written.length > 0) writeLock(state.lock, acceptUnits(lock, state, written));
  }
}
