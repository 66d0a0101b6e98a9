import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { diskOf, fileDiagnostics, fromRoot, sourceFile } from '#model/load/files.ts';
import { valueBySchema } from '#model/load/value-by-schema.ts';
import { lessonName, workshopName } from '#model/schema/primitives.ts';
import { listedLessons, workshopSchema } from '#model/schema/workshop.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import { readYaml } from '#model/load/yaml-file.ts';
import { addLesson } from '#scaffold/add-lesson.ts';
import { insertLesson } from '#scaffold/insert-lesson.ts';
import { lessonFiles, titleOfSlug } from '#scaffold/lesson-files.ts';
import type { LessonBeginning } from '#scaffold/lesson-files.ts';
import type { Invocation, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { didYouMean, listed } from '#cli/suggest.ts';
import { wrongTitle } from '#cli/workshop-options.ts';
import type { adding } from './options.ts';

type Values = Invocation<typeof adding>['options'];

/** `readyroom new lesson`: a lesson with a command and its output, at its place in workshop.yaml. */
export function newLesson(path: string, options: Values, io: Io): Result<string> | UsageError {
  const plan = planned(path, options);
  if ('error' in plan) return { usageError: plan.error };
  const { content, after } = options;
  const { workshop, name, title, minutes } = plan.value;
  const folder = resolve(io.cwd, content, workshop);
  const file = join(folder, 'workshop.yaml');
  if (!existsSync(file))
    return {
      error: `There is no workshop "${workshop}" in ${content}: ${fromRoot(io.cwd, file)} is missing. readyroom new workshop ${workshop} makes one.`,
    };
  const known = readWorkshopYaml(file, io.cwd);
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
      error: `${fromRoot(io.cwd, target)} is there already, and nothing is overwritten. Choose another name.`,
    };
  const edited = insertLesson(readFileSync(file, 'utf8'), name, after);
  if (edited === undefined)
    return {
      error: `${fromRoot(io.cwd, file)}: the list of lessons is written in a way that cannot be added to. Write it as a list of names, one a line.`,
    };
  const begin = beginning(options, io.cwd);
  if ('error' in begin || 'usageError' in begin) return begin;
  const files = lessonFiles(begin.value, { name, title, minutes, source });
  if (files === undefined)
    return { error: `${options.from ?? ''} has no text in ${source}, the source of ${workshop}.` };
  addLesson({ folder, name, files, workshop: edited });
  return { value: report(fromRoot(io.cwd, target), source, locales) };
}

/** What the lesson begins with: a template, or the folder of another lesson. */
function beginning(
  { from, template, content }: Values,
  cwd: string,
): Result<LessonBeginning> | UsageError {
  if (from === undefined) return { value: { template: template ?? 'minimal' } };
  if (template !== undefined) return { usageError: 'Say --from or --template, not both.' };
  const folder = resolve(cwd, content, from);
  const isLesson = /^[\w-]+\/[\w-]+\/?$/.test(from) && existsSync(join(folder, 'lesson.yaml'));
  return isLesson
    ? { value: { folder } }
    : { error: `There is no lesson "${from}" in ${content}. Write it as WORKSHOP/LESSON.` };
}

/** The lesson to make, in the folder `workshop` below content/; or what is wrong with how it is named. */
function planned(
  path: string,
  options: Values,
): Result<{ workshop: string; name: string; title: string; minutes: number | undefined }> {
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

function report(folder: string, source: string, locales: readonly string[]): string {
  const others = locales.filter((locale) => locale !== source);
  const translations = others.length === 0 ? '' : `; ${others.join(', ')} when it is translated`;
  return `Made ${folder}:
  lesson.yaml  its commands and outputs
  ${source}.mdx  its prose${translations}
It is in workshop.yaml, and npm run dev shows it.`;
}
