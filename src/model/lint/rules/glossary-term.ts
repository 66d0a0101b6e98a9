import { passagesIn } from '#model/lint/passages.ts';
import type { Passage } from '#model/lint/passages.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { Found, Rule } from '#model/lint/rule.ts';

/** Shorter words have too many others one letter away. */
const SHORTEST = 7;
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
  if (word.length < SHORTEST || count >= OFTEN || isCapitals) return undefined;
  // Another beginning or another ending is another word, or another form of it.
  const near = [...forms].filter(
    (form) =>
      form[0]?.toLowerCase() === lower[0] && form.toLowerCase().slice(-3) === lower.slice(-3),
  );
  return near.find((form) => isOneSlip(lower, form.toLowerCase()));
}

/** One letter more, less or another, or two neighbours changed. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && x === [...y].reverse().join(''));
}
