import { asTyped } from '#cli/as-typed.ts';
import type { Invocation, Run, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { newLesson } from './lesson.ts';
import type { adding } from './options.ts';
import { newWorkflow } from './workflow.ts';
import { newWorkshop } from './workshop.ts';

/** `readyroom new`: adds a lesson, a workshop or a workflow. */
export const run: Run<typeof adding> = (invocation, io) => {
  const result = added(invocation, io);
  if ('usageError' in result) return Promise.resolve(result);
  if ('value' in result) io.out(`${result.value}\n`);
  else io.err(`readyroom: ${asTyped(result.error, io.program)}\n`);
  return Promise.resolve('value' in result ? 0 : 1);
};

/** Options that only one of them has, and those that both of the first two have. */
const own = {
  lesson: ['after', 'minutes', 'from', 'template', 'title'],
  workshop: ['locales', 'source', 'template', 'title'],
  workflow: [],
} as const;

const targets = Object.keys(own) as (keyof typeof own)[];

/** What was made, or why nothing was. */
function added(
  { options, arguments: [target, name, extra] }: Invocation<typeof adding>,
  io: Io,
): Result<string> | UsageError {
  if (target !== 'lesson' && target !== 'workshop' && target !== 'workflow')
    return {
      usageError:
        'Say what to add: new lesson WORKSHOP/NAME, new workshop NAME or new workflow WORKSHOP.',
    };
  if (name === undefined) {
    const path = { lesson: 'WORKSHOP/NAME', workshop: 'NAME', workflow: 'WORKSHOP' }[target];
    return { usageError: `Name it: new ${target} ${path}` };
  }
  if (extra !== undefined)
    return {
      usageError: `One ${target} is made at a time; "${extra}" is too much. Quote a title with spaces.`,
    };
  const stray = targets
    .flatMap((each) => own[each])
    .find((each) => options[each] !== undefined && !own[target].some((known) => known === each));
  if (stray !== undefined) return { usageError: `--${stray} is not an option of a ${target}.` };
  if (target === 'workflow') return newWorkflow(name, options.content, io);
  return target === 'lesson' ? newLesson(name, options, io) : newWorkshop(name, options, io);
}
