/** Paragraphs in which a command stands in a line of its own among words, parted where it begins and ends. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import {
  areUnmarked,
  isPrompted,
  isTypedCode,
  isWithoutMarks,
  isWritten,
  textOf,
} from './command-paragraphs.ts';

/**
 * The paragraphs of one in which a command stands as code in a line of its own, below words that end with a colon, or with its prompt: each
 * line is what it is by itself then. Any other paragraph as it is.
 */
export function partedParagraph(node: LessonNode): LessonNode[] {
  const { type, children = [] } = node;
  if (type !== 'paragraph') return [node];
  if (children.every(isWithoutMarks)) return aboveSession(node);
  if (children.length < 2) return [node];
  const parts: LessonNode[][] = [[]];
  let last = -1;
  for (const [at, each] of children.entries()) {
    // What goes on below such a line goes on with it.
    const goesOn = last === at - 2 && plainText(children[at - 1] ?? { type: 'text' }).trim() === '';
    if (isAlone(children, at, goesOn) && isTypedCode(each)) {
      parts.push([each], []);
      last = at;
    } else parts.at(-1)?.push(each);
  }
  if (last === -1) return [node];
  return parts.flatMap((part) => {
    const nodes = trimmedTexts(part);
    const [first] = nodes;
    if (first === undefined) return [];
    const position = first.position ?? node.position;
    return [{ type, children: nodes, ...(position === undefined ? {} : { position }) }];
  });
}

/** A paragraph without marks in two, where a session with a prompt stands right below its words, or commands alone below some that end with a colon. */
function aboveSession(node: LessonNode): LessonNode[] {
  const lines = textOf(node.children ?? []).split('\n');
  const session = lines.findIndex((line, index) => index > 0 && isPrompted(line));
  const at = session === -1 ? belowColon(lines) : session;
  if (at === -1 || isWritten.test(lines.slice(at).join('\n'))) return [node];
  const line = (node.position?.start.line ?? 1) + at;
  const place = { line, column: 1 };
  const part = (value: string): LessonNode => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
  });
  return [
    {
      ...part(lines.slice(0, at).join('\n')),
      ...(node.position === undefined ? {} : { position: node.position }),
    },
    {
      ...part(lines.slice(at).join('\n')),
      position: { start: place, end: node.position?.end ?? place },
    },
  ];
}

/** The line below the last one that ends with a colon, where it and all below it are commands; -1 where they are not. */
function belowColon(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => /[:：]\s*$/.test(line)) + 1;
  return at > 0 && at < lines.length && areUnmarked(lines.slice(at).join('\n'), false) ? at : -1;
}

/** The words of a line without the ends of the lines around it. */
function trimmedTexts(nodes: readonly LessonNode[]): LessonNode[] {
  return nodes.flatMap((node, at) => {
    if (node.type !== 'text') return [node];
    let { value = '' } = node;
    if (at === 0) value = value.trimStart();
    if (at === nodes.length - 1) value = value.trimEnd();
    return value === '' ? [] : [{ ...node, value }];
  });
}

/** Whether code stands in a line of its own among words, below some that end with a colon, or with its prompt, or where `goesOn` says that it is meant. */
function isAlone(children: readonly LessonNode[], index: number, goesOn: boolean): boolean {
  const { value = '' } = children[index] ?? {};
  const [above, below] = [children[index - 1], children[index + 1]];
  const isFirst = above === undefined && /^\$ /.test(value);
  return (
    (isFirst || (above?.type === 'text' && endsLine(above.value ?? ''))) &&
    (below === undefined || (below.type === 'text' && beginsLine(below.value ?? ''))) &&
    (goesOn || /^\$ /.test(value) || leadsTo.test(textAbove(children, index)))
  );
}

/** The last words before a place. */
const textAbove = (children: readonly LessonNode[], index: number): string =>
  children
    .slice(Math.max(0, index - 4), index)
    .map(plainText)
    .join('');

/** How words end that a command in the next line belongs to: with a colon, or with what it is called. */
const leadsTo =
  /(?:[:：]|\b(?:following|next|this) (?:command|script)s?\.|\b(?:run|execute) the (?:following )?(?:script|command)s?)\s*$/i;

/** Whether nothing but blanks stands in the last line of a text, below another. */
const endsLine = (text: string): boolean => text.slice(text.trimEnd().length).includes('\n');

/** Whether nothing but blanks stands in the first line of a text, above another. */
const beginsLine = (text: string): boolean =>
  text.slice(0, text.length - text.trimStart().length).includes('\n');
