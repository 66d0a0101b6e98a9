import type { CommandDefinition } from '#cli/definition.ts';
import { changeExitCodes, changeOptions } from '#cli/change-options.ts';

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
