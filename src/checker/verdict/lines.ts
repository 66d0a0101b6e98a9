/**
 * `lines` entries: a pattern matches a whole line of output. Prompts, commands and comments are no output. Where
 * commands were pasted along, only the output of the last run of the check's own command counts.
 */
import { finding } from '#checker/findings.ts';
import { phrase } from '#checker/phrases.ts';
import type { Phrase } from '#checker/phrases.ts';
import type { Finding, LineExpectation, OutputLine } from '#checker/types.ts';
import { enough, failedCommands, verdictOfOther } from './errors.ts';
import { expects, hasEnding, isAbout, linesLike, matches, outputOf } from './line-patterns.ts';
import type { Output } from './line-patterns.ts';
import { namesCluster } from './listings.ts';
import { lastRuns, ownOutput } from './own-output.ts';
import type { OwnOutput } from './own-output.ts';
import { conclude, unsetVariable } from './paste.ts';
import type { Judged, Paste } from './paste.ts';
import { linePhrase } from './phrased.ts';
import { fillIn } from '#checker/lines/variables.ts';
import { outcome } from './verdicts.ts';
import type { Outcome } from './verdicts.ts';

/** One entry, its pattern with the learner's values in it, and what it is tried on. */
interface Tried {
  entry: LineExpectation;
  pattern: string;
  /** A variable of the pattern that has no value yet. */
  unset: string | undefined;
  paste: Paste;
  own: OwnOutput;
  /** The output that counts for the entry. */
  output: Output;
  /** All output of the paste: what another command printed later may take a line back. */
  everything: Output;
  /** The line of the command of `after`; 0 without one, undefined if that command was not typed. */
  from: number | undefined;
}

/** One verdict per entry of `lines`; `objects` are those of `expect`. */
export function judgeLines(paste: Paste, objects: readonly Judged[]): Judged[] {
  const { lines = [], variables } = paste.check;
  const own = ownOutput(paste);
  const ownLines = outputOf(own.lines);
  const everything = outputOf(paste.prints.lines);
  const tried = lines.map((entry): Tried => {
    const { line, absentLine = '', after } = entry;
    const { text: pattern, unset } = fillIn(line ?? absentLine, variables, true);
    if (after === undefined)
      return { entry, pattern, unset, paste, own, everything, output: ownLines, from: 0 };
    const run = lastRuns(paste.runs, after).at(-1);
    const isElsewhere = own.isElsewhere || (run !== undefined && namesCluster(run));
    const there = { ...own, isElsewhere, runs: run ? [run] : [] };
    const output = everything;
    return { entry, pattern, unset, paste, own: there, everything, output, from: run?.at.line };
  });
  const positive = tried.map((each) =>
    each.entry.absentLine === undefined ? judgeLine(each) : undefined,
  );
  const proved = [...objects, ...positive].some((each) => each?.verdict === 'met');
  return tried.map((each, index) => positive[index] ?? judgeAbsentLine(each, proved));
}

function judgeLine(tried: Tried): Judged {
  const { entry, pattern, unset, paste, own, output, from } = tried;
  const { after = '' } = entry;
  if (unset !== undefined) return unsetVariable(unset);
  if (from === undefined) {
    const missing = finding('command-missing', { command: after }, undefined, after);
    // The line is there, only not the command that it must follow: that is what to say.
    const shown = output.all.some((line) => matches(pattern, line));
    return conclude([outcome('missing', missing)], shown);
  }
  const like = linesLike(output, pattern);
  const heard = from ? like.filter(({ at }) => at.line > from) : like;
  const match = heard.findLast((line) => matches(pattern, line));
  const near = isAbout(pattern) ? heard.at(-1) : undefined;
  const errors = errorsAfter(paste, from);
  // The line is not there because the command that prints it did not run: there is nothing else to say of it.
  const unrun = failedCommands(paste, from);
  const mismatches = match
    ? judgeMatch(match, heard, tried)
    : near
      ? [outcome('failed', differs(near, linePhrase(pattern, entry.ends)))]
      : unrun.length > 0
        ? unrun
        : [outcome('missing', notPrinted(tried))];
  const typed = own.runs.length > 0;
  const isHeard = match !== undefined || near !== undefined || unrun.length > 0;
  return conclude([...mismatches, ...errors], isHeard || typed || errors.length > 0);
}

const differs = ({ text, at }: OutputLine, expected: Phrase): Finding =>
  finding('line-differs', { line: text, expected }, at);

function notPrinted({ entry, pattern, paste: { prints, check } }: Tried): Finding {
  const line = linePhrase(pattern, entry.ends);
  return (
    prints.findings.find(({ code }) => code === 'command-only') ??
    finding('line-missing', { line }, undefined, check.command)
  );
}

/** A line that is there: the last of its kind, so often as it should, nothing else beside it, and not taken back? */
function judgeMatch(
  match: OutputLine,
  heard: readonly OutputLine[],
  { entry, pattern, paste, own, everything }: Tried,
): Outcome[] {
  const { text, at } = match;
  const { ends, only, times } = entry;
  const { check } = paste;
  const last = isAbout(pattern) ? heard.at(-1) : undefined;
  const undone = undoneBy(match, everything);
  const other = only ? otherLine(paste, own) : undefined;
  const wrong = [
    // The same question was answered again below, and otherwise.
    last && last.at.line > at.line && !expects(check.lines ?? [], last, check.variables)
      ? differs(last, linePhrase(text))
      : [],
    undone ? finding('line-undone', { line: undone.text }, undone.at) : [],
    ends && !hasEnding(match, ends) ? differs(match, phrase('condition.ends', { text: ends })) : [],
    other ? finding('line-unwanted', { line: other.text }, other.at) : [],
  ].flat();
  const outcomes = wrong.map((each) => outcome('failed', each));
  if (own.isElsewhere)
    outcomes.push(
      outcome('unreadable', finding('other-place', { command: check.command ?? '' }, at)),
    );
  const found = heard.filter((line) => matches(pattern, line)).length;
  if (times !== undefined && found !== times) {
    const params = { line: linePhrase(text), found, expected: times };
    outcomes.push(outcome(found < times ? 'missing' : 'failed', finding('line-times', params, at)));
  }
  return outcomes.length > 0 ? outcomes : [outcome('met')];
}

/**
 * A later line of the paste that takes a line back: `kind.group "name" deleted` after `kind.group/name created`, or the
 * same word with `un` before it: `node/name untainted` after `node/name tainted`, and the other way round.
 */
function undoneBy({ text, at }: OutputLine, { withHead }: Output): OutputLine | undefined {
  const [subject = '', word = ''] = text.split(' ', 2);
  const [kind = '', name = ''] = subject.split('/');
  const opposite = word.startsWith('un') ? word.slice(2) : `un${word}`;
  return [
    ...withHead(`${kind} `).filter((line) =>
      ['deleted', 'force deleted'].some((end) => line.text.startsWith(`${kind} "${name}" ${end}`)),
    ),
    ...withHead(`${subject} `).filter((line) => line.text.split(' ', 2)[1] === opposite),
  ].findLast((line) => line.at.line > at.line);
}

/** The first line of output, or row of a table, that no entry of the check expects. */
function otherLine({ prints, check }: Paste, own: OwnOutput): OutputLine | undefined {
  const line = own.lines.find((each) => !expects(check.lines ?? [], each, check.variables));
  const row = prints.tables.flatMap(({ rows }) => rows).find(({ at }) => isOwn(at.line, own));
  return line ?? (row && { text: row.name, at: row.at });
}

const isOwn = (line: number, { runs }: OwnOutput): boolean =>
  runs.length === 0 || runs.some(({ at }) => line > at.line);

/**
 * `absentLine`: a line that must not be there. That it is not there shows something only if the right output is:
 * the command was typed, or another expectation is met (`proved`).
 */
function judgeAbsentLine(
  { entry: { after }, pattern, unset, paste, own, output, from }: Tried,
  proved: boolean,
): Judged {
  if (unset !== undefined) return unsetVariable(unset);
  const command = after ?? paste.check.command;
  const shown = (own.runs.length > 0 || (proved && after === undefined)) && !own.isElsewhere;
  const unwanted = linesLike(output, pattern).find(
    (line) => matches(pattern, line) && line.at.line > (from ?? 0),
  );
  if (unwanted) {
    const there = finding('line-unwanted', { line: unwanted.text }, unwanted.at);
    return conclude([outcome('failed', there)], true);
  }
  const failures = proved ? [] : [...errorsAfter(paste, from), ...failedCommands(paste, from)];
  if (failures.length > 0) return conclude(failures, true);
  if (paste.prints.unrun && own.runs.at(-1) === paste.runs.at(-1))
    return conclude([outcome('missing', finding('command-only', {}))], true);
  const missing = finding('command-missing', { command: command ?? '' }, undefined, command);
  return conclude([shown ? outcome('met') : outcome('unreadable', missing)], shown);
}

/** Errors below a line that nobody expects: what was asked for did not go well, whatever else was printed. */
const errorsAfter = ({ failures }: Paste, line = 0): Outcome[] =>
  [...failures]
    .filter(({ at }) => (at?.line ?? Infinity) > line)
    .slice(0, enough)
    .map((error) => outcome(verdictOfOther(error), error));
