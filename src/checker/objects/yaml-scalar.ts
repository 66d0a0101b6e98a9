/** Scalars of YAML as kubectl writes them: plain, 'single' and "double" quoted. */
import type { Value } from '#checker/kinds/value.ts';

/** What we do not read: anchors, aliases, tags, directives, and anything that is not what kubectl writes. */
export const refuse = (): never => {
  throw new SyntaxError('YAML that is not read');
};

/** What kubectl's writer puts behind a backslash: a code point, a line break that joins two lines, or a letter. */
const escaped =
  /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U(000[\da-fA-F]{5}|0010[\da-fA-F]{4})|(\n\s*)|(.))/gs;
const letters: Readonly<Record<string, string>> = {
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
  return inner.replace(
    escaped,
    (_, x?: string, u?: string, U?: string, lineBreak?: string, letter = '') => {
      const digits = x ?? u ?? U;
      if (digits !== undefined) return String.fromCodePoint(parseInt(digits, 16));
      return lineBreak === undefined ? (letters[letter] ?? refuse()) : '';
    },
  );
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
