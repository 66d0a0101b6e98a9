import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '#importer/lesson/existing-lesson.ts';
import type { LessonStructure, LessonPlaces } from '#importer/lesson/existing-lesson.ts';
import { load } from '#model/load/load.ts';
import { loadedAlone } from '#model/load/loaded-alone.ts';
import type { LessonSources, WorkshopContext } from '#model/load/sources.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { Lesson } from '#model/resolve/content.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';

/** What an import asks of the workshop that it imports into. */
export interface ExistingWorkshop {
  source: string;
  variables: WorkshopContext['variables'];
  /** What the commands of its lessons run. */
  commands: readonly string[];
  /** The places of a lesson by its source; undefined where there is no such lesson. */
  placesOf(lesson: string): LessonPlaces | undefined;
}

/**
 * The workshop of a name, undefined where there is none. There may be thousands of lessons: of each its lesson.yaml is read, and prose
 * only of those whose places are asked for.
 */
export function existingWorkshop(content: string, name: string): ExistingWorkshop | undefined {
  const folder = join(content, name);
  if (!existsSync(join(folder, 'workshop.yaml'))) return undefined;
  const sources = load(content, content, undefined, name);
  const [found] = sources.workshops;
  if (found === undefined) return undefined;
  const { context, shared } = found;
  const loaded = loadedAlone(sources, found);
  const names = new Set<string>();
  const commands = runsOf(shared?.written);
  for (const { name } of found.lessons) {
    const { data } = loaded(name).structure;
    if (data === undefined) continue;
    names.add(name);
    commands.push(...runsOf(data));
  }
  return {
    source: context.source,
    variables: context.variables,
    commands,
    placesOf: (lesson) =>
      names.has(lesson)
        ? placesIn(loaded(lesson), join(folder, lesson, `${context.source}.mdx`))
        : undefined,
  };
}

const runsOf = (structure: Pick<LessonYaml, 'commands'> | undefined): string[] =>
  Object.values(structure?.commands ?? {}).flatMap(({ run }) => run);

function placesIn(lesson: LessonSources, path: string): LessonPlaces {
  const none: LessonPlaces = { named: [], shown: [], files: new Map() };
  if (!existsSync(path)) return none;
  const resolved = resolveLesson(lesson);
  if (resolved === undefined) return none;
  return placesOf(readFileSync(path, 'utf8'), structureOf(resolved)) ?? none;
}

const structureOf = ({ commands, outputs, manifests, walkthroughs }: Lesson): LessonStructure => ({
  commands,
  outputs,
  manifests: Object.fromEntries(
    Object.entries(walkthroughs).map(([id, { manifest }]) => [id, manifests[manifest]?.text ?? '']),
  ),
  files: new Map(Object.values(manifests).map(({ file, text }) => [file, text])),
  steps: Object.fromEntries(
    Object.entries(walkthroughs).map(([id, { steps }]) => [id, steps.map((step) => step.id)]),
  ),
});
