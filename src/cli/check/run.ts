import { check as judge, everythingReady } from '#checker/check.ts';
import type { Check, Verdict, VerdictCode } from '#checker/types.ts';
import type { Run } from '#cli/definition.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { painter } from '#cli/terminal.ts';
import { readInput, readTextFile } from './input.ts';
import { jsonReport } from './json-report.ts';
import { checkOptions } from './options.ts';
import type { check, CheckOptions } from './options.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { Translator } from '#i18n/translator.ts';
import { textReport } from './report.ts';
import { watch, watchProgress } from './watch.ts';

/** `readyroom check`: judges what kubectl printed by a check. The report goes to standard output. */
export const run: Run<typeof check> = async (invocation, io) => {
  const parsed = checkOptions(invocation, io.env);
  if ('usageError' in parsed) return parsed;
  const options = parsed.value;
  const chosen = await chosenCheck(options, io);
  if ('error' in chosen) return { usageError: chosen.error };
  const say = translatorFor(options.locale);
  const judged = await judgement(options, chosen.value, io, say);
  if ('error' in judged) {
    io.err(`readyroom: ${judged.error}\n`);
    if (options.format === 'json') printJson(undefined, io);
    return 2;
  }
  if (options.format === 'json') printJson(judged.value, io);
  else {
    const paint = painter(io.isTerminal.stdout, io.env);
    io.out(await textReport(judged.value, chosen.value, say, paint));
  }
  return exitCodes[judged.value.verdict];
};

const exitCodes: Readonly<Record<VerdictCode, ExitCode>> = {
  met: 0,
  waiting: 1,
  failed: 1,
  missing: 1,
  unreadable: 2,
  unrelated: 2,
};

/**
 * The check to judge by. Variables of a check (`$NODE_NAME`) have the values of the shell, where the learner exported
 * them. Whatever reads YAML is loaded only when a file has to be read.
 */
async function chosenCheck({ check, content }: CheckOptions, io: Io): Promise<Result<Check>> {
  if (check.from === 'ready') return { value: everythingReady };
  const found =
    check.from === 'lesson'
      ? (await import('#cli/check/lesson-check.ts')).lessonCheck(check.name, content, io.cwd)
      : await expectedIn(check.name, io);
  return 'error' in found ? found : { value: { ...found.value, variables: variablesIn(io.env) } };
}

async function expectedIn(file: string, io: Io): Promise<Result<Check>> {
  const text = await readTextFile(file, 'expect', io);
  if ('error' in text) return text;
  const { checkInYaml } = await import('#cli/check/expect-file.ts');
  return checkInYaml(file, text.value);
}

const variablesIn = (env: Io['env']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

async function judgement(
  { file, watch: watched }: CheckOptions,
  check: Check,
  io: Io,
  say: Translator,
): Promise<Result<Verdict>> {
  if (!watched) {
    const text = await readInput(file, io);
    return 'error' in text ? text : { value: judge(text.value, check) };
  }
  const progress = watchProgress(io, check, say, painter(io.isTerminal.stderr, io.env));
  const start = io.now();
  const last = await watch(watched, check, io, progress.show);
  progress.end();
  if ('value' in last && last.value.verdict !== 'met') {
    const time = Math.round((io.now() - start) / 1000);
    io.err(`readyroom: ${say('cli.watch.gaveUp', { time })}\n`);
  }
  return last;
}

/** One line: easy to keep, and `jq` or `python3 -m json.tool` lay it out. */
function printJson(verdict: Verdict | undefined, io: Io): void {
  io.out(`${JSON.stringify(jsonReport(verdict))}\n`);
}
