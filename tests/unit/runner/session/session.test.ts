import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#runner/session/session.ts';
import type { Ran, Session } from '#runner/session/session.ts';
import { surroundings } from '#runner/session/surroundings.ts';
import { patiently } from '../../patiently.ts';

let folder = '';
let session: Session;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'session-test-'));
  session = await openSession(folder, surroundings(process.env));
});
afterEach(async () => {
  await session.end();
  rmSync(folder, { recursive: true });
});

/** Long enough for a busy machine. */
const ENOUGH = 60_000;

/** Runs commands one after the other; what came of the last one. */
async function ran(...commands: readonly string[]): Promise<Ran> {
  let last: Ran | undefined;
  for (const command of commands) last = await session.run(command, ENOUGH);
  if (last === undefined) throw new Error('Nothing was run.');
  return last;
}
const printed = async (...commands: readonly string[]): Promise<string> =>
  (await ran(...commands)).text;

/** Leaves behind what writes to a file again and again, once it has begun. */
const ticking = (): string =>
  `(while true; do date >> '${folder}/ticks'; sleep 0.05; done) & until [ -s '${folder}/ticks' ]; do sleep 0.05; done`;

const ended = (code: number) => ({ is: 'ended', code });

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
    await session.end();
    const env = { ...process.env, BASH_ENV: '/nowhere', PS1: '> ', CDPATH: '/', TZ: 'Asia/Tokyo' };
    session = await openSession(folder, surroundings(env));
    const names = 'COLUMNS TERM NO_COLOR LC_ALL TZ PAGER KUBERC BASH_ENV PS1 CDPATH';
    expect(await printed(`for name in ${names}; do echo "$name=\${!name-none}"; done`)).toBe(
      'COLUMNS=120\nTERM=dumb\nNO_COLOR=1\nLC_ALL=C.UTF-8\nTZ=UTC\nPAGER=cat\nKUBERC=off\nBASH_ENV=none\nPS1=none\nCDPATH=none\n',
    );
  });
});

describe('a command that does what it should not', () => {
  const gone = (code: number) => ({ is: 'shell-gone', code, signal: undefined });

  test.each([
    ['exits the shell', 'echo before; exit 3; echo after', 'before\n', gone(3)],
    ['replaces the shell', 'exec echo replaced', 'replaced\n', gone(0)],
    ['fails under set -e', 'set -e\nfalse\necho after', '', gone(1)],
    ['kills its parent', "echo before; bash -c 'kill -9 $PPID'; echo after", 'before\n', gone(137)],
    [
      'kills the parent of the shell',
      'kill -9 $PPID; sleep 0.2; echo on',
      'on\n',
      { is: 'shell-gone', code: undefined, signal: 'SIGKILL' },
    ],
    [
      'kills all of its group',
      'kill -9 0',
      '',
      { is: 'shell-gone', code: undefined, signal: 'SIGKILL' },
    ],
  ])('%s: the next one finds what was there', async (_, command, text, ending) => {
    await ran(
      'kept="a  b"; greet() { echo hello; }; mkdir sub; cd sub; export SHOWN=1',
      'alias k=echo',
    );
    const result = await ran(command);
    if (!text.startsWith('on')) expect(result.text).toBe(text);
    expect(result.ending).toEqual(ending);
    expect(await printed('echo "$kept"; greet; k alias; basename "$PWD"; env | grep ^SHOWN')).toBe(
      'a  b\nhello\nalias\nsub\nSHOWN=1\n',
    );
  });

  test('set -e holds for the next command, as in a terminal', async () => {
    expect((await ran('set -e', 'false; echo after')).ending).toEqual(gone(1));
  });

  test('a command that hangs is ended, and what it printed is kept', async () => {
    await ran('kept=yes');
    const { text, ending } = await patiently(
      [500, 5000, 30_000],
      async (time) => {
        const hung = await session.run('echo half; sleep 1000', time);
        expect(hung.milliseconds).toBeGreaterThanOrEqual(time);
        return hung;
      },
      (hung) => hung.text !== '',
    );
    expect([text, ending]).toEqual(['half\n', { is: 'timed-out' }]);
    expect(await printed('echo $kept')).toBe('yes\n');
  });

  test('one that will not end when asked is killed', async () => {
    const { ending } = await session.run("trap '' TERM; while true; do sleep 0.1; done", 300);
    expect(ending).toEqual({ is: 'timed-out' });
    expect(await printed('echo on')).toBe('on\n');
  });

  test('a command that asks gets no answer, and the rest is not what it reads', async () => {
    expect(await printed('read -r answer; echo "[$answer]"; cat; echo end')).toBe('[]\nend\n');
  });

  test('unless the lesson has one', async () => {
    const { text } = await session.run('read -r answer; echo "[$answer]"', ENOUGH, 'yes\n');
    expect(text).toBe('[yes]\n');
  });

  test('no terminal can be asked past the standard input', async () => {
    expect(await printed('if (: </dev/tty) 2>/dev/null; then echo asked; else echo none; fi')).toBe(
      'none\n',
    );
  });

  test('50 MB are not kept', async () => {
    const { text, ending } = await ran('head -c 50000000 /dev/zero | tr "\\0" x');
    expect(ending).toEqual({ is: 'too-large' });
    expect(text.length).toBe(5 * 1024 * 1024);
    expect(await printed('echo on')).toBe('on\n');
  });

  test('a last line without an end stays as it is, and with its command', async () => {
    expect(await printed('printf last')).toBe('last');
    expect(await printed('printf next')).toBe('next');
  });

  test('a line of output that looks like a mark is output', async () => {
    expect(await printed("printf '0\\0declare\\0\\n'")).toBe('0\0declare\0\n');
  });

  test('a function or an alias named like what Readyroom uses changes nothing', async () => {
    await ran(
      'declare() { echo mine; }; printf() { echo mine; }; source() { echo mine; }',
      'alias builtin=false',
    );
    expect(await printed('kept=1', 'echo "$kept"')).toBe('1\n');
  });

  test.each(['DEBUG', 'ERR', 'RETURN', 'EXIT'])(
    'a trap of %s prints nothing that Readyroom reads',
    async (name) => {
      const trap = `set -TE; trap 'echo trapped' ${name}; false`;
      expect((await ran(trap)).ending).toEqual(ended(1));
      expect(await printed('kept=1', `trap - ${name}; echo "$kept"`)).toContain('1\n');
    },
  );

  test('what bash opens for two substitutions of processes is not ours', async () => {
    for (const [command, text, code] of [
      ['kept=1; diff <(echo a) <(echo b)', '1c1\n< a\n---\n> b\n', 1],
      ['paste <(echo 1) <(echo 2) <(echo 3)', '1\t2\t3\n', 0],
    ] as const) {
      const result = await session.run(command, ENOUGH);
      expect([result.text, result.ending]).toEqual([text, ended(code)]);
    }
    expect(await printed('echo "$kept"')).toBe('1\n');
  });

  test('descriptors of Readyroom are none of the command', async () => {
    expect(
      await printed('echo x >&241 || echo closed; read -r -u 240 line || echo closed'),
    ).toMatch(/closed\n[\s\S]*closed\n/);
    expect(await printed('echo on')).toBe('on\n');
  });

  test('a process left in the background prints into its own command', async () => {
    // It prints when the next command is at work, and that one goes on when it has.
    const late = `(until [ -e '${folder}/next' ]; do sleep 0.05; done; echo late; touch '${folder}/done') &`;
    const next = `touch '${folder}/next'; until [ -e '${folder}/done' ]; do sleep 0.05; done; echo second`;
    expect(await printed(`${late} echo first`)).toBe('first\n');
    expect(await printed(next)).toBe('second\n');
  });

  test('and ends with the session', async () => {
    await ran(`${ticking()}`);
    await session.end();
    const ticks = () => readFileSync(join(folder, 'ticks'), 'utf8').length;
    const before = ticks();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([before > 0, ticks()]).toEqual([true, before]);
  });

  test('output in a script of another writing is whole', async () => {
    expect(await printed("printf '就绪 %.0s' {1..20000}")).toBe('就绪 '.repeat(20_000));
  });
});

describe('a command in the background', () => {
  test('is waited for until it says that it is ready, and goes on', async () => {
    const started = await session.start(
      'server',
      'port=1; echo wait; sleep 0.3; echo ready; sleep 1000',
      ENOUGH,
      (text) => text.includes('ready'),
    );
    expect(started).toMatchObject({ is: 'ready', text: 'wait\nready\n' });
    expect(await printed('echo ${port-unset}')).toBe('unset\n');
  });

  test('knows what was set before', async () => {
    await ran('port=8080');
    const started = await session.start('server', 'echo "on $port"; sleep 1000', ENOUGH, (text) =>
      text.includes('on 8080'),
    );
    expect(started.is).toBe('ready');
  });

  test('that ends before it is ready is over', async () => {
    const started = await session.start(
      'server',
      'echo "no such port"; false',
      ENOUGH,
      () => false,
    );
    expect(started).toMatchObject({ is: 'over', text: 'no such port\n' });
  });

  test('that never gets ready is given up', async () => {
    const started = await patiently(
      [300, 3000, 30_000],
      (time) => session.start('server', 'echo half; sleep 1000', time, () => false),
      ({ text }) => text !== '',
    );
    expect(started).toMatchObject({ is: 'timed-out', text: 'half\n' });
  });

  test('ends with the session, the last one first', async () => {
    // It waits without starting anything: what a shell has just forked still has the shell's traps.
    const noting = (name: string) =>
      `mkfifo ${folder}/${name}; trap 'echo ${name} >> ${folder}/order; exit' TERM; echo up; read -r <>${folder}/${name}`;
    for (const name of ['one', 'two', 'three'])
      await session.start(name, noting(name), ENOUGH, (text) => text.includes('up'));
    await session.end();
    expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('three\ntwo\none\n');
  });

  test('is asked to end once', async () => {
    const asked = `mkfifo ${folder}/wait; trap 'echo asked >> ${folder}/asked; read -t 0.2 <>${folder}/wait; exit' TERM`;
    await session.start('slow', `${asked}; echo up; read -r <>${folder}/wait`, ENOUGH, (text) =>
      text.includes('up'),
    );
    await session.end();
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('asked\n');
  });

  test('may be asked over HTTP', async () => {
    const server = createServer((_, response) => response.end('here'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const answers = async (): Promise<boolean> => (await fetch(url)).ok;
    expect((await session.start('proxy', 'sleep 1000', ENOUGH, answers)).is).toBe('ready');
    server.close();
  });
});

test('what is printed or set is written to no file', async () => {
  const before = readdirSync(tmpdir());
  await session.end();
  session = await openSession(folder, surroundings(process.env));
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

test('jobs in process groups of their own end with the session too', async () => {
  await ran(`set -m; ${ticking()}`);
  await session.end();
  const ticks = () => readFileSync(join(folder, 'ticks'), 'utf8').length;
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([before > 0, ticks()]).toEqual([true, before]);
});

test('where the session began is left as it was', async () => {
  await ran('true');
  await session.end();
  expect(existsSync(folder)).toBe(true);
});
