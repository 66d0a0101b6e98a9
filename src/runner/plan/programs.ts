import { readShell } from '#transforms/shell.ts';
import type { ShellCommand } from '#transforms/shell/command.ts';
import { mayMake } from './may-make.ts';

/** The programs that a command starts by their name alone. */
export const programsOf = (text: string): string[] => [...firstStarts(text).keys()];

/**
 * Those that have to be here before the command begins. What a part of it that makes programs names before it is started, it may make
 * itself: as a function, an alias, a file that it downloads or installs. Behind `source`, `eval` or another PATH there may be anything.
 */
export function programsNeeded(text: string): string[] {
  const { commands } = readShell(text);
  const opening = commands.find(opensMore);
  const functions = functionsOf(text);
  return [...firstStarts(text)].flatMap(([name, start]) => {
    const isOpen = opening !== undefined && opening.end <= start;
    const isMade = commands.some((each) => each.end <= start && mayMake(each, name, text));
    return isOpen || functions.has(name) || isMade ? [] : [name];
  });
}

/** Where each program is started first. */
function firstStarts(text: string): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { words, start } of readShell(text).commands) {
    const [name = ''] = words;
    if (/^[A-Z][\w.+-]*$/i.test(name) && !starts.has(name)) starts.set(name, start);
  }
  return starts;
}

/** The functions that a text defines, but for those in its comments and quotes. */
function functionsOf(text: string): ReadonlySet<string> {
  const { comments, quoted } = readShell(text);
  const outside = (at: number): boolean =>
    !comments.some(({ offset, end }) => offset <= at && at < end) &&
    !quoted.some(({ start, end }) => start <= at && at < end);
  const defined = text.matchAll(
    /(?<![\w.+-])(?:function[ \t]+([\w.+-]+)|([\w.+-]+)[ \t]*\([ \t]*\))/g,
  );
  return new Set(
    [...defined].flatMap(({ 1: one, 2: other, index }) =>
      outside(index) ? (one ?? other ?? []) : [],
    ),
  );
}

/** Whether programs may be found behind a command that were not there before it. */
const opensMore = ({ words: [program = '', ...args], assignments }: ShellCommand): boolean =>
  /^(?:source|\.|eval)$/.test(program) ||
  [...assignments, ...(program === 'export' ? args : [])].some((each) => each.startsWith('PATH='));
