import type { CommandDefinition } from '#cli/definition.ts';
import { changeExitCodes, changeOptions } from '#cli/change-options.ts';

export const renaming = {
  name: 'rename',
  summary: 'Give a lesson, or an id in a lesson, another name',
  description:
    'In all languages, in links, in lesson.yaml and in the lock; translations stay as up to date as they were. The former name is kept in `aliases`, and with it the progress of learners. An id is named as in links: check-ID, command-ID, output-ID, walk-ID, a heading by its own.',
  arguments: [
    {
      name: 'WORKSHOP/LESSON[#ID]',
      summary: 'The lesson, or what has the id in it',
      completes: 'lessons',
    },
    { name: 'NAME', summary: 'The new name of the lesson, or the new id' },
  ],
  options: changeOptions,
  examples: [
    'readyroom rename calico/first-lesson install',
    'readyroom rename calico/install#check-ready nodes-ready --dry-run',
  ],
  exitCodes: changeExitCodes,
} as const satisfies CommandDefinition;
