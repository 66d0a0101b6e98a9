import { join } from 'node:path';
import { lockLessons } from './make-workshop.ts';
import { firstWorkshop, projectFiles } from './project-files.ts';
import type { Project } from './project.ts';
import { workshopFiles } from './workshop-files.ts';
import { alreadyThere, makeFiles } from './write-files.ts';
import type { NewFiles } from './write-files.ts';

/** What came of making a project: the paths that were in the way, or those that were made, from its folder. */
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
