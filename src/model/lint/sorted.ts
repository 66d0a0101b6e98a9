import type { Finding } from './lint.ts';

/** Findings by file, line and column; at one place by rule. The same one is told once. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const ordered = [...findings].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
  return ordered.filter((finding, index) => {
    const before = ordered[index - 1];
    return (
      before === undefined ||
      before.file !== finding.file ||
      before.line !== finding.line ||
      before.column !== finding.column ||
      before.message !== finding.message
    );
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
