/** Which typed command a line is the output of, and what a later run of the very same command has made history. */
import type { FindingCode } from '#checker/findings.ts';
import type { Finding, Reading, TypedCommand } from '#checker/types.ts';
import { parsed, squeeze } from './typed-commands.ts';

/** The last item that stands above a line; items are in the order of the paste. */
export function lastAbove<T>(
  items: readonly T[],
  line: number,
  lineOf: (item: T) => number,
): T | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineOf(items[middle] as T) < line) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}

/** The typed command whose output a line is in. */
export const commandAbove = (
  commands: readonly TypedCommand[],
  line: number,
): TypedCommand | undefined => lastAbove(commands, line, ({ at }) => at.line);

/**
 * Runs of kubectl that printed something: a table with its header, or lines other than errors. A prompt with nothing of
 * its own below it makes nothing history.
 */
function printingRuns({ tables, lines, errors, commands }: Reading): TypedCommand[] {
  const wrong = new Set(errors.map(({ at }) => at?.line));
  const said = lines.filter(({ at }) => !wrong.has(at.line)).map(({ at }) => at.line);
  const listed = tables.flatMap(({ rows: [row] }) => (row ? [row.at.line - 1] : []));
  const runs = [...said, ...listed].map((line) => commandAbove(commands, line));
  return [...new Set(runs)].filter(
    (run) => run !== undefined && parsed(run.text).verb !== '',
  ) as TypedCommand[];
}

/** Where each command was typed for the last time, of those that printed something. */
const lastRuns = (reading: Reading): ReadonlyMap<string, number> => {
  const last = new Map<string, number>();
  for (const { text, at } of printingRuns(reading))
    last.set(squeeze(text), Math.max(at.line, last.get(squeeze(text)) ?? 0));
  return last;
};

/** Indexes of tables that a later run of the same command replaces. */
export function supersededTables(reading: Reading): ReadonlySet<number> {
  const last = lastRuns(reading);
  return new Set(
    reading.tables.flatMap(({ rows: [row] }, index) => {
      const run = row && commandAbove(reading.commands, row.at.line);
      return run && (last.get(squeeze(run.text)) ?? 0) > run.at.line ? [index] : [];
    }),
  );
}

/** A command that did not run at all. Anything may print such a line, so it only explains that an answer is not there. */
export const neverRan: readonly FindingCode[] = ['shell-unset', 'docker-down', 'command-failed'];

/** Slips of typing: of no account once another command has printed what it should. */
const slips: readonly FindingCode[] = [
  ...neverRan,
  'kubectl-not-found',
  'kubectl-no-resource-type',
  'kubectl-usage',
  'kubectl-not-installed',
];

/**
 * Errors that still stand: their command was not repeated with success. `past` are slips after which another command
 * succeeded: they still say that an object is not there, but they are no failure.
 */
export function lastErrors(reading: Reading): {
  errors: Finding[];
  past: ReadonlySet<Finding>;
} {
  const last = lastRuns(reading);
  const latest = [...last.values()].reduce((one, other) => Math.max(one, other), 0);
  const runs = new Map(
    reading.errors.map((error) => [
      error,
      error.at && commandAbove(reading.commands, error.at.line),
    ]),
  );
  const errors = reading.errors.filter((error) => {
    const run = runs.get(error);
    return !run || (last.get(squeeze(run.text)) ?? 0) <= run.at.line;
  });
  const past = errors.filter((error) => {
    const run = runs.get(error);
    return run && slips.includes(error.code) && latest > run.at.line;
  });
  return { errors, past: new Set(past) };
}
