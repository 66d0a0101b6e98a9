/**
 * `lines` entries: a pattern matches a whole line of output. Prompts, commands and comments are no output: the reader
 * has left them out of `Reading.lines`.
 */
import { finding } from '#checker/findings.ts';
import type {
  Finding,
  LineExpectation,
  OutputLine,
  Place,
  Reading,
  VerdictWord,
} from '#checker/types.ts';
import { valueOf } from './variables.ts';
import { globMatches } from './glob.ts';
import type { Judged, Paste } from './paste.ts';
import { conclude } from './paste.ts';
import { sameCommand } from './superseded.ts';
import { outcome } from './verdicts.ts';

/** Output as lines: those of no table, and those that kubectl complained in, in the order of the paste. */
export function outputLines({ lines, errors, source }: Reading): OutputLine[] {
  const known = new Set(lines.map(({ at }) => at.line));
  const complaints = errors.flatMap(({ at }) =>
    at && !known.has(at.line)
      ? [{ text: (source[at.line - 1] ?? '').slice(at.start, at.end), at }]
      : [],
  );
  return [...lines, ...complaints].sort((a, b) => a.at.line - b.at.line);
}

/** `$NAME` within a pattern stands for what the learner chose, literally; undefined while one is unset. */
type Pattern = { pattern: string } | { unset: string };

function fillIn(pattern: string, variables: Readonly<Record<string, string>>): Pattern {
  let unset: string | undefined;
  const filled = pattern.replaceAll(/\$[A-Z_][A-Z\d_]*/g, (written) => {
    const value = valueOf(written, variables);
    if (value === undefined) unset ??= written.slice(1);
    // A `*` of the learner's would be a pattern: no name in Kubernetes has one, so such a value matches nothing.
    return value?.includes('*') ? '\0' : (value ?? '');
  });
  return unset === undefined ? { pattern: filled } : { unset };
}

/** Whether a line entry expects this error: then it is no failure. */
export function expectsError(
  error: Finding,
  { reading, check }: Pick<Paste, 'reading' | 'check'>,
): boolean {
  const text =
    error.at && (reading.source[error.at.line - 1] ?? '').slice(error.at.start, error.at.end);
  return (check.lines ?? []).some(({ line }) => {
    const filled = line === undefined ? undefined : fillIn(line, check.variables ?? {});
    return (
      text !== undefined &&
      filled &&
      'pattern' in filled &&
      globMatches(filled.pattern, text.trim())
    );
  });
}

export function judgeLine(
  expectation: LineExpectation,
  paste: Paste,
  output: readonly OutputLine[],
): Judged {
  const { check, reading } = paste;
  const wanted = expectation.line ?? '';
  const { after } = expectation;
  const start = after === undefined ? undefined : typedLast(reading, after);
  const heard =
    after === undefined
      ? output
      : output.filter(({ at }) => start !== undefined && at.line > start.line);
  const filled = fillIn(wanted, check.variables ?? {});
  const typed = typedLast(reading, after ?? check.command) !== undefined;
  const say = (verdict: VerdictWord, concerned: boolean, ...findings: Finding[]): Judged =>
    conclude([outcome(verdict, ...findings)], concerned);

  if ('unset' in filled)
    return say('unreadable', true, finding('variable-unset', { variable: filled.unset }));
  const { pattern } = filled;
  const match = heard.findLast(({ text }) => globMatches(pattern, text.trim()));
  const expected = expectation.ends ? `${pattern} (${expectation.ends.join(', ')})` : pattern;
  if (!match) {
    if (after !== undefined && start === undefined)
      return say(
        'missing',
        false,
        finding('command-missing', { command: after }, undefined, after),
      );
    const near = heard.findLast(({ text }) => begins(text.trim(), pattern));
    return near
      ? say('failed', true, finding('line-differs', { line: near.text.trim(), expected }, near.at))
      : say(
          'missing',
          typed,
          finding('line-missing', { line: expected }, undefined, check.command),
        );
  }
  const line = match.text.trim();
  const undone = heard.findLast(
    ({ text, at }) => at.line > match.at.line && deletes(text.trim(), line),
  );
  if (undone)
    return say('failed', true, finding('line-undone', { line: undone.text.trim() }, undone.at));
  const last = line.slice(line.lastIndexOf(' ') + 1);
  return expectation.ends && !expectation.ends.includes(last)
    ? say(
        'failed',
        true,
        finding('line-ends', { line, expected: expectation.ends.join(', ') }, match.at),
      )
    : say('met', true);
}

/**
 * `absentLine`: a line that must not be there. That it is not there shows something only if the right output is:
 * the command was typed, or another expectation is met (`proved`).
 */
export function judgeAbsentLine(
  { absentLine = '', after }: LineExpectation,
  { check, reading }: Paste,
  output: readonly OutputLine[],
  proved: boolean,
): Judged {
  const start = after === undefined ? undefined : typedLast(reading, after);
  const from = start?.line ?? 0;
  const filled = fillIn(absentLine, check.variables ?? {});
  const pattern = 'pattern' in filled ? filled.pattern : undefined;
  const unwanted =
    pattern === undefined
      ? undefined
      : output.find(({ text, at }) => at.line > from && globMatches(pattern, text.trim()));
  const command = after ?? check.command;
  const shown =
    after === undefined
      ? proved || typedLast(reading, check.command) !== undefined
      : start !== undefined;
  const findings: Finding[] = [];
  if (unwanted)
    findings.push(finding('line-unwanted', { line: unwanted.text.trim() }, unwanted.at));
  else if ('unset' in filled) findings.push(finding('variable-unset', { variable: filled.unset }));
  else if (!shown)
    findings.push(finding('command-missing', { command: command ?? '' }, undefined, command));
  const verdict = unwanted ? 'failed' : findings.length > 0 ? 'unreadable' : 'met';
  return conclude([outcome(verdict, ...findings)], unwanted !== undefined || shown);
}

/** Where a command was typed for the last time. */
const typedLast = (reading: Reading, command: string | undefined): Place | undefined =>
  command === undefined
    ? undefined
    : reading.commands.findLast(({ text }) => sameCommand(text, command))?.at;

/** A line about the same thing as the pattern: equal up to its first blank or `=`, which must be fixed text. */
function begins(line: string, pattern: string): boolean {
  const end = [...pattern].findIndex((character) => character === ' ' || character === '=');
  const head = end < 0 ? '' : pattern.slice(0, end + 1);
  return head.length > 2 && !head.includes('*') && line.startsWith(head);
}

/** `kind.group "name" deleted` after `kind.group/name created`. */
function deletes(line: string, earlier: string): boolean {
  const [subject = ''] = earlier.split(' ', 1);
  const [kind, name, more] = subject.split('/');
  if (name === undefined || more !== undefined) return false;
  return (
    line.startsWith(`${kind} "${name}" deleted`) ||
    line.startsWith(`${kind} "${name}" force deleted`)
  );
}
