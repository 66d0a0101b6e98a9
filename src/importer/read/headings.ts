import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/**
 * Changes the headings of a page to those of a lesson: none is empty, and the highest level is the second.
 * @returns the title: the text of the first heading of level one, which is removed if it says the same as `title` or there is none, or else `title`
 */
export function settleHeadings(
  root: LessonNode,
  title: string | undefined,
  note: TakeNote,
): string | undefined {
  const found = dropTitle(root, title);
  dropEmpty(root, note);
  const headings = [...walk(root)].map(({ node }) => node).filter(isHeading);
  const highest = headings.reduce((least, { depth = 2 }) => Math.min(least, depth), 6);
  const shift = 2 - highest;
  for (const heading of headings) {
    heading.depth = Math.min(6, Math.max(2, (heading.depth ?? 2) + shift));
  }
  return found ?? title;
}

const isHeading = ({ type }: LessonNode): boolean => type === 'heading';

/** Takes ids off the text of headings and keeps them for `preferredId`: `## Text {#id .class}` in Hugo, kramdown, Docusaurus. */
export function takeHeadingIds(root: LessonNode): void {
  for (const { node } of walk(root)) {
    const last = isHeading(node) ? node.children?.at(-1) : undefined;
    if (last?.type !== 'text') continue;
    const text = (last.value ?? '').trimEnd();
    const open = text.endsWith('}') ? text.lastIndexOf('{') : -1;
    const words = text
      .slice(open + 1, -1)
      .replace(/^:/, '')
      .trim()
      .split(/\s+/);
    if (open === -1 || !words.every((word) => /^[#.][\w.:-]+$/.test(word))) continue;
    last.value = text.slice(0, open).trimEnd();
    const id = words.find((word) => word.startsWith('#'))?.slice(1);
    if (id !== undefined) node.data = { ...node.data, preferredId: id };
  }
}

/** The id that a heading has in the source. */
export const preferredId = ({ data }: LessonNode): string | undefined => {
  const id = data?.['preferredId'];
  return typeof id === 'string' ? id : undefined;
};

/** Removes the heading that repeats the title of the front matter, or is the title itself; returns its text. */
function dropTitle(root: LessonNode, title: string | undefined): string | undefined {
  const children = root.children ?? [];
  const index = children.findIndex((node) => isHeading(node) && node.depth === 1);
  const heading = children[index];
  if (heading === undefined) return undefined;
  const text = plainText(heading).trim();
  if (text === '' || (title !== undefined && !isSame(text, title))) return undefined;
  children.splice(index, 1, ...commentsOf(heading));
  return text;
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase().replaceAll(/\s+/g, ' ') === other.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The comments in a heading, which are kept when the heading is removed. */
const commentsOf = ({ children = [] }: LessonNode): LessonNode[] =>
  children.flatMap((child) =>
    child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [],
  );

function dropEmpty(parent: LessonNode, note: TakeNote): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    const isEmpty =
      isHeading(child) &&
      plainText(child).trim() === '' &&
      !(child.children ?? []).some(({ type }) => type === 'image');
    if (isEmpty && commentsOf(child).length === 0) noteEmpty(child, note);
    return isEmpty ? commentsOf(child) : [child];
  });
  for (const child of parent.children) dropEmpty(child, note);
}

const noteEmpty = (heading: LessonNode, note: TakeNote): void =>
  note({
    code: 'structure',
    line: lineOf(heading),
    unsure: 'A heading without words stands here.',
    did: 'I left it out.',
    look: 'Nothing, unless a heading is missing.',
  });
