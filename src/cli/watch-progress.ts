import type { Check, Verdict } from '#checker/types.ts';
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';
import { verdictLine } from './text-report.ts';
import type { Say } from './words.ts';

/** Back to the first column, and the line emptied. */
const SAME_LINE = '\r\u001B[K';

/**
 * Shows on standard error how far a watched command is: in place on a terminal, else a line whenever it changes.
 * `end` clears the line.
 */
export function watchProgress(
  io: Io,
  check: Check,
  say: Say,
  paint: Paint,
): { show: (verdict: Verdict, milliseconds: number) => void; end: () => void } {
  const isTerminal = io.isTerminal.stderr;
  let shown = '';
  return {
    show: (verdict, milliseconds) => {
      const line = verdictLine(verdict, check, say, paint);
      const time = Math.round(milliseconds / 1000);
      const text = say('cli.watch.progress', { time, verdict: line });
      if (isTerminal) io.err(SAME_LINE + text);
      else if (line !== shown) io.err(`${text}\n`);
      shown = line;
    },
    end: () => {
      if (isTerminal && shown !== '') io.err(SAME_LINE);
    },
  };
}
