import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { diskOf, fileDiagnostics, fromRoot, sourceFile } from '#model/load/files.ts';
import { valueBySchema } from '#model/load/value-by-schema.ts';
import { readYaml } from '#model/load/yaml-file.ts';
import { lessonName, workshopName } from '#model/schema/primitives.ts';
import { listedLessons, workshopSchema } from '#model/schema/workshop.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import { insertLesson } from '#scaffold/insert-lesson.ts';
import { titleOfSlug } from '#scaffold/lesson-files.ts';
import type { UsageError } from './definition.ts';
import type { Result } from './result.ts';
import { didYouMean, listed } from './suggest.ts';
import { wrongTitle } from './workshop-options.ts';

/** Where a new lesson will stand: nothing is there yet. */
export interface LessonPlace {
  /** The folder of the workshop. */
  folder: string;
  workshop: string;
  name: string;
  title: string;
  minutes: number | undefined;
  /** The language that its prose is written in, and all languages of the workshop. */
  source: string;
  locales: readonly string[];
  /** The text of workshop.yaml with the lesson in it. */
  workshopYaml: string;
}

/** What the command line says of a new lesson. */
export interface LessonPlaceOptions {
  content: string;
  after: string | undefined;
  title: string | undefined;
  minutes: string | undefined;
}

/** The place of the lesson WORKSHOP/NAME, or why there is none for it. */
export function lessonPlace(
  path: string,
  options: LessonPlaceOptions,
  cwd: string,
): Result<LessonPlace> | UsageError {
  const plan = planned(path, options);
  if ('error' in plan) return { usageError: plan.error };
  const { content, after } = options;
  const { workshop, name, title, minutes } = plan.value;
  const folder = resolve(cwd, content, workshop);
  const file = join(folder, 'workshop.yaml');
  if (!existsSync(file))
    return {
      error: `There is no workshop "${workshop}" in ${content}: ${fromRoot(cwd, file)} is missing. readyroom new workshop ${workshop} makes one.`,
    };
  const known = readWorkshopYaml(file, cwd);
  if ('error' in known) return known;
  const { locales, source } = known.value;
  const lessons = listedLessons(known.value).map(([each]) => each);
  if (after !== undefined && !lessons.includes(after))
    return {
      error: `${workshop} has no lesson "${after}". Lessons: ${listed(lessons)}.${didYouMean(after, lessons)}`,
    };
  const target = join(folder, name);
  if (lessons.includes(name) || existsSync(target))
    return {
      error: `${fromRoot(cwd, target)} is there already, and nothing is overwritten. Choose another name.`,
    };
  const workshopYaml = insertLesson(readFileSync(file, 'utf8'), name, after);
  if (workshopYaml === undefined)
    return {
      error: `${fromRoot(cwd, file)}: the list of lessons is written in a way that cannot be added to. Write it as a list of names, one a line.`,
    };
  return { value: { folder, workshop, name, title, minutes, source, locales, workshopYaml } };
}

/** What is wrong with how a lesson is named, or its name, title and minutes. */
function planned(
  path: string,
  options: LessonPlaceOptions,
): Result<Pick<LessonPlace, 'workshop' | 'name' | 'title' | 'minutes'>> {
  const [workshop = '', name = '', ...rest] = path.split('/');
  const { title = titleOfSlug(name), minutes } = options;
  const error = wrongPath(path, workshop, name, rest) ?? wrongTitle(title) ?? wrongMinutes(minutes);
  if (error !== undefined) return { error };
  return { value: { workshop, name, title, minutes: minutes ? Number(minutes) : undefined } };
}

function wrongPath(
  path: string,
  workshop: string,
  name: string,
  rest: readonly string[],
): string | undefined {
  if (name === '' || rest.length > 0) return `Write it as WORKSHOP/NAME, not "${path}".`;
  if (!workshopName.safeParse(workshop).success)
    return `"${workshop}" is not the name of a workshop. Write it as WORKSHOP/NAME.`;
  const { error } = lessonName.safeParse(name);
  return error && `"${name}" cannot be the name of a lesson: it ${error.issues[0]?.message ?? ''}.`;
}

const wrongMinutes = (minutes: string | undefined): string | undefined =>
  minutes === undefined || /^[1-9]\d{0,3}$/.test(minutes)
    ? undefined
    : `--minutes is a whole number such as 15, not "${minutes}".`;

/** workshop.yaml, if there is nothing wrong with it. */
function readWorkshopYaml(path: string, root: string): Result<WorkshopYaml> {
  const source = sourceFile(diskOf(root), path);
  const { yaml, diagnostics = fileDiagnostics(source, 'the workshop') } =
    source.text === undefined ? {} : readYaml(source.file, source.text);
  const read = yaml === undefined ? undefined : valueBySchema(yaml, workshopSchema);
  const problems = [...diagnostics, ...(read?.diagnostics ?? [])];
  if (read?.value === undefined || problems.length > 0)
    return {
      error: `This has to be mended before a lesson can be added:\n${problemsText(problems)}`,
    };
  return { value: read.value };
}
