/** Which typed command a line is the output of, and what a later run of the very same command has made history. */
import { parseCommand } from '#checker/reading/command.ts';
import type { Command } from '#checker/reading/command.ts';
import type { Finding, Reading, TypedCommand } from '#checker/types.ts';

/** A command as what it says, whatever the blanks between its words. */
const squeeze = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

export const sameCommand = (one: string, other: string): boolean =>
  one === other || squeeze(one) === squeeze(other);

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

/** `parseCommand` of a text that may be asked for row by row. */
export const parsed = lastAnswer(parseCommand);

function lastAnswer(parse: (text: string) => Command): (text: string) => Command {
  let last: { text: string; command: Command } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, command: parse(text) };
    return last.command;
  };
}

/** Where each command was typed for the last time. */
const lastRuns = (commands: readonly TypedCommand[]): ReadonlyMap<string, number> =>
  new Map(commands.map(({ text, at }) => [squeeze(text), at.line]));

/** Indexes of tables that a later table of the same command replaces. */
export function supersededTables({
  tables,
  commands,
}: Pick<Reading, 'tables' | 'commands'>): ReadonlySet<number> {
  const runs = tables.map(({ rows: [row] }) => row && commandAbove(commands, row.at.line));
  const printing = lastRuns(runs.filter((run) => run !== undefined));
  return new Set(
    runs.flatMap((run, index) =>
      run && (printing.get(squeeze(run.text)) ?? 0) > run.at.line ? [index] : [],
    ),
  );
}

/** Errors that still stand: the command that caused them was not typed again after them. */
export function standingErrors({
  errors,
  commands,
}: Pick<Reading, 'errors' | 'commands'>): Finding[] {
  const last = lastRuns(commands);
  return errors.filter(({ at }) => {
    const run = at && commandAbove(commands, at.line);
    return !run || (last.get(squeeze(run.text)) ?? 0) <= run.at.line;
  });
}
