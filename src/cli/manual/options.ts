import type { CommandDefinition } from '#cli/definition.ts';

export const manual = {
  name: 'manual',
  summary: 'Serve the manual: how to write a workshop',
  description:
    'In three languages, with search, and without a network. It is built once for each version, which takes a few seconds, and is served at port 4320, or any that is free. While npm run dev runs it is at /_manual/ there, too.',
  arguments: [],
  options: {},
  examples: ['readyroom manual'],
  exitCodes: { 0: 'Ended', 1: 'It could not be built or served', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
