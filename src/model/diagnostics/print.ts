import { sorted } from './diagnostic.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';

/** `file:line:column`, as terminals and editors link it. */
export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** One diagnostic as text: its place, what is wrong, then what to do. */
export const problemText = ({ place, message, hint }: Diagnostic): string =>
  `${placeText(place)}  ${message}\n  → ${hint}`;

/** What stops a build, by file and then by place, with the number at the end; '' for nothing. */
export function problemsText(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const all = sorted(diagnostics);
  const groups = byFile(all, problemText);
  const problems = counted(all.length, 'problem');
  return `${groups.join('\n\n')}\n\n${problems} in ${counted(groups.length, 'file')}`;
}

/** The texts of sorted diagnostics, those of a file together. */
export function byFile(
  diagnostics: readonly Diagnostic[],
  print: (diagnostic: Diagnostic) => string,
): string[] {
  const files = [...new Set(diagnostics.map(({ place }) => place.file))];
  return files.map((file) =>
    diagnostics
      .filter(({ place }) => place.file === file)
      .map(print)
      .join('\n'),
  );
}

/** "1 error", "2 errors". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** For programs. Stable: keys are added, never changed. `fixable`: `lint --fix` would change it. */
export const diagnosticJson = ({ place, severity, code, message, hint, fix }: Diagnostic) => ({
  ...{ file: place.file, line: place.line, column: place.column },
  ...{ severity, rule: code, message, hint, fixable: fix !== undefined },
});

/** A workflow command: GitHub shows the diagnostic at its line of the change. `tool` is who says so. */
export function githubAnnotation(
  { place: { file, line, column }, severity, code, message, hint }: Diagnostic,
  tool: string,
): string {
  const command = severity === 'error' ? 'error' : 'warning';
  const at = `file=${property(file)},line=${line},col=${column}`;
  return `::${command} ${at},title=${property(`${tool}: ${code}`)}::${data(`${message}\n${hint}`)}`;
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
