/** What terminals, editors and web pages add to a line is taken off here, with the way back to where a character stood. */

/** A tab goes to the next column that is a multiple of this. */
export const tabStop = 8;
/** Longer lines are no table: their tabs are not filled up. */
const longest = 20_000;
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * What no terminal shows as it stands, or shows otherwise than a row needs: escape sequences (ECMA-48 CSI, OSC, two
 * characters), a colour whose escape character got lost on the way, what is invisible; and what something else stands
 * for: a tab, a blank of another kind, an entity of HTML, a line of a box.
 */
const odd =
  // eslint-disable-next-line no-control-regex -- escape sequences are what it looks for
  /(?:\x1b\[|\x9b)[\0-\x3f]*.?|\x1b(?:\]|[()]?.?)|(?:\^\[)?\[\d{1,3}(?:;\d{1,3}){0,4}m(?:\[K)?|([\t\xa0\u1680\u2000-\u200a\u202f\u205f\u3000\u2500-\u257f])|[\p{Cc}\p{Cf}]|&(lt|gt|amp|quot|#39|nbsp);/gsu;

/**
 * Runs of characters that are as they were, three numbers for each: where it begins in the text, how much further in the
 * source, and where it ends there.
 */
type Runs = readonly number[];

/** A line as it was pasted; `html`: the paste has entities instead of `<` and blanks. */
export interface Origin {
  source: string;
  html: boolean;
}

interface Cleaned extends Origin {
  text: string;
  runs: Runs;
}

/** The last line that was cleaned: places are asked of one after the other, and a paste may have very many. */
let latest: Cleaned = { source: '', html: false, text: '', runs: [] };

export function cleaned({ source, html }: Origin): Cleaned {
  if (latest.source === source && latest.html === html) return latest;
  const runs: number[] = [];
  let text = '';
  let next = 0;
  /** An OSC that never ends has not been met yet. */
  let isOpen = true;
  const put = (added: string, from: number, last = from + added.length - 1) => {
    if (added === '') return;
    const shift = from - text.length;
    const { length } = runs;
    if (length > 0 && shift === runs[length - 2] && from - 1 === runs[length - 1])
      runs[length - 1] = last;
    else runs.push(text.length, shift, last);
    text += added;
  };
  odd.lastIndex = 0;
  for (let match = odd.exec(source); match; match = odd.exec(source)) {
    const { 0: found, 1: shown, 2: entity = '', index } = match;
    if ((shown === '\t' && source.length >= longest) || (entity !== '' && !html)) continue;
    put(source.slice(next, index), next);
    next = index + found.length;
    if (found === '\x1b]' && isOpen) {
      const end = endOfTitle(source, next);
      isOpen = end > 0;
      odd.lastIndex = next = end || next;
    }
    put(shown ? shownAs(shown, text.length) : (entities[entity] ?? ''), index, index);
  }
  put(source.slice(next), next);
  latest = { source, html, text, runs };
  return latest;
}

/** Behind BEL or ST, which end an OSC; 0 where none follows. */
function endOfTitle(source: string, from: number): number {
  // eslint-disable-next-line no-control-regex -- the two signs that end a title
  const end = /\x07|\x1b\\/g;
  end.lastIndex = from;
  return end.test(source) ? end.lastIndex : 0;
}

/** What people type instead of a blank or a line of a box; a tab with the blanks up to its stop, `column` is where it stands. */
function shownAs(character: string, column: number): string {
  if (character === '\t') return character.padEnd(tabStop - (column % tabStop));
  if (/\s/.test(character)) return ' ';
  return '│┃║┆┇┊┋'.includes(character) ? '|' : '─━═┄┅┈┉'.includes(character) ? '-' : '+';
}

/** Where in the line as it was pasted the character at an offset of its cleaned text stood; `end` is that of the text. */
export function originOf(origin: Origin, at: number, end: number): number {
  const { runs, text } = cleaned(origin);
  if (at < end) return originIn(runs, at);
  return end === text.length ? origin.source.length : end === 0 ? 0 : originIn(runs, end - 1) + 1;
}

/** What fills up a tab came from where the tab stood. */
function originIn(runs: Runs, at: number): number {
  let low = 0;
  let high = runs.length / 3;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((runs[middle * 3] ?? Infinity) <= at) low = middle;
    else high = middle;
  }
  return Math.min(at + (runs[low * 3 + 1] ?? 0), runs[low * 3 + 2] ?? 0);
}
