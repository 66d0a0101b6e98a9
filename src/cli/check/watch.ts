import { check as judge } from '#checker/check.ts';
import type { Check, Verdict } from '#checker/types.ts';
import type { Io } from '#cli/io.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Result } from '#cli/result.ts';
import type { Paint } from '#cli/terminal.ts';
import { INPUT_LIMIT, readableText } from './input.ts';
import { verdictLine } from './report.ts';

/** A command to run again and again; times in milliseconds. */
export interface Watch {
  command: string;
  interval: number;
  timeout: number;
}

/** What a shell says when there is no such command (POSIX). */
const NOT_FOUND = 127;

/**
 * Runs the command until the check is met or the time is over, and gives the last verdict, which says what changed
 * since the run before. `onVerdict` gets each of them. The command is known here, so it counts as typed: it tells kind
 * and namespace where the output does not.
 */
export async function watch(
  { command, interval, timeout }: Watch,
  check: Check,
  io: Io,
  onVerdict: (verdict: Verdict, milliseconds: number) => void,
): Promise<Result<Verdict>> {
  const start = io.now();
  const left = (): number => timeout - (io.now() - start);
  let last: Verdict | undefined;
  let previous: string | undefined;
  do {
    const { output, code, failed } = await io.run(command, INPUT_LIMIT, left());
    if (failed !== undefined)
      return { error: `The command "${command}" cannot be run (${failed}).` };
    if (code === NOT_FOUND && !last) {
      const error = `The shell cannot find the command "${command}". Check how it is written.`;
      return { error };
    }
    const text = readableText(output, `The output of ${command}`, 'input');
    if ('error' in text) return text;
    // A command that was ended may have stopped in the middle of a row.
    if (code === undefined) break;
    const printed = asTyped(command) + text.value;
    last = judge(printed, check, previous);
    previous = printed;
    onVerdict(last, io.now() - start);
    if (last.verdict === 'met') return { value: last };
    await io.sleep(Math.max(0, Math.min(interval, left())));
  } while (left() > 0);
  const error = `The command "${command}" did not end in time, so its output was not judged. Give one that ends by itself, without -w.`;
  return last ? { value: last } : { error };
}

const asTyped = (command: string): string =>
  command
    .split('\n')
    .map((line) => `$ ${line}\n`)
    .join('');

/** Back to the first column, and the line emptied. */
const SAME_LINE = '\r\u001B[K';

/**
 * Shows on standard error how far a watched command is: in place on a terminal, else a line whenever it changes.
 * `end` clears the line.
 */
export function watchProgress(
  io: Io,
  check: Check,
  say: Translator,
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
