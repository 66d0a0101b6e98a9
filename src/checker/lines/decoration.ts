/** What stands in front of a whole table when it was quoted, commented, numbered, boxed or taken from a diff. */
import { skipBlanks } from './segments.ts';

export interface Decoration {
  /** The signs in order, `N` for a line number: `>`, `>>`, `#`, `|`, `N`, `N+`. */
  signs: string;
  /** Where the content begins. */
  start: number;
}

const marks = '>#|+*/-';

/** All signs in front of the content of this line, as a header must be looked for behind any of them. */
export function decorationOf(text: string): Decoration {
  let at = skipBlanks(text, 0);
  let signs = '';
  while (at < text.length && signs.length < 8) {
    if (marks.includes(text.charAt(at))) {
      signs += text.charAt(at);
      at = skipBlanks(text, at + 1);
      continue;
    }
    const end = signs.includes('N') ? at : numberEnd(text, at);
    if (end === at) break;
    signs += 'N';
    at = skipBlanks(text, end);
  }
  return { signs, start: at };
}

/** Where the content of a row begins, if it has the same signs as its header; without signs, the first non-space. */
export function contentStart(text: string, signs: string): number {
  let at = skipBlanks(text, 0);
  for (const sign of signs) {
    const end = sign === 'N' ? numberEnd(text, at) : at + (text[at] === sign ? 1 : 0);
    if (end === at) return skipBlanks(text, 0);
    at = skipBlanks(text, end);
  }
  return at;
}

/** A line number with the punctuation after it. */
const lineNumber = /\d{1,6}(?:[:.)|]|(?=[ \t]|$))/y;

/** Where such a number ends; `at` if there is none. */
function numberEnd(text: string, at: number): number {
  lineNumber.lastIndex = at;
  return lineNumber.test(text) ? lineNumber.lastIndex : at;
}
