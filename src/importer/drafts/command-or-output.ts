import type { Announcement } from '#importer/text/announcement.ts';
import {
  beginsWithProgram,
  couldBeCommand,
  isCommandShaped,
  isSurelyCommand,
} from '#importer/text/command-shape.ts';
import { isAppliedLine, looksLikeOutput } from '#importer/text/output-shape.ts';
import type { TakeNote } from '#importer/note.ts';
import { readShell } from '#transforms/shell.ts';

/** What a block of text or shell is taken for, and why that is not certain. */
export interface Reading {
  is: 'commands' | 'output' | 'code';
  doubt?: string;
}

interface Around {
  command: object | undefined;
  announced: Announcement;
  isNext: boolean;
  programs: ReadonlySet<string>;
}

/** Whether a block without prompts was typed or printed. `isShell`: its fence says that it is shell. */
export function readingOf(value: string, isShell: boolean, around: Around): Reading {
  const { command, announced, isNext } = around;
  const isAfter = command !== undefined;
  if ((isShell || isAfter || announced === 'output') && looksLikeOutput(value)) {
    return { is: 'output' };
  }
  const isTyped = beginsTyped(value, isShell, around);
  if (isShell) {
    if (value.trimStart().startsWith('#!')) return { is: 'code' };
    return announced === 'output' && isAfter && !isTyped ? { is: 'output' } : { is: 'commands' };
  }
  if (isTyped) {
    if (!isAfter && announced === undefined && !isAllTyped(value, around)) {
      return { is: isCommandShaped(value) ? 'commands' : 'code' };
    }
    const doubt = 'The words before it announce an output, but it begins like a command.';
    const isDoubtful = announced === 'output' && isAfter && !isSurelyCommand(firstLineOf(value));
    return isDoubtful ? { is: 'commands', doubt } : { is: 'commands' };
  }
  if (announced === 'command') return { is: isTypable(value) ? 'commands' : 'code' };
  if (announced === 'output') return { is: 'output' };
  if (!isAfter || announced === 'file') return { is: 'code' };
  const begins = 'It begins with a comment, as a file or a drawing does.';
  if (isNext && value.trimStart().startsWith('#')) return { is: 'output', doubt: begins };
  if (isNext) return { is: 'output' };
  if (isOfOtherLanguage(value)) return { is: 'code' };
  return { is: 'output', doubt: 'Nothing says whether this is what the command above prints.' };
}

/** Whether the first line is typed. Where an output is announced, a mere name, path or assignment is printed. */
function beginsTyped(value: string, isShell: boolean, around: Around): boolean {
  const { command, announced, programs } = around;
  const first = firstLineOf(value);
  const words = first.split(/\s+/);
  if (isAppliedLine(first)) return false;
  const isBelow = command !== undefined && !isShell && announced !== 'command';
  const isPrinted = announced === 'output' || isBelow;
  if (announced === 'output' && words.length === 1 && !value.trim().includes('\n')) return false;
  if (/^[A-Z_]\w*=\S*$/i.test(first)) return !isPrinted || /\$\(|\$\{?\w|`/.test(first);
  if (beginsWithProgram(first, programs)) return true;
  return isShell ? isCommandShaped(first) : command === undefined && isCommandShaped(first);
}

/** Whether a text that nobody knows the program of can be typed: JSON, a grammar, or source of another language cannot. */
function isTypable(value: string): boolean {
  const { state } = readShell(value);
  return couldBeCommand(firstLineOf(value)) && state.is === 'complete' && !isOfOtherLanguage(value);
}

/** Whether some line ends or begins as only in source of another language. */
const isOfOtherLanguage = (value: string): boolean =>
  value
    .split('\n')
    .some((line) => /^(?:\/\/|\/\*|#include\b|<\/?\w[^<>]*>)|[;{]\s*$/.test(line.trim()));

const firstLineOf = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#')) ?? '';

const isAllTyped = (value: string, { programs }: Around): boolean =>
  value
    .split('\n')
    .every(
      (line) =>
        line.trim() === '' ||
        line.trimStart().startsWith('#') ||
        isCommandShaped(line) ||
        beginsWithProgram(line, programs),
    );

export function noteDoubt(line: number, { is, doubt = '' }: Reading, note: TakeNote): void {
  note({
    code: 'command-or-output',
    line,
    unsure: doubt,
    did: is === 'output' ? 'I took it for an output.' : 'I took it for commands.',
    look:
      is === 'output'
        ? 'If it is typed, move it to `commands` of lesson.yaml.'
        : 'If it is printed, move it to `outputs` of lesson.yaml.',
  });
}
