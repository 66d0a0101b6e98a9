import { shownInTerminal } from '#runner/record/plain-text.ts';
import { countsOf } from '#runner/report.ts';
import type { Counts, LessonReport, StepResult, RunReport } from '#runner/report.ts';
import type { Cluster } from '#runner/cluster/cluster.ts';
import { inColumns } from '#cli/columns.ts';
import { visible, visibleLine } from '#cli/terminal.ts';
import type { Paint } from '#cli/terminal.ts';
import { cleanupLines, saidOf, seconds, stopText } from './words.ts';

/** As many lines of a difference as help; the report in a file has them all. */
const MOST_LINES = 40;

/** More of a line is no help to whoever reads it. */
const MOST_SIGNS = 300;

/** A line as long as somebody reads it, with how much is left out. */
export const shortLine = (line: string): string =>
  line.length > MOST_SIGNS
    ? `${line.slice(0, MOST_SIGNS).replace(/[\uD800-\uDBFF]$/, '')}… (${line.length - MOST_SIGNS} more)`
    : line;

/** A result as it is printed when it is there: a line, and below it what differs. */
export function resultText(result: StepResult, paint: Paint): string {
  const { word, is, detail } = saidOf(result);
  const style = is === 'good' ? 'met' : is === 'bad' ? 'failed' : 'waiting';
  const what = result.is === 'check' ? `check ${result.id}` : result.id;
  const time = result.is === 'command' && is !== 'left' ? `  ${seconds(result.milliseconds)}` : '';
  const line = `  ${paint(word.padEnd(15), style)} ${what}${time}${detail === '' ? '' : `  ${visible(detail)}`}`;
  return `${[line, ...more(result)].join('\n')}\n`;
}

/** What differs; of a command that failed otherwise, the end of what it printed. */
function more(result: StepResult): string[] {
  if (result.is === 'check' || saidOf(result).is === 'good') return [];
  const comparison = result.output?.comparison;
  const lines =
    comparison?.isSame === false
      ? diffLines(comparison)
      : shownInTerminal(result.printed)
          .trimEnd()
          .split('\n')
          .slice(-5)
          .filter((line) => line !== '');
  const shown = lines.slice(0, MOST_LINES).map((line) => `      ${visibleLine(shortLine(line))}`);
  const left = lines.length - shown.length;
  return left > 0 ? [...shown, `      … ${left} lines more`] : shown;
}

/** A difference as lines with a sign: `-` is documented, `+` was printed. */
export const diffLines = ({
  lines,
}: {
  lines: readonly { is: string; text: string }[];
}): string[] =>
  lines.map(({ is, text }) => `${is === 'same' ? ' ' : is === 'missing' ? '-' : '+'} ${text}`);

export const clusterText = ({ context, server, versions }: Cluster): string =>
  `Cluster: ${visible(context)} at ${visible(server)}, Kubernetes ${visible(versions.server)}, kubectl ${visible(versions.kubectl)}`;

/** What stands behind all results: how many of each, how long it took, why it ended. */
export function endText({ lessons, stopped, cleanup }: RunReport, paint: Paint): string {
  const { commands, outputs, checks, sides } = countsOf(lessons);
  const rows = inColumns([
    ['', 'found', 'run', 'as expected', 'skipped', 'not reached', 'not understood'],
    countsRow('commands', commands),
    countsRow('outputs', outputs),
    countsRow('checks', checks),
  ]).map((row) => row.join('  ').trimEnd());
  const [header = '', ...others] = rows;
  return `${[
    '',
    paint(header, 'title'),
    ...others,
    `Checks proved from one side: ${sides[0]}, from two: ${sides[1]}, from three: ${sides[2]}`,
    ...lessons.map(timeText),
    ...(stopped === undefined ? [] : [stopText(stopped)]),
    ...(cleanup === undefined ? [] : cleanupLines(cleanup).map(visible)),
  ].join('\n')}\n`;
}

function timeText({ workshop, lesson, milliseconds, minutes, lacking }: LessonReport): string {
  const state =
    lacking === undefined
      ? ''
      : `; it does not begin in the state it asks for: its check "${lacking.check}" says ${lacking.verdict}. ${lacking.findings}`;
  return visible(
    `${workshop}/${lesson}: ${seconds(milliseconds)}; the lesson says ${minutes} min${state}`.trimEnd(),
  );
}

const countsRow = (
  name: string,
  { found, run, met, skipped, notReached, notUnderstood }: Counts,
): string[] => [name, ...[found, run, met, skipped, notReached, notUnderstood].map(String)];
