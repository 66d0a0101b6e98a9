import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  eachHasASession,
  ended,
  folder,
  openAnother,
  printed,
  ran,
  session,
} from './one-session.ts';

eachHasASession();

describe('a session is one terminal', () => {
  test.each([
    ['a variable', ['name=web', 'echo "$name"'], 'web\n'],
    ['an exported variable', ['export NAME=web', "bash -c 'echo $NAME'"], 'web\n'],
    ['a function', ['greet() { echo "hello $1"; }', 'greet you'], 'hello you\n'],
    ['an exported function', ['f() { echo f; }; export -f f', "bash -c 'f'"], 'f\n'],
    ['an alias', ["alias k='echo kubectl'", 'k get pods'], 'kubectl get pods\n'],
    ['an array', ['list=(a "b c")', 'echo "${list[1]}"'], 'b c\n'],
    ['the folder', ['mkdir -p "in side" && cd "in side"', 'basename "$PWD"'], 'in side\n'],
    ['the last exit status', ['(exit 7)', 'echo "exit=$?"'], 'exit=7\n'],
    ['an option of the shell', ['set -f', 'echo *'], '*\n'],
  ])('%s is there for the next command', async (_, commands, text) => {
    expect(await printed(...commands)).toBe(text);
  });

  test('standard output and error stand in the order they came', async () => {
    const { text } = await ran('echo one; echo two >&2; echo three; ls nothing-here; echo four');
    expect(text).toMatch(/^one\ntwo\nthree\nls: .*nothing-here.*\nfour\n$/);
  });

  test('the exit status is of the command', async () => {
    expect((await ran('false')).ending).toEqual(ended(1));
    expect((await ran('return 3')).ending).toEqual(ended(3));
    expect((await ran('true')).ending).toEqual(ended(0));
  });

  test.each([
    ['cd nowhere', 'bash: cd: nowhere: No such file or directory\n'],
    [
      'into() { cd nowhere; }; printf "half "; into',
      'half bash: cd: nowhere: No such file or directory\n',
    ],
    ['bash -c "cd nowhere"', 'bash: line 1: cd: nowhere: No such file or directory\n'],
    ["bash -c 'kill -9 $$'", 'Killed\n'],
    ['echo "${none?is needed}"', 'bash: none: is needed\n'],
  ])(
    'bash says of %s what it says in a terminal, and nothing of files of ours',
    async (command, text) => {
      expect(await printed(command)).toBe(text);
    },
  );

  test('nor of a function that a new shell was given', async () => {
    await ran('into() { cd nowhere; }');
    await ran('exit');
    expect(await printed('into')).toBe('bash: cd: nowhere: No such file or directory\n');
  });

  test('a mistake in the syntax is told and ends nothing', async () => {
    await ran('kept=yes');
    const { text, ending } = await ran('if true; then');
    expect([text, ending]).toEqual([
      expect.stringContaining('syntax error'),
      ended(expect.any(Number) as number),
    ]);
    expect(await printed('echo $kept')).toBe('yes\n');
  });

  test('the surroundings are fixed, and what is the own of a shell is left out', async () => {
    const env = { ...process.env, BASH_ENV: '/nowhere', PS1: '> ', CDPATH: '/', TZ: 'Asia/Tokyo' };
    await openAnother(env);
    const names = 'COLUMNS TERM NO_COLOR LC_ALL TZ PAGER KUBERC BASH_ENV PS1 CDPATH';
    expect(await printed(`for name in ${names}; do echo "$name=\${!name-none}"; done`)).toBe(
      'COLUMNS=120\nTERM=dumb\nNO_COLOR=1\nLC_ALL=C.UTF-8\nTZ=UTC\nPAGER=cat\nKUBERC=off\nBASH_ENV=none\nPS1=none\nCDPATH=none\n',
    );
  });
});

test('what is printed or set is written to no file', async () => {
  const before = readdirSync(tmpdir());
  await openAnother();
  await ran('part=abc123; secret="${part}def"; echo "$secret"', 'true');
  const own = readdirSync(tmpdir()).filter(
    (name) => name.startsWith('readyroom-session-') && !before.includes(name),
  );
  const files = own.flatMap((name) =>
    readdirSync(join(tmpdir(), name)).map((file) => join(tmpdir(), name, file)),
  );
  const texts = files
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.join('')).not.toContain('abc123def');
});

test('where the session began is left as it was', async () => {
  await ran('true');
  await session.end();
  expect(existsSync(folder)).toBe(true);
});
