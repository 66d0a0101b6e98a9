import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { element, isElement, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { inlineReferences } from '#transforms/lesson/references.ts';
import { asideType } from '#importer/generators/aside-type.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

/** Parses Markdown as other generators write it: HTML, `<addresses>` and indented code mean something. */
export function parseMarkdown(text: string, lines: readonly number[]): LessonNode {
  const root = parser.parse(text) as LessonNode;
  for (const { node } of walk(root)) {
    if (node.position === undefined) continue;
    const { start, end } = node.position;
    // Numbers of the source, whatever was put in between.
    node.position = {
      start: { ...start, line: lines[start.line - 1] ?? start.line },
      end: { ...end, line: lines[end.line - 1] ?? end.line },
    };
  }
  return root;
}

/** Makes Markdown that other generators allow into what a lesson has, after constructs and HTML have become elements. */
export function settleMarkdown(root: LessonNode): void {
  dropEmptyText(root);
  footnotesLast(root);
  inlineReferences(root);
  dropDefinitions(root);
  githubAlerts(root);
  dropAlignment(root);
}

/** What means something around words only: Markdown has no way to write it empty. */
const marks = new Set(['emphasis', 'strong', 'delete']);

/**
 * Drops what is left empty when its HTML is gone. Written, an empty paragraph that begins a list item would end that
 * item, and what follows it would be a heading if a line of dashes comes below.
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
 * Puts footnotes that stand in a component below all else. A footnote goes on with every line that is indented under
 * it, so it would swallow the closing tags; where it stands does not matter to those who read it.
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

/** Definitions have been put where they are used. */
function dropDefinitions(parent: LessonNode): void {
  parent.children = (parent.children ?? []).filter(({ type }) => type !== 'definition');
  for (const child of parent.children) if (child.children !== undefined) dropDefinitions(child);
}

/** `> [!NOTE]` of GitHub becomes an aside. */
function githubAlerts(root: LessonNode): void {
  for (const { node } of [...walk(root)]) {
    node.children = node.children?.map((child) => alertOf(child) ?? child) as LessonNode[];
    if (node.children === undefined) delete (node as { children?: unknown }).children;
  }
}

function alertOf(node: LessonNode): LessonNode | undefined {
  const [first] = node.children ?? [];
  const text = first?.children?.[0];
  if (node.type !== 'blockquote' || first?.type !== 'paragraph' || text?.type !== 'text') {
    return undefined;
  }
  const match = /^\[!([a-z]+)\][^\S\n]*(?:\n|$)/i.exec(text.value ?? '');
  const type = match === null ? undefined : asideType(match[1] ?? '');
  if (match === null || type === undefined) return undefined;
  text.value = (text.value ?? '').slice(match[0].length);
  const isEmpty = text.value === '' && first.children?.length === 1;
  const children = (node.children ?? []).slice(isEmpty ? 1 : 0);
  const aside = element('Aside', { type }, children);
  if (node.position !== undefined) aside.position = node.position;
  return aside;
}

/** Aligned columns would need styles in the markup, which pages do not have. */
function dropAlignment(root: LessonNode): void {
  for (const { node } of walk(root))
    if (node.type === 'table') Object.assign(node, { align: null });
}
