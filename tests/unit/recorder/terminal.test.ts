import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../cli/fake-io.ts';
import { record } from './typist.ts';

/* A real shell in a real terminal, typed into by a program. */

let cwd: string;
let temporary: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'readyroom-terminal-'));
  temporary = join(cwd, 'tmp');
  mkdirSync(temporary);
  await run(['init', '.', '--name', 'demo', '--locales', 'en'], { cwd });
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});
const env = () => ({ PATH: process.env['PATH'], HOME: cwd, TMPDIR: temporary });
const read = (path: string) => readFileSync(join(cwd, 'content/demo/own', path), 'utf8');
const isMade = () => existsSync(join(cwd, 'content/demo/own'));
const recorded = (lines: readonly string[], ...args: readonly string[]) =>
  record(['demo/own', '--shell', 'bash', ...args], lines, { cwd, env: env() });

// Where there is no zsh, the same is tried with bash again, and the names of the tests say so.
const hasZsh = spawnSync('zsh', ['-c', 'true']).status === 0;

describe.each([
  ['bash', 'bash'],
  [hasZsh ? 'zsh' : 'zsh, which is not here: bash', hasZsh ? 'zsh' : 'bash'],
])('%s', (_, shell) => {
  test('what is typed becomes a lesson, and nothing but the lesson is on the disk', async () => {
    const { screen, code } = await record(
      ['demo/own', '--shell', shell, '--title', 'Own'],
      [
        'name=web',
        'echo "$name 中文; a"',
        'section "Look at it"',
        'seq 3',
        'leave_out',
        '(exit 3)',
        'exit',
      ],
      { cwd, env: env() },
    );
    expect(code, screen).toBe(0);
    const prose = read('en.mdx').replaceAll(/ id="[^"]*"/g, '');
    expect(prose.slice(prose.indexOf('<'))).toBe(
      '<Command />\n\n<Command />\n\n<Output />\n\n## Look at it {/* #look-at-it */}\n\n<Command />\n',
    );
    expect(read('lesson.yaml')).toContain('- echo "$name 中文; a"');
    expect(read('lesson.yaml')).toContain('web 中文; a');
    expect(screen).toContain('left out: seq 3 (you said so)');
    expect(screen).toContain('exit code 3');
    expect(readdirSync(temporary).filter((name) => name !== 'node-compile-cache')).toEqual([]);
    expect(readdirSync(cwd).filter((name) => name.includes('history'))).toEqual([]);
  });
});

test('a shell that another program takes the place of ends the recording; that command is left out', async () => {
  const { screen, code } = await recorded(['echo one', 'exec true']);
  expect(code, screen).toBe(0);
  expect(screen).toContain('left out: exec true (it did not come to an end');
  expect(read('lesson.yaml')).not.toContain('exec true');
});

test('Ctrl-C ends what runs, and neither the shell nor the recording', async () => {
  // The shell interrupts itself as a terminal would: the process group of what runs.
  const { screen, code } = await recorded(["bash -c 'kill -INT $$'", 'echo two', 'exit']);
  expect(code, screen).toBe(0);
  expect(read('lesson.yaml')).toContain('Ctrl-C ends it.');
  expect(read('lesson.yaml')).toContain('echo two');
});

test('where nothing was run, no lesson is made', async () => {
  const { screen, code } = await recorded(['exit']);
  expect([code, isMade()]).toEqual([1, false]);
  expect(screen).toContain('No command was run that a lesson could have');
});

test('settings of the author are read where that is wanted, without aliases, and not else', async () => {
  writeFileSync(
    join(cwd, '.bashrc'),
    "PS1='mine> '\nalias echo='echo aliased'\nOWN=yes\nPROMPT_COMMAND='true'\n",
  );
  const lines = ['echo "own: $OWN"', 'exit'];
  const own = await recorded(lines, '--rc');
  expect(own.screen).toContain('mine> ');
  expect(read('lesson.yaml')).toContain('text: |\n      own: yes\n');
  rmSync(join(cwd, 'content'), { recursive: true });
  await run(['new', 'workshop', 'demo', '--locales', 'en'], { cwd });
  await recorded(lines);
  expect(read('lesson.yaml')).toContain('own:');
  expect(read('lesson.yaml')).not.toContain('own: yes');
});
