import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isSynopsis, mayBeFilledIn } from '#importer/text/code-shape.ts';
import { promptedCommand } from '#importer/text/command-shape.ts';
import { otherShellAtPrompts } from '#importer/text/other-shells.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { Before } from './around.ts';
import { doubts } from './doubts.ts';
import { noteDoubt, noteUnread } from './note-doubt.ts';
import { noteOtherShell } from './note-parts.ts';
import { output, shellNodes } from './shell-nodes.ts';
import type { TypedIn } from './shells-until-end.ts';
import { draftOf } from './draft.ts';
import type { ShellPart } from './shell-parts.ts';
import { hasPrompt, splitSession } from './split-session.ts';

/** A block with prompts: what its fence is called, and the line of its first line of code. */
interface Session {
  lang: string;
  /** Whether its fence says that it is shell. */
  isShell: boolean;
  line: number;
  /** The shell that an earlier command opened, in which this is typed. */
  typedIn: TypedIn | undefined;
}

/** Turns a block with prompts into commands and outputs; code where another shell or no known one shows them. */
export function draftSession(
  node: LessonNode,
  { lang, isShell, line, typedIn }: Session,
  around: Before,
  note: TakeNote,
): LessonNode[] {
  const { value = '' } = node;
  const { command, programs } = around;
  // A sentence was printed, though its author wrote a prompt before it.
  if (around.announced === 'output' && command !== undefined && isSentence.test(value.trim())) {
    noteDoubt(line, { is: 'output', doubt: doubts.ofSentence }, value, note);
    return [output(value, line, command)];
  }
  // What a program says to type next stands in its output.
  const [first = ''] = value.trimStart().split('\n', 1);
  if (
    around.isOutput === true &&
    around.announced === 'output' &&
    command !== undefined &&
    (!hasPrompt(first, programs) || isExampleOf(first, command.value ?? ''))
  ) {
    noteDoubt(line, { is: 'output', doubt: doubts.ofPromptInside }, value, note);
    return [output(value, line, command)];
  }
  const shell = otherShellAtPrompts(around.shell || lang, value);
  if (shell !== undefined) {
    noteOtherShell(lineOf(node), shell, note);
    return [node];
  }
  // A fence that is set in too far is part of its code: nobody typed it, and nothing printed it.
  const isFenceInside = /^\s*(?:`{3,}|~{3,})/.test(value);
  const parts = isFenceInside
    ? undefined
    : splitSession(value, programs, {
        isAfter: command !== undefined,
        isAtRoot: around.isAtRoot === true,
      });
  if (parts === undefined) {
    noteUnread(value, lineOf(node), note);
    return [node];
  }
  // How a command is written may stand behind a prompt, too.
  const typedParts = parts.filter(({ type }) => type === 'command');
  if (
    typedParts.length > 0 &&
    typedParts.every(({ text }) => isSynopsis(text)) &&
    parts.every(({ type, text }) => type === 'command' || /^\s{4}/.test(text))
  ) {
    if (typedParts.every(({ text }) => mayBeFilledIn(text, isShell)))
      noteDoubt(line, { is: 'code', doubt: doubts.ofGrammar }, value, note);
    return [node];
  }
  // What was typed right above stands there with what it printed, as the terminal has both. Several commands have one output then.
  const again = around.announced === 'output' ? printedAgain(parts, command) : undefined;
  if (again !== undefined) {
    note({
      code: 'structure',
      line,
      unsure: 'This shows the commands above again, with what each of them prints.',
      did: 'I made one output of what they print.',
      look: 'Nothing, if that is what learners see who copy all of them.',
      changes: [{ before: value, after: again }],
    });
    return [output(again, line, command)];
  }
  // One command is typed once.
  const [top, ...others] = parts;
  const typed = top?.text.trim();
  const isAgain =
    around.announced === 'output' &&
    typed ===
      command?.value
        ?.trim()
        .split(/(?<!\\)\n/)
        .at(-1)
        ?.trim() &&
    others.every(({ type }) => type === 'output');
  const isTypedAbove = isAgain || (around.isRight && typed === command?.value?.trim());
  const added = isTypedAbove && others[0]?.type === 'output' ? others : parts;
  return shellNodes(added, { value, line, typedIn }, around, note);
}

/** What a session prints that types the same commands again as the block above, more than one; undefined for any other. */
function printedAgain(
  parts: readonly ShellPart[],
  command: LessonNode | undefined,
): string | undefined {
  const draft = command === undefined ? undefined : draftOf(command);
  const run = draft?.type === 'command' ? draft.run.map((each) => each.trim()) : [];
  const typed = parts.filter(({ type }) => type === 'command').map(({ text }) => text.trim());
  const printed = parts.filter(({ type }) => type === 'output').map(({ text }) => text);
  const areSame = typed.length === run.length && typed.every((each, at) => each === run[at]);
  return run.length > 1 && areSame && printed.length > 0 ? printed.join('\n') : undefined;
}

/** Whether a line with a prompt calls the program of a command in other words, as an author has who shows what it printed. */
function isExampleOf(line: string, command: string): boolean {
  const typed = promptedCommand(line)?.trim() ?? '';
  const prompt = line.trimEnd().slice(0, -typed.length);
  const last = command.trim().split('\n').at(-1)?.trim() ?? '';
  const [program, what = ''] = typed.split(' ', 2);
  const [same, sameWhat] = last.split(' ', 2);
  return (
    typed !== '' &&
    /\w@|^\s*(?:ba)?sh-\d/.test(prompt) &&
    typed !== last &&
    program === same &&
    // What it is to do is the same, or it is only told where: `curl http://192.0.2.1`.
    (what === sameWhat || /[./:]/.test(what))
  );
}

/** One line with a prompt: `$ Using harbour "north" on server "https://harbour.example".` */
const isSentence = /^\$ [A-Z][a-z]+ [^\n=|]+$/;
