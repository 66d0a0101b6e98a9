import { expect, test } from 'vitest';
import { isLocale, localeOfPath } from '#i18n/locales.ts';

test.each([
  ['en', 'en'],
  ['pt-br', 'pt-BR'],
  ['zh-cn', 'zh-CN'],
  ['pt-BR', undefined],
  ['', undefined],
  [undefined, undefined],
])('the segment %o is the locale %o', (segment, locale) => {
  expect(localeOfPath(segment)).toBe(locale);
});

test('a property every object has is not a locale', () => {
  expect(isLocale('toString')).toBe(false);
  expect(isLocale('zh-CN')).toBe(true);
});
