import { environment } from '#model/validate/commands.ts';
import { scanShell } from '#model/structure/shell-scan.ts';

/** A command as a lesson can have it, with what was said in its comments and what the learner has to choose. */
export interface TidyCommand {
  text: string;
  comments: readonly string[];
  /** `<NAME>` and what became of it. */
  placeholders: readonly { name: string; variable: string }[];
}

/** Takes comments out and makes variables of `<PLACEHOLDERS>`; undefined where copying the command would not be safe. */
export function tidyCommand(command: string): TidyCommand | undefined {
  const { text, comments } = withoutComments(command);
  const filled = withVariables(text);
  if (filled === undefined || filled.text.trim() === '') return undefined;
  const scan = scanShell(filled.text);
  const isSafe =
    scan.comments.length === 0 &&
    scan.placeholders.length === 0 &&
    !/^[$#>] /.test(filled.text) &&
    !hasControl(filled.text);
  return isSafe ? { ...filled, comments } : undefined;
}

function withoutComments(command: string): { text: string; comments: string[] } {
  const comments: string[] = [];
  let text = command;
  for (const { offset } of scanShell(command).comments.toReversed()) {
    const end = text.indexOf('\n', offset);
    const comment = text.slice(offset, end === -1 ? text.length : end);
    comments.unshift(comment.replace(/^#+\s*/, '').trim());
    text = text.slice(0, offset).trimEnd() + (end === -1 ? '' : text.slice(end));
  }
  return { text: text.trim(), comments: comments.filter((each) => /[\p{L}\p{N}]/u.test(each)) };
}

function withVariables(
  command: string,
): { text: string; placeholders: TidyCommand['placeholders'] } | undefined {
  const placeholders: { name: string; variable: string }[] = [];
  let text = command;
  for (const { text: written, offset } of scanShell(command).placeholders.toReversed()) {
    const name = written.slice(1, -1);
    const variable = name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
      .replace(/^(?=\d)/, '_');
    const bare = `\${${variable}:?}`;
    const before = text.slice(0, offset);
    const isQuoted = (before.match(/"/g)?.length ?? 0) % 2 === 1 || before.includes('<<');
    text = before + (isQuoted ? bare : `"${bare}"`) + text.slice(offset + written.length);
    placeholders.unshift({ name, variable });
  }
  const used = scanShell(text).variables.map((each) => each.name);
  return placeholders.every(({ variable }) => used.includes(variable))
    ? { text, placeholders }
    : undefined;
}

const hasControl = (text: string): boolean =>
  [...text].some((c) => c < ' ' && c !== '\n' && c !== '\t');

/** Variables that commands use and none of them sets. */
export function unsetVariables(commands: readonly string[]): string[] {
  const scans = commands.map(scanShell);
  const assigned = new Set(scans.flatMap((scan) => scan.assigned));
  const names = scans.flatMap(({ variables }) => variables.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !assigned.has(name) && !environment.has(name));
}

/** Whether a workshop can have a variable of this name. */
export const isVariableName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);
