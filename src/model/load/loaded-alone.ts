import { join } from 'node:path';
import { diskOf, fromRoot } from './files.ts';
import { loadLesson } from './load-lesson.ts';
import type { LessonSources, Sources, WorkshopSources } from './sources.ts';
import { sharedName } from './structure.ts';

/**
 * Loads lessons of a workshop by their names, each as if it were the only one: what is parsed of it goes with it. Of `shared.yaml`, which all
 * use, nothing is parsed again.
 */
export function loadedAlone(
  { root, files }: Pick<Sources, 'root' | 'files'>,
  { folder, context }: Pick<WorkshopSources, 'folder' | 'context'>,
): (lesson: string) => LessonSources {
  const shared = fromRoot(root, join(folder, sharedName));
  const read = new Map([...files].filter(([path]) => path === shared));
  return (lesson) =>
    loadLesson(diskOf(root, read), join(folder, lesson), lesson, context, undefined);
}
