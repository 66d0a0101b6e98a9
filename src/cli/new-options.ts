import { localeCodes } from '#i18n/locales.ts';
import { templateNames } from '#scaffold/templates.ts';
import { authorOptions } from './author-options.ts';
import type { Result } from './result.ts';

const options = {
  after: { value: 'LESSON' },
  title: { value: 'TITLE' },
  minutes: { value: 'N' },
  locales: { value: localeCodes.join(',') },
  source: { value: 'LOCALE' },
  template: { value: 'NAME', oneOf: templateNames },
  content: { value: 'DIR' },
  help: { short: 'h' },
} as const;

/** Options that only one of both takes. */
const ofOne = {
  lesson: ['after', 'minutes'],
  workshop: ['locales', 'source', 'template'],
} as const;

/** What `readyroom new` was told. */
export interface NewOptions {
  thing: keyof typeof ofOne;
  /** Of a lesson WORKSHOP/NAME, as typed. */
  name: string;
  given: Readonly<Partial<Record<keyof typeof options, readonly string[]>>>;
  content: string;
}

/** The arguments of `readyroom new`; `help` where that is asked for. */
export function newOptions(args: readonly string[]): Result<NewOptions | 'help'> {
  const typed = authorOptions(args, options);
  if ('error' in typed) return typed;
  const { given, words } = typed.value;
  if (given.help !== undefined) return { value: 'help' };
  const [thing, name, extra] = words;
  if (thing !== 'lesson' && thing !== 'workshop')
    return { error: 'Say what to add: new lesson WORKSHOP/NAME or new workshop NAME.' };
  if (name === undefined)
    return {
      error: `Name it: new ${thing === 'lesson' ? 'lesson WORKSHOP/NAME' : 'workshop NAME'}`,
    };
  if (extra !== undefined)
    return {
      error: `One ${thing} is made at a time; “${extra}” is too much. Quote a title with spaces.`,
    };
  const others = ofOne[thing === 'lesson' ? 'workshop' : 'lesson'];
  const stray = others.find((each) => given[each] !== undefined);
  if (stray !== undefined) return { error: `--${stray} is not an option of a ${thing}.` };
  return { value: { thing, name, given, content: given.content?.[0] ?? 'content' } };
}

/** Done: what to tell. Not done: why, and whether the command was used wrongly. */
export type Made = Result<string> | { wrongUse: string };
