import { basename } from 'node:path';

/** Programs that start another one: their options that take a value, and how many words stand before that program. */
const launchers: Readonly<Record<string, { options: RegExp; words: number }>> = {
  sudo: {
    options:
      /^(?:-\w*[CDgpRrTtUu]|--(?:user|group|other-user|chdir|chroot|prompt|role|type|close-from|command-timeout))$/,
    words: 0,
  },
  doas: { options: /^-[Cu]$/, words: 0 },
  env: { options: /^(?:-[uCS]|--unset|--chdir)$/, words: 0 },
  command: { options: /^$/, words: 0 },
  builtin: { options: /^$/, words: 0 },
  exec: { options: /^-a$/, words: 0 },
  time: { options: /^-[fo]$/, words: 0 },
  nice: { options: /^(?:-n|--adjustment)$/, words: 0 },
  nohup: { options: /^$/, words: 0 },
  timeout: { options: /^(?:-\w*[ks]|--signal|--kill-after)$/, words: 1 },
};

/**
 * The program that a command starts in the end, and its arguments: `sudo -u me env A=b kind version` starts `kind version`. What starts
 * no other program (`command -v kind`, `env`) is itself.
 */
export function launched(words: readonly string[]): readonly string[] {
  const name = basename(words[0] ?? '');
  const launcher = Object.hasOwn(launchers, name) ? launchers[name] : undefined;
  const isQuestion = name === 'command' && /^-\w*v/i.test(words[1] ?? '');
  if (launcher === undefined || isQuestion) return words;
  let at = 1;
  while (isBefore(words[at])) at += launcher.options.test(words[at] ?? '') ? 2 : 1;
  const rest = words.slice(at + launcher.words);
  return rest.length === 0 ? words : launched(rest);
}

/** An option of a launcher, or a variable that it sets. */
const isBefore = (word: string | undefined): boolean =>
  word !== undefined && /^(?:-|\w+=)/.test(word);
