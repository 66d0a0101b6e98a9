import { readShell } from '#transforms/shell.ts';
import { foreignIn, nameOf } from '#transforms/typographic.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftNode, draftOf, plainCode } from './draft.ts';
import type { CommandDraft } from './draft.ts';
import { sentence } from './shell-nodes.ts';
import { askedWords, isVariableName, variableNames } from './learner-variables.ts';
import type { WorkshopVariables } from './learner-variables.ts';
import { lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { noteByHand } from './note-by-hand.ts';
import { shareOutputs } from './share-outputs.ts';
import { withoutTaken } from './without-taken.ts';
import { exportedToFiles, tidyCommand, unsetVariables } from './tidy-command.ts';
import type { TidyCommand } from './tidy-command.ts';

/** What learners have to choose: by the name of the shell variable, the word for it in the source and the line. */
export type NewVariables = Map<string, { word: string; line: number }>;

/** The complaint of a shell about a command; undefined if it can read it. */
export type Complain = (command: string) => string | undefined;

/** The variables that the commands of a page need. */
export interface NeededVariables {
  variables: NewVariables;
  /** Set by the environment or by another lesson. */
  preset: ReadonlySet<string>;
}

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
 * with a command for which that is not possible, or which no shell can read, becomes code that is only shown.
 */
export function settleCommands(root: LessonNode, settling: Settling): NeededVariables {
  const variables: NewVariables = new Map();
  const refused: LessonNode[] = [];
  tidyIn(root, { ...settling, refused }, variables);
  withoutTaken(settling.notes, refused);
  shareOutputs(root);
  noteByHand(root, settling.note);
  return { variables, preset: presetIn(root, settling, variables) };
}

interface CommandNode {
  node: LessonNode;
  run: readonly string[];
}

function commandNodes(node: LessonNode): CommandNode[] {
  const draft = draftOf(node);
  const own = draft?.type === 'command' ? [{ node, run: draft.run }] : [];
  return [...own, ...(node.children ?? []).flatMap(commandNodes)];
}

/** The commands of a page, as they are drafted. */
export const draftedCommands = (root: LessonNode): string[] =>
  commandNodes(root).flatMap(({ run }) => [...run]);

/** The drafted commands of a page without comments and placeholders, but for those that become code on that account. */
export function tidiedCommands(
  root: LessonNode,
  lesson: string,
  workshop: WorkshopVariables,
): string[] {
  const variableOf = variableNames(lesson, workshop);
  return draftedCommands(root).flatMap((command) => {
    const tidy = tidyCommand(command, variableOf);
    return 'refused' in tidy ? [] : [tidy.text];
  });
}

/** Finds what sets the variables that the page's own commands do not set: the learner, another lesson, or the environment. */
function presetIn(
  root: LessonNode,
  { workshop, note }: Settling,
  variables: NewVariables,
): Set<string> {
  const preset = new Set<string>();
  const drafts = commandNodes(root);
  const runs = drafts.flatMap(({ run }) => run);
  const inFiles = new Set(runs.flatMap(exportedToFiles));
  const unset = unsetVariables(runs).filter(
    (name) => !variables.has(name) && !workshop.declared.has(name),
  );
  if (unset.length === 0) return preset;
  const [userOf, words] = [firstUsers(drafts, unset), askedWords(root)];
  const [file] = runs.flatMap((run) => reads.exec(run)?.[1] ?? []);
  for (const name of unset) {
    const user = userOf.get(name);
    const line = lineOf(user?.node);
    const isSet = workshop.assigned.has(name) || inFiles.has(name);
    if (!isSet && isVariableName(name) && words.has(name)) {
      variables.set(name, { word: name, line });
      note({
        code: 'variable',
        line,
        unsure: `The page asks for the value of ${name}, and no command sets it.`,
        did: `I made the variable ${name}, with a field above the lesson.`,
        look: 'Read its example, pattern and label in workshop.yaml.',
      });
      continue;
    }
    preset.add(name);
    if (isSet || workshop.noted.has(name) || runs.every(fallsBack(name))) continue;
    workshop.noted.add(name);
    note({
      code: 'preset-variable',
      line,
      unsure:
        file === undefined
          ? `No command of the workshop sets ${name}, and the page does not ask for it.`
          : `If ${file}, which a command reads, does not set ${name}, nothing does.`,
      did: 'I put it into `presetVariables` of workshop.yaml: the environment has to set it.',
      look: 'If learners choose it, declare it in `variables` instead.',
      written: user?.command ?? name,
    });
  }
  return preset;
}

/** A command that reads a script, which may set variables. */
const reads = /^(?:source|\.) +(\S+\.sh)$/;

/** Whether a command has a value for a variable that nothing sets, wherever it uses it: `${BOATS:-3}`. */
const fallsBack = (name: string): ((command: string) => boolean) => {
  const bare = new RegExp(String.raw`\$(?:${name}\b|\{[#!]?${name}(?!\w|:?[-+=]))`);
  return (command) => !bare.test(command);
};

/** The first command that uses each of some variables, with its node. */
function firstUsers(
  drafts: readonly CommandNode[],
  names: readonly string[],
): ReadonlyMap<string, { node: LessonNode; command: string }> {
  const users = new Map<string, { node: LessonNode; command: string }>();
  const left = new Set(names);
  for (const { node, run } of drafts)
    for (const command of run) {
      if (left.size === 0) return users;
      for (const { name } of readShell(command).variables)
        if (left.delete(name)) users.set(name, { node, command });
    }
  return users;
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
  const safe: { command: string; tidy: TidyCommand }[] = [];
  for (const { command, tidy: each } of tidy) {
    if ('refused' in each) return refuse(each.refused);
    safe.push({ command, tidy: each });
  }
  const [complaint] = safe.flatMap(({ tidy: { text } }) => complain(text) ?? []);
  if (complaint !== undefined)
    return refuse(`something in it that bash cannot read (${complaint})`);
  const [foreign] = safe.flatMap(({ tidy: { text } }) => foreignIn(text, readShell(text).quoted));
  if (foreign !== undefined)
    return refuse(`${nameOf(foreign.character)}, which no shell takes for what it looks like`);
  for (const { command, tidy: each } of safe) {
    for (const { name, variable } of each.placeholders) {
      if (!variables.has(variable)) variables.set(variable, { word: name, line: lineOf(node) });
    }
    if (each.text !== command) noteTidied(command, each, lineOf(node), note);
  }
  return withComments(node, safe, draft);
}

/** The commands of a node, parted where a comment belongs to one of them: it stands before that command, and that alone below it. */
function withComments(
  node: LessonNode,
  safe: readonly { tidy: TidyCommand }[],
  command: CommandDraft,
): LessonNode[] {
  const made: LessonNode[] = [];
  let run: string[] = [];
  const draft = (): LessonNode =>
    draftNode({ ...command, run }, run.join('\n'), lineOf(node), 'sh');
  let isOfOne = false;
  for (const { tidy } of safe) {
    if ((isOfOne || tidy.comments.length > 0) && run.length > 0) {
      made.push(draft());
      run = [];
    }
    isOfOne = tidy.comments.length > 0;
    made.push(...tidy.comments.map((text) => sentence(text, lineOf(node))));
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
