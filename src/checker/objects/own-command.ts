/** Whether a typed command is the one that a check names: however its flags are ordered, written or quoted. */
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import { shellTokens } from '#checker/lines/shell-tokens.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { setOf } from '#checker/set-of.ts';

/** A command as what it says, whatever the blanks between its words and the lines it goes over. */
export const squeeze = (text: string): string =>
  unbroken(text).split(/\s+/).filter(Boolean).join(' ');

/** Lines that a sign at their end continues, and those of a function, as one. */
export const unbroken = (command: string): string =>
  command
    .replaceAll(/[\\`^]\n\s*/g, ' ')
    .replaceAll(/\) ?\{\n[\s\S]*?\n\}/g, (lines) => lines.replaceAll(/\n\s*/g, '; '));

/** Flags that change how something is shown or written, or how long it is waited for, and never what is asked. */
const showing = setOf(
  'w watch timeout request-timeout show-labels v context sort-by server-side force-conflicts',
);

/** Verbs that bring the objects of a file into the cluster: a lesson's remedy for one of them is often another. */
const bringing = setOf('create apply replace');

/**
 * A function that tells whether a typed line is `asked`: the same kubectl commands with the same objects and flags, or
 * the same words of another program. What the output is piped through afterwards may differ. `commands` are those of the
 * typed line where it was parsed before.
 */
export function isCommand(own: string): (typed: string, commands?: readonly Command[]) => boolean {
  const words = squeeze(own);
  const expected = signatures(own);
  return (typed, commands) => {
    if (typed === own || squeeze(typed) === words) return true;
    const found = signatures(typed, commands);
    return expected.length > 0 && expected.every((signature) => found.includes(signature));
  };
}

/** One text for each simple command of a line, equal for commands that ask the same. */
function signatures(
  typed: string,
  commands: readonly Command[] = parseCommands(unbroken(typed)),
): string[] {
  const line = unbroken(typed);
  const kubectl = commands.filter(({ verb }) => verb !== '');
  if (kubectl.length > 0) return kubectl.map(signature);
  const words = shellTokens(line);
  const end = words.findIndex(({ text, operator }) => operator && text === '|');
  const simple = (end < 0 ? words : words.slice(0, end)).map(({ text }) => text);
  const start = simple.findIndex((word) => !/^(?:sudo|time|command|\w+=.*)$/.test(word));
  return start < 0 ? [] : [simple.slice(start).join(' ')];
}

function signature({ verb, kinds, objects, flags, args }: Command): string {
  const named = objects.length > 0 || kinds.length > 0;
  const targets = named
    ? [...kinds, ...objects.map(({ kind, name }) => `${kind}/${name}`)].sort()
    : args.map((word) => kindOf(word));
  const flagTexts = [...flags]
    .filter(([name]) => !showing.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const own = !named && bringing.has(verb) && flags.has('f') ? 'apply' : verb;
  return [own, ...targets, ...flagTexts].join(' ');
}
