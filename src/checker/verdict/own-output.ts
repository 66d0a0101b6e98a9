/**
 * Which lines of output a check may use. Where commands were pasted along, only the last run of the check's own command
 * counts: what another command printed, or an earlier run, proves nothing.
 */
import { isCommand } from '#checker/objects/own-command.ts';
import type { Run } from '#checker/objects/runs.ts';
import type { OutputLine } from '#checker/types.ts';
import type { Paste } from './paste.ts';

/** Lines of the paste from `from` up to `to`, both excluded. */
interface Region {
  from: number;
  to: number;
}

export interface OwnOutput {
  lines: readonly OutputLine[];
  /** The typed runs that printed them; none where the paste has no command above them. */
  runs: readonly Run[];
  /** The check's command was typed in another cluster than the rest of the paste. */
  isElsewhere: boolean;
}

/** The output of any of these, a command or several on lines of their own; of the whole paste where there is none. */
export function ownOutput(
  { reading, runs }: Pick<Paste, 'reading' | 'runs'>,
  commands: readonly string[],
): OwnOutput {
  const all = { lines: reading.lines, runs: [], isElsewhere: false };
  if (commands.length === 0 || runs.length === 0) return all;
  const own = lastRuns(runs, commands);
  // Without the prompt line above them, lines above the first command are what was pasted for the check.
  const regions = own.length > 0 ? own.map((run) => regionOf(run, runs)) : [firstRegion(runs)];
  const lines = reading.lines.filter(({ at }) =>
    regions.some(({ from, to }) => at.line > from && at.line < to),
  );
  const clusters = new Set(
    [...own, ...runs.filter(({ commands }) => commands.length > 0)].map(
      ({ where }) => where.cluster,
    ),
  );
  return { lines, runs: own, isElsewhere: own.length > 0 && clusters.size > 1 };
}

/** Where each of the commands was typed for the last time. */
export function lastRuns(runs: readonly Run[], commands: readonly string[]): Run[] {
  // A typed command that goes on in the next line is read as one.
  const whole = commands.map((command) => command.replaceAll('\\\n', ' '));
  const asked = whole
    .flatMap((command) => [command, ...command.split('\n')])
    .filter((line) => line.trim() !== '');
  const found = asked.flatMap((line) => {
    const isSame = isCommand(line);
    return runs.findLast(({ text }) => isSame(text)) ?? [];
  });
  return [...new Set(found)].sort((a, b) => a.at.line - b.at.line);
}

const regionOf = (run: Run, runs: readonly Run[]): Region => ({
  from: run.at.line,
  to: runs[runs.indexOf(run) + 1]?.at.line ?? Infinity,
});

const firstRegion = (runs: readonly Run[]): Region => ({
  from: 0,
  to: runs[0]?.at.line ?? Infinity,
});
