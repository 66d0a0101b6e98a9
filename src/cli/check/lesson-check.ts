import type { Check } from '#checker/types.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import type { Content } from '#model/read-content.ts';
import type { Lesson } from '#model/resolve/content.ts';
import type { Result } from '#cli/result.ts';
import { didYouMean, listed } from '#cli/suggest.ts';

/** The check `name` ("workshop/lesson#check") of the content in `folder`, which is a path from `cwd`. */
export function lessonCheck(name: string, folder: string, cwd: string): Result<Check> {
  const content = readContent(folder, cwd);
  if (content.problems.some(({ code }) => code === 'content-missing'))
    return {
      error: `There is no folder ${folder} here. Say with --content where the workshops are.`,
    };
  const [path = '', id] = name.split('#', 2);
  const lessons = new Map<string, Lesson>(
    content.workshops.flatMap((workshop) =>
      workshop.lessons.map((lesson) => [`${workshop.name}/${lesson.name}`, lesson] as const),
    ),
  );
  const broken = brokenStructure(content, path);
  if (broken !== '')
    return { error: `This has to be mended before the check can be used:\n${broken}` };
  const lesson = lessons.get(path);
  if (!lesson) {
    const known = [...lessons.keys()];
    return {
      error: `There is no lesson "${path}" in ${folder}. Lessons: ${listed(known)}.${didYouMean(path, known)}`,
    };
  }
  return checkOf(lesson, path, id);
}

function checkOf({ checks }: Lesson, lesson: string, id: string | undefined): Result<Check> {
  const names = Object.keys(checks);
  const known = listed(names);
  if (names.length === 0) return { error: `The lesson ${lesson} has no checks.` };
  if (!id) return { error: `Name a check of the lesson: ${lesson}#CHECK. Checks: ${known}.` };
  const found = Object.hasOwn(checks, id) ? checks[id] : undefined;
  if (found) return { value: found.check };
  return {
    error: `The lesson ${lesson} has no check "${id}". Checks: ${known}.${didYouMean(id, names)}`,
  };
}

/**
 * What is wrong with the files a check is made of: a check its lesson does not prove is not used. Prose in need of
 * repair does not matter here.
 */
function brokenStructure({ problems }: Content, lesson: string): string {
  const [workshop = ''] = lesson.split('/', 1);
  const own = [`/${workshop}/workshop.yaml`, `/${lesson}/lesson.yaml`];
  return problemsText(
    problems.filter(
      ({ place, code }) =>
        code === 'no-workshops' || own.some((end) => `/${place.file}`.endsWith(end)),
    ),
  );
}
