/**
 * The typed commands of a paste, each with the place it ran in: a later command may ask another cluster or another
 * namespace, and what is said in one place never settles an object of another.
 */
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import type { OutputLine, Place, TypedCommand } from '#checker/types.ts';
import { namedCluster, nowhere, whereAfter, whereStated } from './clusters.ts';
import type { Where } from './clusters.ts';

export interface Run {
  text: string;
  /** What it runs: the text, with commands in place of the names that the paste has given them. */
  means: string;
  at: Place;
  /** The commands of the line, in order. */
  all: readonly Command[];
  /** Those of kubectl. */
  commands: readonly Command[];
  /** What was printed went through a program that can have dropped rows. */
  filtered: boolean;
  /** The word that `grep` looked for, where that is all that was filtered by: a part of names, it says nothing of states. */
  searched: string | undefined;
  where: Where;
}

/** Programs that print some lines of a file and leave out others. */
const droppingRows =
  /^\s*(?:sudo\s+)?(?:[efz]?grep|rg|g?awk|sed|head|tail|cut|select-string|findstr|\$\w+\s+-\w*(?:match|like))\s/i;

/** `| grep calico-node`, a word as names have it; not `-v`, which leaves out what it finds. */
const searchedIn = (text: string): string | undefined =>
  /^[^|]*\|\s*[ef]?grep(?:\s+-[^v\s]+)*\s+(["']?)([a-z\d][a-z\d.-]*)\1\s*$/.exec(text)?.[2];

/** Every typed command, in the order of the paste; `lines` are its output, where tools may say what they switched to. */
export function runsOf(typed: readonly TypedCommand[], lines: readonly OutputLine[]): Run[] {
  let current = nowhere;
  let heard = 0;
  // The first machine is the learner's own; a prompt that names none is taken to be on it.
  let home: string | undefined;
  return typed.map(({ text: written, means: text = written, at, host }) => {
    for (; (lines[heard]?.at.line ?? Infinity) < at.line; heard += 1)
      current = whereStated(lines[heard]?.text ?? '', current) ?? current;
    const all = parseCommands(text);
    const commands = all.filter(({ verb }) => verb !== '');
    const filtered = all.some((command) => command.filtered) || droppingRows.test(text);
    const [machine, namespace] = host?.split(/[:|](?=[a-z\d-]+$)/) ?? [];
    home ??= machine;
    const on = machine === undefined || machine === home ? '' : `@${machine} `;
    const cluster = on + (namedCluster(text, commands) ?? current.cluster);
    const where = { cluster, namespace: namespace ?? current.namespace };
    current = whereAfter(text, commands, current, at.line);
    return {
      text: written,
      means: text,
      at,
      all,
      commands,
      filtered,
      searched: searchedIn(text),
      where,
    };
  });
}

/** The typed command whose output a line is in; undefined above the first one. */
export const runAbove = (runs: readonly Run[], line: number): Run | undefined =>
  lastAbove(runs, line, ({ at }) => at.line);

/** The last item that stands above a line; items are in the order of the paste. */
export function lastAbove<T>(
  items: readonly T[],
  line: number,
  lineOf: (item: T) => number,
): T | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineOf(items[middle] as T) < line) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}

/** The namespace that a run asked: typed, else switched to. */
export const namespaceOf = ({ commands, where }: Run): string | undefined =>
  commands.at(-1)?.namespace ?? where.namespace;
