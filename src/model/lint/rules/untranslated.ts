import { passageText, prosePassages, workshopPassages, writtenText } from '#model/lint/passages.ts';
import type { Passage } from '#model/lint/passages.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { Found, Rule } from '#model/lint/rule.ts';

/** Small words of English that no other language of these sites uses so often together. */
const english = new Set(
  'the and is are was were of to with this that your you from which when it its be by on in if not can'.split(
    ' ',
  ),
);
const han = /\p{Script=Han}/u;

export const untranslated: Rule = {
  severity: 'advice',
  about:
    'A sentence of a translation that is the same as in the source, or reads like English. It was left behind.',
  wrong: { lang: 'mdx', text: 'Este comando lista os nós. Every node is waiting for a network.' },
  right: { lang: 'mdx', text: 'Este comando lista os nós. Todos os nós esperam por uma rede.' },
  *find(workshop) {
    const { source, locales } = workshop.data;
    for (const locale of locales.filter((each) => each !== source)) {
      const ofSource = new Set(workshopPassages(workshop, source).map(passageText));
      yield* leftIn(workshopPassages(workshop, locale), ofSource, locale, source);
      for (const { proses } of workshop.lessons) {
        const [original, own] = [source, locale].map((each) =>
          proses.find((prose) => prose.locale === each),
        );
        if (own === undefined) continue;
        const originals = new Set(
          original === undefined ? [] : prosePassages(original).map(passageText),
        );
        yield* leftIn(prosePassages(own), originals, locale, source);
      }
    }
  },
};

function* leftIn(
  passages: readonly Passage[],
  ofSource: ReadonlySet<string>,
  locale: string,
  source: string,
): Generator<Found> {
  for (const passage of passages) {
    const text = passageText(passage);
    if (passage.isAttribute && isMessage(text)) continue;
    const isSame = ofSource.has(text) && wordsOf(text).length >= 4;
    const sentence = isSame ? text : foreignSentence(text, locale);
    const start = passage.runs[0]?.[0]?.start;
    if (sentence === undefined || start === undefined) continue;
    const at = passage.text.indexOf(sentence.slice(0, 12), start);
    const language = isSame ? `as in the source (${source})` : 'in English';
    const shown = (isSame ? writtenText(passage) : undefined) ?? sentence;
    yield {
      place: placeAt(passage.file, passage.text, at === -1 ? start : at),
      message: `This is ${language}: ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`,
      hint: `Say it in ${locale}.`,
    };
  }
}

/** What a program says keeps its language: in quotes, with a colon or an option in it, or without a capital. */
const isMessage = (text: string): boolean =>
  /["'`“:]|--/.test(text.slice(1, -1)) || /^\W*\p{Ll}/u.test(text);

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** The first sentence that can only be English: without Han in Chinese, else with many small words of English. */
function foreignSentence(text: string, locale: string): string | undefined {
  if (locale.startsWith('en')) return undefined;
  return text
    .split(/(?<=[.!?。！？])\s*/)
    .find((sentence) => isEnglish(sentence, locale.startsWith('zh')));
}

function isEnglish(sentence: string, isChinese: boolean): boolean {
  if (isChinese && han.test(sentence)) return false;
  const words = wordsOf(sentence).map((word) => word.toLowerCase());
  const small = words.filter((word) => english.has(word));
  if (words.length < 5) return false;
  return new Set(small).size >= (isChinese ? 1 : 3) && small.length / words.length >= 0.2;
}
