import type { Lesson } from '#model/resolve/content.ts';
import { readLook } from '#transforms/look.ts';

export { getStaticPaths } from './lesson-checks.ts';

/**
 * The reading commands of a lesson's checks, in parts: what `readyroom learn` may run for each. No page asks for it. A check whose
 * command does anything but read has none.
 */
export function GET({ props: { lesson } }: { props: { lesson: Lesson } }): Response {
  const looks = Object.entries(lesson.checks).flatMap(([id, { command }]) => {
    const read = readLook(lesson.commands[command ?? '']?.run ?? []);
    return 'look' in read ? [[id, read.look]] : [];
  });
  return Response.json(Object.fromEntries(looks));
}
