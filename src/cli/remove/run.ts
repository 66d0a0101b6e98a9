import { removeId } from '#refactor/ids.ts';
import { removeLesson } from '#refactor/lessons.ts';
import type { Run } from '#cli/definition.ts';
import { partAddress, carryOut } from '#cli/refactor.ts';
import type { removing } from './options.ts';

/** `readyroom remove`: a lesson or an id less. */
export const run: Run<typeof removing> = ({ options, arguments: args }, io) => {
  const [path = '', extra] = args;
  const address = partAddress(path);
  if (address === undefined || extra !== undefined)
    return Promise.resolve({ usageError: 'Say what: remove WORKSHOP/LESSON' });
  return Promise.resolve(
    carryOut(
      (sources) =>
        address.id === undefined ? removeLesson(sources, address) : removeId(sources, address),
      options,
      io,
    ),
  );
};
