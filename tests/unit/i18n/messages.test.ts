import { expect, test } from 'vitest';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { messages as all } from '#i18n/messages.ts';
import { sayPlainly } from '#i18n/say-plainly.ts';
import { say } from '#i18n/say.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { MessageKey } from '#i18n/catalogue.ts';

/** Everything but the findings, which have tests of their own. */
const messages = Object.fromEntries(
  localeCodes.map((locale) => [locale, { ...all[locale].ui, ...all[locale].report }]),
) as Record<Locale, Readonly<Record<string, string>>>;

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
/** Words that are the same in every language: names. */
const names = new Set([
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
    const english = messages.en[key] ?? messages.en[key.replace(pluralForm, '_other')] ?? '';
    expect([key, holes(text)]).toEqual([key, holes(english)]);
    expect(text.trim()).not.toBe('');
  }
});

test.each(localeCodes.filter((locale) => locale !== 'en'))(
  '%s leaves nothing in English',
  (locale) => {
    const same = Object.entries(messages[locale])
      .filter(([key, text]) => text === messages.en[key] && !names.has(text))
      .filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
      .map(([key]) => key);
    expect(same).toEqual([]);
  },
);

test.each(localeCodes)(
  "the browser's say() agrees with i18next on every message of %s",
  (locale) => {
    const t = translatorFor(locale);
    for (const key of Object.keys(all[locale].ui)) {
      const base = key.replace(pluralForm, '') as MessageKey;
      for (const count of [0, 1, 2, 5, 21, 1_000_000]) {
        const filled = Object.fromEntries(
          holes(messages[locale][key] ?? '').map((hole) => [hole.slice(2, -2), `<${hole}&"$1>`]),
        );
        const params = pluralForm.test(key) ? { ...filled, count } : filled;
        expect(say(messages[locale], locale, base, params)).toBe(t(base, params));
        expect(sayPlainly(messages[locale], locale, base, params)).toBe(t(base, params));
      }
    }
  },
);

test('say() leaves no doubt about a key without words', () => {
  expect(() => say({}, 'en', 'no.such')).toThrow('No words for "no.such" in en.');
});
