import { moveLesson } from '#refactor/lessons.ts';
import type { Run } from '#cli/definition.ts';
import { partAddress, carryOut } from '#cli/refactor.ts';
import type { moving } from './options.ts';

/** `readyroom move`: a lesson at another place. */
export const run: Run<typeof moving> = ({ options, arguments: args }, io) => {
  const [path = '', workshop = '', extra] = args;
  const address = partAddress(path);
  if (address === undefined || address.id !== undefined || workshop === '' || extra !== undefined)
    return Promise.resolve({
      usageError: 'Say which lesson, and where it goes: move WORKSHOP/LESSON WORKSHOP',
    });
  return Promise.resolve(
    carryOut(
      (sources) => moveLesson(sources, address, workshop.replace(/\/$/, ''), options.after),
      options,
      io,
    ),
  );
};
