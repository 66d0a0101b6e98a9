/**
 * `lines` entries: a pattern matches a whole line of output. Prompts, commands and comments are no output: the reader
 * has left them out of `Reading.lines`.
 */
import { finding } from '#checker/findings.ts';
import type { LineExpectation, OutputLine } from '#checker/types.ts';
import { enough, failedCommands, verdictOfOther } from './errors.ts';
import type { Output } from './line-patterns.ts';
import { fillIn, isAbout, linesLike, matches, outputOf, typedLast } from './line-patterns.ts';
import type { Judged, Paste } from './paste.ts';
import { conclude } from './paste.ts';
import { linePhrase } from './phrased.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/** One verdict per entry of `lines`; `objects` are those of `expect`. */
export function judgeLines(paste: Paste, objects: readonly Judged[]): Judged[] {
  const { lines = [] } = paste.check;
  const output = outputOf(paste.reading);
  const positive = lines.map((line) =>
    line.absentLine === undefined ? judgeLine(line, paste, output) : undefined,
  );
  const proved = [...objects, ...positive].some((each) => each?.verdict === 'met');
  return lines.map(
    (line, index) => positive[index] ?? judgeAbsentLine(line, paste, output, proved),
  );
}

function judgeLine(expectation: LineExpectation, paste: Paste, output: Output): Judged {
  const { check, reading } = paste;
  const { line: written = '', after } = expectation;
  const from = typedLast(reading, after)?.line;
  const { pattern, unset } = fillIn(written, check.variables);
  if (after !== undefined && from === undefined) {
    const missing = finding('command-missing', { command: after }, undefined, after);
    // The line is there, only not the command that it must follow: that is what to say.
    const shown = pattern !== undefined && output.all.some((line) => matches(pattern, line));
    return conclude([outcome('missing', missing)], shown);
  }
  if (unset !== undefined)
    return conclude([outcome('unreadable', finding('variable-unset', { variable: unset }))], true);

  const heard = linesLike(output, pattern).filter(({ at }) => at.line > (from ?? 0));
  const match = heard.findLast((line) => matches(pattern, line));
  const near = isAbout(pattern) ? heard.at(-1) : undefined;
  const wanted = linePhrase(pattern, expectation.ends);
  const nothingPrinted = reading.findings.find(({ code }) => code === 'command-only');
  const lineMissing = finding('line-missing', { line: wanted }, undefined, check.command);
  const said = match
    ? judgeMatch(match, expectation, output)
    : near
      ? outcome('failed', finding('line-differs', { line: near.text, expected: wanted }, near.at))
      : outcome('missing', nothingPrinted ?? lineMissing);
  const errors = errorsAfter(paste, from ?? 0);
  // The line is not there because the command that prints it did not run: there is nothing else to say of it.
  const failures = match || near ? [] : failedCommands(paste, from);
  if (failures.length > 0) return conclude([...failures, ...errors], true);
  const typed = from !== undefined || typedLast(reading, check.command) !== undefined;
  return conclude(
    [said, ...errors],
    match !== undefined || near !== undefined || typed || errors.length > 0,
  );
}

/** A line that is there: taken back later, or with another ending than those that are right? */
function judgeMatch(match: OutputLine, { ends }: LineExpectation, { byHead }: Output): Outcome {
  const { text, at } = match;
  const [subject = ''] = text.split(' ', 1);
  const [kind = '', name] = subject.split('/');
  // `kind.group "name" deleted` after `kind.group/name created`.
  const undone = byHead
    .get(`${kind} `)
    ?.findLast((line) => line.at.line > at.line && deletes(line.text, kind, name));
  if (undone) return outcome('failed', finding('line-undone', { line: undone.text }, undone.at));
  return ends && !ends.includes(text.slice(text.lastIndexOf(' ') + 1))
    ? outcome('failed', finding('line-ends', { line: text, expected: ends }, at))
    : outcome('met');
}

const deletes = (line: string, kind: string, name = ''): boolean =>
  ['deleted', 'force deleted'].some((word) => line.startsWith(`${kind} "${name}" ${word}`));

/**
 * `absentLine`: a line that must not be there. That it is not there shows something only if the right output is:
 * the command was typed, or another expectation is met (`proved`).
 */
function judgeAbsentLine(
  { absentLine = '', after }: LineExpectation,
  paste: Paste,
  output: Output,
  proved: boolean,
): Judged {
  const { check, reading } = paste;
  const command = after ?? check.command;
  const typed = typedLast(reading, command);
  const shown = typed !== undefined || (proved && after === undefined);
  const from = after === undefined ? 0 : (typed?.line ?? 0);
  const { pattern, unset } = fillIn(absentLine, check.variables);
  if (unset !== undefined)
    return conclude([outcome('unreadable', finding('variable-unset', { variable: unset }))], true);
  const unwanted = linesLike(output, pattern).find(
    (line) => line.at.line > from && matches(pattern, line),
  );
  if (unwanted) {
    const there = finding('line-unwanted', { line: unwanted.text }, unwanted.at);
    return conclude([outcome('failed', there)], true);
  }
  const missing = finding('command-missing', { command: command ?? '' }, undefined, command);
  const failures = proved ? [] : [...errorsAfter(paste, from), ...failedCommands(paste, from)];
  if (failures.length > 0) return conclude(failures, true);
  return conclude([shown ? outcome('met') : outcome('unreadable', missing)], shown);
}

/** Errors below a line that nobody expects: what was asked for did not go well, whatever else was printed. */
const errorsAfter = ({ errors, past }: Paste, line: number): Outcome[] =>
  errors
    .filter((error) => !past.has(error) && (error.at?.line ?? Infinity) > line)
    .slice(0, enough)
    .map((error) => outcome(verdictOfOther(error), error));
