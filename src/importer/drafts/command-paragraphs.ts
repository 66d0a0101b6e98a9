/** Paragraphs that are commands and nothing else. */
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { isSynopsis } from '#importer/text/code-shape.ts';
import {
  isCall,
  isCommandShaped,
  isSurelyCommand,
  promptedCommand,
} from '#importer/text/command-shape.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';

/** Whether a page writes its commands as paragraphs, without a sign that they are code: then two words may be one. */
export const writesAsWords = (root: LessonNode): boolean =>
  [...walk(root)].filter(({ node, parent }) => {
    const isOfItem = parent?.type === 'listItem' && parent.children?.[0] !== node;
    const isQuoted = parent?.type === 'blockquote' && parent.children?.length === 1;
    const isWritten = node.type === 'paragraph' && (parent === root || isOfItem || isQuoted);
    const made = isWritten ? promptedLine(node) : undefined;
    return made !== undefined && isOfWords(made);
  }).length > 1;

/**
 * A paragraph that is a command and nothing else, `$ kubectl get pods` or without its prompt where its program is known, as a block of code. `mayBeShort`: two
 * words are one, too. `isAnnounced`: words that end with a colon stand above it.
 */
export function promptedLine(
  { type, children = [], position, data: known }: LessonNode,
  mayBeShort = false,
  isAnnounced = false,
): LessonNode | undefined {
  // A term is what its meaning is about.
  if (known?.['isTerm'] === true) return undefined;
  const [first] = children;
  const isWhole = children.length === 1 && (first?.type === 'strong' || first?.type === 'emphasis');
  if (isWhole)
    return promptedLine(
      { ...first, type, ...(position === undefined ? {} : { position }) },
      mayBeShort,
      isAnnounced,
    );
  if (type !== 'paragraph' || first === undefined) return undefined;
  const data = { isOfParagraph: true };
  const made = { type: 'code', lang: null, data, ...(position === undefined ? {} : { position }) };
  const { value = '' } = first;
  const [, code] = children;
  // A prompt before the code of a line: $ `kubectl get boats`.
  if (/^\s*\$\s*$/.test(value) && children.length === 2 && code?.type === 'inlineCode')
    return { ...made, value: code.value ?? '' };
  if (first.type === 'text' && children.every(isWithoutMarks)) {
    const text = textOf(children);
    if (beginsSession(text)) return { ...made, value: text, data: { ...data, isSession: true } };
    return areUnmarked(text, mayBeShort) || (isAnnounced && isShort(text))
      ? { ...made, value: text, data: { ...data, isOfWords: true } }
      : undefined;
  }
  const codes = children.filter((_, at) => at % 2 === 0);
  const areParted = children.every((each, at) => at % 2 === 0 || isLineEnd(each));
  return areParted && codes.every(isTypedCode)
    ? { ...made, value: codes.map((each) => each.value ?? '').join('\n') }
    : undefined;
}

/** Whether code was a paragraph: where it is no command, it stays one. */
export const isOfParagraph = ({ data }: LessonNode): boolean => data?.['isOfParagraph'] === true;

/** Whether a command stands among the words of a page, with no sign that it is code. */
export const isOfWords = ({ data }: LessonNode): boolean => data?.['isOfWords'] === true;

/** The end of a line between two lines of code, and nothing else. */
const isLineEnd = ({ type, value = '' }: LessonNode): boolean =>
  type === 'break' || (type === 'text' && value.trim() === '' && value.includes('\n'));

/** Whether code in a line is a command as a whole. */
export function isTypedCode({ type, value = '' }: LessonNode): boolean {
  if (type !== 'inlineCode') return false;
  const [, kept = value] = /^\w+=\$\((.*)\)$/s.exec(value) ?? [];
  const isTyped = isSurelyCommand(kept) || isCall(kept);
  // Databases and their like are told what to do in capitals: `$ SELECT 3`.
  return (
    /^\$ (?![A-Z]{3,}\b)\S/.test(value) ||
    ((isTyped || hasLongOption.test(value)) && !isSynopsis(value))
  );
}

/** A program that nobody knows, with what it is to do and an option: `boatctl moor --sail=red`. */
const hasLongOption = /^[a-z][\w-]*(?: [a-z][\w-]*)+ --[a-z][\w-]*[= ]\S/;

/** The text of nodes without marks, line by line. Where a blank stands before the end of a line, a backslash stood between them. */
export const textOf = (children: readonly LessonNode[]): string =>
  children
    .map((each, at) => {
      if (each.type !== 'break') return plainText(each);
      return plainText(children[at - 1] ?? { type: 'text' }).endsWith(' ') ? '\\\n' : '\n';
    })
    .join('');

/** Whether the first line of a text without marks is a command behind its prompt: `$ kubectl get pods`, `[ana@north ~]$ ls`. */
function beginsSession(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  return isPrompted(first) && !isWritten.test(text);
}

/** Whether a line is a command behind the prompt of a shell, and no sentence. */
export function isPrompted(line: string): boolean {
  const typed = promptOfShell.test(line) ? promptedCommand(line) : undefined;
  return typed !== undefined && isCommandShaped(typed) && !hasWords.test(typed);
}

/** Syntax of a tool. */
export const isWritten = /\{%|\{\{|^:::/m;

/** The dollar of a shell, or who types on which machine. */
const promptOfShell = /^(?:\$ |\[?[\w.-]+@[\w.-]+[: ])/;

/** Whether words that became code begin with a prompt: nothing else says so surely that they are typed. */
export const isSession = ({ data }: LessonNode): boolean => data?.['isSession'] === true;

/** Text without marks, or an address that is a link by itself. */
export const isWithoutMarks = (node: LessonNode): boolean =>
  node.type === 'text' ||
  node.type === 'break' ||
  (node.type === 'link' &&
    plainText(node).replace(/^https?:\/\//, '') === (node.url ?? '').replace(/^https?:\/\//, ''));

/**
 * Whether each line of a text without marks is surely a command, with an option, a path, a sign of a shell or three words in it, and no sentence about one.
 * `mayBeShort`: a few short words will do.
 */
export const areUnmarked = (text: string, mayBeShort: boolean): boolean =>
  text
    .replaceAll('\\\n', '')
    .split('\n')
    .every(
      (line) =>
        (mayBeShort && (isShort(line) || isLoop.test(line))) ||
        (isSurelyCommand(line) &&
          (/\s--?[a-z]|[/|&=@]| \S+ \S/i.test(line) ||
            (mayBeShort && /^[a-z]+ [a-z-]+$/.test(line))) &&
          !hasWords.test(line) &&
          // How a command is written has brackets.
          !/(?:\S\.|[,;:!?。，：！])\s*$|[,，。] | \([^()]*\w|[[\]…]|\.{3}/.test(line)),
    ) && !isSynopsis(text);

const isLoop = /^for \w+ in [^;]{1,100}; do .{1,200}; done$/;

/** Whether a text is a command of a few words, each in small letters, a number or a path: `man ls`, `ls -l`, `cd /boats`, `whoami`. */
const isShort = (text: string): boolean =>
  /^(?:whoami|hostname|pwd|ls|id|groups|uname|exit|[a-z][\w-]*(?: [a-z\d./~:_-]+){1,4})$/.test(
    text,
  ) &&
  (isCall(text) || !text.includes(' ')) &&
  !hasWords.test(text);

/** Whether each item of a list begins with a command among its words, and none with anything else. */
export const isOfCommands = ({ type, children = [] }: LessonNode): boolean =>
  type === 'list' &&
  children.every((item) => {
    const [first, ...others] = item.children ?? [];
    const made = first === undefined ? undefined : promptedLine(first);
    return made !== undefined && isOfWords(made) && others.every((each) => each.type === 'list');
  });

/** Whether each item of a list is a command as code, and nothing else. */
export const isOfCode = ({ children = [] }: LessonNode): boolean =>
  children.every(({ children: [first, ...others] = [] }) => {
    const made = first === undefined ? undefined : promptedLine(first);
    return made !== undefined && !isOfWords(made) && others.length === 0;
  });

/**
 * Whether what was made of a paragraph of an item of a list is typed: below words, which end with a colon where it is code; or where it is all of an item of a numbered
 * list and calls its program with something, as two words may be what the item is about.
 */
export function isStep(
  made: LessonNode,
  above: LessonNode | undefined,
  inSteps: boolean | undefined,
): boolean {
  if (above !== undefined)
    return (
      above.type === 'paragraph' &&
      (isOfWords(made) ||
        /[:：]\s*$/.test(plainText(above)) ||
        (inSteps === true && isCalledWith(made)))
    );
  return inSteps === true && isCalledWith(made);
}

/** Whether a program is called with two words, or one that is no word of a sentence: `curl localhost:8081/`. */
const isCalledWith = ({ value = '' }: LessonNode): boolean => / \S+ | \S*[/:.=-]/.test(value);
