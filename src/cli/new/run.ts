import { asTyped } from '#cli/as-typed.ts';
import type { Invocation, Run, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { newLesson } from './lesson.ts';
import type { adding } from './options.ts';
import { newWorkshop } from './workshop.ts';

/** `readyroom new`: adds a lesson or a workshop. */
export const run: Run<typeof adding> = (invocation, io) => {
  const result = added(invocation, io);
  if ('usageError' in result) return Promise.resolve(result);
  if ('value' in result) io.out(`${result.value}\n`);
  else io.err(`readyroom: ${asTyped(result.error, io.program)}\n`);
  return Promise.resolve('value' in result ? 0 : 1);
};

/** Options that only one of both has. */
const own = {
  lesson: ['after', 'minutes', 'from'],
  workshop: ['locales', 'source'],
} as const;

/** What was made, or why nothing was. */
function added(
  { options, arguments: [target, name, extra] }: Invocation<typeof adding>,
  io: Io,
): Result<string> | UsageError {
  if (target !== 'lesson' && target !== 'workshop')
    return { usageError: 'Say what to add: new lesson WORKSHOP/NAME or new workshop NAME.' };
  if (name === undefined) {
    const path = target === 'lesson' ? 'WORKSHOP/NAME' : 'NAME';
    return { usageError: `Name it: new ${target} ${path}` };
  }
  if (extra !== undefined)
    return {
      usageError: `One ${target} is made at a time; "${extra}" is too much. Quote a title with spaces.`,
    };
  const stray = own[target === 'lesson' ? 'workshop' : 'lesson'].find(
    (each) => options[each] !== undefined,
  );
  if (stray !== undefined) return { usageError: `--${stray} is not an option of a ${target}.` };
  return target === 'lesson' ? newLesson(name, options, io) : newWorkshop(name, options, io);
}
