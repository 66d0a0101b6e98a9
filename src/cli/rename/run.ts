import { lessonName, slug } from '#model/schema/primitives.ts';
import { renameId } from '#refactor/ids.ts';
import { renameLesson } from '#refactor/lessons.ts';
import type { Run } from '#cli/definition.ts';
import { partAddress, carryOut } from '#cli/refactor.ts';
import type { renaming } from './options.ts';

/** `readyroom rename`: another name for a lesson or an id. */
export const run: Run<typeof renaming> = ({ options, arguments: args }, io) => {
  const [path = '', name = '', extra] = args;
  const address = partAddress(path);
  if (address === undefined || name === '' || extra !== undefined)
    return Promise.resolve({
      usageError: 'Say what, and its new name: rename WORKSHOP/LESSON NAME',
    });
  const { error } = (address.id === undefined ? lessonName : slug).safeParse(name);
  if (error !== undefined)
    return Promise.resolve({ usageError: `"${name}" ${error.issues[0]?.message ?? ''}.` });
  return Promise.resolve(
    carryOut(
      (sources) =>
        address.id === undefined
          ? renameLesson(sources, address, name)
          : renameId(sources, address, name),
      options,
      io,
    ),
  );
};
