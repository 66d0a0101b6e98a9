/** What a later run of the very same command, typed in the same paste, has made history. */
import type { Finding, Reading, Table, TypedCommand } from '#checker/types.ts';

/** Commands are the same when they differ in blanks only. */
export const sameCommand = (one: string, other: string): boolean => squeeze(one) === squeeze(other);

const squeeze = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** The typed command whose output a line is in: the last one above it. */
export const commandAbove = (
  commands: readonly TypedCommand[],
  line: number,
): TypedCommand | undefined => commands.findLast((command) => command.at.line < line);

/** The line from which on a command was typed for the last time, when this run of it is an earlier one. */
const isRepeated = (commands: readonly TypedCommand[], run: TypedCommand | undefined): boolean =>
  run !== undefined &&
  commands.some((later) => later.at.line > run.at.line && sameCommand(later.text, run.text));

/** Indexes of tables that a later table of the same command replaces. */
export function supersededTables({
  tables,
  commands,
}: Pick<Reading, 'tables' | 'commands'>): ReadonlySet<number> {
  const runOf = (table: Table): TypedCommand | undefined => {
    const line = table.rows[0]?.at.line;
    return line === undefined ? undefined : commandAbove(commands, line);
  };
  const runs = tables.map(runOf);
  const stale = new Set<number>();
  runs.forEach((run, index) => {
    const replaced = runs.some(
      (later) =>
        run !== undefined &&
        later !== undefined &&
        later.at.line > run.at.line &&
        sameCommand(later.text, run.text),
    );
    if (replaced) stale.add(index);
  });
  return stale;
}

/** Errors that still stand: the command that caused them was not typed again after them. */
export const standingErrors = ({
  errors,
  commands,
}: Pick<Reading, 'errors' | 'commands'>): Finding[] =>
  errors.filter(
    (error) => !error.at || !isRepeated(commands, commandAbove(commands, error.at.line)),
  );
