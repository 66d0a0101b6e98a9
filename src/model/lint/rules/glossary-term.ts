import { passagesIn } from '#model/lint/passages.ts';
import type { Passage } from '#model/lint/passages.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { Found, Rule } from '#model/lint/rule.ts';

/** Shorter words have too many others one letter away. */
const SHORTEST = 7;
/** Of a word with two neighbours changed: few words are another one's letters in another order. */
const SHORTEST_CHANGED = 5;
/** A word that is written so often is meant. */
const OFTEN = 3;

export const glossaryTerm: Rule = {
  severity: 'advice',
  about:
    'A term of the glossary that is misspelt: one letter off, or with other capitals inside (DaemonSet, CoreDNS). Names in code are not looked at.',
  wrong: { lang: 'mdx', text: 'A Daemonset needs a tolerration.' },
  right: { lang: 'mdx', text: 'A DaemonSet needs a toleration.' },
  *find(workshop) {
    const { glossary, data } = workshop;
    for (const locale of data.locales) {
      const forms = glossary.terms.flatMap(({ words }) => {
        const own = words[locale];
        return own === undefined ? [] : [own.term, ...own.also];
      });
      const single = forms.filter((form) => /^[A-Za-z\u00C0-\u024F]+$/.test(form));
      const passages = single.length === 0 ? [] : passagesIn(workshop, locale);
      yield* misspelt(passages, new Set(single));
    }
  },
};

interface Use {
  word: string;
  passage: Passage;
  at: number;
}

function* misspelt(passages: readonly Passage[], forms: ReadonlySet<string>): Generator<Found> {
  const uses = passages.flatMap(wordsOf);
  const counts = new Map<string, number>();
  for (const { word } of uses) counts.set(word, (counts.get(word) ?? 0) + 1);
  const formOf = new Map<string, string | undefined>();
  for (const { word, passage, at } of uses) {
    if (!formOf.has(word)) formOf.set(word, termForm(word, counts.get(word) ?? 0, forms));
    const form = formOf.get(word);
    if (form === undefined) continue;
    yield {
      place: placeAt(passage.file, passage.text, at),
      message: `"${word}" is written "${form}" in the glossary.`,
      hint: `Write "${form}", or add "${word}" to \`also\` of the term.`,
    };
  }
}

const wordsOf = (passage: Passage): Use[] =>
  passage.runs.flat().flatMap(({ written, start, isCode }) =>
    isCode || passage.isAttribute
      ? []
      : [...written.matchAll(/[A-Za-z\u00C0-\u024F]+/g)].map((match) => ({
          word: match[0],
          passage,
          at: start + match.index,
        })),
  );

/** The form a word was meant to be; undefined where it is one, or is another word. */
function termForm(word: string, count: number, forms: ReadonlySet<string>): string | undefined {
  const lower = word.toLowerCase();
  const isCapitals = word === word.toUpperCase();
  for (const form of forms) {
    if (form.toLowerCase() !== lower) continue;
    // "Taint" may begin a sentence, "daemonset" may be the name of a resource; "Daemonset" is neither.
    const isOther = form.slice(1) !== word.slice(1) && /\p{Ll}\p{Lu}/u.test(form);
    return isOther && !isCapitals && word !== lower ? form : undefined;
  }
  if (count >= OFTEN || isCapitals) return undefined;
  const changed = [...forms].find(
    (form) =>
      word.length >= SHORTEST_CHANGED &&
      form[0]?.toLowerCase() === lower[0] &&
      form.at(-1) === word.at(-1) &&
      isChanged(lower, form.toLowerCase()),
  );
  if (word.length < SHORTEST || changed !== undefined) return changed;
  // Another beginning or another ending is another word, or another form of it.
  const near = [...forms].filter(
    (form) =>
      form[0]?.toLowerCase() === lower[0] && form.toLowerCase().slice(-3) === lower.slice(-3),
  );
  return near.find((form) => isOneSlip(lower, form.toLowerCase()));
}

/** One letter more, less or another. */
function isOneSlip(a: string, b: string): boolean {
  const [x, y] = differenceOf(a, b);
  return x.length <= 1 && y.length <= 1;
}

/** Two neighbours have changed places. */
function isChanged(a: string, b: string): boolean {
  const [x, y] = differenceOf(a, b);
  return x.length === 2 && x === [...y].reverse().join('');
}

/** What is left of two words without the letters that both begin and end with. */
function differenceOf(a: string, b: string): [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
