/** What bash, ShellCheck and anybody careful say of a command. */
import { commandsOf } from '#model/lint/commands.ts';
import type { Rule } from '#model/lint/rule.ts';
import { readShell } from '#transforms/shell.ts';

/** Found by running `bash -n`: see the command line. */
export const shellSyntax: Rule = {
  severity: 'error',
  about:
    'A command that bash cannot read, asked with `bash -n`: nothing is run. Each item of `run` is a command of its own. Where there is no bash, the rule is left out, and lint says so.',
  wrong: {
    lang: 'yaml',
    text: 'wait: { run: ["for node in a b; do", kubectl get node "$node", done] }',
  },
  right: {
    lang: 'yaml',
    text: 'wait: { run: [\'for node in a b; do kubectl get node "$node"; done\'] }',
  },
};

/** Found by running ShellCheck: see the command line. */
export const shellcheck: Rule = {
  severity: 'advice',
  about:
    'What ShellCheck warns of in a command, where ShellCheck is installed. What needs other commands to be judged, such as a variable that is never set, is left out.',
  wrong: { lang: 'yaml', text: 'remove: { run: [rm -rf "$DIR/"*] }' },
  right: { lang: 'yaml', text: 'remove: { run: [\'rm -rf "${DIR:?}/"*\'] }' },
};

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
      for (const { words, pipedTo, start } of readShell(text).commands) {
        if (!loaders.has(words[0] ?? '') || !pipedTo.some(isShell)) continue;
        yield {
          place: placeOf(start),
          from,
          message: `What ${words[0] ?? ''} loads is run at once.`,
          hint: 'Load it into a file, compare its checksum, then run it: a command for each.',
        };
      }
    }
  },
};

/** `sh`, `sudo -E bash`. */
const isShell = ({ words }: { words: readonly string[] }): boolean =>
  shells.has(words.find((word) => word !== 'sudo' && !word.startsWith('-')) ?? '');
