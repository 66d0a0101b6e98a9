import { catalogue } from './catalogue.ts';
import type { DiagnosticParams } from './params.ts';
import type { Place } from './place.ts';

/** A replacement in the text of a file: UTF-16 offsets, end exclusive. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** Something wrong in the content, or advice on it. */
export interface Diagnostic {
  /** A key of the catalogue, or the id of a rule of lint. */
  code: string;
  /** An error of the catalogue stops the build; one of a rule makes lint fail. */
  severity: 'error' | 'advice';
  place: Place;
  /** What is wrong. */
  message: string;
  /** What to do. */
  hint: string;
  /** A change of the file that is certain to be right. */
  fix?: Fix;
}

/** A diagnostic of the catalogue: it stops the build. */
export function diagnostic<Code extends keyof DiagnosticParams>(
  code: Code,
  place: Place,
  params: DiagnosticParams[Code],
  fix?: Fix,
): Diagnostic {
  return { code, severity: 'error', place, ...catalogue[code](params), ...(fix && { fix }) };
}

/** Diagnostics by file, line and column, at one place by code. The same message at the same place is kept once, as an error if it is one anywhere. */
export function sorted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const ordered = [...diagnostics].sort(
    ({ place: a, ...one }, { place: b, ...other }) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(one.code, other.code) ||
      rank[one.severity] - rank[other.severity],
  );
  const keys = new Set<string>();
  return ordered.filter(({ place: { file, line, column }, message }) => {
    const key = `${file}:${line}:${column} ${message}`;
    return !keys.has(key) && keys.add(key);
  });
}

const rank = { error: 0, advice: 1 } as const;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

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
