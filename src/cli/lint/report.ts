import type { Finding } from '#model/lint/lint.ts';
import { visible } from '#cli/terminal.ts';
import type { Paint } from '#cli/terminal.ts';

/** What lint found and did, for every format. */
export interface LintReport {
  /** Sorted. */
  findings: readonly Finding[];
  /** How many files were read. */
  files: number;
  /** What --fix changed. */
  fixed: readonly Finding[];
  /** Rules that could not be asked, and why, a sentence each. */
  notes: readonly string[];
}

/** For people: by file, then a line that counts; it is the last one but for what can be done next. */
export function lintText(report: LintReport, isFixing: boolean, paint: Paint): string {
  const { findings, fixed, notes } = report;
  const files = [...new Set(findings.map(({ file }) => file))];
  const groups = files.map((name) =>
    findings
      .filter(({ file }) => file === name)
      .map((finding) => findingText(finding, paint))
      .join('\n'),
  );
  const mendable = isFixing ? 0 : findings.filter(({ fix }) => fix !== undefined).length;
  const [example] = findings.filter(({ severity }) => severity === 'advice');
  const lines = [
    ...groups.map((group) => `${group}\n`),
    ...fixed.map(({ file, line, column, rule, hint }) =>
      visible(`Changed ${file}:${line}:${column}  ${rule}: ${hint}`),
    ),
    ...notes,
    summary(report),
    ...(mendable > 0 ? [`readyroom lint --fix can mend ${mendable} of them.`] : []),
    ...(example ? [`readyroom lint --explain ${example.rule} tells more about a rule.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** "0 errors, 2 advice in 12 files". */
function summary({ findings, files }: LintReport): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const advice = findings.length - errors;
  const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  return `${some(errors, 'error')}, ${advice} advice in ${some(files, 'file')}`;
}

function findingText(finding: Finding, paint: Paint): string {
  const { file, line, column, severity, rule, message, hint } = finding;
  const word = paint(severity, severity === 'error' ? 'failed' : 'waiting');
  return `${visible(`${file}:${line}:${column}`)}  ${word} ${rule}: ${visible(message)}\n  → ${visible(hint)}`;
}

/**
 * For programs, one line. Stable: keys are added, never changed. `version` is that of this form, `fixable` what --fix
 * would change.
 */
export function lintJson({ findings, files, fixed, notes }: LintReport): string {
  const plain = (finding: Finding) => {
    const { file, line, column, severity, rule, message, hint, fix } = finding;
    return { file, line, column, severity, rule, message, hint, fixable: fix !== undefined };
  };
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return `${JSON.stringify({
    version: 1,
    errors,
    advice: findings.length - errors,
    files,
    findings: findings.map(plain),
    fixed: fixed.map(plain),
    notes,
  })}\n`;
}

/** Workflow commands: GitHub shows each finding at its line of the change. */
export function lintGithub(report: LintReport): string {
  const lines = report.findings.map(({ file, line, column, severity, rule, message, hint }) => {
    const command = severity === 'error' ? 'error' : 'warning';
    const place = `file=${property(file)},line=${line},col=${column}`;
    return `::${command} ${place},title=${property(`readyroom lint: ${rule}`)}::${data(`${message}\n${hint}`)}`;
  });
  return `${[...lines, ...report.notes, summary(report)].join('\n')}\n`;
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
