import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';

export const lint = {
  name: 'lint',
  summary: 'Say what is wrong in the workshops, and what could be better',
  description:
    'Reports what would stop a build, without building, and gives advice. A line with "lint-ignore RULE" in a comment, and the line after it, are left alone.',
  arguments: [
    {
      name: '[PATH…]',
      summary: 'Files and folders to report on; otherwise everything that is read',
      completes: 'files',
    },
  ],
  options: {
    complete: {
      summary:
        'What is not translated, and translations whose source has changed, are errors: lessons, parts and messages',
    },
    fix: {
      summary: 'Make the changes that are safe: spacing, punctuation, paths. Never commands',
    },
    rule: {
      value: 'RULE=LEVEL',
      isRepeatable: true,
      summary: 'Set a rule to off, advice or error. In workshop.yaml: lint: { RULE: LEVEL }',
    },
    explain: {
      value: 'RULE',
      summary: 'Print what a rule finds, with a wrong and a right example',
      values: async () => (await import('#model/lint/rules.ts')).ruleIds,
    },
    format: {
      value: 'FORMAT',
      summary: 'How the report is printed; github is annotations of a workflow',
      values: ['text', 'json', 'github'],
      default: 'text',
    },
    content: contentOption,
  },
  examples: [
    'readyroom lint',
    'readyroom lint content/calico/first-lesson --fix',
    'readyroom lint --complete --format github',
  ],
  exitCodes: { 0: 'No error', 1: 'Errors', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
