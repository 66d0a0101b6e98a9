/** How near the code of a translation is to that of its lesson, where both were once the same. */
import { normal } from './normal-code.ts';

/** Of longer code only so many words or lines are compared. */
const MAX_PARTS = 60;

/** How near two codes must be for one to be taken for the other. */
const NEAR = 0.7;

/** How near one command is to another, from 0 to 1; 0 for what is too far: another program, or other words. */
export function nearnessOfCommands(one: string, other: string): number {
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  if (ones[0] === undefined || programOf(ones) !== programOf(others)) return 0;
  const common = commonOf(ones, others, likenessOfWords);
  const share = (2 * common) / (ones.length + others.length);
  // What was only added to, as options are from one version to the next, is the same command.
  const least = Math.min(ones.length, others.length);
  const isAddedTo = least >= 4 && common / least >= 0.85 && linesOf(one) === linesOf(other);
  return share >= NEAR || isAddedTo ? share : 0;
}

/** The same for outputs and manifests: how many lines they have in common. */
export function nearnessOfLines(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) => normal(text).split('\n').slice(0, MAX_PARTS));
  if (ones === undefined || others === undefined) return 0;
  const common = commonOf(ones, others, (a, b) => (a === b && a !== '' ? 1 : 0));
  const share = (2 * common) / (ones.length + others.length);
  return share >= 0.5 ? share : 0;
}

const linesOf = (text: string): number => normal(text).split('\n').length;

/** Words of a command; what stands in quotes is one. */
const wordsOf = (command: string): string[] =>
  (normal(command).match(/"[^"]*"|'[^']*'|\S+/g) ?? []).slice(0, MAX_PARTS);

const programOf = (words: readonly string[]): string | undefined =>
  words.find((word) => word !== 'sudo');

/** Words in quotes and names of variables may be translated; of others, what begins and ends them counts. */
function likenessOfWords(one: string, other: string): number {
  if (one === other) return 1;
  if (isQuoted(one) && isQuoted(other)) return 0.8;
  const option = /^-[\w-]+=/.exec(one)?.[0];
  if (option !== undefined && other.startsWith(option)) return 0.7;
  const ending = /\w\.[a-z]{1,4}$/.exec(one)?.[0].slice(1);
  if (ending !== undefined && other.endsWith(ending)) return 0.6;
  const longest = Math.max(one.length, other.length);
  let start = 0;
  while (start < longest && one[start] === other[start]) start += 1;
  const rest = Math.min(one.length, other.length) - start;
  let end = 0;
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const share = (start + end) / longest;
  return share > 0.5 ? share : 0;
}

const isQuoted = (word: string): boolean => /^["']/.test(word);

/** What the best pairs of two lists are worth together, in the order of both. */
function commonOf<Part>(
  ones: readonly Part[],
  others: readonly Part[],
  worth: (one: Part, other: Part) => number,
): number {
  let above: number[] = Array<number>(others.length + 1).fill(0);
  for (const one of ones) {
    const row = [0];
    for (const [at, other] of others.entries())
      row.push(Math.max((above[at] ?? 0) + worth(one, other), above[at + 1] ?? 0, row[at] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}
