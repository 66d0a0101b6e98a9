import { describe, expect, test } from 'vitest';
import { patiently } from '../../patiently.ts';
import { ENOUGH, eachHasASession, ended, printed, ran, session } from './one-session.ts';

eachHasASession();

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
        // Timers of Node count whole milliseconds, and may end within the last of them.
        expect(Math.ceil(hung.milliseconds)).toBeGreaterThanOrEqual(time);
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

  test('output in a script of another writing is whole', async () => {
    expect(await printed("printf '就绪 %.0s' {1..20000}")).toBe('就绪 '.repeat(20_000));
  });
});
