import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import {
  byFile,
  counted,
  diagnosticJson,
  githubAnnotation,
  placeText,
} from '#model/diagnostics/print.ts';
import { visible } from '#cli/terminal.ts';
import type { Paint } from '#cli/terminal.ts';

/** What lint found and did, for every format. */
export interface LintReport {
  /** Sorted. */
  diagnostics: readonly Diagnostic[];
  /** How many files were read. */
  files: number;
  /** What --fix changed. */
  fixed: readonly Diagnostic[];
  /** Rules that could not be asked, and why, a sentence each. */
  notes: readonly string[];
}

/** For people: by file, then a line that counts; it is the last one but for what can be done next. */
export function lintText(report: LintReport, isFixing: boolean, paint: Paint): string {
  const { diagnostics, fixed, notes } = report;
  const groups = byFile(diagnostics, (diagnostic) => diagnosticText(diagnostic, paint));
  const fixable = isFixing ? 0 : diagnostics.filter(({ fix }) => fix !== undefined).length;
  const [example] = diagnostics.filter(({ severity }) => severity === 'advice');
  const lines = [
    ...groups.map((group) => `${group}\n`),
    ...fixed.map(({ place, code, hint }) =>
      visible(`Changed ${placeText(place)}  ${code}: ${hint}`),
    ),
    ...notes,
    summary(report),
    ...(fixable > 0 ? [`readyroom lint --fix can mend ${fixable} of them.`] : []),
    ...(example ? [`readyroom lint --explain ${example.code} tells more about a rule.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

/** "0 errors, 2 advice in 12 files". */
function summary({ diagnostics, files }: LintReport): string {
  const errors = errorsIn(diagnostics);
  const advice = diagnostics.length - errors;
  return `${counted(errors, 'error')}, ${advice} advice in ${counted(files, 'file')}`;
}

function diagnosticText(
  { place, severity, code, message, hint }: Diagnostic,
  paint: Paint,
): string {
  const level = paint(severity, severity === 'error' ? 'failed' : 'waiting');
  return `${visible(placeText(place))}  ${level} ${code}: ${visible(message)}\n  → ${visible(hint)}`;
}

/** For programs, one line. Stable: keys are added, never changed. `version` is that of this form. */
export function lintJson({ diagnostics, files, fixed, notes }: LintReport): string {
  const errors = errorsIn(diagnostics);
  return `${JSON.stringify({
    ...{ version: 1, errors, advice: diagnostics.length - errors, files },
    findings: diagnostics.map(diagnosticJson),
    fixed: fixed.map(diagnosticJson),
    notes,
  })}\n`;
}

/** Workflow commands: GitHub shows each diagnostic at its line of the change. */
export function lintGithub(report: LintReport): string {
  const lines = report.diagnostics.map((each) => githubAnnotation(each, 'readyroom lint'));
  return `${[...lines, ...report.notes, summary(report)].join('\n')}\n`;
}
