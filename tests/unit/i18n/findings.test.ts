import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { everyParamIsFilled, messages } from '#i18n/messages.ts';
import { say } from '#i18n/say.ts';

type Words = Readonly<Record<string, string>>;

const forms = /_(?:zero|one|two|few|many|other)$/;
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();

/** The parameters that the words of a code use, over all its plural forms. */
function paramsByCode(words: Words): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [key, text] of Object.entries(words)) {
    const code = key.replace(forms, '');
    found[code] = [...new Set([...(found[code] ?? []), ...holes(text)])].sort();
  }
  return found;
}

test('the words of every locale use the same parameters', () => {
  for (const locale of localeCodes)
    expect(paramsByCode(messages[locale].findings), locale).toEqual(
      paramsByCode(messages.en.findings),
    );
});

test('no text asks for a parameter that its finding does not have', () => {
  expect(everyParamIsFilled).toBe(true);
});

test.each<[Locale, number, string]>([
  [
    'en',
    1,
    'Pod web is ready now, but was restarted 1 time and recently. The log of its previous run says why.',
  ],
  [
    'en',
    5,
    'Pod web is ready now, but was restarted 5 times and recently. The log of its previous run says why.',
  ],
  [
    'pt-BR',
    5,
    'O Pod web está pronto agora, mas foi reiniciado 5 vezes, a última há pouco. O log da execução anterior diz por quê.',
  ],
  ['zh-CN', 5, 'Pod web 现在已就绪，但不久前刚重启过（5 次）。上一次运行的日志会说明原因。'],
])('%s says %d restarts', (locale, count, expected) => {
  expect(say(messages[locale].findings, locale, 'pod-restarted', { name: 'web', count })).toBe(
    expected,
  );
});

describe.each(localeCodes)('the words in %s', (locale) => {
  const words: Words = messages[locale].findings;

  test('have every plural form of the locale', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const counted = new Set(
      Object.keys(words)
        .filter((key) => forms.test(key))
        .map((key) => key.replace(forms, '')),
    );
    for (const code of counted)
      for (const form of pluralCategories) expect(words).toHaveProperty([`${code}_${form}`]);
  });

  test('are sentences without markup', () => {
    const parts = /^verdict\.[a-z]+$|^(?:list|condition|value|paste)\.|^group\.rest$|\.last$/;
    for (const [key, text] of Object.entries(words)) {
      expect(text, key).not.toMatch(/[<>`*]/);
      if (!parts.test(key)) expect(text, key).toMatch(/[.。]$/);
    }
  });

  test('load in at most 8 KiB', () => {
    const size = gzipSync(JSON.stringify(words), { level: 9 }).length;
    expect(size).toBeLessThanOrEqual(8 * 1024);
  });
});
