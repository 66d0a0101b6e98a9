/**
 * `npm run words -- pt-BR`: every message of a language, filled with what breaks words, to be read by a native. What
 * differs by a name or a kind only stands once.
 */
import { localeCodes, isLocale } from '#i18n/locales.ts';
import { fillings, keysOf, sentenceOf, wordsOf } from './words-samples.ts';

const [locale = '', part = ''] = process.argv.slice(2);
if (!isLocale(locale)) {
  console.error(
    `Say which language: npm run words -- ${localeCodes.join('|')} [BEGINNING OF KEYS]`,
  );
  process.exit(2);
}
for (const key of keysOf(wordsOf(locale)).filter((each) => each.startsWith(part))) {
  const shown = new Map<string, string>();
  for (const filling of fillings) {
    const sentence = sentenceOf(locale, key, filling);
    const shape = sentence.replaceAll(filling.name, 'NAME').replaceAll(filling.kind, 'KIND');
    if (!shown.has(shape)) shown.set(shape, sentence);
  }
  console.log([key, ...[...shown.values()].map((sentence) => `  ${sentence}`)].join('\n'));
}
