/** What was typed at prompts, and what was printed below it. */
import {
  atTheRight,
  isCommandShaped,
  isSurelyCommand,
  promptedCommand,
} from '#importer/text/command-shape.ts';
import { opensShell } from '#importer/text/opened-shells.ts';
import { opensEditor } from '#importer/text/printing-commands.ts';
import { isHeaderLine } from '#importer/text/output-shape.ts';
import { isTypedByRoot, signOfPrompt } from '#importer/text/sign-prompts.ts';
import { isToldByKubectl } from '#importer/text/told-by-kubectl.ts';
import {
  barePromptIn,
  behindArrow,
  belowComments,
  printsText,
  promptedIn,
  typedIn,
} from '#importer/text/typed-lines.ts';
import { readShell } from '#transforms/shell.ts';
import {
  aboveCommands,
  addOutput,
  commentText,
  isBetween,
  isComment,
  lacksBackslash,
  nextLine,
  takeCommand,
  trimmed,
  withoutMargin,
} from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';
import {
  isAtEnd,
  isPrintedComment,
  isSaidToType,
  isShownTyped,
  numberedIn,
} from './printed-in-session.ts';
import { isBelowComment } from './below-comments.ts';
import type { TypedAbove } from './below-comments.ts';
import {
  isCaption,
  isConjunction,
  isLabel,
  isNamedRemark,
  isOutputLabel,
  isSlashRemark,
  isRemarkBelow,
  isSentence,
  tightComment,
  titlesIn,
} from './session-words.ts';
import { sessionAbove, typedAbovePrompts } from './above-prompts.ts';
import { areSettings, isCommented } from './commented-lines.ts';

/** Whether a block shows a session: some line has a prompt. */
export function hasPrompt(text: string, programs?: ReadonlySet<string>): boolean {
  const lines = text.split('\n');
  const promptedLines = promptedIn(lines);
  const prompted = lines.filter(
    (line, at) => promptedLines[at] !== undefined && !isOwnVariable(line, lines),
  );
  if (
    prompted.some((line) => !/^\s*#/.test(line)) ||
    isTypedByRoot(lines, programs) ||
    signOfPrompt(lines, programs) !== undefined ||
    behindArrow(lines.find((line) => line.trim() !== '') ?? '', programs) !== undefined
  )
    return true;
  return prompted.length > 0 && !isCommented(lines) && !areSettings(lines);
}

/** Whether a line calls what a line of the same block has put into a variable: `$helm list`, below `helm=helm3`. */
function isOwnVariable(line: string, lines: readonly string[]): boolean {
  const [, name] = /^\s*\$([a-z]\w*) /.exec(line) ?? [];
  return name !== undefined && lines.some((each) => each.trimStart().startsWith(`${name}=`));
}

/** Whether a block is commands of which some lines only look like prompts, as in a here-document. */
export const isScript = (text: string): boolean => {
  const first =
    text
      .split('\n')
      .find((line) => line.trim() !== '' && !(isComment(line) && !promptedCommand(line))) ?? '';
  if (promptedCommand(first) !== undefined || !isCommandShaped(first)) return false;
  const { documents, state } = readShell(text);
  return state.is === 'complete' && documents.length > 0;
};

/**
 * Splits a session: what follows a prompt is a command, all else is output. undefined where a command never ends. `isAfter`: a command stands above;
 * `isAtRoot`: it has opened a shell of root, whose prompt is `#`.
 */
export function splitSession(
  text: string,
  programs: ReadonlySet<string> = new Set(),
  { isAfter = false, isAtRoot = false } = {},
): ShellPart[] | undefined {
  const lines = withoutMargin(text.split('\n')).map((line) => line.replace(atTheRight, ''));
  const first = sessionAbove(lines, programs);
  const parts: ShellPart[] = [...first.parts];
  const above: TypedAbove = { programs: new Set(), last: first.last, end: first.end };
  const typedLines = typedIn(lines, programs, isAtRoot);
  const numbered = numberedIn(lines, typedLines);
  const session = { lines, typedLines, numbered, below: belowComments(lines) };
  const isPromptAlone = barePromptIn(lines, typedLines);
  const titles = titlesIn(lines, typedLines, isAfter);
  const hasOuter = lines.some((line, at) => typedLines[at] !== undefined && /^\S/.test(line));
  const isTyped = (line: string): boolean => promptedCommand(line) !== undefined;
  const aboutNext = aboveCommands(lines, isTyped);
  const aboutBare = aboveCommands(lines, isSurelyCommand);
  // At the prompt of root, a comment and a command of an unknown program look the same.
  const hasRoot = lines.some((line) => isComment(line) && isTyped(line));
  const typedAbove = typedAbovePrompts(lines);
  for (let index = first.end; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const isShown =
      isShownTyped(parts, line, isAfter, hasOuter) ||
      (isAtEnd(lines, index) && isSaidToType(parts.at(-1), line));
    const prompted = isShown ? undefined : typedLines[index];
    const isBelow =
      prompted === undefined &&
      (index < typedAbove.end || isBelowComment(parts.at(-1), above, line, programs));
    const next = (lines[index + 1] ?? '').trim() === '' ? index + 2 : index + 1;
    const isAboveNext = typedLines[next] !== undefined;
    const isGuess =
      (isBelow && (index >= typedAbove.end || !typedAbove.isSure)) ||
      (isComment(line) &&
        !isAtRoot &&
        prompted !== undefined &&
        !isTyped(line) &&
        // No comment goes on in the next line.
        !prompted.endsWith('\\') &&
        !programs.has(prompted.split(/\s/, 1)[0] ?? ''));
    const command = isBelow ? line : prompted;
    if (command === undefined && lacksBackslash(parts.at(-1), line)) return undefined;
    if (command !== undefined) {
      const taken = takeCommand(lines, index, command, true);
      if (taken === undefined) return undefined;
      const { text: typed, end } = taken;
      // A comment that is typed: `$ # Show the boats`.
      if (isComment(typed)) {
        parts.push({ type: 'comment', text: commentText(typed), raw: typed, line: index });
        continue;
      }
      above.programs.add(typed.split(/\s/, 1)[0] ?? '');
      above.last = typed;
      above.end = end;
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
    else if (
      isBetween(lines, index, isTyped) ||
      titles.has(index) ||
      (parts.length === 0 &&
        (isCaption(line) || (!isAfter && isSentence(line)) || (isLabel.test(line) && isAboveNext)))
    ) {
      parts.push({ type: 'comment', text: line.trim(), raw: line, line: index });
    } else if (
      (isNamedRemark.test(line) && parts.length > 0 && !printsText(above.last)) ||
      (isOutputLabel.test(line) && isRightBelow(parts, index))
    ) {
      parts.push({ type: 'comment', text: line.trim(), raw: line, line: index });
    } else if (tightComment.test(line) && isAboveTyped(lines, index, above.last)) {
      parts.push({ type: 'comment', text: commentText(line), raw: line, line: index });
    } else if (
      !printsText(above.last) &&
      ((isSlashRemark.test(line) &&
        (isRightBelow(parts, index) || typedLines[index + 1] !== undefined)) ||
        (isConjunction.test(line) && isRightBelow(parts, index)))
    ) {
      const text = line.replace(isSlashRemark, '').trim();
      parts.push({ type: 'comment', text, raw: line, line: index });
    } else if (
      isComment(line) &&
      (!isPrintedComment(parts.at(-1), session, index) ||
        (!hasRoot && (aboutNext.has(index) || isAboveTyped(lines, index, above.last))) ||
        (!hasRoot &&
          isRemarkBelow(lines, index) &&
          !printsText(above.last) &&
          !opensEditor.test(above.last)) ||
        (aboutBare.has(index) && !printsText(above.last)))
    ) {
      parts.push({ type: 'comment', text: commentText(line), raw: line, line: index });
    } else addOutput(parts, line, index);
  }
  return parts.some((part, index) => isTypedIn(part, parts[index - 1]) || endsInput.test(part.text))
    ? undefined
    : trimmed(parts).map(asGuessed);
}

/** Lines that all begin like comments are of the file that a command prints, or the author's own. */
const asGuessed = (part: ShellPart): ShellPart =>
  part.type === 'output' && part.text.split('\n').every((line) => isComment(line) || !line.trim())
    ? { ...part, isGuess: true }
    : part;

const isRightBelow = (parts: readonly ShellPart[], index: number): boolean => {
  const last = parts.at(-1);
  return last?.type === 'command' && last.end === index - 1;
};

/** Whether a line that begins like a comment stands right above a prompt of `$`, below no command that prints files: programs end with no such line. */
const isAboveTyped = (lines: readonly string[], index: number, last: string): boolean => {
  const next = nextLine(lines, index);
  return /^[^#]*\$ /.test(next) && promptedCommand(next) !== undefined && !printsText(last);
};

/**
 * Whether lines without a prompt look typed: into the shell that the command above has opened, as in a pod, or as options of that
 * command, each with its value, where an author forgot the sign that it goes on.
 */
const isTypedIn = ({ type, text }: ShellPart, above: ShellPart | undefined): boolean => {
  if (type !== 'output' || above?.type !== 'command') return false;
  const lines = text.split('\n');
  return (
    (opensShell(above.text) &&
      lines.some(
        (line) => isCommandShaped(line) && !isHeaderLine(line) && !isToldByKubectl(line),
      )) ||
    lines.every((line) => /^\s+--[a-z][\w-]*[= ](?:\S+|"[^"]*"|'[^']*')(?: ?\\)?$/.test(line))
  );
};

/** Whether a line below a prompt alone was printed: then the prompt was, too. A comment there is the author's. */
const isPrintedBelow = (next: string, isPromptAlone: (line: string) => boolean): boolean =>
  next !== '' && !isComment(next) && !isPromptAlone(next) && promptedCommand(next) === undefined;

/** A line that says how learners end what they type: nothing has printed it. */
const endsInput = /^[ \t]*(?:ctrl|control) ?[-+] ?d[ \t]*$/im;
