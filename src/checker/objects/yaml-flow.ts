/** Flow style, `{a: b}` and `[a, b]`, over any number of lines: also what `kubectl -o kyaml` prints. */
import type { Value } from '#checker/kinds/value.ts';
import { setOwn } from '#checker/kinds/value.ts';
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
    const found: Record<string, Value> = {};
    at++;
    skipBlanks();
    if (text[at] === '}') {
      at++;
      return found;
    }
    do {
      const key = String(scalar(true));
      skipBlanks();
      if (text[at] !== ':' || Object.hasOwn(found, key)) refuse();
      at++;
      setOwn(found, key, node(depth + 1));
    } while (!ends('}'));
    return found;
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
