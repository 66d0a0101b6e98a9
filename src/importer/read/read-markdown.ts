import { parseInChunks } from '#transforms/lesson/in-chunks.ts';
import { isElement, walk } from '#transforms/lesson/nodes.ts';
import { withAddressEnds, withoutAddressEnds } from '#importer/text/address-ends.ts';
import { joinedTexts } from '#importer/text/joined-texts.ts';
import { commentNode } from './inline-html.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { withoutIndentedCode } from './indented-code.ts';
import { listsBelowCode } from './lists-below-code.ts';
import { possibleParser } from '#transforms/lesson/possible-gfm.ts';
import { isFenced } from '#importer/note.ts';
import { inlineReferences } from '#transforms/lesson/references.ts';

const parseGfm = possibleParser([listsBelowCode], { hasHtml: true });
const parseMdx = possibleParser([withoutIndentedCode], { hasHtml: true });
/** One tilde is a tilde for kramdown: `1.0~rc1`. */
const parseKramdown = possibleParser([listsBelowCode], { singleTilde: false, hasHtml: true });

/** Parses Markdown with everything that MDX does not have: HTML, `<addresses>`, indented code unless `hasIndented` is false. `lines` are as in MarkedText. */
export function parseMarkdown(
  text: string,
  lines: readonly number[],
  { isKramdown = false, hasIndented = true } = {},
): LessonNode {
  const place = placer(lines);
  const parse = isKramdown ? parseKramdown : hasIndented ? parseGfm : parseMdx;
  const ended = withAddressEnds(text);
  const root = parseInChunks(ended, parse, place) ?? placed(parse(ended), place);
  if (ended !== text) dropAddressEnds(root);
  return root;
}

function placed(root: LessonNode, place: ReturnType<typeof placer>): LessonNode {
  for (const { node } of walk(root)) place(node, { lines: 0 });
  return root;
}

function dropAddressEnds(root: LessonNode): void {
  for (const { node } of walk(root))
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') Object.assign(node, { [key]: withoutAddressEnds(value) });
}

/**
 * Places nodes in the lines of the source, not of the text with marks in it. Nobody asks for their columns, so that all nodes of a
 * line share one place: places of their own are half of a tree.
 */
function placer(lines: readonly number[]): (node: LessonNode, before: { lines: number }) => void {
  const sourceLine = (line: number): number => lines[line - 1] ?? line;
  const places = new Map<string, NonNullable<LessonNode['position']>>();
  return (node, before) => {
    if (node.position === undefined) return;
    const start = sourceLine(node.position.start.line + before.lines);
    const end = sourceLine(node.position.end.line + before.lines);
    const key = `${start} ${end}`;
    const place = places.get(key) ?? {
      start: { line: start, column: 1 },
      end: { line: end, column: 1 },
    };
    places.set(key, place);
    node.position = place;
  };
}

/** Removes what a lesson cannot have from the tree, once constructs and HTML have become elements. */
export function settleMarkdown(root: LessonNode): void {
  joinTexts(root);
  joinCode(root);
  dropEmptyText(root);
  footnotesLast(root);
  inlineReferences(root);
  dropDefinitions(root);
  dropAlignment(root);
  trimSetOut(root);
}

/** Empty lines below code that is set in do not belong to it, however far they are. */
function trimSetOut(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.type !== 'code' || isFenced(node)) continue;
    const lines = (node.value ?? '').split('\n');
    node.value = lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1).join('\n');
  }
}

/** Makes one text of those that stood in HTML side by side; blanks at the end of a block go. */
function joinTexts(parent: LessonNode): void {
  if (parent.children === undefined) return;
  const made = joinedTexts(parent.children);
  // Lines that held nothing but tags are empty now, and would end the paragraph.
  for (const child of made)
    if (child.type === 'text') child.value = (child.value ?? '').replaceAll(/\n[ \t]*(?=\n)/g, '');
  const last = made.at(-1);
  if (last?.type === 'text' && blocks.has(parent.type)) last.value = (last.value ?? '').trimEnd();
  parent.children = made;
  for (const child of made) joinTexts(child);
}

/** A line break in code of a line is a blank for readers, at its ends none; how far the next line is set in depends on what it stands in. */
function joinCode(root: LessonNode): void {
  for (const { node } of walk(root))
    if (node.type === 'inlineCode' && node.value?.includes('\n') === true)
      node.value = node.value.replaceAll(/\n[ \t]*/g, ' ').trim();
}

const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** Markdown has no way to write these without text in them. */
const marks = new Set(['emphasis', 'strong', 'delete']);

/**
 * Drops paragraphs and emphasis that are empty after their HTML was removed. When written, an empty paragraph at the beginning
 * of a list item would end that item, and the text after it could become a heading.
 */
function dropEmptyText(parent: LessonNode): void {
  if (parent.children === undefined) return;
  for (const child of parent.children) dropEmptyText(child);
  parent.children = parent.children.flatMap((child) => {
    if (!isEmpty(child)) return [child];
    if (child.type === 'paragraph') return [];
    return marks.has(child.type) ? (child.children ?? []) : [child];
  });
}

const isEmpty = ({ children = [] }: LessonNode): boolean =>
  children.every(({ type, value }) => type === 'text' && (value ?? '').trim() === '');

/**
 * Moves footnotes out of components to the end of the page. A footnote continues with every indented line below it, so it
 * would take in the closing tag of the component. Readers see footnotes at the end anyway.
 */
function footnotesLast(root: LessonNode): void {
  root.children = [...(root.children ?? []), ...taken(root, false)];
}

function taken(parent: LessonNode, isInside: boolean): LessonNode[] {
  const notes: LessonNode[] = [];
  const kept: LessonNode[] = [];
  for (const child of parent.children ?? []) {
    if (isInside && child.type === 'footnoteDefinition') notes.push(child);
    else kept.push(child);
    if (child.children !== undefined) notes.push(...taken(child, isInside || isElement(child)));
  }
  parent.children = kept;
  return notes;
}

/** Drops definitions of links, which `inlineReferences` has put where they are used. `[//]: # (words)` is how authors write a comment. */
function dropDefinitions(parent: LessonNode): void {
  parent.children = (parent.children ?? []).flatMap((child) => {
    if (child.type !== 'definition') return [child];
    const { identifier, title } = child as { identifier?: string; title?: string | null };
    const isComment = identifier === '//' || identifier === 'comment';
    return isComment ? commentNode('mdxFlowExpression', title ?? '', child) : [];
  });
  for (const child of parent.children) if (child.children !== undefined) dropDefinitions(child);
}

/** Drops the alignment of columns, which would need inline styles, and pages have none. */
function dropAlignment(root: LessonNode): void {
  for (const { node } of walk(root))
    if (node.type === 'table') Object.assign(node, { align: null });
}
