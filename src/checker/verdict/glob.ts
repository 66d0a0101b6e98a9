/**
 * Whole-text match of a pattern in which `*` stands for any text and nothing else is special. Linear: every fixed
 * part is looked for once, from left to right.
 */
export function globMatches(pattern: string, text: string): boolean {
  const parts = pattern.split('*');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return pattern === text;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (let at = 1; at < parts.length - 1; at++) {
    const part = parts[at] ?? '';
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= text.length - last.length;
}
