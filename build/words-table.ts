/**
 * `npm run words -- pt-BR`: every message of a language, filled with what breaks words, to be read by a native. What
 * differs by a name or a kind only stands once.
 */
import { localeCodes, isLocale } from '#i18n/locales.ts';
import { criteriaWith, fillings, keysOf, sentenceOf, wordsOf } from './words-samples.ts';
import type { Filling } from './words-samples.ts';

const [locale = '', part = ''] = process.argv.slice(2);
if (!isLocale(locale)) {
  console.error(
    `Say which language: npm run words -- ${localeCodes.join('|')} [BEGINNING OF KEYS]`,
  );
  process.exit(2);
}
show(
  'criteria',
  fillings.map((filling) => [filling, criteriaWith(locale, filling)]),
);
for (const key of keysOf(wordsOf(locale)).filter((each) => each.startsWith(part)))
  show(
    key,
    fillings.map((filling) => [filling, [sentenceOf(locale, key, filling)]]),
  );

/** Prints the sentences that differ by more than the name and the kind. */
function show(title: string, said: readonly (readonly [Filling, readonly string[]])[]): void {
  const shown = new Map<string, string>();
  for (const [{ kind, name }, sentences] of said)
    for (const sentence of sentences) {
      const shape = sentence.replaceAll(name, 'NAME').replaceAll(kind, 'KIND');
      if (!shown.has(shape)) shown.set(shape, sentence);
    }
  console.log([title, ...[...shown.values()].map((sentence) => `  ${sentence}`)].join('\n'));
}
