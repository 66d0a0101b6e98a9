import type { CommandDefinition } from '#cli/definition.ts';

export const bundling = {
  name: 'bundle',
  summary: 'Make a folder of a built site that works without a server',
  description:
    'For a USB stick, a shared folder, or a laptop on which nothing can be installed: whoever has the folder opens its index.html with a double click. Reading, searching and checking work as on a server. The folder is packed into a file beside it, too.',
  arguments: [
    {
      name: '[FOLDER]',
      summary: 'The built site; "dist" if left out',
      completes: 'folders',
    },
  ],
  options: {
    output: {
      value: 'DIR',
      short: 'o',
      summary: 'The folder that is made; DIR.zip stands beside it',
      default: 'bundle',
      completes: 'folders',
    },
  },
  examples: ['readyroom bundle', 'readyroom bundle dist --output my-workshop'],
  exitCodes: { 0: 'Made', 1: 'Nothing was made', 2: 'Wrong use, or no site' },
} as const satisfies CommandDefinition;
