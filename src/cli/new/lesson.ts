import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fromRoot } from '#model/load/files.ts';
import { addLesson } from '#scaffold/add-lesson.ts';
import { lessonFiles } from '#scaffold/lesson-files.ts';
import type { LessonBeginning } from '#scaffold/lesson-files.ts';
import type { Invocation, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import { lessonPlace } from '#cli/lesson-place.ts';
import type { Result } from '#cli/result.ts';
import type { adding } from './options.ts';

type Values = Invocation<typeof adding>['options'];

/** `readyroom new lesson`: a lesson with a command and its output, at its place in workshop.yaml. */
export function newLesson(path: string, options: Values, io: Io): Result<string> | UsageError {
  const place = lessonPlace(path, options, io.cwd);
  if (!('value' in place)) return place;
  const { folder, workshop, name, title, minutes, source, locales, workshopYaml } = place.value;
  const begin = beginning(options, io.cwd);
  if ('error' in begin || 'usageError' in begin) return begin;
  const files = lessonFiles(begin.value, { name, title, minutes, source });
  if (files === undefined)
    return { error: `${options.from ?? ''} has no text in ${source}, the source of ${workshop}.` };
  addLesson({ folder, name, files, workshop: workshopYaml });
  return { value: report(fromRoot(io.cwd, join(folder, name)), source, locales) };
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

function report(folder: string, source: string, locales: readonly string[]): string {
  const others = locales.filter((locale) => locale !== source);
  const translations = others.length === 0 ? '' : `; ${others.join(', ')} when it is translated`;
  return `Made ${folder}:
  lesson.yaml  its commands and outputs
  ${source}.mdx  its prose${translations}
It is in workshop.yaml, and npm run dev shows it.`;
}
