/** Scalars of YAML as kubectl writes them: plain, 'single' and "double" quoted. */
import type { Value } from '#checker/kinds/value.ts';

/** What we do not read: anchors, aliases, tags, directives, and anything that is not what kubectl writes. */
export const refuse = (): never => {
  throw new SyntaxError('YAML that is not read');
};

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  v: '\v',
  '"': '"',
  '/': '/',
  '\\': '\\',
  ' ': ' ',
  N: '\x85',
  _: '\xa0',
};
const widths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Where a quoted scalar that begins at `from` ends (past its closing quote), or -1 if it does not. */
export function quotedEnd(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote) {
      if (quote === '"' || text[at + 1] !== "'") return at + 1;
      at++;
    }
  }
  return -1;
}

/** A quoted scalar without its quotes, escapes resolved. */
export function unquote(quoted: string): string {
  const inner = quoted.slice(1, -1);
  if (quoted.startsWith("'")) return inner.replaceAll("''", "'");
  let text = '';
  for (let at = 0; at < inner.length; at++) {
    const character = inner.charAt(at);
    if (character !== '\\') {
      text += character;
      continue;
    }
    const letter = inner.charAt(++at);
    if (letter === '\n') {
      // An escaped line break joins the lines, without the blanks that the next begins with.
      while (/\s/.test(inner.charAt(at + 1))) at++;
      continue;
    }
    const width = widths[letter];
    if (width === undefined) {
      const meant = escapes[letter];
      if (meant === undefined) refuse();
      text += meant;
      continue;
    }
    const digits = inner.slice(at + 1, at + 1 + width);
    const code = digits.length === width && /^[\da-f]+$/i.test(digits) ? parseInt(digits, 16) : -1;
    if (code < 0 || code > 0x10ffff) refuse();
    text += String.fromCodePoint(code);
    at += width;
  }
  return text;
}

/** A plain scalar in YAML's core schema, as far as kubectl's values go. */
export function plain(text: string): Value {
  if (text === '' || text === '~' || text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  // Anchors, aliases, tags, directives, reserved: what would have to be expanded is not read.
  if (/^[&*!%@`|>]/.test(text)) refuse();
  return text;
}
