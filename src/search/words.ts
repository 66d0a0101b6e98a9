/** A word of a text, as it is looked for: folded, in the singular. Offsets are UTF-16 units of the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** Scripts that put no blanks between words, and what other words are made of: names such as `kube-system` or `169.254.1.1` whole. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/v;
const letter = `[[\\p{L}\\p{N}]--${unspaced.source.slice(0, -1)}]\\p{M}*`;
const run = new RegExp(`${unspaced.source}|${letter}(?:[.\\/:@_\\-]*${letter})*`, 'gv');
const parts = /[\p{L}\p{N}\p{M}]+/gu;
const number = /^\d+$/;

/**
 * The words of a text, in the order in which they begin. The build makes the index of them, the browser takes the query
 * apart in the same way. A name is one word, and so is each of its parts that is no number. A Chinese word of three
 * characters or more is also each two of them that follow each other: browsers do not cut all such words alike.
 */
export function* wordsIn(text: string, lang: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(run)) {
    if (unspaced.test(found)) yield* cut(found, index, lang);
    else yield* named(found, index, lang);
  }
}

function* named(name: string, at: number, lang: string): Generator<Word> {
  yield { term: folded(name, lang), start: at, end: at + name.length };
  for (const { 0: part, index } of name.matchAll(parts)) {
    if (part.length === name.length || number.test(part)) continue;
    const start = at + index;
    yield { term: folded(part, lang), start, end: start + part.length };
  }
}

const segmenters = new Map<string, Intl.Segmenter>();

function* cut(words: string, at: number, lang: string): Generator<Word> {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, segmenter);
  for (const { segment, index } of segmenter.segment(words)) {
    const start = at + index;
    yield { term: segment, start, end: start + segment.length };
    if (segment.length < 3) continue;
    for (let from = 0; from + 2 <= segment.length; from += 1) {
      const pair = segment.slice(from, from + 2);
      yield { term: pair, start: start + from, end: start + from + 2 };
    }
  }
}

const marks = /\p{M}/gu;

/** Without capitals, accents and the ending of a plural. */
function folded(word: string, lang: string): string {
  const plain = word.normalize('NFD').replace(marks, '').toLowerCase();
  const endings = lang.startsWith('pt') ? portuguese : english;
  for (const [ending, singular] of endings) {
    if (plain.endsWith(ending) && plain.length > ending.length + 1)
      return plain.slice(0, -ending.length) + singular;
  }
  return plain;
}

/** Endings of plurals and of their singulars, the longest first. What ends in `ss` or `us` is no plural. */
const english: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ches', 'ch'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['s', ''],
];
const portuguese: readonly (readonly [string, string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['res', 'r'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ns', 'm'],
  ['ss', 'ss'],
  ['s', ''],
];
