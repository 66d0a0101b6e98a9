/** Typed commands as judging asks for them: again and again. */
import { parseCommand } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';

/** A command as what it says, whatever the blanks between its words. */
export const squeeze = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

export const sameCommand = (one: string, other: string): boolean =>
  one === other || squeeze(one) === squeeze(other);

/** `parseCommand` of a text that may be asked for row by row. */
export const parsed = lastAnswer(parseCommand);

function lastAnswer(parse: (text: string) => Command): (text: string) => Command {
  let last: { text: string; command: Command } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, command: parse(text) };
    return last.command;
  };
}
