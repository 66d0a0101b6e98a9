import type { OptionDefinition } from './definition.ts';

/** Where the workshops are, for every command that works on them. */
export const contentOption = {
  value: 'DIR',
  summary: 'The folder of the workshops',
  default: 'content',
  completes: 'folders',
} as const satisfies OptionDefinition;
