/**
 * Which lines of output a check may use. Where commands were pasted along, only the last run of the check's own command
 * counts: what another command printed, or an earlier run, proves nothing.
 */
import { isCommand, squeeze, unbroken } from '#checker/objects/own-command.ts';
import { runAbove } from '#checker/objects/runs.ts';
import type { Run } from '#checker/objects/runs.ts';
import type { OutputLine, Prints } from '#checker/types.ts';
import { isOwnCluster } from './listings.ts';
import type { Paste } from './paste.ts';

export interface OwnOutput {
  lines: readonly OutputLine[];
  /** The typed runs that printed them; none where the paste has no command above them. */
  runs: readonly Run[];
  /** The check's command was sent to another cluster than the rest of the paste, or names one of its own. */
  isElsewhere: boolean;
}

/** The output of the check's command, or of what was typed in its place; of the whole paste where it has none. */
export function ownOutput({ prints, runs, clusters, check }: Paste): OwnOutput {
  const { command, alternatives = [] } = check;
  const all = { lines: prints.lines, runs: [], isElsewhere: false };
  if (command === undefined || runs.length === 0) return all;
  const [own = []] = [command, ...alternatives]
    .map((each) => lastRuns(runs, each))
    .sort((a, b) => (b.at(-1)?.at.line ?? 0) - (a.at(-1)?.at.line ?? 0));
  // Without the prompt line above them, lines above the first command are what was pasted for the check.
  const lines = prints.lines.filter(({ at }) => {
    const run = runAbove(runs, at.line);
    return run ? own.includes(run) : own.length === 0;
  });
  return { lines, runs: own, isElsewhere: !own.every((run) => isOwnCluster(run, clusters)) };
}

/** Where each of the commands was typed for the last time: one, or several on lines of their own. */
export function lastRuns(runs: readonly Run[], command: string): Run[] {
  const commandLines = [command, ...unbroken(command).split('\n')].filter(
    (line) => line.trim() !== '',
  );
  const found = commandLines.flatMap((line) => {
    const isSame = isCommand(line);
    return runs.findLast(({ text, commands }) => isSame(text, commands)) ?? [];
  });
  return [...new Set(found)].sort((a, b) => a.at.line - b.at.line);
}

const agesIn = ['AGE', 'LAST SEEN', 'DURATION', 'SINCE'];

const squeezed = (lines: readonly string[]): string[] =>
  lines.map(squeeze).filter((line) => line !== '');

/**
 * Whether the paste is the page's own example, ages included: then it shows nothing about the learner's cluster. Only output with ages can be told from the learner's own: two honest `created` lines are alike.
 */
export function isExample({ source, tables }: Prints, example: string | undefined): boolean {
  if (!example || !tables.some(({ columns }) => columns.some((name) => agesIn.includes(name))))
    return false;
  const pasted = squeezed(source);
  const [first, ...rest] = squeezed(example.split('\n'));
  return pasted.some(
    (line, index) =>
      line === first && rest.every((next, offset) => pasted[index + 1 + offset] === next),
  );
}
