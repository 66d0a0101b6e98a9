/** Blocks in which `#` begins comments, and is no prompt of root. */
import {
  couldBeCommand,
  isCommandShaped,
  isSurelyCommand,
  promptedCommand,
  showsFile,
} from '#importer/text/command-shape.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';

/** Whether lines are of a file of settings, in which `#` begins comments: `[alias]`, and `name = value`. */
export function areSettings(lines: readonly string[]): boolean {
  const [first = '', ...others] = lines.filter((line) => !/^\s*(?:#|$)/.test(line));
  const begins = lines.find((line) => line.trim() !== '');
  return (
    begins !== undefined &&
    promptedCommand(begins) === undefined &&
    /^\s*(?:\[[^[\]]+\]\s*$|[\w.-]+ *=)/.test(first) &&
    others.every((line) => /^\s*(?:\[|[\w.-]+ *=)/.test(line))
  );
}

/** Whether commands are comments in a script: a command without a sign stands right below one behind `#`, or above the first. */
export const isCommented = (lines: readonly string[]): boolean => {
  const isTyped = (line: string): boolean =>
    /^\S/.test(line) && (isSurelyCommand(line) || showsFile.test(line));
  const first = lines.findIndex((line) => promptedCommand(line) !== undefined);
  const begin = lines.find((line) => line.trim() !== '') ?? '';
  // What a command in a comment prints stands below none.
  const isPrinted = (line: string): boolean => /^[^\s#]/.test(line) && !couldBeCommand(line);
  if (lines.some((line, at) => promptedCommand(line) && isPrinted(lines[at + 1] ?? '')))
    return false;
  // A command that was commented out, with what it printed, stands above one that was not.
  const others = lines.filter((line) => !/^\s*(?:#|$)/.test(line));
  const isAboveComment = (line: string, at: number): boolean =>
    promptedCommand(line) !== undefined &&
    /^\s*#/.test(lines[at + 1] ?? '') &&
    promptedCommand(lines[at + 1] ?? '') === undefined;
  if (others.length > 0 && others.every(isTyped) && lines.some(isAboveComment)) return true;
  return (
    (/^[a-z]/.test(begin) && isCommandShaped(begin) && !isSaidByProgram(begin)) ||
    lines.slice(0, Math.max(0, first)).some(isTyped) ||
    lines.some(
      (line, index) => promptedCommand(line) !== undefined && isTyped(lines[index + 1] ?? ''),
    )
  );
};
