import type { CommandDefinition } from '#cli/definition.ts';
import { changeExitCodes, changeOptions } from '#cli/change-options.ts';

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
