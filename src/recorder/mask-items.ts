import { MASKED } from '#masking/mask.ts';
import { maskSecretLike } from '#runner/record/secret-like.ts';
import { maskOf, secretsOfEnv } from '#runner/secrets.ts';
import type { RecordedItem } from './items.ts';

/**
 * What a shell is told to remember under a name: NAME=value, NAME='value', and NAME=value in quotes as a Secret gets it. A value is
 * only looked at, not passed over: of --from-literal=password=value it is one of two.
 */
const assignments: readonly RegExp[] = [
  /\b([A-Z_]\w*)=(?="([^"]*)"|'([^']*)'|([^\s;&|"'$(`]{1,4096}))/gi,
  /(?<=--from-literal[= ]["'])([\w.-]+)=(?:(?<='[\w.-]+=)([^']*)|(?!\$)([^"]*))/g,
];

/**
 * Takes secrets out of everything that was typed and printed: those that are known (`secrets`), those that the author has
 * given a telling name, those that look like one, and last what only could be one. Nothing is saved before.
 */
export function maskItems(
  items: readonly RecordedItem[],
  secrets: readonly string[],
): RecordedItem[] {
  const typed = items.flatMap((item) =>
    item.is === 'section'
      ? []
      : assignments.flatMap((assignment) => [...item.command.matchAll(assignment)]),
  );
  const named = typed.flatMap(([, name = '', ...values]) =>
    secretsOfEnv({ [name]: values.find((value) => value !== undefined) }),
  );
  const mask = maskOf([...secrets, ...named]);
  const masked = (text: string): string => maskSecretLike(mask(text));
  return items.map((item): RecordedItem => {
    if (item.is === 'section') return { ...item, title: masked(item.title) };
    const command = masked(item.command);
    if (item.is === 'left-out') return { ...item, command };
    return { ...item, command, output: masked(item.output) };
  });
}

/** Whether something was taken out of a text. */
export const isMasked = (text: string): boolean => text.includes(MASKED);
