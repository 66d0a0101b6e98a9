import type { CommandDefinition } from '#cli/definition.ts';

export const publishing = {
  name: 'publish',
  summary: 'Tell what GitHub Pages would get wrong, before the push',
  description:
    'A push publishes, by the workflow of the project; this command only looks. It compares the built site, the repository and the workflow with what GitHub Pages does: addresses that lead nowhere or differ in capitals, the base path, the branch, the rights of the workflow, what was not committed, what has changed since the build.',
  arguments: [
    { name: '[FOLDER]', summary: 'The built site; "dist" if left out', completes: 'folders' },
  ],
  options: {
    check: { summary: 'Look, and change nothing' },
    format: {
      value: 'FORMAT',
      summary: 'How it is told',
      values: ['text', 'json'],
      default: 'text',
    },
  },
  examples: ['readyroom publish --check', 'readyroom publish --check dist --format json'],
  exitCodes: { 0: 'Nothing was found', 1: 'Something would go wrong', 2: 'Wrong use, or no site' },
} as const satisfies CommandDefinition;
