import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Where Node keeps what it compiled, which would be below the TMPDIR of a test: each process would compile it anew. */
const compiled = join(tmpdir(), 'node-compile-cache');

/** What came of a terminal. */
export interface Typed {
  /** All that it showed. */
  screen: string;
  /** The exit code of the command line. */
  code: number | undefined;
}

/** Somebody at a terminal, who types a line at each prompt of the recorded shell and agrees in the end. */
export function record(
  args: readonly string[],
  lines: readonly string[],
  { cwd, env }: { cwd: string; env: Readonly<Record<string, string | undefined>> },
): Promise<Typed> {
  const words = [process.execPath, `${root}/src/cli/main.ts`, 'record', ...args];
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const child = spawn(
    'script',
    ['-q', '-c', `stty cols 100 rows 30; ${quoted}; echo "code=$?"`, '/dev/null'],
    {
      cwd,
      // Not the environment of the tests, in which npm's variables stand.
      env: { NODE_COMPILE_CACHE: compiled, ...env, TERM: 'xterm', SHELL: '/bin/sh' },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  return new Promise((done) => {
    let screen = '';
    let [typed, isAgreed] = [0, false];
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      screen += text;
      // The mark behind the prompt: the shell waits for a line.
      const prompts = screen.split('\u001B]133;B').length - 1;
      for (; typed < Math.min(prompts, lines.length); typed += 1)
        child.stdin.write(`${lines[typed] ?? ''}\n`);
      if (isAgreed || !screen.includes('Yes, save it')) return;
      isAgreed = true;
      child.stdin.write('\u001B[B\r');
    });
    child.on('close', () => {
      const code = /code=(\d+)/.exec(screen)?.[1];
      done({ screen, code: code === undefined ? undefined : Number(code) });
    });
  });
}
