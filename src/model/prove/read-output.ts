import { read } from '#checker/prints/read.ts';
import { hintedKinds } from '#checker/prints/session.ts';
import type { Hint, Prints } from '#checker/types.ts';

interface Reading {
  text: string;
  /** Of the hint. */
  key: string;
  prints: Prints;
}

/** An output and a sample made of it are read by turns. */
const KEPT = 2;
let kept: readonly Reading[] = [];

/** What the checker reads in an output of a command. */
export const readOutput = (text: string, command: string | undefined): Prints =>
  readWith(text, { command });

/**
 * What the checker reads in a text with a hint. One output is asked for several times in a row, for each of its columns,
 * changes and checks, and there may be thousands: the last readings are kept.
 */
export function readWith(text: string, hint: Hint): Prints {
  const key = keyOf(text, hint);
  const known = kept.find((each) => each.text === text && each.key === key);
  const reading = known ?? { text, key, prints: read(text, hint) };
  kept = [reading, ...kept.filter((each) => each !== reading)].slice(0, KEPT);
  return reading.prints;
}

/** The same for hints that a text is read alike with: the kinds of a command are known without a check, and only a `$` names a variable. */
const keyOf = (text: string, { variables = {}, ...hint }: Hint): string =>
  JSON.stringify([
    hint.command,
    hintedKinds(hint),
    hint.columns,
    text.includes('$') ? variables : undefined,
  ]);
