import { check as judge } from '#checker/check.ts';
import type { Check, Verdict } from '#checker/types.ts';
import { localeCodes } from '#i18n/locales.ts';
import { askedCheck } from './asked-check.ts';
import { checkOptions } from './check-options.ts';
import type { CheckOptions } from './check-options.ts';
import { readInput } from './input.ts';
import type { Command, ExitCode, Io } from './io.ts';
import { jsonReport } from './json-report.ts';
import { exitCodeOf } from './exit-code.ts';
import { painter } from './paint.ts';
import type { Result } from './result.ts';
import { textReport } from './text-report.ts';
import { watchProgress } from './watch-progress.ts';
import { watch } from './watch.ts';
import { sayIn } from './words.ts';
import type { Say } from './words.ts';

/** `readyroom check`: says whether what kubectl printed is what was asked for. The report goes to standard output. */
export const check: Command = async (args, io) => {
  const { locale, result } = checkOptions(args, io.env);
  const say = sayIn(locale);
  if ('error' in result) return misused(result.error, io, say);
  const options = result.value;
  if (options.isHelp) {
    io.out(`${say('cli.check.help', { locales: localeCodes.join(', ') })}\n`);
    return 0;
  }
  const asked = await askedCheck(options, io, say);
  if ('error' in asked) return misused(asked.error, io, say);
  const judged = await judgement(options, asked.value, io, say);
  if ('error' in judged) {
    io.err(`readyroom: ${judged.error}\n`);
    if (options.format === 'json') printJson(undefined, io);
    return 2;
  }
  if (options.format === 'json') printJson(judged.value, io);
  else {
    const paint = painter(io.isTerminal.stdout, io.env);
    io.out(textReport(judged.value, asked.value, say, paint));
  }
  return exitCodeOf(judged.value);
};

async function judgement(
  { file, watch: watched }: CheckOptions,
  asked: Check,
  io: Io,
  say: Say,
): Promise<Result<Verdict>> {
  if (!watched) {
    const text = await readInput(file, io, say);
    return 'error' in text ? text : { value: judge(text.value, asked) };
  }
  const progress = watchProgress(io, asked, say, painter(io.isTerminal.stderr, io.env));
  const start = io.now();
  const last = await watch(watched, asked, io, say, progress.show);
  progress.end();
  if ('value' in last && last.value.verdict !== 'met') {
    const time = Math.round((io.now() - start) / 1000);
    io.err(`readyroom: ${say('cli.watch.gaveUp', { time })}\n`);
  }
  return last;
}

/** One line: easy to keep, and `jq` or `python3 -m json.tool` lay it out. */
function printJson(judged: Verdict | undefined, io: Io): void {
  io.out(`${JSON.stringify(jsonReport(judged))}\n`);
}

function misused(error: string, io: Io, say: Say): ExitCode {
  io.err(`readyroom: ${error}\n${say('cli.seeHelp', { command: 'check ' })}\n`);
  return 2;
}
