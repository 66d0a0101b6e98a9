import { attributeText } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { noteAnotherMachine } from './another-machine.ts';
import {
  isOfCode,
  isOfCommands,
  isOfParagraph,
  isOfWords,
  isSession,
  isStep,
  promptedLine,
  writesAsWords,
} from './command-paragraphs.ts';
import { draftCode } from './draft-code.ts';
import { programOf } from './typed-block.ts';
import { draftOf } from './draft.ts';
import { fileInHeading, fileInItem } from './file-above.ts';
import { failingBlock, failingPart, withoutFailures } from './failing-parts.ts';
import type { FailingPart } from './failing-parts.ts';
import { withoutOthers } from './named-command.ts';
import { partedParagraph } from './parted-paragraph.ts';
import { isOfFunction } from './named-program.ts';
import { takeNumberedList } from './numbered-lines.ts';
import { notePromptNames } from './prompt-names.ts';
import { markShells } from './shells-until-end.ts';
import { readCommand, readHeading, readParagraph, readShown, summaryOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { markWaiting } from './waiting-outputs.ts';
import { announcementIn } from '#importer/text/announcement.ts';
import { langOf, plainLangs } from '#importer/text/fence-lang.ts';
import { shellNamedIn } from '#importer/text/other-shells.ts';
import { lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { doubts as doubtsOf } from './doubts.ts';
import { noteDoubt } from './note-doubt.ts';
import { aroundBlock } from './around-block.ts';
import { isNotToRun, noteNotToRun } from './not-to-run.ts';

/** Blocks that may hold code. */
const holders = new Set(['root', 'list', 'listItem', 'blockquote', 'mdxJsxFlowElement']);

/**
 * Turns all code of a page into drafts, in reading order: code after a command may be its output. `programs` are those that
 * the old site calls.
 */
export function draftBlocks(root: LessonNode, programs: ReadonlySet<string>, note: TakeNote): void {
  markShells(root);
  const empty = { typed: new Set<string>(), doubted: new Set<string>() };
  const asWords = writesAsWords(root);
  draftIn(root, { command: undefined, paragraph: undefined, programs, asWords, ...empty }, note);
  notePromptNames(root, note);
  markWaiting(root);
}

/** Whether a block that no fence says to be shell is a call of a function that the paragraph above is about. */
const isOfSource = (paragraph: LessonNode | undefined, { lang, value = '' }: LessonNode): boolean =>
  paragraph !== undefined && plainLangs.has(langOf(lang)) && isOfFunction(paragraph, value);

function draftIn(parent: LessonNode, reading: Reading, note: TakeNote): void {
  const made: LessonNode[] = [];
  const children = (parent.children ?? []).flatMap(partedParagraph);
  for (let index = 0; index < children.length; index += 1) {
    const each = children[index];
    if (each === undefined) continue;
    const code = codeOf(each, children[index - 1], parent.type === 'listItem', reading);
    if (code === undefined) {
      made.push(each);
      if (each.type === 'paragraph') readParagraph(each, reading);
      else if (each.type === 'heading') readHeading(each, reading);
      else if (holders.has(each.type)) draftWithin(each, reading, note);
      continue;
    }
    const { command, paragraph } = reading;
    const { nodes, isNextTaken } = draftBlock(
      code,
      { above: children[index - 1], next: children[index + 1] },
      reading,
      note,
    );
    // A paragraph of which no command is made is as the page has it.
    if (nodes.length === 0 && isOfParagraph(code)) {
      made.push(each);
      readParagraph(each, reading);
      continue;
    }
    // The list below is part of the manifest now.
    if (isNextTaken) index += 1;
    for (const node of nodes) {
      readCommand(node, reading);
      const draft = draftOf(node);
      const isShown = draft?.type !== 'command' && draft?.type !== 'output';
      // A comment that is kept as code ends nothing, as a sentence does not.
      const isComment = node.type === 'paragraph' || node.data?.['isComment'] === true;
      if (isShown && !isComment) readShown(reading);
      if (draft?.type === 'manifest') {
        const above = made.at(-1);
        const words =
          above?.type === 'paragraph' ? made.pop() : (fileInItem(above) ?? fileInHeading(above));
        if (words !== undefined) node.children = [words, ...(node.children ?? [])];
      }
    }
    if (failingIn(code, paragraph, command) !== undefined) reading.command ??= command;
    reading.paragraph = undefined;
    reading.isRight = isCommand(nodes.at(-1));
    for (const node of nodes) made.push(node);
  }
  if (parent.children !== undefined) parent.children = made;
}

/** A block as code: it is, or it is a paragraph that holds commands and nothing else. `above`: what stands before it. */
function codeOf(
  each: LessonNode,
  above: LessonNode | undefined,
  inItem: boolean,
  reading: Reading,
): LessonNode | undefined {
  const isAnnounced = above?.type === 'paragraph' && /[:：]\s*$/.test(plainText(above));
  const made = promptedLine(each, reading.asWords, isAnnounced);
  if (made === undefined) return each.type === 'code' ? each : undefined;
  const isTyped =
    !inItem ||
    reading.ofCommands === true ||
    isStep(made, above, reading.inSteps) ||
    isSession(made);
  return isTyped ? made : undefined;
}

const isCommand = (node: LessonNode | undefined): boolean =>
  node !== undefined && draftOf(node)?.type === 'command';

/** Turns the code within a block that holds others into drafts. */
function draftWithin(holder: LessonNode, reading: Reading, note: TakeNote): void {
  const summary = summaryOf(holder);
  if (summary !== undefined)
    reading.paragraph = { type: 'paragraph', children: [{ type: 'text', value: summary }] };
  const { failing, command, shell, inSteps, ofCommands } = reading;
  if (holder.type === 'list') {
    reading.ofCommands = isOfCommands(holder);
    // Where items hold code, one that is a command and nothing else is typed before them.
    const hasCode = (holder.children ?? []).some(({ children = [] }) =>
      children.some(({ type }) => type === 'code'),
    );
    const above = reading.paragraph === undefined ? '' : plainText(reading.paragraph);
    const isAnnounced =
      /[:：]\s*$/.test(above) && (inSteps === true || announcementIn(above) === 'command');
    reading.inSteps =
      hasCode ||
      (holder as { ordered?: boolean }).ordered === true ||
      (isAnnounced && isOfCode(holder));
  }
  reading.failing = failingPart(holder, command) ?? failing;
  const label = attributeText(holder, 'label');
  if (label !== undefined) reading.shell = shellNamedIn(label);
  draftIn(holder, reading, note);
  // What stands below a part about what goes wrong goes on with the command above it.
  if (reading.failing !== failing) reading.command ??= command;
  Object.assign(reading, { failing, shell, inSteps, ofCommands });
}

/** What is made of one block of code, nothing of a paragraph that is no command, and whether the list below it belongs to it. */
function draftBlock(
  code: LessonNode,
  { above, next }: { above: LessonNode | undefined; next: LessonNode | undefined },
  reading: Reading,
  note: TakeNote,
): { nodes: LessonNode[]; isNextTaken: boolean } {
  const { command, paragraph } = reading;
  const { value = '' } = code;
  const words = paragraph === undefined ? '' : plainText(paragraph);
  if (!isOfParagraph(code) && isNotToRun(words, value)) {
    noteNotToRun(code, note);
    return { nodes: [code], isNextTaken: false };
  }
  const notes: Note[] = [];
  const take: TakeNote = (each) => notes.push(each);
  const doubts: Note[] = [];
  const read = isOfSource(paragraph, code)
    ? [code]
    : draftCode(code, aroundBlock(code, reading), (each) =>
        (each.code === 'command-or-output' ? doubts : notes).push(each),
      );
  const isNextTaken = takeNumberedList(code, read, next, take);
  const nodes = withoutFailures(
    withoutOthers(read, reading, take),
    failingIn(code, paragraph, command) ?? reading.failing,
    take,
  );
  // What it was taken for first is told where that is so.
  if (nodes.length === read.length && nodes.every((node, at) => node === read[at]))
    notes.push(...doubts);
  const isMaybe = !isOfWords(code) && notes.some((each) => each.code === 'not-copyable');
  if (isOfParagraph(code) && !nodes.some(isCommand) && !isMaybe) return { nodes: [], isNextTaken };
  if (isOfWords(code))
    noteDoubt(lineOf(code), { is: 'commands', doubt: doubtsOf.ofWords }, value, note);
  if (!notes.some((each) => each.code === 'typed-inside'))
    noteAnotherMachine(remarkOf(above) || words, nodes, take);
  for (const each of notes) note(each);
  const program = programOf(value);
  if (program !== '' && notes.some((each) => each.code === 'not-copyable'))
    reading.doubted.add(program);
  return { nodes, isNextTaken };
}

/** The words of a box or a quotation right above a block; '' for anything else. */
const remarkOf = (above: LessonNode | undefined): string =>
  above?.type === 'blockquote' || above?.name === 'Aside' ? plainText(above) : '';

/** What goes wrong in a block, where the words above it say so. */
const failingIn = (
  { value = '' }: LessonNode,
  paragraph: LessonNode | undefined,
  command: LessonNode | undefined,
): FailingPart | undefined =>
  paragraph === undefined ? undefined : failingBlock(plainText(paragraph), value, command);
