import { createHash } from 'node:crypto';
import type { LessonYaml } from '#model/schema/lesson.ts';

/** What of a lesson can be proved. */
export type ProvedPart = 'commands' | 'outputs' | 'checks';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Keys that change how something is taught, not what it is. */
const taught: ReadonlySet<string> = new Set([
  ...['copyAll', 'manual', 'timeout', 'goal', 'rejects', 'aliases'],
]);

const whatItIs = (entry: object | undefined): unknown =>
  entry && Object.fromEntries(Object.entries(entry).filter(([key]) => !taught.has(key)));

/**
 * The hash of a command, an output or a check, as a proof of it names it: with the command that prints it, `command`. Any change
 * of what is run, printed or judged gives another one; when the file was written means nothing.
 */
export function blockHash(
  data: LessonYaml,
  part: ProvedPart,
  id: string,
  command?: string,
): string {
  const run = command === undefined ? undefined : data.commands?.[command]?.run;
  return hashOf([whatItIs(data[part]?.[id]), run]);
}
