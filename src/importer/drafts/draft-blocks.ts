import { attributeText } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { isOfCommands, isStep, promptedLine } from './command-paragraphs.ts';
import { draftCode } from './draft-code.ts';
import { draftOf } from './draft.ts';
import { fileInHeading, fileInItem } from './file-above.ts';
import { failingBlock, failingPart, withoutFailures } from './failing-parts.ts';
import type { FailingPart } from './failing-parts.ts';
import { withoutOthers } from './named-command.ts';
import { isNamed, isOfFunction, programNamedAbove } from './named-program.ts';
import { takeNumberedList } from './numbered-lines.ts';
import type { OpenShell } from '#importer/text/opened-shells.ts';
import { notePromptNames } from './prompt-names.ts';
import { markShells } from './shells-until-end.ts';
import { isTableOfOther, isWatching } from './table-of-other.ts';
import {
  announcedAbove,
  announcementIn,
  tellsBrowser,
  tellsFile,
  tellsOutput,
  tellsToRun,
} from '#importer/text/announcement.ts';
import { entersContainer, entersMachine } from '#importer/text/opened-shells.ts';
import { langOf, plainLangs } from '#importer/text/fence-lang.ts';
import { shellNamedIn } from '#importer/text/other-shells.ts';
import { lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { doubts as doubtsOf } from './doubts.ts';
import { noteDoubt } from './note-doubt.ts';

/** Blocks that may hold code. */
const holders = new Set(['root', 'list', 'listItem', 'blockquote', 'mdxJsxFlowElement']);

/**
 * Turns all code of a page into drafts, in reading order: code after a command may be its output. `programs` are those that
 * the old site calls.
 */
export function draftBlocks(root: LessonNode, programs: ReadonlySet<string>, note: TakeNote): void {
  markShells(root);
  draftIn(root, { command: undefined, paragraph: undefined, programs, typed: new Set() }, note);
  notePromptNames(root, note);
}

/**
 * The words above what a part to unfold or a box holds, and above what is in a tab where they say that it is an output; nothing in any of
 * these stands directly below a command.
 */
function summaryOf(node: LessonNode): string | undefined {
  if (node.name === 'Aside') return attributeText(node, 'title') ?? '';
  if (node.name === 'Details') return attributeText(node, 'summary');
  const label = node.name === 'Tab' ? attributeText(node, 'label') : undefined;
  return announcementIn(label ?? '') === 'output' ? label : undefined;
}

interface Reading {
  command: LessonNode | undefined;
  paragraph: LessonNode | undefined;
  programs: ReadonlySet<string>;
  /** The first words of what the page typed so far. */
  typed: Set<string>;
  failing?: FailingPart | undefined;
  /** The command that watches in another terminal, up to the next heading. */
  watching?: LessonNode | undefined;
  /** Whether the last block was that command, and not what it printed. */
  isRight?: boolean;
  /** Whether the list around is numbered. */
  inSteps?: boolean | undefined;
  /** Whether each item of it is a command among its words. */
  ofCommands?: boolean | undefined;
  /** The shell that the heading or the tab names. */
  shell?: string | undefined;
  /** The shells on other machines that are open above the last heading, where nothing is typed below it yet. */
  open?: readonly OpenShell[] | undefined;
}

/** The shells on other machines that are open below a command: nobody leaves these because another part begins. */
function openElsewhere(command: LessonNode | undefined): readonly OpenShell[] | undefined {
  const draft = command === undefined ? undefined : draftOf(command);
  return draft?.type === 'command'
    ? draft.open?.filter(({ by, isSure }) => isSure && !entersContainer(by) && entersMachine(by))
    : undefined;
}

/** Whether a paragraph is a term, which what stands below it is about, and does not say that this is an output. */
const beginsAnother = (node: LessonNode): boolean =>
  node.data?.['isTerm'] === true && announcementIn(plainText(node)) === undefined;

/** Whether a paragraph is nothing but syntax of the old tool: `{{% if boats %}}`. The words above that are about what is below. */
const isLeftover = ({ children = [] }: LessonNode): boolean =>
  children.every(({ type, value = '' }) =>
    type === 'inlineCode' ? /^\{[{%].*[%>}]\}$/s.test(value) : type === 'text' && !/\S/.test(value),
  );

/** What a page that was copied from a chat has above each block. */
const isLabel =
  /^\s*(?:Code|Código|Copy|Copiar(?: código)?|Copy code|Bash|Shell|Text|Plaintext|代码|复制)\s*$/i;

/** The same behind the last words of a paragraph. */
const leftoverAtEnd = /\n\{\{[<%][^{}]*[%>]\}\}$/;

/** The programs, with the one that the sentence above a block says to use. */
function withNamed(
  programs: ReadonlySet<string>,
  paragraph: LessonNode | undefined,
  { value = '' }: LessonNode,
): ReadonlySet<string> {
  const name = paragraph === undefined ? undefined : programNamedAbove(paragraph, value);
  return name === undefined || programs.has(name) ? programs : new Set([...programs, name]);
}

/** A script that gives its functions to the shell: `source harbour.sh`. */
const readsFunctions = /^(?:source|\.) \S+\.sh$/;

/** Whether a block that no fence says to be shell is a call of a function that the paragraph above is about. */
const isOfSource = (paragraph: LessonNode | undefined, { lang, value = '' }: LessonNode): boolean =>
  paragraph !== undefined && plainLangs.has(langOf(lang)) && isOfFunction(paragraph, value);

function draftIn(parent: LessonNode, reading: Reading, note: TakeNote): void {
  const made: LessonNode[] = [];
  const { children = [] } = parent;
  for (let index = 0; index < children.length; index += 1) {
    const each = children[index];
    if (each === undefined) continue;
    const { ofCommands = false } = reading;
    const isShown =
      parent.type === 'listItem' && !ofCommands && !isStep(parent, each, reading.inSteps);
    const child = isShown ? each : (promptedLine(each) ?? each);
    if (child.type !== 'code') {
      made.push(child);
      if (child.type === 'paragraph') {
        if (
          reading.paragraph === undefined ||
          !(isLeftover(child) || isLabel.test(plainText(child)))
        )
          reading.paragraph = child;
        if (beginsAnother(child)) reading.command = undefined;
      } else if (child.type === 'heading') {
        reading.open = openElsewhere(reading.command) ?? reading.open;
        reading.command = undefined;
        reading.watching = undefined;
        reading.paragraph = child;
        reading.shell = shellNamedIn(plainText(child));
      } else if (holders.has(child.type)) {
        const summary = summaryOf(child);
        if (summary !== undefined)
          reading.paragraph = { type: 'paragraph', children: [{ type: 'text', value: summary }] };
        const { failing, command, shell, inSteps, ofCommands } = reading;
        if (child.type === 'list') reading.ofCommands = isOfCommands(child);
        if (child.type === 'list')
          reading.inSteps = (child as { ordered?: boolean }).ordered === true;
        reading.failing = failingPart(child, command) ?? failing;
        const label = attributeText(child, 'label');
        if (label !== undefined) reading.shell = shellNamedIn(label);
        draftIn(child, reading, note);
        // What stands below a part about what goes wrong goes on with the command above it.
        if (reading.failing !== failing) reading.command ??= command;
        reading.failing = failing;
        reading.shell = shell;
        reading.inSteps = inSteps;
        reading.ofCommands = ofCommands;
      }
      continue;
    }
    const { command, paragraph, programs, typed } = reading;
    if (child.data?.['isOfWords'] === true)
      noteDoubt(
        lineOf(child),
        { is: 'commands', doubt: doubtsOf.ofWords },
        child.value ?? '',
        note,
      );
    const words =
      paragraph === undefined ? undefined : plainText(paragraph).replace(leftoverAtEnd, '');
    const above = words === undefined ? undefined : announcedAbove(words, command !== undefined);
    const [first = ''] = (child.value ?? '').split('\n', 1);
    // What the sentence names itself is typed: "See the output of `boatctl show` below".
    const isAsked =
      (above === 'output' || (above === undefined && /^[a-z][\w.-]* [\w-]/.test(first))) &&
      paragraph !== undefined &&
      isNamed(paragraph, first);
    const announced = isAsked ? 'command' : above;
    const isNext = paragraph === undefined && command !== undefined;
    const doubts: Note[] = [];
    const known = announced === 'output' ? programs : withNamed(programs, paragraph, child);
    const isRight = isNext && reading.isRight === true;
    const printing = isTableOfOther(child.value ?? '', command) ? reading.watching : undefined;
    const by = printing ?? command;
    const before = {
      ...{ command: by, announced, isNext, isRight, programs: known, typed, open: reading.open },
      shell: shellNamedIn(words ?? '') || (reading.shell ?? ''),
      isOfFile: tellsFile(words ?? ''),
      isOutput: tellsOutput(words ?? ''),
      isInBrowser: announced === 'output' && tellsBrowser(words ?? ''),
      isToldToRun: tellsToRun(words ?? '') || isAsked,
    };
    const read = isOfSource(paragraph, child)
      ? [child]
      : draftCode(child, before, (each) => {
          if (each.code === 'command-or-output') doubts.push(each);
          else note(each);
        });
    // The list below is part of the manifest now.
    if (takeNumberedList(child, read, children[index + 1], note)) index += 1;
    const failing =
      paragraph === undefined
        ? undefined
        : failingBlock(plainText(paragraph), child.value ?? '', command);
    const nodes = withoutFailures(
      withoutOthers(read, reading, note),
      failing ?? reading.failing,
      note,
    );
    // What it was taken for first is told where that is so.
    if (nodes.length === read.length && nodes.every((node, at) => node === read[at]))
      for (const each of doubts) note(each);
    for (const node of nodes) {
      const draft = draftOf(node);
      if (draft?.type === 'command') {
        reading.command = node;
        reading.open = undefined;
        const [program = ''] = (node.value ?? '').replace(/^sudo /, '').split(/\s/, 1);
        if (/^[a-z]/.test(program)) typed.add(program);
        if (draft.run.some((each) => readsFunctions.test(each))) typed.add('()');
        if (isWatching(draft.run.at(-1) ?? '')) reading.watching = node;
      }
      const isShown = draft?.type !== 'command' && draft?.type !== 'output';
      // A comment that is kept as code ends nothing, as a sentence does not.
      const isComment = node.type === 'paragraph' || node.data?.['isComment'] === true;
      if (isShown && !isComment) reading.command = undefined;
      if (draft?.type === 'manifest') {
        const above = made.at(-1);
        const words =
          above?.type === 'paragraph' ? made.pop() : (fileInItem(above) ?? fileInHeading(above));
        if (words !== undefined) node.children = [words, ...(node.children ?? [])];
      }
    }
    if (failing !== undefined) reading.command ??= command;
    reading.paragraph = undefined;
    const last = nodes.at(-1);
    reading.isRight = last !== undefined && draftOf(last)?.type === 'command';
    for (const node of nodes) made.push(node);
  }
  if (parent.children !== undefined) parent.children = made;
}
