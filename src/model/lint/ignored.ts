const mark = 'lint-ignore';

/**
 * Whether a comment says to ignore a rule: `lint-ignore RULE`, with a reason after it, in one of the lines (from 1) or in
 * the line before it. How the language writes comments does not matter.
 */
export function isIgnored(text: string, rule: string, lines: readonly number[]): boolean {
  if (!text.includes(mark)) return false;
  const all = text.split('\n');
  return lines.some((line) => names(all[line - 1] ?? '', rule) || names(all[line - 2] ?? '', rule));
}

function names(line: string, rule: string): boolean {
  const at = line.indexOf(mark);
  if (at === -1) return false;
  const words = line.slice(at + mark.length).split(/[\s,:]+/);
  return words.includes(rule);
}
