import type { CommandDefinition } from '#cli/definition.ts';

export const printing = {
  name: 'pdf',
  summary: 'Print the workshops of a built site, one PDF file for each language',
  description:
    'What is printed is the page of the whole workshop, with numbered pages, boxes to tick, and bookmarks for lessons and sections. It needs Chromium, Chrome or Edge on this machine; nothing is fetched, and nothing is sent.',
  arguments: [
    { name: '[FOLDER]', summary: 'The built site; "dist" if left out', completes: 'folders' },
  ],
  options: {
    output: {
      value: 'DIR',
      short: 'o',
      summary: 'The folder that the files are written into: calico.en.pdf and so on',
      default: 'pdf',
      completes: 'folders',
    },
    browser: {
      value: 'FILE',
      summary: 'The browser that prints',
      defaultNote: 'CHROMIUM of the environment, else one that is installed',
      completes: 'files',
    },
  },
  examples: ['readyroom pdf', 'readyroom pdf dist --output handouts'],
  exitCodes: { 0: 'Printed', 1: 'Not all was printed', 2: 'Wrong use, no site, or no browser' },
} as const satisfies CommandDefinition;
