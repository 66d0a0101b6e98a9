import { placeAt } from '#model/diagnostics/place.ts';
import { passagesIn } from '#model/lint/passages.ts';
import type { Passage } from '#model/lint/passages.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import type { TermWords } from '#model/types.ts';
import { isFormStart, termFinder } from '#transforms/lesson/term-forms.ts';

export const term: Rule = {
  severity: 'advice',
  about:
    'A word that the glossary refuses (`not`) in a language. Readers take two words for one thing for two things. Code is not looked at, and a longer form that the glossary accepts is right.',
  wrong: {
    lang: 'yaml',
    text: 'en: { term: worker node, not: [minion], meaning: A node that runs Pods. }   # and in the prose: each minion',
  },
  right: { lang: 'mdx', text: 'Log in to each worker node.' },
  *find(workshop) {
    for (const locale of workshop.data.locales) {
      const words = workshop.glossary.terms.flatMap(({ words: { [locale]: own } }) => own ?? []);
      if (words.every(({ not }) => not.length === 0)) continue;
      yield* refusedIn(passagesIn(workshop, locale), words);
    }
  },
};

function* refusedIn(passages: readonly Passage[], words: readonly TermWords[]): Generator<Found> {
  const better = new Map<string, string>(
    words.flatMap(({ term: own, not }, index) => not.map(() => [`${index}`, own] as const)),
  );
  const find = termFinder([
    ...words.map(({ term: own, also }) => ({ id: '', link: false, forms: [own, ...also] })),
    ...words.map(({ not }, index) => ({ id: `${index}`, link: false, forms: not })),
  ]);
  for (const { file, text, runs } of passages) {
    for (const { written, start, isCode } of runs.flat()) {
      if (isCode) continue;
      for (let at = 0; at < written.length;) {
        const found = isFormStart(written, at) ? find(written, at) : undefined;
        const own = better.get(found?.id ?? '');
        if (found !== undefined && own !== undefined) {
          yield {
            place: placeAt(file, text, start + at),
            message: `The glossary does not say "${written.slice(at, at + found.length)}".`,
            hint: `Write "${own}", or what fits the sentence.`,
          };
        }
        at += found?.length ?? 1;
      }
    }
  }
}
