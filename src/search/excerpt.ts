import { wordsIn } from './words.ts';

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/** The text in stretches: what was found, and what stands around it. */
export function marked(text: string, terms: ReadonlySet<string>, lang: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { start, end } of foundIn(text, terms, lang)) {
    if (start > done) stretches.push({ text: text.slice(done, start), isFound: false });
    stretches.push({ text: text.slice(start, end), isFound: true });
    done = end;
  }
  if (done < text.length) stretches.push({ text: text.slice(done), isFound: false });
  return stretches;
}

/** How many UTF-16 units of a text are shown: about two lines. Han characters are twice as wide as others. */
const lengthIn = (text: string): number => (/\p{Script=Han}/u.test(text) ? 80 : 150);
/** How much of that may stand before the first word. */
const BEFORE = 0.25;

/** The stretch of a text with the most of what was found, in stretches; its beginning, where nothing was. */
export function excerpt(
  text: string,
  terms: ReadonlySet<string>,
  lang: string,
): readonly Stretch[] {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  const length = lengthIn(flat);
  const found = foundIn(flat, terms, lang);
  const first = found.reduce(
    (best, { start }) => {
      const count = found.filter(
        (each) => each.start >= start && each.end <= start + length,
      ).length;
      return count > best.count ? { start, count } : best;
    },
    { start: 0, count: 0 },
  ).start;
  const from =
    first <= BEFORE * length ? 0 : wordBoundary(flat, Math.round(first - BEFORE * length));
  const to = from + length >= flat.length ? flat.length : wordBoundary(flat, from + length);
  const cut = `${from > 0 ? '… ' : ''}${flat.slice(from, to).trim()}${to < flat.length ? ' …' : ''}`;
  return marked(cut, terms, lang);
}

/** The next blank after a place, if there is one soon: Chinese has none. */
function wordBoundary(text: string, at: number): number {
  const blank = text.indexOf(' ', at);
  return blank === -1 || blank > at + 20 ? at : blank;
}

/** The stretches that were found, without overlaps. */
function foundIn(
  text: string,
  terms: ReadonlySet<string>,
  lang: string,
): readonly { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { term, start, end } of wordsIn(text, lang)) {
    if (!terms.has(term)) continue;
    const last = found.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}
