import type { CommandDefinition } from '#cli/definition.ts';

export const languageServing = {
  name: 'language-server',
  summary: 'Serve an editor: ids to choose from, and what is wrong, as you write',
  description:
    'For editors, which start it themselves; it speaks the language server protocol on standard input and output. Where an id, a component, a constant or a variable may stand, in lesson.yaml, shared.yaml, workshop.yaml and .mdx, it offers those there are. With each save it tells what readyroom lint finds. The manual says how to set editors up.',
  arguments: [],
  options: {
    stdio: { summary: 'What editors pass along: nothing else is spoken' },
  },
  examples: ['readyroom language-server --stdio'],
  exitCodes: { 0: 'Ended by the editor', 1: 'The editor went away', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
