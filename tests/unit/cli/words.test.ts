import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
/** Words of shells and files that stay as they are. */
const options = (text: string) => new Set(text.match(/--[a-z]+/g));

describe.each(localeCodes)('the words of the command line in %s', (locale) => {
  test.each(Object.entries(messages[locale].cli))(
    '%s fills in what English fills in',
    (key, text) => {
      const en = messages.en.cli;
      const english = en[key] ?? en[key.replace(pluralForm, '_other')] ?? '';
      expect(holes(text)).toEqual(holes(english));
      expect(options(text)).toEqual(options(english));
      expect(text.trim()).not.toBe('');
    },
  );

  test('have every plural form of the locale', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const keys = Object.keys(messages[locale].cli).filter((key) => pluralForm.test(key));
    for (const key of keys)
      for (const form of pluralCategories)
        expect(messages[locale].cli).toHaveProperty([key.replace(pluralForm, `_${form}`)]);
  });
});

test('Chinese has one blank between Han and Latin letters or digits, and full-width marks', () => {
  for (const [key, text] of Object.entries(messages['zh-CN'].cli)) {
    const plain = text.replaceAll(/\{\{\w+\}\}/g, 'X');
    expect(plain, key).not.toMatch(/\p{Script=Han}[A-Za-z\d]|[A-Za-z\d]\p{Script=Han}/u);
    expect(plain, key).not.toMatch(/\p{Script=Han}[,;:!?]|您/u);
  }
});
