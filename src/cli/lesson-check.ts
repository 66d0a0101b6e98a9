import type { Check } from '#checker/types.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import type { Content } from '#model/read-content.ts';
import type { Lesson } from '#model/types.ts';
import { didYouMean, listed } from './nearest-word.ts';
import type { Result } from './result.ts';
import type { Say } from './words.ts';

/** The check of a lesson in `folder` (from `cwd`), asked for as "workshop/lesson#check". */
export function lessonCheck(asked: string, folder: string, cwd: string, say: Say): Result<Check> {
  const content = readContent(folder, cwd);
  if (content.problems.some(({ code }) => code === 'content-missing'))
    return { error: say('cli.content.missing', { folder }) };
  const [path = '', id] = asked.split('#', 2);
  const lessons = new Map<string, Lesson>(
    content.workshops.flatMap((workshop) =>
      workshop.lessons.map((lesson) => [`${workshop.name}/${lesson.name}`, lesson] as const),
    ),
  );
  const broken = brokenStructure(content, path);
  if (broken !== '') return { error: `${say('cli.content.broken')}\n${broken}` };
  const lesson = lessons.get(path);
  if (!lesson) {
    const known = [...lessons.keys()];
    const words = { lesson: path, folder, known: listed(known) };
    return { error: say('cli.lesson.unknown', words) + didYouMean(path, known, say) };
  }
  return checkOf(lesson, path, id, say);
}

function checkOf(
  { checks }: Lesson,
  lesson: string,
  id: string | undefined,
  say: Say,
): Result<Check> {
  const names = Object.keys(checks);
  const known = listed(names);
  if (names.length === 0) return { error: say('cli.check.noChecks', { lesson }) };
  if (!id) return { error: say('cli.check.none', { lesson, known }) };
  const found = Object.hasOwn(checks, id) ? checks[id] : undefined;
  if (found) return { value: found.check };
  const error = say('cli.check.unknown', { lesson, check: id, known });
  return { error: error + didYouMean(id, names, say) };
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
