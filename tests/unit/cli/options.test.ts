import { describe, expect, test } from 'vitest';
import { checkOptions } from '#cli/check-options.ts';
import { milliseconds } from '#cli/duration.ts';
import { localeOfEnv } from '#cli/locale.ts';

const optionsOf = (...args: string[]) => checkOptions(args, { LANG: 'en_US.UTF-8' }).result;

describe('an option', () => {
  test.each([
    ['says what is asked', ['--ready'], { asked: { how: 'ready' } }],
    [
      'may have its value after a blank',
      ['--lesson', 'a/b#c'],
      { asked: { how: 'lesson', what: 'a/b#c' } },
    ],
    ['or after "="', ['--expect=e.yaml'], { asked: { how: 'expect', what: 'e.yaml' } }],
    ['may stand after the file', ['pods.txt', '--ready'], { file: 'pods.txt' }],
    ['is none after "--"', ['--ready', '--', '--pods.txt'], { file: '--pods.txt' }],
    ['has a default', ['--ready'], { content: 'content', format: 'text', file: undefined }],
    ['is read in any case where it is a word', ['--ready', '--format=JSON'], { format: 'json' }],
    [
      'may be short',
      ['--ready', '-w', 'kubectl get pods'],
      { watch: { command: 'kubectl get pods', interval: 2000, timeout: 300_000 } },
    ],
    [
      'may be a time',
      ['--ready', '--watch', 'ls', '--interval=500ms', '--timeout', '1h'],
      { watch: { command: 'ls', interval: 500, timeout: 3_600_000 } },
    ],
    ['gives way to --help', ['--nonsense', '--help'], { isHelp: true }],
    ['gives way to -h', ['-h'], { isHelp: true }],
  ])('%s', (_, args, expected) => {
    expect(optionsOf(...args)).toMatchObject({ value: expected });
  });
});

describe('wrong use is told:', () => {
  test.each([
    [[], 'Say what to check: --ready, --lesson or --expect.'],
    [['--redy'], 'There is no option --redy. Did you mean --ready?'],
    [['-q', '--ready'], 'There is no option -q.'],
    [['--ready=yes'], '--ready takes no value.'],
    [['--expect'], '--expect needs a value.'],
    [['--expect='], '--expect needs a value.'],
    [['--expect', '--ready'], '--expect needs a value.'],
    [['--ready', '-w'], '-w needs a value.'],
    [['--ready', '--ready'], '--ready is given twice. Give it once.'],
    [['--expect=a', '--expect=b'], '--expect is given twice. Give it once.'],
    [['--ready', '--expect=e'], '--ready and --expect do not go together. Give one of them.'],
    [['--ready', '--lesson=e'], '--ready and --lesson do not go together. Give one of them.'],
    [['--lesson=a', '--expect=e'], '--lesson and --expect do not go together. Give one of them.'],
    [['--ready', '-w', 'ls', 'f'], '--watch and f do not go together. Give one of them.'],
    [['--ready', '--timeout=1'], '--timeout is of use only with --watch.'],
    [['--ready', '--content=d'], '--content is of use only with --lesson.'],
    [['--ready', 'a', 'b'], 'Only one file can be checked at a time: a, b.'],
    [
      ['--ready', '--format=jsn'],
      '--format cannot be “jsn”. It is one of: text, json. Did you mean json?',
    ],
    [['--ready', '--locale=de'], '--locale cannot be “de”. It is one of: en, pt-BR, zh-CN.'],
    [
      ['--ready', '-w', 'ls', '--interval=0'],
      '--interval cannot be “0”. Write a time such as 2, 500ms, 30s or 5m.',
    ],
  ])('%j', (args, error) => {
    expect(optionsOf(...args)).toEqual({ error });
  });

  test.each([
    ['pt-BR', 'A opção --redy não existe. Você quis dizer --ready?'],
    ['zh-CN', '没有 --redy 这个选项。你是不是想输入 --ready？'],
  ])('in %s, if that was understood', (locale, error) => {
    expect(optionsOf('--redy', `--locale=${locale}`)).toEqual({ error });
  });
});

test.each([
  ['2', 2000],
  ['0.5', 500],
  ['250ms', 250],
  ['30s', 30_000],
  ['5m', 300_000],
  ['1h', 3_600_000],
  ['0', undefined],
  ['-1', undefined],
  ['5 m', undefined],
  ['5x', undefined],
  ['m', undefined],
  ['', undefined],
  ['1e9', undefined],
  ['999h', undefined],
  ['5toString', undefined],
])('the time "%s" is %o milliseconds', (text, time) => {
  expect(milliseconds(text)).toBe(time);
});

test.each([
  [{ LANG: 'pt_BR.UTF-8' }, 'pt-BR'],
  [{ LANG: 'pt_PT' }, 'pt-BR'],
  [{ LANG: 'zh_CN.GB18030' }, 'zh-CN'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE@euro' }, 'en'],
  [{}, 'en'],
  [{ LANG: 'en_US', LC_ALL: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'pt_BR', LC_ALL: '' }, 'pt-BR'],
  [{ LANG: 'en_US', LC_MESSAGES: 'pt_BR' }, 'pt-BR'],
])('the shell %j asks for %s', (env, locale) => {
  expect(localeOfEnv(env)).toBe(locale);
});
