import { expect, test } from 'vitest';
import { run } from './fake-io.ts';

test.each([
  [['--help'], 'Usage: readyroom COMMAND'],
  [['-h'], 'Usage: readyroom COMMAND'],
  [['--version'], '1.2.3\n'],
  [['check', '--help'], 'Usage: kubectl get pods -A | readyroom check --ready'],
  [['check', '--help', '--locale', 'pt-BR'], 'Uso: kubectl get pods -A | readyroom check --ready'],
  [['check', '--ready', '-h'], '--locale LOCALE    en, pt-BR, zh-CN;'],
])('%j is answered', async (args, said) => {
  const outcome = await run(args);
  expect(outcome).toMatchObject({ code: 0, err: '' });
  expect(outcome.out).toContain(said);
});

test.each([
  [[], 'A command is missing. Commands: check, init, lint, import, new, translations.'],
  [['chekc'], 'Did you mean check?'],
  [['toString'], 'There is no command “toString”.'],
])('%j is wrong use', async (args, said) => {
  const outcome = await run(args);
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toContain(said);
  expect(outcome.err).toContain('readyroom --help tells how to use it.');
});

test('the shell chooses the language', async () => {
  const { out } = await run(['--help'], { env: { LANG: 'zh_CN.UTF-8' } });
  expect(out).toContain('用法：readyroom COMMAND');
});

test('help fits into 100 columns', async () => {
  for (const locale of ['en', 'pt-BR', 'zh-CN']) {
    const { out } = await run(['check', '--help', '--locale', locale]);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  }
});

test('what nobody foresaw is one line and exit code 2', async () => {
  const env = {
    get NO_COLOR(): string {
      throw new Error('broken\nworld');
    },
  };
  const stdin = 'NAME   STATUS\ndemo   Active\n';
  const outcome = await run(['check', '--ready'], { env, stdin, isTerminal: { stdout: true } });
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toMatch(/^readyroom: Readyroom met something .*\(broken.world\).*\n$/u);
});
