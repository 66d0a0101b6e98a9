import { contentOption } from './content-option.ts';
import type { OptionDefinition } from './definition.ts';

/** The options of commands that change a project in many files at once. */
export const changeOptions = {
  'dry-run': { summary: 'Say what would change, and change nothing' },
  content: contentOption,
} as const satisfies Readonly<Record<string, OptionDefinition>>;

export const changeExitCodes = { 0: 'Changed', 1: 'Nothing changed', 2: 'Wrong use' } as const;
