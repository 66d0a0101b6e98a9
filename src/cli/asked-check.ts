import { everythingReady } from '#checker/assess.ts';
import type { Check } from '#checker/types.ts';
import type { CheckOptions } from './check-options.ts';
import type { Io } from './io.ts';
import type { Result } from './result.ts';
import type { Say } from './words.ts';

/**
 * The check that was asked for. Variables of a check (`$NODE_NAME`) have the values of the shell, where the learner
 * exported them. Whatever reads YAML is loaded only when a file has to be read.
 */
export async function askedCheck(
  { asked, content }: CheckOptions,
  { cwd, env }: Io,
  say: Say,
): Promise<Result<Check>> {
  if (asked.how === 'ready') return { value: everythingReady };
  const found =
    asked.how === 'lesson'
      ? (await import('#cli/lesson-check.ts')).lessonCheck(asked.what, content, cwd, say)
      : (await import('#cli/expect-file.ts')).expectFile(asked.what, cwd, say);
  if ('error' in found) return found;
  const set = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { value: { ...found.value, variables: Object.fromEntries(set) } };
}
