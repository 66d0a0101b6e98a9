/**
 * The lines of a paste. Most are as a terminal printed them; what terminals, editors and web pages add is taken
 * off here.
 */
import type { Line } from './line.ts';

export interface CleanText {
  source: string[];
  lines: Line[];
}

export function cleanText(pasted: string): CleanText {
  const source = pasted.includes('\r') ? pasted.split(/\r\n|[\n\r]/) : pasted.split('\n');
  const html = /&(?:lt;[a-z]+&gt|nbsp);/.test(pasted);
  const allClean = isClean(pasted, html);
  const lines = source.map((text, index) => {
    if (text === '') return blank;
    return allClean || isClean(text, html)
      ? { number: index + 1, text: text.trimEnd(), reach: text.length, origin: undefined }
      : cleanLine(text, index + 1, html);
  });
  return { source, lines };
}

/** All lines without any character, which nobody asks the place of: a paste may have millions. */
const blank: Line = { number: 0, text: '', reach: 0, origin: undefined };

const isClean = (text: string, html: boolean) =>
  !/[^\x20-\x7e\n\r]/.test(text) && !/\[\d{1,3}[;m]/.test(text) && !(html && text.includes('&'));

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

/** `number` is that of the line, from 1; `html`: the paste has entities instead of `<` and blanks. */
export function cleanLine(source: string, number: number, html: boolean): Line {
  const runs: number[] = [];
  let text = '';
  let open = true; // an unterminated OSC has not been met yet
  const put = (added: string, from: number, last = from + added.length - 1) => {
    const shift = from - text.length;
    const { length } = runs;
    if (length > 0 && shift === runs[length - 2] && from - 1 === runs[length - 1])
      runs[length - 1] = last;
    else runs.push(text.length, shift, last);
    text += added;
  };
  const isLong = source.length >= longest;
  const isKept = (code: number) => isPlain(code) || (isLong && code === 9);
  for (let at = 0; at < source.length;) {
    const code = source.charCodeAt(at);
    if (code === 0x1b || code === 0x9b) {
      const end = escapeEnd(source, at, open);
      if (end < 0) open = false;
      at = end < 0 ? at + 2 : end;
    } else if (code === 0x5b && colourEnd(source, at) > 0) at = colourEnd(source, at);
    else if (code === 0x5e && source.startsWith('^[[', at) && colourEnd(source, at + 2) > 0)
      at = colourEnd(source, at + 2);
    else if (code === 9 && !isLong) {
      put('\t'.padEnd(tabStop - (text.length % tabStop)), at, at);
      at++;
    } else if (isInvisible(code) && code !== 9) at++;
    else if (html && code === 0x26) {
      const semicolon = source.slice(at, at + 7).indexOf(';');
      const character = semicolon > 0 ? entities[source.slice(at + 1, at + semicolon)] : undefined;
      put(character ?? '&', at);
      at += character === undefined ? 1 : semicolon + 1;
    } else if (isKept(code)) {
      let end = at + 1;
      while (isKept(source.charCodeAt(end))) end++;
      put(source.slice(at, end), at);
      at = end;
    } else {
      put(isSpace(code) ? ' ' : boxed(code, source[at] ?? ''), at);
      at++;
    }
  }
  const trimmed = text.trimEnd();
  const whole = text.length === trimmed.length;
  // A copy: what was filled item by item keeps room for more, and a paste may have very many lines.
  const kept = runs.slice();
  const end = whole ? source.length : trimmed === '' ? 0 : originIn(kept, trimmed.length - 1) + 1;
  return {
    number,
    text: trimmed,
    reach: text.length,
    origin: originsIn(kept, trimmed.length, end),
  };
}

/**
 * Runs of characters that are as they were, three numbers for each: where it begins in the text, how much further in the
 * source, and where it ends there.
 */
type Runs = readonly number[];

const originsIn =
  (runs: Runs, length: number, end: number): Line['origin'] =>
  (at) =>
    at < length ? originIn(runs, at) : end;

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

/** Printable, and never the beginning of something that is taken off. */
const isPlain = (code: number) =>
  code >= 0x20 && code < 0x7f && code !== 0x5b && code !== 0x5e && code !== 0x26;

/** The offset after an escape sequence (ECMA-48 CSI, OSC up to BEL or ST, or two characters); -1: OSC never ends. */
function escapeEnd(source: string, at: number, open: boolean): number {
  const introducer = source.charCodeAt(at) === 0x9b ? '[' : source[at + 1];
  let end = source.charCodeAt(at) === 0x9b ? at + 1 : at + 2;
  if (introducer === '[') {
    while (end < source.length && source.charCodeAt(end) < 0x40) end++;
    return end + 1;
  }
  if (introducer !== ']') return introducer === '(' || introducer === ')' ? end + 1 : end;
  if (!open) return -1;
  for (; end < source.length; end++) {
    const code = source.charCodeAt(end);
    if (code === 7) return end + 1;
    if (code === 0x1b && source[end + 1] === '\\') return end + 2;
  }
  return -1;
}

/** The offset after `[1;31m`, a colour whose escape character got lost on the way; 0 if it is none. */
function colourEnd(source: string, at: number): number {
  const match = /^\[\d{1,3}(?:;\d{1,3}){0,4}m(?:\[K)?/.exec(source.slice(at, at + 24));
  return match ? at + match[0].length : 0;
}

const isInvisible = (code: number) =>
  code < 0x20 ||
  code === 0x7f ||
  code === 0xad ||
  code === 0xfeff ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069);

const isSpace = (code: number) =>
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000;

/** Box drawing becomes what people type instead of it. */
function boxed(code: number, character: string): string {
  if (code < 0x2500 || code > 0x257f) return character;
  return '│┃║┆┇┊┋'.includes(character) ? '|' : '─━═┄┅┈┉'.includes(character) ? '-' : '+';
}
