import { everythingReady } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';
import type { CheckOptions } from './check-options.ts';
import { readTextFile } from './input.ts';
import type { Io } from './io.ts';
import type { Result } from './result.ts';
import type { Say } from './words.ts';

/**
 * The check that was asked for. Variables of a check (`$NODE_NAME`) have the values of the shell, where the learner
 * exported them. Whatever reads YAML is loaded only when a file has to be read.
 */
export async function askedCheck(
  { asked, content }: CheckOptions,
  io: Io,
  say: Say,
): Promise<Result<Check>> {
  if (asked.how === 'ready') return { value: everythingReady };
  const found =
    asked.how === 'lesson'
      ? (await import('#cli/lesson-check.ts')).lessonCheck(asked.what, content, io.cwd, say)
      : await expected(asked.what, io, say);
  return 'error' in found ? found : { value: { ...found.value, variables: variablesIn(io.env) } };
}

async function expected(file: string, io: Io, say: Say): Promise<Result<Check>> {
  const text = await readTextFile(file, 'expect', io, say);
  if ('error' in text) return text;
  const { checkInYaml } = await import('#cli/expected.ts');
  return checkInYaml(file, text.value, say);
}

const variablesIn = (env: Io['env']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
