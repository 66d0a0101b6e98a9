import { join } from 'node:path';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { diskOf, fromRoot } from './files.ts';
import { loadLesson } from './load-lesson.ts';
import type { LessonSources, Sources, WorkshopSources } from './sources.ts';
import { sharedName } from './structure.ts';

/** Sources of which some prose is parsed already, by its path from the root: whoever has just written it read it as it was written. */
export const withParsed = (sources: Sources, parsed: ReadonlyMap<string, LessonNode>): Sources => ({
  ...sources,
  files: new Map(
    [...sources.files].map(([path, file]) => {
      const known = parsed.get(path);
      return [path, known === undefined ? file : { ...file, parsed: known }];
    }),
  ),
});

/**
 * Loads lessons of a workshop by their names, each as if it were the only one: what is parsed of it goes with it. Of `shared.yaml`, which all
 * use, and of prose that is parsed already, nothing is parsed again.
 */
export function loadedAlone(
  { root, files }: Pick<Sources, 'root' | 'files'>,
  { folder, context }: Pick<WorkshopSources, 'folder' | 'context'>,
): (lesson: string) => LessonSources {
  const shared = fromRoot(root, join(folder, sharedName));
  const read = new Map(
    [...files].filter(([path, { parsed }]) => path === shared || parsed !== undefined),
  );
  return (lesson) =>
    loadLesson(diskOf(root, read), join(folder, lesson), lesson, context, undefined);
}
