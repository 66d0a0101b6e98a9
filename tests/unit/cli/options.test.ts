import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { check, checkOptions, typedTime } from '#cli/check/options.ts';
import { localeOfEnv } from '#cli/locale.ts';
import { parseInvocation } from '#cli/parse-invocation.ts';

const optionsOf = async (...args: string[]) => {
  const parsed = await parseInvocation(check, args);
  return 'value' in parsed ? checkOptions(parsed.value, { LANG: 'en_US.UTF-8' }) : parsed;
};

describe('an option', () => {
  test.each([
    ['says what is asked', ['--ready'], { check: { from: 'ready' } }],
    [
      'may have its value after a blank',
      ['--lesson', 'a/b#c'],
      { check: { from: 'lesson', name: 'a/b#c' } },
    ],
    ['or after "="', ['--expect=e.yaml'], { check: { from: 'expect', name: 'e.yaml' } }],
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
    ['is the language of the shell', ['--ready'], { locale: 'en' }],
    ['or another one, in any case', ['--ready', '--locale=PT-br'], { locale: 'pt-BR' }],
  ])('%s', async (_, args, expected) => {
    expect(await optionsOf(...args)).toMatchObject({ value: expected });
  });

  test.each([[['--nonsense', '--help']], [['-h']]])('gives way to %j', async (args) => {
    expect(await optionsOf(...args)).toEqual({ help: true });
  });
});

describe('wrong use is told:', () => {
  test.each([
    [[], 'Say what to check: --ready, --lesson or --expect.'],
    [['--redy'], 'There is no option --redy. Did you mean --ready?'],
    [['-q', '--ready'], 'There is no option -q.'],
    [['--ready=yes'], '--ready takes no value.'],
    [['--expect'], '--expect needs a value: --expect FILE.'],
    [['--expect='], '--expect needs a value: --expect FILE.'],
    [['--expect', '--ready'], '--expect needs a value: --expect FILE.'],
    [['--ready', '-w'], '-w needs a value: -w COMMAND.'],
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
      '--format cannot be "jsn". It is one of: text, json. Did you mean json?',
    ],
    [
      ['--ready', '--locale=tlh'],
      `--locale cannot be "tlh". It is one of: ${localeCodes.join(', ')}.`,
    ],
    [
      ['--ready', '-w', 'ls', '--interval=0'],
      '--interval cannot be "0". Write a time such as 2, 500ms, 30s or 5m.',
    ],
  ])('%j', async (args, usageError) => {
    expect(await optionsOf(...args)).toEqual({ usageError });
  });

  test.each([['pt-BR'], ['zh-CN']])('in English, whatever the report is in: %s', async (locale) => {
    expect(await optionsOf('--redy', `--locale=${locale}`)).toEqual({
      usageError: 'There is no option --redy. Did you mean --ready?',
    });
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
  expect(typedTime(text)).toBe(time);
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
