import type { Announcement } from '#importer/text/announcement.ts';
import {
  firstLineOf,
  hasLooseOptions,
  hasStandIns,
  isDrawing,
  isOfAddresses,
  isOfBoxes,
  isOfOtherLanguage,
  isOfPairs,
  isOfPaths,
  isOfSettings,
  isSql,
  isSynopsis,
  isWholeScript,
  isYaml,
  request,
} from '#importer/text/code-shape.ts';
import {
  beginsWithProgram,
  callsAgain,
  couldBeCommand,
  isCommandShaped,
  isOfC,
  withOption,
} from '#importer/text/command-shape.ts';
import { isAppliedLine, looksLikeOutput } from '#importer/text/output-shape.ts';
import { otherPrompt } from '#importer/text/program-prompts.ts';
import type { TakeNote } from '#importer/note.ts';
import { readShell } from '#transforms/shell.ts';

/** What a block of text or shell is taken for, and why that is not certain. */
export interface Reading {
  is: 'commands' | 'output' | 'code';
  doubt?: string;
}

interface Around {
  command: { value?: string } | undefined;
  announced: Announcement;
  isNext: boolean;
  isRight: boolean;
  programs: ReadonlySet<string>;
  /** A click types it, into whatever runs in a terminal. */
  isClick?: boolean;
}

/** Whether a block without prompts was typed or printed. `isShell`: its fence says that it is shell. */
export function typedOrPrinted(value: string, isShell: boolean, around: Around): Reading {
  const { command, announced, isNext, isRight, programs, isClick = false } = around;
  const isAfter = command !== undefined;
  if ((isShell || isAfter || announced === 'output') && looksLikeOutput(value)) {
    return { is: 'output' };
  }
  if (!isClick && announced !== 'output' && hasLooseOptions(value))
    return { is: 'code', doubt: loose };
  if (isDrawing(value))
    return { is: isAfter && (announced === 'output' || isNext) ? 'output' : 'code' };
  if (/^https?:\/\/\S+$/.test(value.trim()) && announced !== 'output') return { is: 'code' };
  if (!isAfter && (isOfAddresses(value) || isOfPaths(value))) return { is: 'code' };
  const other = isShell && !isClick ? otherThanShell(value) : undefined;
  if (other !== undefined && isRight && areKeys(value))
    return /^[^:]+: {2,}\S/.test(firstLineOf(value))
      ? { is: 'output' }
      : { is: 'output', doubt: other };
  if (other !== undefined) return { is: 'code', doubt: other };
  const first = firstLineOf(value);
  if (!isShell && announced !== 'output' && opensEditor.test(command?.value ?? ''))
    return { is: isCommandShaped(first) ? 'commands' : 'code' };
  if (!isClick && (isSql(first) || isOfC(first))) return { is: 'code' };
  if (!isClick && announced !== 'output' && otherPrompt.test(first)) return { is: 'code' };
  const isPrinted = announced === 'output' && isAfter;
  if (isWholeScript(value) || (!isClick && isSynopsis(value)))
    return { is: isPrinted ? 'output' : 'code' };
  if (!isClick && announced !== 'command') {
    if (!isShell && isOfFile(value, around)) return { is: 'code' };
    if (!isShell && announced === undefined && hasStandIns(value))
      return { is: 'code', doubt: standIns };
    if (isShell && announced !== 'output' && areUnusedSettings(value, programs))
      return { is: 'code', doubt: unused };
  }
  const isTyped = beginsTyped(value, isShell, around);
  if (isShell) {
    if (announced !== 'output' || !isAfter || isTyped) return { is: 'commands' };
    return isClick ? { is: 'commands', doubt: clicked } : { is: 'output' };
  }
  if (isTyped) {
    if (!isAfter && announced === undefined && !isAllTyped(value, around)) {
      // A word alone above lines that nobody types is one of a list.
      const isWord = /^[\w-]+$/.test(first);
      return { is: isCommandShaped(value) && !isWord ? 'commands' : 'code' };
    }
    const doubt = 'The words before it announce an output, but it begins like a command.';
    return announced === 'output' && isAfter ? { is: 'commands', doubt } : { is: 'commands' };
  }
  if (announced === 'command') return { is: isTypable(value) ? 'commands' : 'code' };
  if (announced === 'output') return { is: isAfter || !isOfBoxes(value) ? 'output' : 'code' };
  if (!isAfter || announced === 'file') return { is: 'code' };
  const begins = 'It begins with a comment, as a file or a drawing does.';
  if (isNext && value.trimStart().startsWith('#')) return { is: 'output', doubt: begins };
  if (isNext && withOption.test(first)) return { is: 'output', doubt: hasOption };
  if (isNext) return { is: 'output' };
  if (isOfOtherLanguage(value) || isYaml(value) || request.test(first)) return { is: 'code' };
  return { is: 'output', doubt: 'Nothing says whether this is what the command above prints.' };
}

/** Whether a text is keys and values with a colon between them, as programs print them and no shell reads them. */
const areKeys = (value: string): boolean => isOfPairs(value) && /^[^=]+: /.test(firstLineOf(value));

/** What opens an editor last, which prints nothing: the block below it is what to write there. */
const opensEditor =
  /(?:^|\n)(?:sudo )?(?:vim?|nvim|nano|emacs|gedit|code|kubectl (?:-n \S+ )?edit)(?: [^\n|;&]*)?$/;

const hasOption = 'Its first line has an option, as commands have.';

const loose = 'Its options stand in lines of their own with no backslash before them.';

const unused = 'Most of these values are used nowhere: they look like settings in a file.';

const clicked = 'The words before it announce an output, but a click typed it.';

const standIns = 'Its words in capitals stand for something that learners put there.';

/** What a block that is said to be shell begins with instead; undefined where that could be a command. */
function otherThanShell(value: string): string | undefined {
  const line = firstLineOf(value);
  if (isOfPairs(value) && !isCommandShaped(line))
    return 'These are names and values, which no shell runs.';
  if (isSql(line)) return 'This is SQL, which no shell runs.';
  if (/^"[\w./-]+": /.test(line)) return 'This is a part of JSON, which no shell runs.';
  const isMarkup = /^(?:!!!|\?\?\?\+?|:::|===\s+"|\{%|\{\{[<%]|-{1,2}8<-|<!--)/.test(line);
  return isMarkup ? 'This begins with markup of pages, which no shell runs.' : undefined;
}

/** Whether a text is a part of a file that a shell reads, and of no session: settings that nothing uses, or a test with what only the file knows. */
function isOfFile(value: string, { command, announced, programs }: Around): boolean {
  const first = firstLineOf(value);
  const [, test] = /^(?:if|while|until) (?:! )?([^\s;]+)/.exec(first) ?? [];
  if (test !== undefined && value.trim().includes('\n'))
    return (
      announced === 'output' ||
      !(/^(?:[[(!:]|command$)/.test(test) || beginsWithProgram(test, programs))
    );
  if (announced === 'file' && /^\s*[A-Z_]\w*=/i.test(first)) return true;
  return command === undefined && areUnusedSettings(value, programs);
}

/** Whether all lines of a text give values to names, most of which no page reads. */
function areUnusedSettings(value: string, programs: ReadonlySet<string>): boolean {
  const lines = value.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  if (!/^\s*[A-Z_]\w*=/i.test(lines[0] ?? '')) return false;
  const names = lines.flatMap((line) => /^\s*(?:export )?([A-Z_]\w*)=/i.exec(line)?.[1] ?? []);
  const areSettings = lines.every(
    (line) => !line.includes('$') && !beginsWithProgram(line.replace(/^\s*export /, ''), programs),
  );
  const used = names.filter((name) => programs.has(`$${name}`));
  return areSettings && names.length === lines.length && used.length * 2 < names.length;
}

/** Whether the first line is typed. Where an output is announced, a mere name, path or assignment is printed. */
function beginsTyped(value: string, isShell: boolean, around: Around): boolean {
  const { command, announced, programs } = around;
  const first = firstLineOf(value);
  const words = first.split(/\s+/);
  if (isAppliedLine(first) || (!isShell && isOfSettings(value))) return false;
  const isBelow = command !== undefined && !isShell && announced !== 'command';
  const isPrinted = announced === 'output' || isBelow;
  if (announced === 'output' && words.length === 1 && !value.trim().includes('\n')) return false;
  // A sentence about a file.
  if (announced === 'output' && /^\/(?!\S*bin\/)\S* [^-]/.test(first)) return false;
  if (words.every((word) => /^[A-Z_]\w*=\S*$/i.test(word)))
    return !isPrinted || /\$\(|\$\{?\w|`/.test(first);
  if (beginsWithProgram(first, programs) || callsAgain(first, command?.value ?? '')) return true;
  return isShell ? isCommandShaped(first) : command === undefined && isCommandShaped(first);
}

/** Whether a text that nobody knows the program of can be typed: JSON, a grammar, or source of another language cannot. */
function isTypable(value: string): boolean {
  const { state } = readShell(value);
  const first = firstLineOf(value);
  // A word with joined parts alone is asked of a database: `boats_moored_total`.
  const isName = /^[a-z]+(?:_[a-z]+)+$/.test(first);
  return couldBeCommand(first) && !isName && state.is === 'complete' && !isOfOtherLanguage(value);
}

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

export function noteDoubt(
  line: number,
  { is, doubt = '' }: Reading,
  text: string,
  note: TakeNote,
): void {
  if (is === 'code') {
    note({
      code: 'not-copyable',
      line,
      unsure: doubt,
      did: 'I kept it as plain code, without a copy button.',
      look: 'If it is typed into a shell, put it into `commands` of lesson.yaml.',
    });
    return;
  }
  note({
    code: 'command-or-output',
    line,
    unsure: doubt,
    did: is === 'output' ? 'I took it for an output.' : 'I took it for commands.',
    look:
      is === 'output'
        ? 'If it is typed, move it to `commands` of lesson.yaml.'
        : 'If it is printed, move it to `outputs` of lesson.yaml.',
    written: text,
  });
}
