import { basename } from 'node:path';
import { any, readOptions } from './options.ts';
import type { KnownOptions } from './options.ts';

/** A program that starts another one. */
interface Launcher {
  /** With these options, and no others, it does nothing but start that program; undefined: it always does more. */
  plain?: KnownOptions;
  /** Its other options that take a value, the letters with and without a long name. */
  letters?: string;
  long?: readonly string[];
  /** How many words stand before that program. */
  words?: number;
}

const launchers: Readonly<Record<string, Launcher>> = {
  sudo: {
    plain: {
      ...{ letters: 'nEHSi', withValue: { u: any, g: any }, endsAtWord: true },
      long: { user: any, group: any, 'non-interactive': null, 'preserve-env': null },
    },
    letters: 'CDpRrTtU',
    long: 'other-user chdir chroot prompt role type close-from command-timeout'.split(' '),
  },
  doas: { plain: { letters: 'n', withValue: { u: any }, endsAtWord: true }, letters: 'C' },
  env: {
    plain: { letters: 'i', withValue: { u: any, C: any }, endsAtWord: true },
    letters: 'S',
    long: ['unset', 'chdir'],
  },
  command: { plain: { letters: 'p', endsAtWord: true } },
  builtin: {},
  exec: { letters: 'a' },
  time: { plain: { letters: 'p', endsAtWord: true }, letters: 'fo' },
  nice: { plain: { withValue: { n: any }, long: { adjustment: any }, endsAtWord: true } },
  nohup: {},
  timeout: {
    plain: {
      ...{ letters: 'fpv', withValue: { k: any, s: any }, endsAtWord: true },
      long: {
        ...{ 'kill-after': any, signal: any },
        ...{ foreground: null, 'preserve-status': null, verbose: null },
      },
    },
    words: 1,
  },
};

/** A variable that is set for a command, where its program could stand. */
const assignment = /^\w+=/;

/**
 * The program that a command starts in the end, and its arguments: `sudo -u me env A=b kind version` starts `kind version`. What starts
 * no other program (`command -v kind`, `env`) is itself. Options that are not known are taken to have no value.
 */
export function launched(words: readonly string[]): readonly string[] {
  const name = basename(words[0] ?? '');
  const launcher = Object.hasOwn(launchers, name) ? launchers[name] : undefined;
  const isQuestion = name === 'command' && /^-\w*v/i.test(words[1] ?? '');
  if (launcher === undefined || isQuestion) return words;
  let at = 1;
  for (let word = words[at]; word?.startsWith('-') || assignment.test(word ?? ''); word = words[at])
    at += takesNext(word ?? '', launcher) ? 2 : 1;
  const rest = words.slice(at + (launcher.words ?? 0));
  return rest.length === 0 ? words : launched(rest);
}

/** Whether the value of an option is the next word. */
function takesNext(option: string, { plain = {}, letters = '', long = [] }: Launcher): boolean {
  const name = option.slice(2);
  if (option.startsWith('--'))
    return (
      long.includes(name) || (Object.hasOwn(plain.long ?? {}, name) && plain.long?.[name] !== null)
    );
  const valued = [...letters, ...Object.keys(plain.withValue ?? {})];
  const first = [...option].findIndex((letter) => valued.includes(letter));
  return option.startsWith('-') && first === option.length - 1;
}

/** What a program starts that does nothing else, and the variables that it sets for it; undefined where it may do more. */
export function onlyLaunched([program = '', ...args]: readonly string[]):
  { known: readonly string[]; assignments: readonly string[] } | undefined {
  const { plain, words = 0 } = (Object.hasOwn(launchers, program) && launchers[program]) || {};
  const read = plain && readOptions(args, plain);
  if (read === undefined) return undefined;
  const rest = read.words.slice(words);
  const first = rest.findIndex((word) => !assignment.test(word));
  return first === -1 ? undefined : { known: rest.slice(first), assignments: rest.slice(0, first) };
}
