import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isSql } from '#importer/text/code-shape.ts';
import { asksForInput, withinContainer } from '#importer/text/asking-commands.ts';
import {
  opensShell,
  stopsMachine,
  takesTerminal,
  withoutRemark,
} from '#importer/text/opened-shells.ts';
import { isEndless } from '#importer/text/endless-commands.ts';
import { opensEditor } from '#importer/text/printing-commands.ts';
import { isTypedAtProgram } from '#importer/text/program-prompts.ts';
import type { Before } from './around.ts';
import { commentsAsCode } from './comments-as-code.ts';
import { joinWrapped } from './wrapped-comments.ts';
import { draftNode, draftOf } from './draft.ts';
import type { TakeNote } from '#importer/note.ts';
import { kubernetesYaml } from './kubernetes-yaml.ts';
import {
  areKeys,
  noteDialogue,
  noteEdited,
  noteGuesses,
  noteKeysPressed,
  noteLackingPrompts,
  noteMoved,
  noteRoot,
  noteSent,
} from './note-parts.ts';
import { withoutEmptyEnd } from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';
import { asksLearners, whyPrinted } from './waiting-outputs.ts';
import type { TypedIn } from './shells-until-end.ts';
import { nameInPrompt } from './prompt-names.ts';
import { noteInside, noteMaybeInside, promptOf, typedInside, whyInside } from './typed-inside.ts';

export const output = (text: string, line: number, command: LessonNode | undefined): LessonNode =>
  draftNode({ type: 'output', text: `${withoutEmptyEnd(text)}\n`, command }, text, line);

/** Commands in a row become one block. Comments become prose before it, output follows it. */
export function shellNodes(
  written: readonly ShellPart[],
  { value, line, typedIn }: { value: string; line: number; typedIn?: TypedIn | undefined },
  { command: commandAbove, open: openAbove = [] }: Pick<Before, 'command' | 'open'>,
  note: TakeNote,
): LessonNode[] {
  const lines = value.split('\n');
  const draft = commandAbove === undefined ? undefined : draftOf(commandAbove);
  const above = draft?.type === 'command' ? (draft.open ?? []) : openAbove;
  const { parts, open } = typedInside(joinWrapped(commentsAsCode(written)), lines, {
    carried: above,
    typedIn,
  });
  noteInside(parts, line, note);
  if (typedIn === undefined) noteMaybeInside(parts, lines, { above, line }, note);
  noteRoot(parts, lines, line, note);
  noteMoved(parts, line, note);
  noteGuesses(parts, lines, line, note);
  noteLackingPrompts(parts, line, note);
  const nodes: LessonNode[] = [];
  let run: string[] = [];
  let names: string[] = [];
  let first = 0;
  let last = 0;
  let by: string | undefined;
  let isWaiting = false;
  let question: string | undefined;
  let command = commandAbove;
  const flush = (): void => {
    if (run.length === 0) return;
    const shown = asWritten(run, lines.slice(first, last + 1)) ?? run.join('\n');
    const inside = by === undefined ? {} : { manual: whyInside(by), isInside: true };
    const waits = question ?? whyWaiting(run[0] ?? '');
    const endless = waits === undefined ? {} : { manual: waits };
    // A click types it into what runs there.
    const atDatabase = run.some((each) => isSql(each) || ofPostgres.test(withoutRemark(each)))
      ? { manual: asksDatabase }
      : {};
    command = draftNode(
      { type: 'command', run, open, names, block: line, ...endless, ...inside, ...atDatabase },
      shown,
      line + first,
      'sh',
    );
    nodes.push(command);
    run = [];
    names = [];
    question = undefined;
  };
  for (const [at, part] of parts.entries()) {
    if (part.type === 'command' && areKeys(part.text)) {
      flush();
      noteKeysPressed(line + part.line, note);
      nodes.push(shownCode(part.text, line + part.line));
      continue;
    }
    if (part.type === 'command') {
      const below = parts[at + 1];
      const printed = below?.type === 'output' ? whyPrinted(below.text, part.text) : undefined;
      const waits = printed !== undefined || whyWaiting(part.text) !== undefined;
      if (part.inside !== by || waits || isWaiting) flush();
      isWaiting = waits;
      question = printed;
      by = part.inside;
      if (run.length === 0) first = part.line;
      run.push(part.text);
      const name = nameInPrompt(promptOf(part.text, lines[part.line] ?? ''));
      if (name !== undefined && by === undefined) names.push(name);
      last = part.end;
      continue;
    }
    flush();
    if (part.type === 'output' && isTypedAtProgram(part.text, command?.value ?? '')) {
      noteDialogue(line + part.line, note);
      nodes.push(shownCode(part.text, line + part.line));
    } else if (part.type === 'output' && isSent(part.text, command)) {
      noteSent(line + part.line, note);
      nodes.push(shownCode(part.text, line + part.line, 'yaml'));
    } else if (part.type === 'output' && isEdited(part.text, command)) {
      noteEdited(line + part.line, note);
      nodes.push(shownCode(part.text, line + part.line));
    } else if (part.type === 'output') nodes.push(output(part.text, line + part.line, command));
    else if (part.isCode === true)
      nodes.push({ ...shownCode(part.text, line + part.line), data: { isComment: true } });
    else if (part.text !== '') nodes.push(sentence(part.text, line + part.line));
  }
  flush();
  return nodes;
}

/** Why a run of the lesson would wait for a command. */
function whyWaiting(typed: string): string | undefined {
  const command = typed.replace(settings, '');
  if (isEndless(command)) return 'It runs until Ctrl+C ends it.';
  const within = withinContainer(command);
  if (opensEditor.test(within)) return 'It opens an editor.';
  if (opensShell(command) || (within !== command && opensShell(within))) return 'It opens a shell.';
  if (takesTerminal(command)) return 'It takes the terminal.';
  if (stopsMachine(command)) return 'It restarts or stops the machine that it is typed on.';
  return asksForInput(command) ? asksLearners : undefined;
}

/** Variables that a program is given before its name: `BOATS="$PWD" docker compose up`. */
const settings = /^(?:[A-Z_]\w*=(?:"[^"]*"|'[^']*'|\$\([^()]*\)|[^\s"'])*\s+)+(?=[a-z./])/i;

/** What `psql` does itself: `\du`, `\d boats`. A shell would take it for the program `du`. */
const ofPostgres = /^\\(?:[a-z]{1,3}\+?|password|connect|conninfo|timing|encoding)(?: \S+)?;?$/;

const asksDatabase = 'It is typed at the prompt of a database.';

/** A command that sends objects to a cluster, and one that prints them all the same. */
const sends = /^\s*(?:sudo\s+)?(?:kubectl|k|oc)\s(?:.*\s)?(?:apply|create|replace|edit)\s/;
const prints = /\s(?:-o|--output)\b|\sview-last-applied\s/;

/** Whether objects below a command are what it sends to the cluster: it prints a line for each of them, and no YAML unless it is asked. */
function isSent(text: string, command: LessonNode | undefined): boolean {
  const draft = command === undefined ? undefined : draftOf(command);
  const typed = draft?.type === 'command' ? (draft.run.at(-1) ?? '') : '';
  const first = text.split('\n').find((line) => !/^\s*(?:#|---\s*$|$)/.test(line)) ?? '';
  const begins = /^(?:apiVersion|kind):/.test(first);
  return (
    begins && sends.test(typed) && !prints.test(typed) && kubernetesYaml(text).type !== 'other'
  );
}

/** Whether lines below a command are what is written in the editor that it opens. kubectl says in one line what became of an object of a cluster. */
const isEdited = (text: string, command: LessonNode | undefined): boolean =>
  opensEditor.test(command?.value ?? '') &&
  (text.trim().includes('\n') || !/\bkubectl\b/.test(command?.value ?? ''));

/** The lines that commands were read from, where nothing but their indentation differs; undefined where they had prompts. */
function asWritten(run: readonly string[], lines: readonly string[]): string | undefined {
  const words = (texts: readonly string[]): string =>
    texts
      .flatMap((text) => text.split('\n'))
      .map((text) => text.trimStart())
      .filter((text) => text !== '')
      .join('\n');
  return words(run) === words(lines) ? lines.join('\n') : undefined;
}

const shownCode = (value: string, line: number, lang: string | null = null): LessonNode => {
  const place = { line, column: 1 };
  return { type: 'code', value, lang, position: { start: place, end: place } };
};

export function sentence(value: string, line: number): LessonNode {
  const place = { line, column: 1 };
  const position = { start: place, end: place };
  const data = { isOfCode: true };
  const type = isOption.test(value) ? 'inlineCode' : 'text';
  return { type: 'paragraph', data, children: [{ type, value, position }], position };
}

/** An option that was left out, with its value: `--set boats=3`. */
const isOption = /^--[a-z][\w-]*(?:[= ][\w./:@%,=+-]+)?(?: \\)?$/;
