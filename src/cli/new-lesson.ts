import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { diskOf, fileDiagnostics, fromRoot, sourceFile } from '#model/load/files.ts';
import { valueBySchema } from '#model/load/value-by-schema.ts';
import { workshopSchema } from '#model/schema/workshop.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import { readYaml } from '#model/load/yaml-file.ts';
import { addLesson } from '#scaffold/add-lesson.ts';
import { insertLesson } from '#scaffold/insert-lesson.ts';
import { lessonFiles } from '#scaffold/lesson-files.ts';
import type { Io } from './io.ts';
import { didYouMean, listed } from './nearest-word.ts';
import type { Made, NewOptions } from './new-options.ts';
import type { Result } from './result.ts';
import { wantedLesson } from './wanted-lesson.ts';
import { sayIn } from './words.ts';

const say = sayIn('en');

/** `readyroom new lesson`: a lesson with a command and its output in every language, at its place in workshop.yaml. */
export function newLesson(options: NewOptions, io: Io): Made {
  const wanted = wantedLesson(options);
  if ('error' in wanted) return { wrongUse: wanted.error };
  const { content } = options;
  const { workshop, name, title, minutes, after } = wanted.value;
  const folder = resolve(io.cwd, content, workshop);
  const file = join(folder, 'workshop.yaml');
  if (!existsSync(file))
    return {
      error: `There is no workshop “${workshop}” in ${content}: ${fromRoot(io.cwd, file)} is missing. readyroom new workshop ${workshop} makes one.`,
    };
  const known = readWorkshopYaml(file, io.cwd);
  if ('error' in known) return known;
  const { lessons, locales, source } = known.value;
  if (after !== undefined && !lessons.includes(after))
    return {
      error: `${workshop} has no lesson “${after}”. Lessons: ${listed(lessons).join(', ')}.${didYouMean(after, lessons, say)}`,
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
  const files = lessonFiles({ title, minutes, locales });
  addLesson({ folder, name, files, source, locales, workshop: edited });
  return { value: report(fromRoot(io.cwd, target), locales) };
}

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

const report = (folder: string, locales: readonly string[]): string => `Made ${folder}:
  lesson.yaml  its commands and outputs
  ${locales.map((locale) => `${locale}.mdx`).join(', ')}  its prose
It is in workshop.yaml, and npm run dev shows it.`;
