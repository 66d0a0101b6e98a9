/** Paragraphs that are commands and nothing else. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { isSynopsis } from '#importer/text/code-shape.ts';
import { isCall, isSurelyCommand } from '#importer/text/command-shape.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';

/** Whether a page writes its commands as paragraphs, without a sign that they are code: then two words may be one. */
export const writesAsWords = (root: LessonNode): boolean =>
  (root.children ?? []).filter((each) => {
    const made = promptedLine(each);
    return made !== undefined && isOfWords(made);
  }).length > 1;

/**
 * A paragraph that is a command and nothing else, `$ kubectl get pods` or without its prompt where its program is known, as a block of code. `mayBeShort`: two
 * words are one, too.
 */
export function promptedLine(
  { type, children = [], position }: LessonNode,
  mayBeShort = false,
): LessonNode | undefined {
  const [first] = children;
  const isWhole = children.length === 1 && (first?.type === 'strong' || first?.type === 'emphasis');
  if (isWhole)
    return promptedLine(
      { ...first, type, ...(position === undefined ? {} : { position }) },
      mayBeShort,
    );
  if (type !== 'paragraph' || first === undefined) return undefined;
  const made = { type: 'code', lang: null, ...(position === undefined ? {} : { position }) };
  const { value = '' } = first;
  if (first.type === 'text' && children.length === 1 && areTyped(value)) return { ...made, value };
  if (first.type === 'text' && children.every(isWithoutMarks)) {
    const text = children.map(plainText).join('');
    return areUnmarked(text, mayBeShort)
      ? { ...made, value: text, data: { isOfWords: true } }
      : undefined;
  }
  const codes = children.filter((_, at) => at % 2 === 0);
  const areParted = children.every((each, at) => at % 2 === 0 || isLineEnd(each));
  return areParted && codes.every(isTypedCode)
    ? { ...made, value: codes.map((each) => each.value ?? '').join('\n') }
    : undefined;
}

/** Whether a command stands among the words of a page, with no sign that it is code. */
export const isOfWords = ({ data }: LessonNode): boolean => data?.['isOfWords'] === true;

/** The end of a line between two lines of code, and nothing else. */
const isLineEnd = ({ type, value = '' }: LessonNode): boolean =>
  type === 'break' || (type === 'text' && value.trim() === '' && value.includes('\n'));

/** Whether code in a line is a command as a whole. */
function isTypedCode({ type, value = '' }: LessonNode): boolean {
  if (type !== 'inlineCode') return false;
  const [, kept = value] = /^\w+=\$\((.*)\)$/s.exec(value) ?? [];
  const isTyped = isSurelyCommand(kept) || isCall(kept);
  // Databases and their like are told what to do in capitals: `$ SELECT 3`.
  return /^\$ (?![A-Z]{3,}\b)\S/.test(value) || (isTyped && !isSynopsis(value));
}

/** Whether each line of a text without marks is a command behind its prompt: `$ kubectl get pods`. */
const areTyped = (text: string): boolean =>
  text.split('\n').every((line) => /^\$ \S/.test(line) && isSurelyCommand(line.slice(2)));

/** Text without marks, or an address that is a link by itself. */
const isWithoutMarks = (node: LessonNode): boolean =>
  node.type === 'text' ||
  (node.type === 'link' &&
    plainText(node).replace(/^https?:\/\//, '') === (node.url ?? '').replace(/^https?:\/\//, ''));

/**
 * Whether each line of a text without marks is surely a command, with an option, a path, a sign of a shell or three words in it, and no sentence about one.
 * `mayBeShort`: two words in small letters will do.
 */
const areUnmarked = (text: string, mayBeShort: boolean): boolean =>
  text.split('\n').every(
    (line) =>
      isSurelyCommand(line) &&
      (/\s--?[a-z]|[/|&=]| \S+ \S/i.test(line) || (mayBeShort && /^[a-z]+ [a-z-]+$/.test(line))) &&
      !hasWords.test(line) &&
      // How a command is written has brackets.
      !/(?:\S\.|[,;:!?。，：！])\s*$|[,，。] |[[\]…]|\.{3}/.test(line),
  ) && !isSynopsis(text);

/** Whether each item of a list begins with a command among its words, and none with anything else. */
export const isOfCommands = ({ type, children = [] }: LessonNode): boolean =>
  type === 'list' &&
  children.every((item) => {
    const [first, ...others] = item.children ?? [];
    const made = first === undefined ? undefined : promptedLine(first);
    return made !== undefined && isOfWords(made) && others.every((each) => each.type === 'list');
  });

/**
 * Whether a paragraph of an item of a list is a command that is typed: below words that end with a colon, or where it is all of an item of a numbered list and
 * calls its program with something, as two words may be what the item is about.
 */
export function isStep(
  { children = [] }: LessonNode,
  each: LessonNode,
  inSteps: boolean | undefined,
): boolean {
  const at = children.indexOf(each);
  const above = children[at - 1];
  if (above !== undefined) return above.type === 'paragraph' && /[:：]\s*$/.test(plainText(above));
  return inSteps === true && / \S+ /.test(plainText(each));
}
