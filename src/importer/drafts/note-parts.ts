/** What the list says of a block of code: of the parts that it was split into, and where it stays plain code. */
import {
  isCommandShaped,
  isSurelyCommand,
  promptedCommand,
  withOption,
} from '#importer/text/command-shape.ts';
import { printsText } from '#importer/text/typed-lines.ts';
import type { TakeNote } from '#importer/note.ts';
import { isRow } from '#importer/text/output-shape.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';
import { printsCommands } from './below-comments.ts';
import { doubts } from './doubts.ts';
import { noteDoubt } from './note-doubt.ts';
import { promptOf } from './typed-inside.ts';
import { isInEditor } from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';

export function noteMoved(parts: readonly ShellPart[], line: number, note: TakeNote): void {
  // A command that keeps the sign before it is not changed.
  const comments = parts.flatMap((part) =>
    part.type !== 'comment' || (part.isCode === true && part.text === part.raw.trimStart())
      ? []
      : [part],
  );
  const [first] = comments;
  if (first !== undefined) noteComments(comments, line + first.line, note);
  for (const part of parts) {
    if (part.type !== 'output' || part.raw === undefined) continue;
    const isSaid = part.by === 'announcement';
    note({
      code: 'comment-moved',
      line: line + part.line,
      unsure: isSaid
        ? 'The comment above these comments says that they were printed.'
        : 'These comments look like what the command above them prints.',
      did: 'I made an output of them.',
      look: 'Read whether that is what the command prints.',
      changes: [{ before: part.raw, after: part.text }],
    });
  }
}

function noteComments(
  comments: readonly (ShellPart & { type: 'comment' })[],
  line: number,
  note: TakeNote,
): void {
  // A comment may stand behind a prompt.
  const areComments = comments.some(({ raw }) => /^(?:\s*|[^#]*[$%>] +)#/.test(raw));
  const isNothing = comments.every(({ text }) => text === '');
  const made = comments.some(({ isCode }) => isCode === true) ? 'sentences and code' : 'sentences';
  note({
    code: 'comment-moved',
    line,
    unsure: areComments
      ? 'A command that is copied has no comments.'
      : 'The words between these commands are not typed.',
    did: isNothing
      ? 'I left out a sign with no words behind it.'
      : `I made ${made} of them, which stand where ${areComments ? 'the comments' : 'they'} stood.`,
    look: isNothing ? 'Nothing, if it meant nothing.' : 'Read them as prose.',
    changes: comments.map(({ raw, text }) => ({ before: raw, after: text })),
  });
}

/** Says once for a block that its prompt was that of root: a command that is copied has none. */
export function noteRoot(
  parts: readonly ShellPart[],
  lines: readonly string[],
  line: number,
  note: TakeNote,
): void {
  const first = parts.find(
    (part) =>
      part.type === 'command' &&
      part.inside === undefined &&
      !/^sudo /.test(part.text) &&
      promptOf(part.text, lines[part.line] ?? '').endsWith('#'),
  );
  if (first === undefined) return;
  note({
    code: 'typed-by-root',
    line: line + first.line,
    unsure: 'The prompt here is that of root, and a command that is copied has no prompt.',
    did: 'I left the prompt out.',
    look: 'If learners are not root there, write `sudo` before what needs it.',
    written: first.text,
  });
}

/** Says of lines in an output that read like commands, as where an author forgot the prompt: in a file, or below what shows commands, an empty line parts them from the rest. */
export function noteLackingPrompts(
  parts: readonly ShellPart[],
  line: number,
  note: TakeNote,
): void {
  for (const [index, part] of parts.entries()) {
    if (part.type !== 'output' || part.raw !== undefined) continue;
    const typed = parts[index - 1]?.text.trim() ?? '';
    const isFile = printsText(typed) || printsCommands.test(typed);
    const lines = part.text.split('\n');
    let above = '';
    for (const [at, text] of lines.entries()) {
      const words = above;
      if (text.trim() !== '') above = text.trimEnd();
      const isApart = !isFile || (at > 0 && lines[at - 1]?.trim() === '');
      // With an option, and an empty line above, one of any program that is known.
      const isBelowEmpty = at > 0 && lines[at - 1]?.trim() === '';
      const isCalled = isBelowEmpty && withOption.test(text) && isCommandShaped(text);
      const isTyped = isSurelyCommand(text) || isCalled;
      if (!isApart || /^\s/.test(text) || !isTyped || isPrinted(text)) continue;
      // What programs say to type stands below words about it.
      if (/[:：.]$/.test(words) || text.trim() === typed) continue;
      note({
        code: 'command-or-output',
        line: line + part.line + at,
        unsure: 'This line reads like a command, but has no prompt as others of its block have.',
        did: at === 0 ? 'I took it for an output.' : 'I took it for a part of the output above it.',
        look: 'If it is typed, move it to `commands` of lesson.yaml.',
        written: text,
      });
    }
  }
}

const isPrinted = (line: string): boolean =>
  isSaidByProgram(line) || isRow(line) || / {3}/.test(line.trim());

/** Says that a click typed lines which bash alone does not read. */
export const noteTyped = (line: number, note: TakeNote): void =>
  note({
    code: 'action',
    line,
    unsure: 'A click typed this, and bash does not read all of it.',
    did: 'I kept it as code, without a button.',
    look: 'Say before it where learners type it.',
  });

export function noteGuesses(
  parts: readonly ShellPart[],
  lines: readonly string[],
  line: number,
  note: TakeNote,
): void {
  for (const [at, part] of parts.entries()) {
    const last = parts.slice(0, at).findLast(({ type }) => type !== 'comment');
    if (part.type === 'comment' || part.isGuess !== true || isInEditor(last)) continue;
    const is = part.type === 'output' ? 'output' : 'commands';
    const before = lines[part.line] ?? '';
    // What may be a comment is on the list as it was, too.
    const asComment = isOfRoot(part, lines)
      ? { changes: [{ before, after: part.text }], look: ofComment }
      : areComments(part)
        ? { look: ofRemarks }
        : {};
    noteDoubt(
      line + part.line,
      { is, doubt: doubtOf(part, parts[at - 1], lines) },
      part.text,
      (each) => note({ ...each, ...asComment }),
    );
  }
}

const ofComment =
  'If it is a comment, take it out of `commands` of lesson.yaml, and say it in the prose.';

const ofRemarks =
  'If these are your remarks, take them out of `outputs` of lesson.yaml, and say them in the prose.';

const areComments = ({ type, text }: ShellPart): boolean =>
  type === 'output' && text.split('\n').every((line) => /^\s*(?:#|$)/.test(line));

const isOfRoot = (
  { type, line }: Pick<ShellPart, 'type' | 'line'>,
  lines: readonly string[],
): boolean => type === 'command' && /^\s*# /.test(lines[line] ?? '');

function doubtOf(part: ShellPart, above: ShellPart | undefined, lines: readonly string[]): string {
  const { type, text, line } = part;
  if (areComments(part)) return 'Its lines begin like comments, as those of a file may.';
  if (type === 'output')
    return `No prompt parts it from the commands above it, but ${/^\w+=/.test(text) ? 'nothing uses its value' : 'no shell reads it'}.`;
  if (isOfRoot({ type, line }, lines)) return 'At the prompt of root this could be a comment, too.';
  const isAmongPrompts = lines.some((each) => promptedCommand(each) !== undefined);
  const isBelowComment = above?.type === 'comment';
  if (isAmongPrompts)
    return `This line has no prompt as others of its block have, but ${isBelowComment ? 'stands below a comment' : 'reads like a command'}.`;
  return `This stands below a ${isBelowComment ? 'comment' : 'command'}, and begins with no program that I know.`;
}

/** Keys as a terminal shows them, `^C`, or the one that ends programs which fill the screen: `q`. */
export const areKeys = (text: string): boolean => /^(?:\^[A-Z\]\\]|:?q!?)$/.test(text.trim());

export const noteKeysPressed = (line: number, note: TakeNote): void =>
  note({
    line,
    code: 'not-copyable',
    unsure: 'These keys are pressed, and no command is typed.',
    did: 'I kept them as plain code, without a copy button.',
    look: 'Say that learners press them; ^D is Ctrl+D.',
  });

export const noteDialogue = (line: number, note: TakeNote): void =>
  note({
    line,
    code: 'not-copyable',
    unsure: doubts.atProgram,
    did: 'I kept it as plain code below the command, with what the program answers.',
    look: 'Nothing, if learners type it there; else make one command of it, which hands it to the program.',
  });

export const noteOtherShell = (line: number, shell: string, note: TakeNote): void =>
  note({
    line,
    code: 'other-shell',
    unsure: `This block is of ${shell}, and commands of a lesson are of bash.`,
    did: 'I kept it as plain code, without a copy button.',
    look: 'Nothing, if learners have that shell too.',
  });

export const noteSent = (line: number, note: TakeNote): void =>
  note({
    code: 'manifest',
    line,
    unsure: 'The command above sends these objects to the cluster, and does not print them.',
    did: 'I kept them as plain code.',
    look: 'For a file to walk through and to download, put them into manifests/ and write a walkthrough.',
  });

export const noteEdited = (line: number, note: TakeNote): void =>
  note({
    code: 'command-or-output',
    line,
    unsure: 'The command above opens an editor, which prints nothing.',
    did: 'I kept what stands below it as plain code.',
    look: 'Say before it that learners write it there.',
  });
