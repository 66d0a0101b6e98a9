/**
 * `lines` entries: a pattern matches a whole line of output. Prompts, commands and comments are no output. Where
 * commands were pasted along, only the output of the last run of the check's own command counts.
 */
import { finding } from '#checker/findings.ts';
import type { LineExpectation, OutputLine } from '#checker/types.ts';
import { enough, failedCommands, verdictOfOther } from './errors.ts';
import { expects, hasEnding, isAbout, linesLike, matches, outputOf } from './line-patterns.ts';
import type { Output } from './line-patterns.ts';
import { lastRuns, ownOutput } from './own-output.ts';
import type { OwnOutput } from './own-output.ts';
import { conclude } from './paste.ts';
import type { Judged, Paste } from './paste.ts';
import { linePhrase } from './phrased.ts';
import { fillIn } from '#checker/lines/variables.ts';
import { outcome } from './verdicts.ts';
import type { Outcome } from './verdicts.ts';

/** What one entry is tried on: the output that counts for it, and where that begins. */
interface Tried {
  paste: Paste;
  own: OwnOutput;
  output: Output;
  /** All output of the paste: what another command printed later may take a line back. */
  everything: Output;
  /** The line of the command of `after`; 0 without one, undefined if that command was not typed. */
  from: number | undefined;
}

/** One verdict per entry of `lines`; `objects` are those of `expect`. */
export function judgeLines(paste: Paste, objects: readonly Judged[]): Judged[] {
  const { lines = [] } = paste.check;
  const own = ownOutput(paste);
  const output = outputOf(own.lines);
  const everything = outputOf(paste.reading.lines);
  const triedOn = ({ after }: LineExpectation): Tried => {
    if (after === undefined) return { paste, own, output, everything, from: 0 };
    const from = lastRuns(paste.runs, after).at(-1)?.at.line;
    return { paste, own, output: everything, everything, from };
  };
  const positive = lines.map((line) =>
    line.absentLine === undefined ? judgeLine(line, triedOn(line)) : undefined,
  );
  const proved = [...objects, ...positive].some((each) => each?.verdict === 'met');
  return lines.map(
    (line, index) => positive[index] ?? judgeAbsentLine(line, triedOn(line), proved),
  );
}

function judgeLine(expectation: LineExpectation, tried: Tried): Judged {
  const { paste, own, output, from } = tried;
  const { check, reading } = paste;
  const { line: written = '', after } = expectation;
  const { text: pattern, unset } = fillIn(written, check.variables, true);
  if (after !== undefined && from === undefined) {
    const missing = finding('command-missing', { command: after }, undefined, after);
    // The line is there, only not the command that it must follow: that is what to say.
    const shown = unset === undefined && output.all.some((line) => matches(pattern, line));
    return conclude([outcome('missing', missing)], shown);
  }
  if (unset !== undefined) return unsetVariable(unset);

  const heard = linesLike(output, pattern).filter(({ at }) => at.line > (from ?? 0));
  const match = heard.findLast((line) => matches(pattern, line));
  const near = isAbout(pattern) ? heard.at(-1) : undefined;
  const wanted = linePhrase(pattern, expectation.ends);
  const lineMissing = finding('line-missing', { line: wanted }, undefined, check.command);
  const nothingPrinted = reading.findings.find(({ code }) => code === 'command-only');
  const said = match
    ? judgeMatch(match, heard, expectation, tried)
    : near
      ? [outcome('failed', finding('line-differs', { line: near.text, expected: wanted }, near.at))]
      : [outcome('missing', nothingPrinted ?? lineMissing)];
  const errors = errorsAfter(paste, from ?? 0);
  // The line is not there because the command that prints it did not run: there is nothing else to say of it.
  const failures = match || near ? [] : failedCommands(paste, from);
  if (failures.length > 0) return conclude([...failures, ...errors], true);
  const typed = own.runs.length > 0 || (after !== undefined && from !== undefined);
  return conclude(
    [...said, ...errors],
    match !== undefined || near !== undefined || typed || errors.length > 0,
  );
}

/** A line that is there: the last of its kind, so often as it should, nothing else beside it, and not taken back? */
function judgeMatch(
  match: OutputLine,
  heard: readonly OutputLine[],
  expectation: LineExpectation,
  { paste, own, everything }: Tried,
): Outcome[] {
  const { text, at } = match;
  const { line: pattern = '', ends, only, times } = expectation;
  const { check } = paste;
  const outcomes: Outcome[] = [];
  if (own.isElsewhere)
    outcomes.push(
      outcome('unreadable', finding('other-place', { command: check.command ?? '' }, at)),
    );
  const last = isAbout(pattern) ? heard.at(-1) : undefined;
  // The same question was answered again below, and otherwise.
  if (last && last.at.line > at.line && !expects(check.lines ?? [], last, check.variables))
    outcomes.push(
      outcome(
        'failed',
        finding('line-differs', { line: last.text, expected: linePhrase(text) }, last.at),
      ),
    );
  const undone = undoneBy(match, everything);
  if (undone)
    outcomes.push(outcome('failed', finding('line-undone', { line: undone.text }, undone.at)));
  if (ends && !hasEnding(match, ends))
    outcomes.push(outcome('failed', finding('line-ends', { line: text, expected: ends }, at)));
  if (times !== undefined) {
    const { text: filled } = fillIn(pattern, check.variables, true);
    const found = heard.filter((line) => matches(filled, line)).length;
    const params = { line: linePhrase(text), found, expected: times };
    if (found !== times)
      outcomes.push(
        outcome(found < times ? 'missing' : 'failed', finding('line-times', params, at)),
      );
  }
  const other = only ? otherLine(paste, own) : undefined;
  if (other)
    outcomes.push(outcome('failed', finding('line-other', { line: other.text }, other.at)));
  return outcomes.length > 0 ? outcomes : [outcome('met')];
}

const opposites: Readonly<Record<string, string>> = {
  tainted: 'untainted',
  untainted: 'tainted',
  labeled: 'unlabeled',
  unlabeled: 'labeled',
  cordoned: 'uncordoned',
  uncordoned: 'cordoned',
};

/** A later line of the paste that takes a line back: `kind.group "name" deleted` after `kind.group/name created`. */
function undoneBy({ text, at }: OutputLine, { byHead }: Output): OutputLine | undefined {
  const [subject = '', word = ''] = text.split(' ', 2);
  const [kind = '', name = ''] = subject.split('/');
  const opposite = opposites[word];
  return [
    ...(byHead.get(`${kind} `) ?? []).filter((line) =>
      ['deleted', 'force deleted'].some((end) => line.text.startsWith(`${kind} "${name}" ${end}`)),
    ),
    ...(opposite === undefined ? [] : (byHead.get(`${subject} `) ?? [])).filter((line) =>
      line.text.startsWith(`${subject} ${opposite}`),
    ),
  ].findLast((line) => line.at.line > at.line);
}

/** The first line of output, or row of a table, that no entry of the check expects. */
function otherLine({ reading, check }: Paste, own: OwnOutput): OutputLine | undefined {
  const line = own.lines.find((each) => !expects(check.lines ?? [], each, check.variables));
  const row = reading.tables.flatMap(({ rows }) => rows).find(({ at }) => isOwn(at.line, own));
  return line ?? (row && { text: row.name, at: row.at });
}

const isOwn = (line: number, { runs }: OwnOutput): boolean =>
  runs.length === 0 || runs.some(({ at }) => line > at.line);

/**
 * `absentLine`: a line that must not be there. That it is not there shows something only if the right output is:
 * the command was typed, or another expectation is met (`proved`).
 */
function judgeAbsentLine(
  { absentLine = '', after }: LineExpectation,
  { paste, own, output, from }: Tried,
  proved: boolean,
): Judged {
  const { check } = paste;
  const command = after ?? check.command;
  const typed = after === undefined ? own.runs.length > 0 : from !== undefined;
  const shown = (typed || (proved && after === undefined)) && !own.isElsewhere;
  const { text: pattern, unset } = fillIn(absentLine, check.variables, true);
  if (unset !== undefined) return unsetVariable(unset);
  const unwanted = linesLike(output, pattern).find(
    (line) => line.at.line > (from ?? 0) && matches(pattern, line),
  );
  if (unwanted) {
    const there = finding('line-unwanted', { line: unwanted.text }, unwanted.at);
    return conclude([outcome('failed', there)], true);
  }
  const failures = proved ? [] : [...errorsAfter(paste, from ?? 0), ...failedCommands(paste, from)];
  if (failures.length > 0) return conclude(failures, true);
  const missing = finding('command-missing', { command: command ?? '' }, undefined, command);
  return conclude([shown ? outcome('met') : outcome('unreadable', missing)], shown);
}

const unsetVariable = (variable: string): Judged =>
  conclude([outcome('unreadable', finding('variable-unset', { variable }))], true);

/** Errors below a line that nobody expects: what was asked for did not go well, whatever else was printed. */
const errorsAfter = ({ errors, past }: Paste, line: number): Outcome[] =>
  errors
    .filter((error) => !past.has(error) && (error.at?.line ?? Infinity) > line)
    .slice(0, enough)
    .map((error) => outcome(verdictOfOther(error), error));
