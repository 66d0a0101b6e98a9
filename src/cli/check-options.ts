import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { milliseconds } from './duration.ts';
import { localeNamed, localeOfEnv } from './locale.ts';
import { didYouMean, listed } from './nearest-word.ts';
import type { Result } from './result.ts';
import { typedOptions } from './typed-options.ts';
import type { Given as GivenOf } from './typed-options.ts';
import { sayIn } from './words.ts';
import type { Say } from './words.ts';

const known = {
  ready: { type: 'boolean' },
  lesson: { type: 'string' },
  expect: { type: 'string' },
  content: { type: 'string' },
  locale: { type: 'string' },
  format: { type: 'string' },
  watch: { type: 'string', short: 'w' },
  interval: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = GivenOf<typeof known>;

/** What `readyroom check` was asked to do. */
export interface CheckOptions {
  isHelp: boolean;
  asked: { how: 'ready' } | { how: 'lesson' | 'expect'; what: string };
  /** Folder of the workshops. */
  content: string;
  format: 'text' | 'json';
  /** A file, "-" for the standard input; undefined where none was named. */
  file: string | undefined;
  /** Times in milliseconds. */
  watch: { command: string; interval: number; timeout: number } | undefined;
}

/** The options of `readyroom check`, and the language of all answers: a wrong option is told in the right language. */
export function checkOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { locale: Locale; result: Result<CheckOptions> } {
  const { given, words: files, faults } = typedOptions(args, known);
  const locale = localeNamed(given.locale ?? '') ?? localeOfEnv(env);
  const say = sayIn(locale);
  if (given.help !== undefined) return { locale, result: { value: helpOnly } };
  const [fault] = faults;
  return { locale, result: fault ? { error: fault(say) } : optionsOf(given, files, say) };
}

const INTERVAL = 2000;
const TIMEOUT = 300_000;

const helpOnly: CheckOptions = {
  isHelp: true,
  asked: { how: 'ready' },
  content: 'content',
  format: 'text',
  file: undefined,
  watch: undefined,
};

function optionsOf(given: Given, files: readonly string[], say: Say): Result<CheckOptions> {
  const { content = 'content', format = 'text', watch } = given;
  const interval = given.interval === undefined ? INTERVAL : milliseconds(given.interval);
  const timeout = given.timeout === undefined ? TIMEOUT : milliseconds(given.timeout);
  const error =
    oneOf('--locale', given.locale, localeCodes, say) ??
    oneOf('--format', format, ['text', 'json'], say) ??
    conflict(given, files, say) ??
    (interval === undefined ? wrongTime('--interval', given.interval, say) : undefined) ??
    (timeout === undefined ? wrongTime('--timeout', given.timeout, say) : undefined) ??
    (files.length > 1 ? say('cli.arguments.many', { files: listed(files) }) : undefined);
  if (error !== undefined) return { error };
  const asked = askedOf(given);
  if (!asked) return { error: say('cli.ask.none') };
  return {
    value: {
      isHelp: false,
      asked,
      content,
      format: format.toLowerCase() === 'json' ? 'json' : 'text',
      file: files[0],
      watch:
        watch === undefined || interval === undefined || timeout === undefined
          ? undefined
          : { command: watch, interval, timeout },
    },
  };
}

function askedOf({ ready, lesson, expect }: Given): CheckOptions['asked'] | undefined {
  if (ready !== undefined) return { how: 'ready' };
  if (lesson !== undefined) return { how: 'lesson', what: lesson };
  return expect === undefined ? undefined : { how: 'expect', what: expect };
}

function oneOf(
  option: string,
  value: string | undefined,
  known: readonly string[],
  say: Say,
): string | undefined {
  const isKnown =
    value === undefined || known.some((each) => each.toLowerCase() === value.toLowerCase());
  if (isKnown) return undefined;
  return say('cli.option.oneOf', { option, value, known }) + didYouMean(value, known, say);
}

const wrongTime = (option: string, value: string | undefined, say: Say): string =>
  say('cli.option.time', { option, value: value ?? '' });

/** Options that say two things at once, or nothing without another one. */
function conflict(given: Given, files: readonly string[], say: Say): string | undefined {
  const [one, other] = (['ready', 'lesson', 'expect'] as const).filter(
    (name) => given[name] !== undefined,
  );
  if (one && other) return say('cli.option.conflict', { option: `--${one}`, other: `--${other}` });
  if (given.watch !== undefined && files[0] !== undefined)
    return say('cli.option.conflict', { option: '--watch', other: files[0] });
  for (const name of ['interval', 'timeout'] as const)
    if (given[name] !== undefined && given.watch === undefined)
      return say('cli.option.needs', { option: `--${name}`, other: '--watch' });
  return given.content !== undefined && given.lesson === undefined
    ? say('cli.option.needs', { option: '--content', other: '--lesson' })
    : undefined;
}
