import type { CommandText } from '#model/lint/commands.ts';
import type { Found } from '#model/lint/rule.ts';
import { isClosed, shellBatch } from '#model/lint/shell-batch.ts';
import type { Io } from '#cli/io.ts';

const LIMIT = 10_000_000;
const MILLISECONDS = 60_000;

/** Judged without the other commands of a lesson these are wrong: variables, `cd`, files that are read in, what is unreached. */
const left = ['SC1090', 'SC1091', 'SC2034', 'SC2154', 'SC2164', 'SC2317'];

const ask = `shellcheck --shell=bash --severity=warning --format=json --exclude=${left.join(',')} -`;

/**
 * What ShellCheck warns of in the commands, which bash can read; undefined where ShellCheck is not installed or did not
 * answer.
 */
export async function shellcheckFound(
  commands: readonly CommandText[],
  io: Io,
): Promise<{ command: CommandText; found: Found }[] | undefined> {
  const texts = [...new Set(commands.map(({ text }) => text))].filter(isClosed);
  const batch = shellBatch(texts);
  const { output, code } = await io.run(ask, LIMIT, MILLISECONDS, batch.script);
  // 0: nothing to say. 1: something.
  if (code !== 0 && code !== 1) return undefined;
  const comments = commentsIn(new TextDecoder().decode(output));
  return comments?.flatMap(({ line, column, code: number, message }) => {
    const { index, line: inside } = batch.at(line);
    return commands
      .filter(({ text }) => text === texts[index])
      .map((command) => {
        const before = command.text.split('\n').slice(0, inside - 1);
        const offset = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
        const found = {
          place: command.placeOf(Math.min(offset, command.text.length)),
          from: command.from,
          message: `ShellCheck on the command "${command.id}": ${message}`,
          hint: `SC${number} is explained at https://www.shellcheck.net/wiki/SC${number}.`,
        };
        return { command, found };
      });
  });
}

interface Comment {
  line: number;
  column: number;
  code: number;
  message: string;
}

/** ShellCheck's JSON; undefined for what is none, such as a word of the shell. */
function commentsIn(text: string): readonly Comment[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Comment[]) : undefined;
  } catch {
    return undefined;
  }
}
