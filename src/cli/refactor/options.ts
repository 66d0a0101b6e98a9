/** What rename, move and remove are asked. */
import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition, OptionDefinition } from '#cli/definition.ts';

/** The options of commands that change a project in many files at once. */
const changeOptions = {
  'dry-run': { summary: 'Say what would change, and change nothing' },
  content: contentOption,
} as const satisfies Readonly<Record<string, OptionDefinition>>;

const changeExitCodes = { 0: 'Changed', 1: 'Nothing changed', 2: 'Wrong use' } as const;

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

export const moving = {
  name: 'move',
  summary: 'Put a lesson at another place, or into another workshop',
  description:
    'Links lead where they led before. What the lesson needs of its workshop, such as a constant, must be in the other one too; otherwise what is missing is told, and nothing changes.',
  arguments: [
    { name: 'WORKSHOP/LESSON', summary: 'The lesson', completes: 'lessons' },
    { name: 'WORKSHOP', summary: 'Where it goes; it may be its own', completes: 'workshops' },
  ],
  options: {
    after: {
      value: 'LESSON',
      summary: 'The lesson that it comes after',
      defaultNote: 'the last one',
    },
    ...changeOptions,
  },
  examples: [
    'readyroom move calico/taints calico --after install',
    'readyroom move calico/taints scheduling --dry-run',
  ],
  exitCodes: changeExitCodes,
} as const satisfies CommandDefinition;

export const removing = {
  name: 'remove',
  summary: 'Take a lesson, or what has an id in a lesson, out',
  description:
    'In all languages, with the lock. Links to it lose their target and keep their words, and each is listed. What still needs it is told, and then nothing changes.',
  arguments: [
    {
      name: 'WORKSHOP/LESSON[#ID]',
      summary: 'The lesson, or what has the id in it, as in links: check-ID, command-ID',
      completes: 'lessons',
    },
  ],
  options: changeOptions,
  examples: [
    'readyroom remove calico/taints --dry-run',
    'readyroom remove calico/install#output-pods',
  ],
  exitCodes: changeExitCodes,
} as const satisfies CommandDefinition;
