import { readShell } from '#transforms/shell.ts';
import type { ShellCommand } from '#transforms/shell/command.ts';

/** The programs that a command starts by their name alone. */
export const programsOf = (text: string): string[] => [...firstStarts(text).keys()];

/**
 * Those that have to be here before the command begins. What it names before it starts it, it may make itself: as a function, an alias, a
 * file that it downloads or installs. Behind `source`, `eval` or another PATH there may be anything.
 */
export function programsNeeded(text: string): string[] {
  const { commands } = readShell(text);
  const opening = commands.find(opensMore);
  return [...firstStarts(text)].flatMap(([name, start]) => {
    const isOpen = opening !== undefined && opening.end <= start;
    const isFunction = text.includes(`${name}()`) || text.includes(`function ${name}`);
    const isNamed = wholeWord(name).test(text.slice(0, start));
    return isOpen || isFunction || isNamed ? [] : [name];
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

/** Whether programs may be found behind a command that were not there before it. */
const opensMore = ({ words: [program = '', ...args], assignments }: ShellCommand): boolean =>
  /^(?:source|\.|eval)$/.test(program) ||
  [...assignments, ...(program === 'export' ? args : [])].some((each) => each.startsWith('PATH='));

const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[.+]/g, String.raw`\$&`)}(?![\\w-])`);
