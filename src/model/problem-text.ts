import type { Problem } from './types.ts';

/** One problem as text: `file:line:column  what is wrong`, then what to do. */
export function problemText(problem: Problem): string {
  const { file, line, column } = problem;
  return `${file}:${line}:${column}  ${problem.message}\n  → ${problem.hint}`;
}

/** Problems as text, by file and then by place, with their number at the end; '' for none. */
export function problemsText(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const sorted = [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
  const files = new Set(sorted.map(({ file }) => file));
  const groups = [...files].map((file) =>
    sorted
      .filter((problem) => problem.file === file)
      .map(problemText)
      .join('\n'),
  );
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files.size} ${files.size === 1 ? 'file' : 'files'}`;
  return `${groups.join('\n\n')}\n\n${count}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
