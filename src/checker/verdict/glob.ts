/**
 * Whole-text match of a pattern in which `*` stands for any text and nothing else is special. Linear: every fixed
 * part is looked for once, from left to right.
 */
export function globMatches(pattern: string, text: string): boolean {
  const { first, inner, last } = partsOf(pattern);
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of inner) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= end;
}

interface Parts {
  pattern: string;
  first: string;
  inner: readonly string[];
  /** Undefined where there is no `*`. */
  last: string | undefined;
}

/** Those of the last pattern: it is tried on one text after the other. */
let latest: Parts = { pattern: '', first: '', inner: [], last: undefined };

function partsOf(pattern: string): Parts {
  if (latest.pattern === pattern) return latest;
  const [first = '', ...inner] = pattern.split('*');
  const last = inner.pop();
  latest = { pattern, first, inner, last };
  return latest;
}
