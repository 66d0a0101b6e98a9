/** Whether the paste is the page's own example, ages included: then it shows nothing about the learner's cluster. */
import { squeeze } from '#checker/objects/own-command.ts';
import type { Prints } from '#checker/types.ts';

const agesIn = ['AGE', 'LAST SEEN', 'DURATION', 'SINCE'];

const squeezed = (lines: readonly string[]): string[] =>
  lines.map(squeeze).filter((line) => line !== '');

/** Only output with ages can be told from the learner's own: two honest `created` lines are alike. */
export function isExample({ source, tables }: Prints, example: string | undefined): boolean {
  if (!example || !tables.some(({ columns }) => columns.some((name) => agesIn.includes(name))))
    return false;
  const pasted = squeezed(source);
  const [first, ...rest] = squeezed(example.split('\n'));
  return pasted.some(
    (line, index) =>
      line === first && rest.every((next, offset) => pasted[index + 1 + offset] === next),
  );
}
