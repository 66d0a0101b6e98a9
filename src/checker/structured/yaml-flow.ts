/** Flow style, `{a: b}` and `[a, b]`, over any number of lines: also what `kubectl -o kyaml` prints. */
import type { Value } from './value.ts';
import { plain, quotedEnd, refuse, unquote } from './yaml-scalar.ts';

/** Deeper than any object of Kubernetes; what nests deeper is an attack. */
export const maxDepth = 60;

/** The value of a whole flow text. @throws SyntaxError */
export function parseFlow(text: string): Value {
  let at = 0;

  const skipBlanks = () => {
    for (; at < text.length; at++) {
      if (text[at] === '#' && (at === 0 || /\s/.test(text.charAt(at - 1)))) {
        const end = text.indexOf('\n', at);
        at = end < 0 ? text.length : end;
      } else if (!/\s/.test(text.charAt(at))) return;
    }
  };

  const scalar = (asKey: boolean): Value => {
    const start = at;
    if (text[at] === '"' || text[at] === "'") {
      at = quotedEnd(text, at);
      if (at < 0) refuse();
      return unquote(text.slice(start, at));
    }
    while (at < text.length && !/[,{}[\]\n]/.test(text.charAt(at))) {
      if (text[at] === ':' && (asKey || /\s/.test(text.charAt(at + 1)))) break;
      if (text[at] === '#' && /\s/.test(text.charAt(at - 1))) break;
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

  /** After an item: a comma and the next, or the end. */
  const ends = (close: string): boolean => {
    skipBlanks();
    if (text[at] === ',') at++;
    else if (text[at] !== close) refuse();
    skipBlanks();
    if (text[at] !== close) return false;
    at++;
    return true;
  };

  const mapping = (depth: number): Value => {
    const found = new Map<string, Value>();
    at++;
    skipBlanks();
    if (text[at] === '}') {
      at++;
      return {};
    }
    do {
      const key = String(scalar(true));
      skipBlanks();
      if (text[at] !== ':' || found.has(key)) refuse();
      at++;
      found.set(key, node(depth + 1));
    } while (!ends('}'));
    return Object.fromEntries(found);
  };

  const sequence = (depth: number): Value => {
    const found: Value[] = [];
    at++;
    skipBlanks();
    if (text[at] === ']') {
      at++;
      return found;
    }
    do found.push(node(depth + 1));
    while (!ends(']'));
    return found;
  };

  const value = node(0);
  skipBlanks();
  if (at < text.length) refuse();
  return value;
}
