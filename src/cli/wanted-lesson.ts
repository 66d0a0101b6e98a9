import { slug } from '#model/schema/words.ts';
import { titleOfSlug } from '#scaffold/lesson-files.ts';
import type { NewOptions } from './new-options.ts';
import type { Result } from './result.ts';
import { wrongTitle } from './workshop-options.ts';

/** The lesson that `readyroom new lesson` was asked for. */
export interface WantedLesson {
  /** The folder of the workshop below content/. */
  workshop: string;
  name: string;
  title: string;
  minutes: number;
  /** The lesson before it; undefined: the last one. */
  after: string | undefined;
}

const USUAL_MINUTES = '15';

/** The lesson that the options ask for, or how they have to be written. */
export function wantedLesson({ name: path, given }: NewOptions): Result<WantedLesson> {
  const [workshop = '', name = '', ...rest] = path.split('/');
  const [title = titleOfSlug(name)] = given.title ?? [];
  const [minutes = USUAL_MINUTES] = given.minutes ?? [];
  const error = wrongPath(path, workshop, name, rest) ?? wrongTitle(title) ?? wrongMinutes(minutes);
  if (error !== undefined) return { error };
  return { value: { workshop, name, title, minutes: Number(minutes), after: given.after?.[0] } };
}

function wrongPath(
  path: string,
  workshop: string,
  name: string,
  rest: readonly string[],
): string | undefined {
  if (name === '' || rest.length > 0) return `Write it as WORKSHOP/NAME, not “${path}”.`;
  if (!slug.safeParse(workshop).success)
    return `“${workshop}” is not the name of a workshop. Write it as WORKSHOP/NAME.`;
  return slug.safeParse(name).success
    ? undefined
    : `“${name}” cannot be the name of a lesson: small letters, digits and single hyphens.`;
}

const wrongMinutes = (minutes: string): string | undefined =>
  /^[1-9]\d{0,3}$/.test(minutes)
    ? undefined
    : `--minutes is a whole number such as 15, not “${minutes}”.`;
