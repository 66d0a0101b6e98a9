import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OptionDefinition } from '#cli/definition.ts';
import { commands } from '#cli/readyroom.ts';
import { run } from './fake-io.ts';

/** Where lines are completed; it has content/ with one workshop and one lesson, and nothing else. */
const cwd = resolve('tests/fixtures/content-design');
const lesson = 'calico/install-from-manifest';

/** A folder of PATH with `readyroom`, and the scripts. */
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readyroom-completion-'));
  const main = resolve('src/cli/main.ts');
  writeFileSync(
    join(folder, 'readyroom'),
    `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`,
  );
  chmodSync(join(folder, 'readyroom'), 0o755);
  for (const shell of ['bash', 'zsh', 'fish', 'powershell'])
    writeFileSync(join(folder, `script.${shell}`), (await run(['completion', shell])).out);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function runShell(shell: string, args: readonly string[]): string {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: folder };
  const { stdout, stderr, status } = spawnSync(shell, args, { cwd, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** What each shell offers for a line, whose last word is completed. */
const offers: Readonly<Record<string, (words: readonly string[]) => string>> = {
  bash: (words) =>
    runShell('bash', [
      '--norc',
      '-c',
      'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _readyroom; printf "%s\\n" "${COMPREPLY[@]}"',
      'bash',
      join(folder, 'script.bash'),
      // bash itself makes three words of --option=value.
      ...words.flatMap((word) => word.split(/(?<==)|(?==)/)),
    ]),
  zsh: (words) => {
    const offered = join(folder, 'offered');
    writeFileSync(offered, '');
    runShell('zsh', ['-f', '-c', typedInZsh(offered, words)]);
    return readFileSync(offered, 'utf8').replaceAll('\\', '');
  },
  fish: (words) =>
    runShell('fish', [
      '--no-config',
      '-c',
      'source $argv[1]; complete -C $argv[2] | cut -f1 | sed "s/^--[a-z]*=//"',
      join(folder, 'script.fish'),
      words.join(' '),
    ]),
};

/** A zsh that types a line and Tab into another zsh, whose `compadd` writes down what it offers. */
const typedInZsh = (offered: string, words: readonly string[]): string => `
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner 'autoload -Uz compinit; compinit -C -u -d ${join(folder, 'zcompdump')}; source ${join(folder, 'script.zsh')}
bindkey "^I" complete-word
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  local -a found
  builtin compadd -A found "$@"
  (( $#found )) && print -rl -- $found >> ${offered}
  builtin compadd "$@"
}
comppostfuncs=( exit )'
zpty -w -n inner '${words.join(' ')}'$'\\t'
while zpty -r inner > /dev/null; do :; done`;

const isInstalled = (shell: string): boolean =>
  spawnSync(shell, ['-c', 'exit'], { encoding: 'utf8' }).status === 0;

const installed = Object.keys(offers).filter(isInstalled);

test('the shells that there have to be are installed: bash, or what READYROOM_SHELLS names', () => {
  const needed = (process.env['READYROOM_SHELLS'] ?? 'bash').split(' ');
  expect(needed.filter((shell) => !installed.includes(shell))).toEqual([]);
});

/** Where a shell is missing, its script is held to its shape alone, below. */
for (const shell of installed)
  describe(`${shell} completes`, () => {
    test.each([
      ['commands', ['readyroom', 'ch'], ['check']],
      ['all of them', ['readyroom', ''], commands.map(({ definition }) => definition.name)],
      ['options', ['readyroom', 'check', '--re'], ['--ready']],
      ['values', ['readyroom', 'check', '--format', ''], ['json', 'text']],
      ['values behind "="', ['readyroom', 'check', '--format=j'], ['json']],
      [
        'values that take time',
        ['readyroom', 'lint', '--explain', 'image-'],
        ['image-alt', 'image-tag'],
      ],
      ['arguments', ['readyroom', 'completion', 'b'], ['bash']],
      ['arguments that are folders', ['readyroom', 'init', 'c'], ['content']],
      ['workshops', ['readyroom', 'import', '--workshop', ''], ['calico']],
      ['lessons', ['readyroom', 'translations', 'calico/'], [lesson]],
      [
        'lessons of another content',
        ['readyroom', 'translations', '--content', '../../../content', 'authoring/t'],
        ['authoring/translate', 'authoring/troubleshooting'],
      ],
      [
        'checks',
        ['readyroom', 'check', '--lesson', 'cal'],
        [`${lesson}#calico-node-ready`, `${lesson}#nodes-not-ready`],
      ],
      ['nothing where nothing is known', ['readyroom', 'init', '--title', ''], []],
    ])('%s: %j', (_, words, expected) => {
      const offered = (offers[shell]?.(words) ?? '').split('\n').filter((line) => line !== '');
      const names = offered.map((line) => line.replace(/\/$/, ''));
      expect(
        [...new Set(names)].filter((name) => !/^--(?:help|version)$/.test(name)).toSorted(),
      ).toEqual(expected.toSorted());
    });
  });

describe.each(['bash', 'zsh', 'fish', 'powershell'])('the script for %s', (shell) => {
  const script = (): string => readFileSync(join(folder, `script.${shell}`), 'utf8');

  test('has every command, every option and every value', async () => {
    const text = script();
    for (const { definition } of commands) {
      expect(text).toContain(definition.name);
      for (const [name, option] of Object.entries<OptionDefinition>(definition.options)) {
        // What may be left out stands behind an equals sign: a shell offers no next word for it.
        const { values = [] } = option.bare === undefined ? option : {};
        expect(text).toContain(shell === 'fish' ? `-l ${name}` : `--${name}`);
        for (const value of typeof values === 'function' ? await values() : values)
          expect(text).toContain(value);
      }
    }
  });

  test('closes every quotation mark on its line, and every bracket that it opens', () => {
    const bare = script()
      .replaceAll(/^#.*/gm, '')
      .replaceAll(shell === 'powershell' ? /'(?:[^'\n]|'')*'/g : /'(?:[^'\\\n]|\\.|'\\'')*'/g, '')
      .replaceAll(/"[^"\n]*"/g, '');
    expect(bare).not.toContain("'");
    for (const [open = '', close = ''] of ['()', '{}', '[]'])
      if (shell === 'powershell')
        expect(bare.split(open), open).toHaveLength(bare.split(close).length);
  });

  test('tells nothing to anybody: what it runs is readyroom alone', () => {
    expect(script()).not.toMatch(/https?:|curl|wget|Invoke-Web/);
  });
});

test.each([
  [[], 'Name a shell: bash, zsh, fish, powershell.'],
  [
    ['bsh'],
    'There is no completion for "bsh". Shells: bash, zsh, fish, powershell. Did you mean bash?',
  ],
  [['bash', 'zsh'], 'One shell at a time: "zsh" is too much.'],
])('completion %j is wrong use', async (args, said) => {
  const outcome = await run(['completion', ...args]);
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toContain(said);
  expect(outcome.err).toContain('readyroom completion --help tells how to use it.');
});

test.each([[['nothing']], [[]], [['checks', '--content', 'nowhere']]])(
  'names that nobody knows are none: __complete %j',
  async (args) => {
    expect(await run(['__complete', ...args], { cwd })).toMatchObject({
      code: 0,
      out: '',
      err: '',
    });
  },
);
