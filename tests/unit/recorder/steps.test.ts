import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineEditorReader } from '#recorder/marks.ts';
import { stepsOf } from '#recorder/steps.ts';
import type { RecordedStep } from '#recorder/steps.ts';
import { section, sent, shownBy, stepsIn } from './session.ts';

describe('the output is what stood on the screen at the end', () => {
  test.each([
    ['lines', 'one\r\n\r\ntwo\r\n', 'one\n\ntwo'],
    ['no line break at the end', 'one', 'one'],
    ['nothing', '', ''],
    ['colours', '\u001B[1;32mready\u001B[0m \u001B[38;5;9mred\u001B[m\r\n', 'ready red'],
    ['a carriage return', '10%\r50%\r100%\r\n', '100%'],
    ['a shorter line over a longer one', 'downloading\rdone\u001B[K\r\n', 'done'],
    ['a backspace', 'spin |\b/\b-\b \b\r\nend\r\n', 'spin\nend'],
    ['lines that are written anew', 'a: 1\r\nb: 1\r\n\u001B[2Aa: 2\r\nb: 2\r\n', 'a: 2\nb: 2'],
    ['a spinner that is taken away', '⠋ wait\r\u001B[2K✓ done\r\n', '✓ done'],
    ['tabs', 'a\tb\r\n', 'a       b'],
    ['Chinese', '节点 就绪\r\n中文\r\n', '节点 就绪\n中文'],
    ['a line longer than the screen', `${'x'.repeat(200)}\r\ny\r\n`, `${'x'.repeat(200)}\ny`],
    ['wide signs across the edge', `${'中'.repeat(90)}\r\n`, '中'.repeat(90)],
    ['blanks at the end of a line', 'a   \r\nb\r\n', 'a\nb'],
    ['a cleared screen', 'before\r\n\u001B[H\u001B[2Jafter\r\n', 'after'],
    [
      'titles and links',
      '\u001B]0;user@host:~\u0007\u001B]8;;http://x\u001B\\y\u001B]8;;\u001B\\\r\n',
      'y',
    ],
    ['bytes that mean nothing', '\u0000\u0001a\u001B[999;999zb\u007F\r\n', 'ab'],
  ])('%s', async (_, printed, text) => {
    expect(await shownBy(printed)).toEqual({ text, is: 'lines', hasEditor: false });
  });

  test('a program that takes the whole screen is told', async () => {
    expect(await shownBy('\u001B[?1049h~ vim\u001B[?1049l')).toMatchObject({ is: 'screen' });
    // As top does, which leaves its last screen where it stood; clear takes no keys, less shows what it printed.
    expect(
      await shownBy('\u001B[?1h\u001B=\u001B[H\u001B[2Jtop - 18:32\u001B[?1l\u001B>'),
    ).toMatchObject({
      is: 'screen',
    });
    expect(await shownBy('\u001B[H\u001B[2Jnew')).toMatchObject({ is: 'lines', text: 'new' });
    expect(await shownBy('\u001B[?1h\u001B=a\u001B[K\u001B[?1l\u001B>')).toMatchObject({
      is: 'lines',
    });
    expect(await shownBy('\u001B[?1;47hless\u001B[?47l')).toMatchObject({ is: 'screen' });
  });

  test('a console inside is told by the lines that it lets edit', async () => {
    const shown = await shownBy('\u001B[?2004h/ # ls\r\n\u001B[?2004lbin\r\n');
    expect(shown).toMatchObject({ is: 'lines', hasEditor: true });
  });

  test('50 MB are not kept, and more lines than a lesson has a place for neither', async () => {
    expect(await shownBy('y\r\n'.repeat(17_500_000))).toMatchObject({ is: 'large', text: '' });
    expect(await shownBy('line\r\n'.repeat(1200))).toMatchObject({ is: 'large', text: '' });
    expect((await shownBy('line\r\n'.repeat(900))).text.split('\n')).toHaveLength(900);
  });

  test.each(['b', 'L', 'M', 'S', 'T', 'I', 'Z', '@', 'P', 'X'])(
    'a sequence that asks for two billion times %s is not done',
    async (final) => {
      expect((await shownBy(`ab\u001B[2147483647${final}\r\nc`)).text).toContain('c');
    },
  );
});

const typed = (steps: readonly RecordedStep[]): unknown[] =>
  steps.map((step) => (step.is === 'command' ? [step.typed, step.known, step.code] : step));

describe('steps', () => {
  test('commands end with their exit code; sections stand between them', async () => {
    const steps = await stepsIn(
      sent('true') + section('第 2 部分') + sent('kubectl get x', 'error\n', 1),
    );
    expect(typed(steps)).toEqual([
      ['true', 'shell', 0],
      { is: 'section', title: '第 2 部分' },
      ['kubectl get x', 'shell', 1],
    ]);
  });

  test('what the shell does not tell is read from the screen, behind the prompt', async () => {
    const text =
      '\u001B]133;A\u0007me@host:~$ \u001B]133;B\u0007ech\bho hi\u001B[4D\u001B[Kcho hi\r\n\u001B]133;C\u0007hi\r\n\u001B]133;D;0\u0007';
    const [step] = await stepsIn(text);
    expect(step).toMatchObject({ known: 'screen', shown: { text: 'hi' }, code: 0 });
  });

  test('a command without an end is told: the terminal was closed, or the shell is another program now', async () => {
    const [first, last] = await stepsIn(
      `${sent('true')}\u001B]133;A\u0007\u001B]133;C;cmdline_url=exec%20sh\u0007/ # `,
    );
    expect(first).toMatchObject({ isEnded: true });
    expect(last).toMatchObject({ typed: 'exec sh', isEnded: false, code: undefined });
  });

  test('marks of another program count for nothing', async () => {
    const own = (letter: string) => `\u001B]133;${letter};aid=own\u0007`;
    const foreign = '\u001B]133;D;1;aid=other\u0007\u001B]133;C;cmdline_url=evil;aid=other\u0007';
    const steps = await stepsIn(`${own('A')}${own('C;cmdline_url=cat')}a${foreign}b${own('D;0')}`);
    expect(steps).toMatchObject([{ typed: 'cat', shown: { text: 'ab' } }]);
  });

  test('of a recording without marks, the line editor tells where commands are: bash', async () => {
    const text =
      '\u001B[?2004hme@host:~$ for i in 1 2\r\n\u001B[?2004l\r\u001B[?2004h> do echo $i; done\r\n\u001B[?2004l\r1\r\n2\r\n\u001B[?2004hme@host:~$ ';
    expect(typed(await stepsIn(text, lineEditorReader()))).toEqual([
      ['me@host:~$ for i in 1 2', 'line', undefined],
      ['> do echo $i; done', 'line', undefined],
    ]);
  });

  test('of a recording without marks, the line editor tells where commands are: zsh', async () => {
    const prompt = '\r\u001B[0m\u001B[27m\u001B[24m\u001B[Jvm# \u001B[K\u001B[?2004h';
    const text = `${prompt}l\bls\u001B[?2004l\r\r\nfile\r\n${prompt}`;
    const steps = await stepsIn(text, lineEditorReader());
    expect(steps).toMatchObject([{ typed: 'ls', known: 'screen', shown: { text: 'file' } }]);
  });

  test('any parts, of any sizes, make steps', async () => {
    const part = fc.oneof(
      fc.string().map((text) => ({ is: 'text' as const, text })),
      fc
        .constantFrom(
          '\u001B[',
          '\u001B]',
          '\u001B[?1049',
          '\u001BP',
          '\u009B',
          '\u001B[9999999999;',
          '\r',
        )
        .map((text) => ({ is: 'text' as const, text })),
      fc.record({
        is: fc.constant('mark' as const),
        letter: fc.constantFrom('A', 'B', 'C', 'D', 'S', 'L', 'Z'),
        value: fc.option(fc.string(), { nil: undefined }),
        options: fc.dictionary(fc.constantFrom('aid', 'cols', 'rows', 'cmdline_url'), fc.string()),
        source: fc.constant(''),
      }),
      fc.record({ is: fc.constant('size' as const), columns: fc.double(), rows: fc.integer() }),
      fc.record({ is: fc.constant('section' as const), title: fc.string() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part), async (parts) => {
        for await (const step of stepsOf(parts)) expect(step.is).toBeTruthy();
      }),
      { numRuns: 50 },
    );
  });
});
