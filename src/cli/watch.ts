import { check as judge } from '#checker/check.ts';
import type { Check, Verdict } from '#checker/types.ts';
import { INPUT_LIMIT, textOf } from './input.ts';
import type { Io } from './io.ts';
import type { Result } from './result.ts';
import type { Say } from './words.ts';

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
 * since the run before. `onVerdict` is told of each. The command is known here, so it counts as typed: it tells kind
 * and namespace where the output does not.
 */
export async function watch(
  { command, interval, timeout }: Watch,
  check: Check,
  io: Io,
  say: Say,
  onVerdict: (verdict: Verdict, milliseconds: number) => void,
): Promise<Result<Verdict>> {
  const start = io.now();
  const left = (): number => timeout - (io.now() - start);
  let last: Verdict | undefined;
  let previous: string | undefined;
  do {
    const { output, code, failed } = await io.run(command, INPUT_LIMIT, left());
    if (failed !== undefined)
      return { error: say('cli.watch.failed', { command, reason: failed }) };
    if (code === NOT_FOUND && !last) return { error: say('cli.watch.notFound', { command }) };
    const text = textOf(output, say('cli.watch.output', { command }), 'input', say);
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
  return last ? { value: last } : { error: say('cli.watch.unended', { command }) };
}

const asTyped = (command: string): string =>
  command
    .split('\n')
    .map((line) => `$ ${line}\n`)
    .join('');
