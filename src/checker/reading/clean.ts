/**
 * Takes off what terminals, editors and web pages add to text, and keeps where every character came from.
 * A single pass per line; unterminated sequences are searched for only once, so hostile text stays linear.
 */
import type { Line } from './line.ts';

export interface CleanText {
  source: string[];
  lines: Line[];
}

/** A tab goes to the next column that is a multiple of this. */
export const tabStop = 8;
/** Longer lines are no table: their tabs need not be filled up. */
const longest = 20_000;
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

export function cleanText(pasted: string): CleanText {
  const source = pasted.split(/\r\n|[\n\r]/);
  const html = /&(?:lt;[a-z]+&gt|nbsp);/.test(pasted);
  return { source, lines: source.map((text, index) => cleanLine(text, index + 1, html)) };
}

function cleanLine(source: string, number: number, html: boolean): Line {
  if (
    /^[\x20-\x7e]*$/.test(source) &&
    !/\[\d{1,3}[;m]/.test(source) &&
    !(html && source.includes('&'))
  )
    return { number, text: source.trimEnd(), reach: source.length, map: undefined };
  const map: number[] = [];
  let text = '';
  let open = true; // an unterminated OSC has not been met yet
  const put = (character: string, from: number) => {
    text += character;
    map.push(from);
  };
  for (let at = 0; at < source.length;) {
    const code = source.charCodeAt(at);
    if (code === 0x1b || code === 0x9b) {
      const end = escapeEnd(source, at, open);
      if (end < 0) open = false;
      at = end < 0 ? at + 2 : end;
    } else if (code === 0x5b && colourEnd(source, at) > 0) at = colourEnd(source, at);
    else if (code === 0x5e && source.startsWith('^[[', at) && colourEnd(source, at + 2) > 0)
      at = colourEnd(source, at + 2);
    else if (code === 9) {
      put('\t', at);
      while (text.length % tabStop && source.length < longest) put(' ', at);
      at++;
    } else if (isInvisible(code)) at++;
    else if (html && code === 0x26) {
      const semicolon = source.slice(at, at + 7).indexOf(';');
      const character = semicolon > 0 ? entities[source.slice(at + 1, at + semicolon)] : undefined;
      put(character ?? '&', at);
      at += character === undefined ? 1 : semicolon + 1;
    } else {
      put(isSpace(code) ? ' ' : boxed(code, source[at] ?? ''), at);
      at++;
    }
  }
  const trimmed = text.trimEnd();
  const whole = text.length === trimmed.length;
  map.length = trimmed.length;
  map.push(whole ? source.length : (map.at(-1) ?? -1) + 1);
  return { number, text: trimmed, reach: text.length, map };
}

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
