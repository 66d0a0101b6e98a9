import { isLeadIn } from '#importer/text/announcement.ts';
import {
  barePromptIn,
  beginsWithProgram,
  couldBeCommand,
  isCommandShaped,
  isSurelyCommand,
  promptedCommand,
  typedIn,
} from '#importer/text/command-shape.ts';
import { isAppliedLine, isHeaderLine, isJson } from '#importer/text/output-shape.ts';
import { readShell } from '#transforms/shell.ts';

/**
 * A part of a block of shell: a command, a comment on it (`raw` as it is written, `text` without its sign) or a word between two, or its output.
 * `line`, and `end` for the last of a command, count from 0 in the block. `isGuess`: where others have a prompt, it has none.
 */
export type ShellPart =
  | { type: 'command'; text: string; line: number; end: number; isGuess?: boolean }
  | { type: 'comment'; text: string; raw: string; line: number }
  | { type: 'output'; text: string; line: number };

/** What has more lines than this is not taken for one command. */
const MAX_LINES = 400;

/** Whether a block shows a session: some line has a prompt. */
export function hasPrompt(text: string): boolean {
  const lines = text.split('\n');
  const prompted = lines.filter((line) => promptedCommand(line) !== undefined);
  return (
    prompted.some((line) => !/^\s*#/.test(line)) || (prompted.length > 0 && !isCommented(lines))
  );
}

/** Whether commands are comments in a script: a command without a sign stands right below one behind `#`. */
const isCommented = (lines: readonly string[]): boolean =>
  lines.some((line, index) => {
    const below = lines[index + 1] ?? '';
    return promptedCommand(line) !== undefined && /^\S/.test(below) && isSurelyCommand(below);
  });

/** Whether a block is commands of which some lines only look like prompts, as in a here-document. */
export const isScript = (text: string): boolean => {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  if (promptedCommand(first) !== undefined || !isCommandShaped(first)) return false;
  const { documents, state } = readShell(text);
  return state.is === 'complete' && documents.length > 0;
};

/** Splits a session: what follows a prompt is a command, all else is output. undefined where a command never ends. */
export function splitSession(text: string): ShellPart[] | undefined {
  const lines = withoutMargin(text.split('\n'));
  const parts: ShellPart[] = [];
  const above: TypedAbove = { programs: new Set(), last: '' };
  const typedLines = typedIn(lines);
  const isPromptAlone = barePromptIn(lines, typedLines);
  const isTyped = (line: string): boolean => promptedCommand(line) !== undefined;
  const aboutNext = aboveCommands(lines, isTyped);
  // At the prompt of root, a comment and a command of an unknown program look the same.
  const hasRoot = lines.some((line) => isComment(line) && isTyped(line));
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const prompted = typedLines[index];
    const isGuess = prompted === undefined && isBelowComment(parts.at(-1), above, line);
    const command = isGuess ? line : prompted;
    if (command !== undefined) {
      const taken = takeCommand(lines, index, command, true);
      if (taken === undefined) return undefined;
      const { text: typed, end } = taken;
      above.programs.add(typed.split(/\s/, 1)[0] ?? '');
      above.last = typed;
      parts.push({
        type: 'command',
        text: typed,
        line: index,
        end,
        ...(isGuess ? { isGuess } : {}),
      });
      index = taken.end;
    } else if (isPromptAlone(line) && !isPrintedBelow(nextLine(lines, index), isPromptAlone))
      continue;
    else if (isBetween(lines, index, isTyped)) {
      parts.push({ type: 'comment', text: line.trim(), raw: line, line: index });
    } else if (
      isComment(line) &&
      (!isPrintedComment(parts, lines, index) || (!hasRoot && aboutNext.has(index)))
    ) {
      parts.push({ type: 'comment', text: commentText(line), raw: line, line: index });
    } else addOutput(parts, line, index);
  }
  return parts.some((part, index) => isTypedIn(part, parts[index - 1]))
    ? undefined
    : trimmed(parts);
}

/** Whether a line that begins like a comment was printed: in an output, or first of what prints a file or an object. */
function isPrintedComment(
  parts: readonly ShellPart[],
  lines: readonly string[],
  index: number,
): boolean {
  const last = parts.at(-1);
  if (last?.type !== 'command') return last?.type === 'output';
  const [line = '', next = ''] = lines.slice(index, index + 2);
  const isFirst = last.end === index - 1 && printsText(last.text) && !isLeadIn(line);
  const isFollowed = next.trim() !== '' && !/^\s*#/.test(next);
  return isFirst && isFollowed && promptedCommand(next) === undefined;
}

const isComment = (line: string): boolean => /^\s*#+ /.test(line);

/** The comments below outputs that are about the command that follows: an empty line parts them from what was printed. */
function aboveCommands(
  lines: readonly string[],
  isTyped: (line: string) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  let waiting: number[] = [];
  let isParted = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isParted = true;
    else if (!isComment(line)) {
      if (waiting.length > 0 && isTyped(line)) for (const each of waiting) found.add(each);
      waiting = [];
      isParted = false;
    } else if (isParted) waiting.push(index);
  }
  return found;
}

/** Whether lines without a prompt look typed into the shell that the command above has opened, as in a pod. */
const isTypedIn = ({ type, text }: ShellPart, above: ShellPart | undefined): boolean =>
  type === 'output' &&
  above?.type === 'command' &&
  opensShell(above.text.trim()) &&
  text.split('\n').some((line) => isCommandShaped(line) && !isHeaderLine(line));

/** Whether a command opens a shell in a container or on a machine, into which the next lines are typed. */
function opensShell(command: string): boolean {
  const [first = '', ...others] = command.replace(/^sudo (?!-i$)/, '').split(/\s+/);
  if (!containerTools.has(first))
    return /^(?:(?:minikube )?ssh(?: \S+)?|sudo -i|su(?: -)?(?: \w+)?)$/.test(command);
  const hasTerminal = others.some((word) => /^(?:-i?t|-ti|--tty)$/.test(word));
  return hasTerminal && /^(?:.*\/)?(?:ba|a|z)?sh$/.test(others.at(-1) ?? '');
}

const containerTools: ReadonlySet<string> = new Set(
  'kubectl oc k docker podman nerdctl crictl'.split(' '),
);

/** What a session has typed so far: the first words of its commands, and the last of them. */
interface TypedAbove {
  programs: Set<string>;
  last: string;
}

/** Whether a line without a prompt could be what the comment above it is about: it begins with a program that is known, or typed above. */
const isBelowComment = (
  above: ShellPart | undefined,
  { programs, last }: TypedAbove,
  line: string,
): boolean =>
  above?.type === 'comment' &&
  !isLeadIn(above.text) &&
  !isAppliedLine(line) &&
  beginsWithProgram(line, programs) &&
  !printsText(last);

/** Whether a command prints a file or an object, in which a comment may stand. */
const printsText = (command: string): boolean =>
  /^\s*(?:sudo\s+)?(?:cat|bat|head|tail|less|more|sed|grep|curl)\s|\s(?:get|describe|config|show|logs|env)(?:\s|$)/.test(
    command,
  );

/** Whether a line below a prompt alone was printed: then the prompt was, too. */
const isPrintedBelow = (next: string, isPromptAlone: (line: string) => boolean): boolean =>
  next !== '' && !isPromptAlone(next) && promptedCommand(next) === undefined;

/** Splits commands without prompts; output is recognized by its shape, or by a comment that announces it. */
export function splitScript(text: string): ShellPart[] | undefined {
  const lines = withoutMargin(text.split('\n'));
  const parts: ShellPart[] = [];
  const aboutNext = aboveCommands(lines, isCommandShaped);
  let isOutput = false;
  let isData = false;
  let hasCommand = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const shaped = isCommandShaped(line);
    const isInData = isData && /^(?:[\s}\]]|[\w-]+:)/.test(line);
    if (isOutput && shaped && !isInData && !isHeaderLine(line) && !isAppliedLine(line))
      isOutput = false;
    const isPrinted =
      isHeaderLine(line) ||
      isAppliedLine(line) ||
      isNumberedName(line) ||
      /^\s*(?:"[^"$`]*"|'[^']*')\s*$/.test(line) ||
      (/^\s*[{[]/.test(line) && isJson(lines.slice(index, index + 2).join('\n')));
    if (!isOutput && hasCommand && isPrinted) isOutput = true;
    if (isOutput && !isData && isComment(line) && aboutNext.has(index)) isOutput = false;
    if (isOutput) {
      addOutput(parts, line, index);
      continue;
    }
    if (line.trim() === '') continue;
    if (hasCommand && isBetween(lines, index, isCommandShaped)) {
      parts.push({ type: 'comment', text: line.trim(), raw: line, line: index });
      continue;
    }
    if (line.trimStart().startsWith('#')) {
      parts.push({ type: 'comment', text: commentText(line), raw: line, line: index });
      isOutput = hasCommand && isLeadIn(line) && !isCommandShaped(nextLine(lines, index));
      continue;
    }
    if (!couldBeCommand(line) && !/^[\s"'$([{!~./\\]/.test(line)) return undefined;
    const taken = takeCommand(lines, index, line, false);
    if (taken === undefined) return undefined;
    parts.push({ type: 'command', text: taken.text, line: index, end: taken.end });
    hasCommand = true;
    index = taken.end;
    isOutput = printsData(taken.text) && beginsData.test(nextLine(lines, index));
    isData = isOutput;
  }
  return trimmed(parts);
}

/** Whether a line is nothing but the name of an object with a number behind it, `web-0`: no program is called so. */
const isNumberedName = (line: string): boolean =>
  /^\s*[a-z][\w.]*(?:-[\w.]+)*-\d+\s*$/.test(line) && !isCommandShaped(line);

/** A command that prints objects as YAML or JSON, and how those begin. */
const printsData = (command: string): boolean =>
  /\s(?:-o|--output)[= ]?(?:yaml|json)\b/.test(command);
const beginsData = /^(?:apiVersion|kind|metadata|spec|status|items|data):|^[{[]\s*$/;

/** The lines without the indentation that all of them have, as in plain text. */
function withoutMargin(lines: readonly string[]): string[] {
  const margins = lines.flatMap((line) =>
    line.trim() === '' ? [] : [/^ */.exec(line)?.[0].length ?? 0],
  );
  // A block may have more lines than a function may have arguments.
  const margin = margins.reduce((least, each) => Math.min(least, each), Infinity);
  return Number.isFinite(margin) ? lines.map((line) => line.slice(margin)) : [...lines];
}

/** Whether a line is a word between two commands, of which a learner types one: "or". */
const isBetween = (
  lines: readonly string[],
  index: number,
  isTyped: (line: string) => boolean,
): boolean =>
  /^\s*(?:or|and|then|ou|ou então|[e或和]|或者)[.:：]?\s*$/i.test(lines[index] ?? '') &&
  isTyped(nextLine(lines, index));

const commentText = (line: string): string => line.trim().replace(/^#+\s*/, '');

function nextLine(lines: readonly string[], index: number): string {
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() !== '') return line;
  }
  return '';
}

function takeCommand(
  lines: readonly string[],
  start: number,
  first: string,
  hasPrompts: boolean,
): { text: string; end: number } | undefined {
  let text = first;
  const limit = Math.min(lines.length, start + MAX_LINES);
  for (let end = start; end < limit; end += 1) {
    if (end > start) {
      const line = lines[end] ?? '';
      text += `\n${hasPrompts ? line.replace(/^> ?/, '') : line}`;
    }
    const { state } = readShell(text);
    // PowerShell, for one, continues a line with a backtick: where the command ends, a POSIX shell cannot tell.
    if (state.is === 'unreadable' && state.isOpen) return undefined;
    if (state.is !== 'unfinished') return { text: text.trimStart(), end };
  }
  return undefined;
}

function addOutput(parts: ShellPart[], line: string, index: number): void {
  const last = parts.at(-1);
  if (last?.type === 'output') last.text += `\n${line}`;
  else if (line.trim() !== '') parts.push({ type: 'output', text: line, line: index });
}

const trimmed = (parts: ShellPart[]): ShellPart[] =>
  parts
    .map((part) => (part.type === 'output' ? { ...part, text: withoutEmptyEnd(part.text) } : part))
    .filter(({ type, text }) => type === 'comment' || text.trim() !== '');

/** A text without the empty lines below it. */
export function withoutEmptyEnd(text: string): string {
  const lines = text.split('\n');
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1).join('\n');
}
