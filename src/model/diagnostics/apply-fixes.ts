import type { Fix } from './diagnostic.ts';

/**
 * A text with changes made, all or those that do not touch each other: of two that overlap the first is made, and lint
 * finds the other one again. Two insertions at one place are one.
 */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): { text: string; made: readonly Fix[] } {
  const made: Fix[] = [];
  for (const fix of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const before = made.at(-1);
    const isFree =
      before === undefined ||
      fix.start > before.end ||
      (fix.start === before.end && fix.end > fix.start && before.end > before.start);
    if (isFree) made.push(fix);
  }
  let fixed = '';
  let from = 0;
  for (const { start, end, text: words } of made) {
    fixed += text.slice(from, start) + words;
    from = end;
  }
  return { text: fixed + text.slice(from), made };
}
