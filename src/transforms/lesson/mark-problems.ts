import { components, shownParts } from './components.ts';
import type { ShownElement } from './components.ts';
import { attributeText, element, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';
import { hasWords } from './plain-text.ts';

/** What is wrong with a lesson on the dev server, and where in its prose that is seen. */
export interface ProblemMark {
  /** A line of this file, from 1; an entry of lesson.yaml; undefined where it is about all of the lesson. */
  at: { line: number } | { part: string; id: string } | undefined;
  /** What the box says: `message`, `hint`, `place`, `excerpt`, `editor`. */
  says: Readonly<Record<string, string>>;
}

/** Elements that hold what only they can show: each is one block. */
const whole = new Set(['Walkthrough', 'Check', 'Question', 'Diagram', 'FileTree']);

/**
 * Puts a box in the place of each block that has a problem, the smallest that the page can do without; what is about all of the
 * lesson stands at its beginning.
 */
export function markProblems(root: LessonNode, marks: readonly ProblemMark[]): void {
  const boxes = new Map<LessonNode, LessonNode[]>();
  const first: LessonNode[] = [];
  for (const { at, says } of marks) {
    const node = at && blockOf(root, 'line' in at ? onLine(at.line) : showing(at.part, at.id));
    const place = node ? (boxes.get(node) ?? []) : first;
    place.push(element('ProblemBox', says, []));
    if (node) boxes.set(node, place);
  }
  if (marks.length === 0) return;
  replaceIn(root, boxes);
  const start = (root.children ?? []).findIndex(({ type }) => type !== 'yaml');
  root.children?.splice(Math.max(0, start), 0, ...first);
}

/**
 * Takes out what shows an entry that the lesson does not have, since nothing can be made of it; what is left without words is not
 * marked as filled in from the source.
 */
export function leaveOut(root: LessonNode, has: (part: string, id: string) => boolean): void {
  if (root.children === undefined) return;
  root.children = root.children.flatMap((child) => {
    const entry = shows(child);
    if (entry !== undefined && !has(entry.part, entry.id)) return [];
    leaveOut(child, has);
    const left = child.children ?? [];
    return child.name === 'FromSource' && !hasWords(left) ? left : [child];
  });
}

type Fits = (node: LessonNode) => boolean;

const onLine =
  (line: number): Fits =>
  ({ position }) =>
    position !== undefined && position.start.line <= line && line <= position.end.line;

const showing =
  (part: string, id: string): Fits =>
  (block) =>
    [...walk(block)].some(({ node }) => {
      const entry = shows(node);
      return entry?.part === part && entry.id === id;
    });

/** What of lesson.yaml an element shows. */
function shows(node: LessonNode): { part: string; id: string } | undefined {
  const part = shownParts[node.name as ShownElement] as string | undefined;
  const id = attributeText(node, 'id');
  return part === undefined || id === undefined ? undefined : { part, id };
}

/** The smallest block that fits, or that holds what fits; undefined where none does. */
function blockOf(node: LessonNode, fits: Fits): LessonNode | undefined {
  for (const child of node.children ?? []) {
    const deeper = isOpen(child) ? blockOf(child, fits) : undefined;
    if (deeper !== undefined) return deeper;
    if (!isPart(child, node) && child.type !== 'yaml' && fits(child)) return child;
  }
  return undefined;
}

/** Whether what holds it would be another thing without it: a tab in its tabs. One that stands elsewhere is a part of nothing. */
function isPart({ name }: LessonNode, parent: LessonNode): boolean {
  const inside = components[name ?? '']?.inside;
  return inside !== undefined && inside === parent.name;
}

/** Whether a block may stay when one in it is taken out. A component of a project may not: what it makes of a box is its own. */
const isOpen = ({ type, name }: LessonNode): boolean =>
  type === 'mdxJsxFlowElement' && Object.hasOwn(components, name ?? '') && !whole.has(name ?? '');

function replaceIn(node: LessonNode, boxes: ReadonlyMap<LessonNode, LessonNode[]>): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    const own = boxes.get(child);
    if (own !== undefined) return own;
    replaceIn(child, boxes);
    return [child];
  });
}
