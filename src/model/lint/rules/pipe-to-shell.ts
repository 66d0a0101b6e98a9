import { commandsOf } from '#model/lint/commands.ts';
import type { Rule } from '#model/lint/rule.ts';
import { shellWords } from '#model/lint/shell-words.ts';

const loaders = new Set(['curl', 'wget']);
const shells = new Set(['sh', 'bash', 'zsh', 'dash']);

export const pipeToShell: Rule = {
  severity: 'advice',
  about:
    'A download that a shell runs at once. Nobody has read it, and a download that breaks off is run in half.',
  wrong: {
    lang: 'yaml',
    text: "install: { run: ['curl -fsSL https://example.org/v1/get.sh | sh'] }",
  },
  right: {
    lang: 'yaml',
    text: "install:\n  run:\n    - curl -fsSLO https://example.org/v1/get.sh\n    - echo '9f2c…  get.sh' | sha256sum --check\n    - sh get.sh",
  },
  *find(workshop) {
    for (const { text, from, placeOf } of commandsOf(workshop)) {
      const commands = shellWords(text);
      for (const [index, { words, at }] of commands.entries()) {
        const next = commands[index + 1];
        const program = next?.words[0] === 'sudo' ? next.words[1] : next?.words[0];
        if (!loaders.has(words[0] ?? '') || next === undefined || !shells.has(program ?? ''))
          continue;
        const between = text.slice(at, next.at);
        if (!between.trimEnd().endsWith('|') || between.trimEnd().endsWith('||')) continue;
        yield {
          place: placeOf(at),
          from,
          message: `What ${words[0] ?? ''} loads is run at once.`,
          hint: 'Load it into a file, compare its checksum, then run it: a command for each.',
        };
      }
    }
  },
};
