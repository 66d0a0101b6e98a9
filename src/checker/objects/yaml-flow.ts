/** Flow style, `{a: b}` and `[a, b]`, over any number of lines: also what `kubectl -o kyaml` prints. */
import type { Value } from '#checker/kinds/value.ts';
import { plain, quotedEnd, refuse, unquote } from './yaml-scalar.ts';

/** Deeper than any object of Kubernetes; what nests deeper is an attack. */
export const maxDepth = 60;

/** Asked of every character: most are no blank of any script. */
const isSpace = (character: string): boolean =>
  character === ' ' || ((character < '!' || character > '~') && /\s/.test(character));

/** The value of a whole flow text. @throws SyntaxError */
export function parseFlow(text: string): Value {
  let at = 0;

  const skipBlanks = () => {
    for (; at < text.length; at++) {
      if (text[at] === '#' && (at === 0 || isSpace(text.charAt(at - 1)))) {
        const end = text.indexOf('\n', at);
        at = end < 0 ? text.length : end;
      } else if (!isSpace(text.charAt(at))) return;
    }
  };

  const scalar = (asKey: boolean): Value => {
    const start = at;
    if (text[at] === '"' || text[at] === "'") {
      at = quotedEnd(text, at);
      if (at < 0) refuse();
      return unquote(text.slice(start, at));
    }
    while (at < text.length && !',{}[]\n'.includes(text.charAt(at))) {
      if (text[at] === ':' && (asKey || isSpace(text.charAt(at + 1)))) break;
      if (text[at] === '#' && isSpace(text.charAt(at - 1))) break;
      at++;
    }
    return plain(text.slice(start, at).trim());
  };

  const node = (depth: number): Value => {
    if (depth > maxDepth) refuse();
    skipBlanks();
    if (text[at] === '{') return mapping(depth);
    if (text[at] === '[') return sequence(depth);
    return scalar(false);
  };

  /** What stands between brackets: items, a comma behind each, which the last may lack. */
  const items = (close: string, readItem: () => void): void => {
    at++;
    skipBlanks();
    while (text[at] !== close) {
      readItem();
      skipBlanks();
      if (text[at] === ',') at++;
      else if (text[at] !== close) refuse();
      skipBlanks();
    }
    at++;
  };

  const mapping = (depth: number): Value => {
    const found = new Map<string, Value>();
    items('}', () => {
      const key = String(scalar(true));
      skipBlanks();
      if (text[at] !== ':' || found.has(key)) refuse();
      at++;
      found.set(key, node(depth + 1));
    });
    return Object.fromEntries(found);
  };

  const sequence = (depth: number): Value => {
    const found: Value[] = [];
    items(']', () => found.push(node(depth + 1)));
    return found;
  };

  const value = node(0);
  skipBlanks();
  if (at < text.length) refuse();
  return value;
}
