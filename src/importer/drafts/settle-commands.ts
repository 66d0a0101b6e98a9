import { readShell } from '#transforms/shell.ts';
import { foreignIn, nameOf } from '#transforms/typographic.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftNode, draftOf, plainCode } from './draft.ts';
import type { CommandDraft } from './draft.ts';
import { sentence } from './shell-nodes.ts';
import { variableNames } from './learner-variables.ts';
import type { NewVariables, WorkshopVariables } from './learner-variables.ts';
import { lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { noteByHand } from './note-by-hand.ts';
import { shareOutputs } from './share-outputs.ts';
import { withoutTaken } from './without-taken.ts';
import { presetIn } from './preset-variables.ts';
import { noteSetBelow } from './set-below.ts';
import { tidyCommand } from './tidy-command.ts';
import type { TidyCommand } from './tidy-command.ts';

/** The complaint of a shell about a command; undefined if it can read it. */
export type Complain = (command: string) => string | undefined;

interface Settling {
  lesson: string;
  workshop: WorkshopVariables;
  complain: Complain;
  note: TakeNote;
  /** What is on the list so far. */
  notes: Note[];
}

/**
 * Changes every drafted command so that a lesson can have it: comments become prose, placeholders become variables. A block
 * with a command for which that is not possible, or which no shell can read, becomes code that is only shown. Returns the variables that
 * the commands need: those that learners choose, and those that the environment or another lesson sets.
 */
export function settleCommands(
  root: LessonNode,
  settling: Settling,
): { variables: NewVariables; preset: ReadonlySet<string> } {
  const variables: NewVariables = new Map();
  const refused: LessonNode[] = [];
  tidyIn(root, { ...settling, refused }, variables);
  withoutTaken(settling.notes, refused);
  shareOutputs(root);
  noteByHand(root, settling.notes, settling.note);
  noteSetBelow(root, settling);
  return { variables, preset: presetIn(root, settling, variables) };
}

function tidyIn(
  parent: LessonNode,
  settling: Settling & { refused: LessonNode[] },
  variables: NewVariables,
): void {
  parent.children = parent.children?.flatMap((child) => {
    const draft = draftOf(child);
    if (draft?.type === 'command') return tidied(child, draft, settling, variables);
    if (child.children !== undefined) tidyIn(child, settling, variables);
    return [child];
  }) as LessonNode[];
  if (parent.children === undefined) delete (parent as { children?: unknown }).children;
}

function tidied(
  node: LessonNode,
  draft: CommandDraft,
  settling: Settling & { refused: LessonNode[] },
  variables: NewVariables,
): LessonNode[] {
  const { lesson, workshop, complain, note } = settling;
  const refuse = (why: string): LessonNode[] => {
    settling.refused.push(node);
    noteRefused(node, why, note);
    return plainCode(node);
  };
  const variableOf = variableNames(lesson, workshop);
  const tidy = draft.run.map((command) => ({ command, tidy: tidyCommand(command, variableOf) }));
  const safe: SafeCommand[] = [];
  const lines = (node.value ?? '').split('\n');
  let at = 0;
  for (const { command, tidy: each } of tidy) {
    if ('refused' in each) return refuse(each.refused);
    const [first = '', ...others] = command.split('\n');
    at = Math.max(at, lines.indexOf(first, at));
    safe.push({ command, tidy: each, line: lineOf(node) + at });
    at += 1 + others.length;
  }
  const [complaint] = safe.flatMap(({ tidy: { text } }) => complain(text) ?? []);
  if (complaint !== undefined)
    return refuse(`something in it that bash cannot read (${complaint})`);
  const [foreign] = safe.flatMap(({ tidy: { text } }) => foreignIn(text, readShell(text).quoted));
  if (foreign !== undefined)
    return refuse(`${nameOf(foreign.character)}, which no shell takes for what it looks like`);
  for (const { command, tidy: each, line } of safe) {
    for (const { name, variable } of each.placeholders) {
      if (!variables.has(variable)) variables.set(variable, { word: name, line });
    }
    if (each.text !== command) noteTidied(command, each, line, note);
  }
  return withComments(node, safe, draft);
}

/** A command that can be copied as `tidy` has it, and the line of the source in which it begins. */
interface SafeCommand {
  command: string;
  tidy: TidyCommand;
  line: number;
}

/** The commands of a node, parted where a comment belongs to one of them: it stands before that command, and that alone below it. */
function withComments(
  node: LessonNode,
  safe: readonly SafeCommand[],
  command: CommandDraft,
): LessonNode[] {
  const made: LessonNode[] = [];
  let run: string[] = [];
  let first = lineOf(node);
  const draft = (): LessonNode => draftNode({ ...command, run }, run.join('\n'), first, 'sh');
  let isOfOne = false;
  for (const { tidy, line } of safe) {
    if ((isOfOne || tidy.comments.length > 0) && run.length > 0) {
      made.push(draft());
      run = [];
    }
    isOfOne = tidy.comments.length > 0;
    made.push(...tidy.comments.map((text) => sentence(text, line)));
    if (run.length === 0) first = line;
    run.push(tidy.text);
  }
  // The node itself is changed, because drafts of outputs refer to it as their command.
  return [...made, Object.assign(node, draft())];
}

function noteTidied(
  before: string,
  { text: after, comments, placeholders }: TidyCommand,
  line: number,
  note: TakeNote,
): void {
  const changes = [{ before, after }];
  if (placeholders.length > 0) {
    const names = placeholders.map(({ name, variable }) => `<${name}> (${variable})`).join(', ');
    note({
      code: 'variable',
      line,
      unsure: `Learners have to fill in ${names} here.`,
      did: 'I made a variable of it, with a field above the lesson.',
      look: 'Read its example, pattern and label in workshop.yaml.',
      changes,
    });
    return;
  }
  note({
    code: 'comment-moved',
    line,
    unsure: 'A command that is copied has no comments.',
    did: `I put ${comments.length === 0 ? 'what it says nowhere, for it has no words' : 'it into a sentence before the command'}.`,
    look: 'Read it as prose.',
    changes,
  });
}

const noteRefused = (node: LessonNode, why: string, note: TakeNote): void =>
  note({
    code: 'not-copyable',
    line: lineOf(node),
    unsure: `This command has ${why}.`,
    did: 'I kept it as plain code, without a copy button.',
    look: 'Write it so that it can be copied, and put it into `commands` of lesson.yaml.',
  });
