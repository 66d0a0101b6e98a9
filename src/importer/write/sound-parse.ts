import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isElement, walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { lostWords, visibleWords } from '#importer/text/page-words.ts';

/** A text, and the tree that it was written of. */
export interface WrittenText {
  text: string;
  root: LessonNode;
}

/** The text as MDX reads it; undefined if that has code to run, lacks words of the tree, or has other headings or other code. */
export function soundParse({ text, root }: WrittenText): LessonNode | undefined {
  const parsed = parseLesson(text);
  if (!parsed.ok || !hasNothingToRun(parsed.root)) return undefined;
  return keeps(parsed.root, root) ? parsed.root : undefined;
}

/** The same for texts that follow each other, each of which ends with a line break: the blocks of each. One parse costs less than many. */
export function soundParses(written: readonly WrittenText[]): LessonNode[][] | undefined {
  const parsed = parseLesson(written.map(({ text }) => text).join('\n'));
  if (!parsed.ok || !hasNothingToRun(parsed.root)) return undefined;
  let line = 1;
  const found = written.map(({ text }) => {
    line += text.split('\n').length;
    return { end: line, children: [] as LessonNode[] };
  });
  let index = 0;
  for (const child of parsed.root.children ?? []) {
    const { start, end } = child.position ?? { start: { line }, end: { line } };
    while (start.line >= (found[index]?.end ?? Infinity)) index += 1;
    const own = found[index];
    if (own === undefined || end.line >= own.end) return undefined;
    own.children.push(child);
  }
  const all = found.map(({ children }) => children);
  const areKept = written.every(({ root }, at) =>
    keeps({ type: 'root', children: all[at] ?? [] }, root),
  );
  return areKept ? all : undefined;
}

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
