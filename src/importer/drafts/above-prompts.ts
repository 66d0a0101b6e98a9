/** What stands above the first prompt of a session: commands that have none, and maybe what they print. */
import { isSurelyCommand, promptedCommand } from '#importer/text/command-shape.ts';
import { mayEnterMachine, opensShell } from '#importer/text/opened-shells.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';
import { printsNothing } from './below-comments.ts';
import type { ShellPart } from './shell-parts.ts';
import { splitScript } from './split-script.ts';

/**
 * The parts above the first prompt where a command without one begins the session and what it surely prints stands below it, as
 * before a shell in a container is opened; how many lines they are, and the last command of them.
 */
export function sessionAbove(
  lines: readonly string[],
  programs: ReadonlySet<string>,
): { parts: readonly ShellPart[]; end: number; last: string } {
  const none = { parts: [], end: 0, last: '' };
  const end = lines.findIndex((line) => promptedCommand(line) !== undefined);
  if (end < 2 || !isSurelyCommand(lines[0] ?? '') || isSaidByProgram(lines[0] ?? '')) return none;
  const parts = splitScript(lines.slice(0, end).join('\n'), programs) ?? [];
  const isSure = parts.every((part) =>
    part.type === 'output'
      ? part.isGuess !== true
      : part.type === 'command' && isSurelyCommand(part.text),
  );
  const last = parts.findLast(({ type }) => type === 'command')?.text ?? '';
  return isSure && parts.some(({ type }) => type === 'output') ? { parts, end, last } : none;
}

/**
 * How many lines a session begins with that are commands without a prompt, above the first one that has one. It is sure where
 * the last opens a shell, or may.
 */
export function typedAbovePrompts(lines: readonly string[]): { end: number; isSure: boolean } {
  const first = lines.findIndex((line) => promptedCommand(line) !== undefined);
  const above = lines
    .slice(0, Math.max(0, first))
    .filter((line, at) => !/^\s*(?:#|$)/.test(line) && lines[at - 1]?.endsWith('\\') !== true);
  const areTyped =
    above.length > 0 &&
    above.every(
      (line) => (isSurelyCommand(line) || printsNothing.test(line)) && !isSaidByProgram(line),
    );
  const last = above.at(-1) ?? '';
  return { end: areTyped ? first : 0, isSure: opensShell(last) || mayEnterMachine(last) };
}
