import type { Check } from '#checker/types.ts';
import { readLook } from '#transforms/look.ts';
import type { Look } from '#transforms/look.ts';
import type { Lesson } from './content.ts';

/** The checks of a lesson as data: the same in every language, loaded when a field comes near. */
export function checksData({ variables, checks }: Lesson): {
  /** Names of the workshop's variables that the learner may have set. */
  variables: readonly string[];
  checks: Readonly<Record<string, Check>>;
} {
  return {
    variables,
    checks: Object.fromEntries(Object.entries(checks).map(([id, { check }]) => [id, check])),
  };
}

/**
 * The reading commands of a lesson's checks, in parts: what `readyroom learn` may run for each. No page asks for it. A check whose
 * command does anything but read has none.
 */
export const looksData = (lesson: Lesson): Readonly<Record<string, Look>> =>
  Object.fromEntries(
    Object.entries(lesson.checks).flatMap(([id, { command }]) => {
      const read = readLook(lesson.commands[command ?? '']?.run ?? []);
      return 'look' in read ? [[id, read.look]] : [];
    }),
  );
