import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { messages as all } from '#i18n/messages.ts';
import { sayPlainly } from '#i18n/say-plainly.ts';
import { say, type Param, type Params } from '#i18n/say.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { AnyKey } from '#i18n/catalogue.ts';

/** All messages of a language. */
const messages = Object.fromEntries(
  localeCodes.map((locale) => [locale, Object.assign({}, ...Object.values(all[locale]))]),
) as Record<Locale, Readonly<Record<string, string>>>;

type Words = Readonly<Record<string, string>>;

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
/** The keys as callers use them: plural forms are one. */
const keysOf = (words: Words) =>
  new Set(Object.keys(words).map((key) => key.replace(pluralForm, '')));
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
/** A message in English; of plural forms that English does not have, the one that they are made of. */
const english = (key: string): string | undefined =>
  messages.en[key] ?? messages.en[key.replace(pluralForm, '_other')];
/**
 * Messages that are the same in several languages: names, the sign for seconds, and words that a language shares with
 * English, as French does "Page".
 */
const sameAsEnglish = new Set([
  '{{time}} s: {{verdict}}',
  ...['kind', 'minikube', 'k3d', 'K3s', 'MicroK8s', 'Docker Desktop', 'kubeadm'],
  ...['Amazon EKS', 'Google GKE', 'Azure AKS', 'OpenShift'],
]);

test.each(localeCodes)('%s has the plural forms that its grammar needs', (locale) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
  const keys = Object.keys(messages[locale]).filter((key) => pluralForm.test(key));
  const bases = new Set(keys.map((key) => key.replace(pluralForm, '')));
  for (const base of bases) {
    const own = keys.filter((key) => key.replace(pluralForm, '') === base);
    expect(own.map((key) => key.slice(base.length + 1)).toSorted()).toEqual(forms);
  }
});

test.each(localeCodes)('%s fills in the same places as English, and nothing is empty', (locale) => {
  for (const [key, text] of Object.entries(messages[locale])) {
    expect([key, holes(text)]).toEqual([key, holes(english(key) ?? '')]);
    expect(text.trim()).not.toBe('');
  }
});

test.each(localeCodes.filter((locale) => locale !== 'en'))(
  '%s leaves nothing in English',
  (locale) => {
    const same = Object.entries(messages[locale])
      .filter(([key, text]) => text === english(key) && !sameAsEnglish.has(text))
      .filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
      .map(([key]) => key);
    expect(same).toEqual([]);
  },
);

describe("the browser's formatters agree with i18next, which says the same in builds and in terminals", () => {
  test.each(localeCodes)('on every UI string of %s', (locale) => {
    const t = translatorFor(locale);
    for (const key of keysOf(all[locale].ui)) {
      const params = { ...ofPlainParams(all[locale].ui, key), count: 0 };
      for (const count of [0, 1, 2, 5, 21, 1_000_000])
        expect(sayPlainly(all[locale].ui, locale, key, { ...params, count })).toBe(
          t(key as AnyKey, { ...params, count }),
        );
    }
  });

  test.each(localeCodes)('on every message of %s, whatever fills it', (locale) => {
    const t = translatorFor(locale);
    const everything = Object.assign({}, ...Object.values(all[locale])) as Words;
    const { params } = arbitraries(everything);
    for (const key of keysOf(everything))
      fc.assert(
        fc.property(params(key), (given) => {
          expect(say(everything, locale, key, given)).toBe(t(key as AnyKey, given));
        }),
        { numRuns: 20 },
      );
  });

  test('and a key stands in one part of a language only', () => {
    for (const locale of localeCodes) {
      const keys = Object.values(all[locale]).flatMap((part) => Object.keys(part));
      expect(keys).toHaveLength(new Set(keys).size);
    }
  });
});

test('say() leaves no doubt about a key without words', () => {
  expect(() => say({}, 'en', 'no.such')).toThrow('No message "no.such" in en.');
});

/** The names of the places of a message, over its plural forms. */
function placesOf(words: Words, key: string): readonly string[] {
  const texts = ['', '_zero', '_one', '_two', '_few', '_many', '_other'].map(
    (form) => words[key + form] ?? '',
  );
  return [...new Set(texts.flatMap(holes))].map((hole) => hole.slice(2, -2));
}

const ofPlainParams = (words: Words, key: string) =>
  Object.fromEntries(placesOf(words, key).map((name) => [name, `<${name}&"$1>`]));

/** Parameters of all shapes: what others wrote, numbers, phrases with parameters of their own, lists of all these. */
function arbitraries(words: Words) {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('web', '中文', '{{name}}', '$t(report.next)', '$& $1', '<b>', 'toString', ''),
  );
  const count = fc.oneof(fc.constantFrom(0, 1, 2, 5, 21, 1_000_000), fc.nat());
  const phrases = [...keysOf(words)].filter((key) =>
    /^(?:condition|value|paste)\.|^group\.rest$/.test(key),
  );
  const { param } = fc.letrec<{ param: Param }>((tie) => ({
    param: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      text,
      count,
      fc.array(tie('param'), { maxLength: 3 }),
      fc
        .constantFrom(...phrases)
        .chain((code) =>
          fc.record({ code: fc.constant(code), params: paramsOf(code, tie('param')) }),
        ),
    ),
  }));
  function paramsOf(key: string, one: fc.Arbitrary<Param>): fc.Arbitrary<Params> {
    const entries = placesOf(words, key).map((name) => [name, name === 'count' ? count : one]);
    const isCounted = words[key] === undefined;
    return fc.record({
      ...(Object.fromEntries(entries) as Record<string, fc.Arbitrary<Param>>),
      ...(isCounted ? { count } : {}),
    });
  }
  return { params: (key: string) => paramsOf(key, param) };
}
