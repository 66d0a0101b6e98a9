import { environment } from '#model/validate/commands.ts';
import { readShell } from '#transforms/shell.ts';

/** A command without comments and placeholders, with the text of the comments and the variables for the placeholders. */
export interface TidyCommand {
  text: string;
  comments: readonly string[];
  /** The name in `<NAME>`, and the variable that replaces it. */
  placeholders: readonly { name: string; variable: string }[];
}

/** Takes comments out and makes variables of `<PLACEHOLDERS>`; undefined where copying the command would not be safe. */
export function tidyCommand(command: string): TidyCommand | undefined {
  const { text, comments } = withoutComments(command);
  const filled = withVariables(text);
  if (filled === undefined || filled.text.trim() === '') return undefined;
  const shell = readShell(filled.text);
  const isSafe =
    shell.comments.length === 0 &&
    shell.placeholders.length === 0 &&
    !/^[$#>] /.test(filled.text) &&
    !hasControl(filled.text);
  return isSafe ? { ...filled, comments } : undefined;
}

function withoutComments(command: string): { text: string; comments: string[] } {
  const comments: string[] = [];
  let text = command;
  for (const { offset, end } of readShell(command).comments.toReversed()) {
    comments.unshift(
      text
        .slice(offset, end)
        .replace(/^#+\s*/, '')
        .trim(),
    );
    text = text.slice(0, offset).trimEnd() + text.slice(end);
  }
  return { text: text.trim(), comments: comments.filter((each) => /[\p{L}\p{N}]/u.test(each)) };
}

function withVariables(
  command: string,
): { text: string; placeholders: TidyCommand['placeholders'] } | undefined {
  const placeholders: { name: string; variable: string }[] = [];
  let text = command;
  for (const { text: written, offset, isQuoted } of readShell(command).placeholders.toReversed()) {
    const name = written.slice(1, -1);
    const variable = name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
      .replace(/^(?=\d)/, '_');
    const bare = `\${${variable}:?}`;
    text =
      text.slice(0, offset) + (isQuoted ? bare : `"${bare}"`) + text.slice(offset + written.length);
    placeholders.unshift({ name, variable });
  }
  const used = readShell(text).variables.map((each) => each.name);
  return placeholders.every(({ variable }) => used.includes(variable))
    ? { text, placeholders }
    : undefined;
}

const hasControl = (text: string): boolean =>
  [...text].some((c) => c < ' ' && c !== '\n' && c !== '\t');

/** Variables that commands use and none of them sets. */
export function unsetVariables(commands: readonly string[]): string[] {
  const shells = commands.map(readShell);
  const assigned = new Set(shells.flatMap((shell) => shell.assigned));
  const names = shells.flatMap(({ variables }) => variables.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !assigned.has(name) && !environment.has(name));
}

/** Whether a workshop can have a variable of this name. */
export const isVariableName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);
