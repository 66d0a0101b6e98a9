import { lessonNameOf } from '#importer/page-paths.ts';
import { pageWords } from '#importer/text/page-words.ts';

/** A page, or what was made of one: where it is or was, and what it says. */
export interface Said {
  path: string;
  text: string;
}

/** A page that is new and one that is gone, with the share of what they say that is the same, from 0 to 1. */
export interface Likeness<New, Gone> {
  fresh: New;
  gone: Gone;
  share: number;
}

/** From this share on a page is the one that is gone, if no other comes close; with the name of that one, from a smaller share on. */
const SURE = 0.6;
const SURE_BY_NAME = 0.4;
/** From this share on it may be. */
const MAYBE = 0.3;
/** A likeness that is so much less is none that competes. */
const MARGIN = 0.15;

/**
 * Finds the new pages that are pages which are gone, under another path and perhaps with changes, and those that may be. A word
 * counts the less the more pages have it: pages of one pattern are told apart by what only one of them says.
 * @param all what the site says now, and what was made of it before: by them a word is common or rare
 */
export function movedPages<New extends Said, Gone extends Said>(
  fresh: readonly New[],
  gone: readonly Gone[],
  all: { now: readonly string[]; before: readonly string[] },
): { sure: Likeness<New, Gone>[]; maybe: Likeness<New, Gone>[] } {
  if (fresh.length === 0 || gone.length === 0) return { sure: [], maybe: [] };
  const [now, before] = [countsOf(all.now), countsOf(all.before)];
  const weightOf = (word: string): number =>
    1 / Math.max(1, now.get(word) ?? 0, before.get(word) ?? 0);
  const weigh = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + weightOf(word), 0);
  const weighed = <One extends Said>(ones: readonly One[]) =>
    ones.map((one) => {
      const words = wordsOf(one.text);
      return { one, words, weight: weigh(words) };
    });
  const others = weighed(gone);
  const alike = weighed(fresh).flatMap(({ one, words, weight }) =>
    others.flatMap((other): Likeness<New, Gone>[] => {
      const common = [...words].filter((word) => other.words.has(word));
      const share = (2 * weigh(common)) / (weight + other.weight);
      const pair = { fresh: one, gone: other.one, share };
      return share >= MAYBE || isInSamePlace(pair) ? [pair] : [];
    }),
  );
  const sure = alike.filter((each) => isSure(each, alike));
  const isSettled = ({ fresh: page, gone: old }: Likeness<New, Gone>): boolean =>
    sure.some((each) => each.fresh === page || each.gone === old);
  return { sure, maybe: alike.filter((each) => !isSettled(each)) };
}

function isSure<New extends Said, Gone extends Said>(
  one: Likeness<New, Gone>,
  alike: readonly Likeness<New, Gone>[],
): boolean {
  const rivals = alike.filter(
    (other) => other !== one && (other.fresh === one.fresh || other.gone === one.gone),
  );
  if (rivals.some(isInSamePlace)) return false;
  if (isInSamePlace(one)) return true;
  if (one.share < (hasSameName(one) ? SURE_BY_NAME : SURE)) return false;
  return rivals.every((other) => {
    // Of pages that say the same, the one that is called the same.
    if (hasSameName(one) && !hasSameName(other) && other.share <= one.share + MARGIN) return true;
    return other.share <= one.share - MARGIN || 1 - other.share >= 3 * (1 - one.share) + 0.02;
  });
}

const hasSameName = ({ fresh, gone }: Likeness<Said, Said>): boolean =>
  nameOf(fresh.path) === nameOf(gone.path);

/** `new/harbour/sail.md` and `old/harbour/sail.md`: a folder above was moved or renamed. */
const isInSamePlace = ({ fresh, gone }: Likeness<Said, Said>): boolean => {
  const [place, other] = [fresh, gone].map(({ path }) => path.split('/').slice(-2).join('/'));
  return place === other && place?.includes('/') === true;
};

/** `02-setup.md` is called as `01-setup.md`, and `setup/index.md` as the folder. */
function nameOf(path: string): string | undefined {
  const stem = path.replace(/\.[^./]*$/, '').replace(/\/(?:_?index|readme)$/i, '');
  return lessonNameOf(stem.split('/').at(-1) ?? '');
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...wordsOf(text)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What a text says: without tags, without the keys of YAML, and without what an import estimates. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    pageWords(
      text
        .replaceAll(/^(?:minutes|environments): .*$/gm, ' ')
        .replaceAll(/<[^<>\n]*>|\{\/\*.*?\*\/\}/g, ' ')
        .replaceAll(/^[ \t]*(?:- )?[\w-]+:/gm, ' '),
    ),
  );
