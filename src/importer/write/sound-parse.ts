import { labelsMissing, labelsOf, parseKnowing } from '#transforms/lesson/defined-elsewhere.ts';
import type { Labels } from '#transforms/lesson/defined-elsewhere.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isElement, walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import type { Before } from '#transforms/lesson/place-in.ts';
import { lostWords, visibleWords } from '#importer/text/page-words.ts';

/** A text, and the tree that it was written of. */
export interface WrittenText {
  text: string;
  root: LessonNode;
}

/** The text as MDX reads it; undefined if that has code to run, lacks words of the tree, or has other headings or other code. `defined`: in the lesson. */
export function soundParse({ text, root }: WrittenText, defined: Labels): LessonNode | undefined {
  const read = readKnowing(text, defined);
  return read !== undefined && hasNothingToRun(read) && keeps(read, root) ? read : undefined;
}

/** A text as MDX reads it where all that the lesson defines is known. What is defined twice counts once. */
const readKnowing = (text: string, defined: Labels): LessonNode | undefined =>
  parseKnowing(text, labelsMissing(text, labelsOf([]), defined), (whole) => {
    const parsed = parseLesson(whole);
    return parsed.ok ? parsed.root : undefined;
  });

/** Blocks that were read of a text, and what stood before that text as it was read: their places count from there. */
export interface ReadBlocks {
  children: LessonNode[];
  before: Before;
}

/** The same for texts that follow each other, each of which ends with a line break: the blocks of each. One parse costs less than many. */
export function soundParses(
  written: readonly WrittenText[],
  defined: Labels,
): ReadBlocks[] | undefined {
  // Below an empty line, as a rule at the very beginning would be tried as front matter, and a list below it be missed.
  const read = readKnowing(['', ...written.map(({ text }) => text)].join('\n'), defined);
  if (read === undefined || !hasNothingToRun(read)) return undefined;
  let before: Before = { lines: 1, offset: 1 };
  const found = written.map(({ text }) => {
    const own = { children: [] as LessonNode[], before };
    before = behind(before, text);
    return { ...own, end: before.lines + 1 };
  });
  let index = 0;
  for (const child of read.children ?? []) {
    const none = { line: before.lines + 1 };
    const { start, end } = child.position ?? { start: none, end: none };
    while (start.line >= (found[index]?.end ?? Infinity)) index += 1;
    const own = found[index];
    if (own === undefined || end.line >= own.end) return undefined;
    own.children.push(child);
  }
  const areKept = written.every(({ root }, at) =>
    keeps({ type: 'root', children: found[at]?.children ?? [] }, root),
  );
  return areKept ? found : undefined;
}

/** What stands before the text that comes next, behind one that ends with a line break, and an empty line. */
export const behind = ({ lines, offset }: Before, text: string): Before => ({
  lines: lines + text.split('\n').length,
  offset: offset + text.length + 1,
});

/** Whether what was read has the words, headings and code of what was written. */
const keeps = (read: LessonNode, written: LessonNode): boolean =>
  headingsIn(read) === headingsIn(written) &&
  codesIn(read) === codesIn(written) &&
  lostWords(visibleWords(written), [...visibleWords(read)]).length === 0;

const headingsIn = (root: LessonNode): number =>
  [...walk(root)].filter(({ node }) => node.type === 'heading').length;

/** All code of a tree, as text. In a line of code, Markdown makes a blank of a line break. */
const codesIn = (root: LessonNode): string =>
  JSON.stringify(
    [...walk(root)].flatMap(({ node: { type, value = '' } }) =>
      type === 'code' ? [value] : type === 'inlineCode' ? [value.replaceAll('\n', ' ')] : [],
    ),
  );

const hasNothingToRun = (root: LessonNode): boolean =>
  [...walk(root)].every(
    ({ node }) =>
      node.type !== 'mdxjsEsm' &&
      !(node.type === 'mdxTextExpression' && !(node.value ?? '').startsWith('/*')) &&
      !(node.type === 'mdxFlowExpression' && !(node.value ?? '').startsWith('/*')) &&
      !(isElement(node) && node.name === null),
  );
