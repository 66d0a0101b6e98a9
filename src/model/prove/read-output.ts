import { read } from '#checker/prints/read.ts';
import type { Prints } from '#checker/types.ts';

let last: { text: string; command: string | undefined; prints: Prints } | undefined;

/**
 * What the checker reads in an output of a command. One output is asked for several times in a row, for each of its columns and
 * changes, and there may be thousands: the last answer is kept.
 */
export function readOutput(text: string, command: string | undefined): Prints {
  if (last?.text !== text || last.command !== command)
    last = { text, command, prints: read(text, { command }) };
  return last.prints;
}
