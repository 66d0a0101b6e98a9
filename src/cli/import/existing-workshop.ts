import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '#importer/lesson/existing-lesson.ts';
import type { LessonStructure, NamedPart } from '#importer/lesson/existing-lesson.ts';
import { diskOf } from '#model/load/files.ts';
import type { Disk } from '#model/load/files.ts';
import { load } from '#model/load/load.ts';
import { loadLesson } from '#model/load/load-lesson.ts';
import type { WorkshopContext } from '#model/load/sources.ts';
import { sharedName } from '#model/load/structure.ts';
import type { Lesson } from '#model/resolve/content.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';

/** What an import asks of the workshop that it imports into. */
export interface ExistingWorkshop {
  source: string;
  variables: WorkshopContext['variables'];
  /** What the commands of its lessons run. */
  commands: readonly string[];
  /** The places of a lesson by its source; undefined where there is no such lesson. */
  placesOf(lesson: string): readonly NamedPart[] | undefined;
}

/**
 * The workshop of a name, undefined where there is none. There may be thousands of lessons: of each its lesson.yaml is read, and prose
 * only of those whose places are asked for.
 */
export function existingWorkshop(content: string, name: string): ExistingWorkshop | undefined {
  const folder = join(content, name);
  if (!existsSync(join(folder, 'workshop.yaml'))) return undefined;
  const { files, workshops } = load(content, content, undefined, name);
  const [found] = workshops;
  if (found === undefined) return undefined;
  // It is parsed once, not for each lesson whose places are asked for.
  const read = new Map([...files].filter(([path]) => path === `${name}/${sharedName}`));
  const { context, shared } = found;
  const known = found.lessons.filter(({ structure }) => structure.data !== undefined);
  const names = new Set(known.map((lesson) => lesson.name));
  const runs = [
    ...known.map(({ structure }) => structure.data?.commands),
    shared?.written.commands,
  ];
  return {
    source: context.source,
    variables: context.variables,
    commands: runs.flatMap((commands) => Object.values(commands ?? {}).flatMap(({ run }) => run)),
    placesOf: (lesson) =>
      names.has(lesson)
        ? placesIn(diskOf(content, read), join(folder, lesson), lesson, context)
        : undefined,
  };
}

function placesIn(
  disk: Disk,
  folder: string,
  name: string,
  context: WorkshopContext,
): readonly NamedPart[] {
  const path = join(folder, `${context.source}.mdx`);
  if (!existsSync(path)) return [];
  const lesson = loadLesson(disk, folder, name, context, undefined);
  const resolved = resolveLesson(lesson);
  if (resolved === undefined) return [];
  return placesOf(readFileSync(path, 'utf8'), structureOf(resolved)) ?? [];
}

const structureOf = ({ commands, outputs, manifests, walkthroughs }: Lesson): LessonStructure => ({
  commands,
  outputs,
  manifests: Object.fromEntries(
    Object.entries(walkthroughs).map(([id, { manifest }]) => [id, manifests[manifest]?.text ?? '']),
  ),
  steps: Object.fromEntries(
    Object.entries(walkthroughs).map(([id, { steps }]) => [id, steps.map((step) => step.id)]),
  ),
});
