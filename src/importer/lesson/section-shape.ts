import { draftOf } from '#importer/drafts/draft.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** The kinds of blocks below a heading up to the next, which translations mostly keep. */
export type SectionShape = readonly string[];

/** Of a longer section, only so many blocks count. */
const MAX_BLOCKS = 20;

/** What lesson and page call by other names. */
const kinds: Readonly<Record<string, string>> = {
  Command: 'command',
  Output: 'output',
  Walkthrough: 'manifest',
};

/** The shapes of the sections of a page or a lesson, by heading. */
export function sectionShapes({
  children = [],
}: LessonNode): ReadonlyMap<LessonNode, SectionShape> {
  const shapes = new Map<LessonNode, string[]>();
  let shape: string[] = [];
  for (const node of children) {
    if (node.type === 'heading') {
      shape = [];
      shapes.set(node, shape);
    } else if (shape.length < MAX_BLOCKS) shape.push(...kindOf(node));
  }
  return shapes;
}

/** Checks are proposed by the import, and comments are not seen: no page has them. */
function kindOf(node: LessonNode): string[] {
  const kind = draftOf(node)?.type ?? kinds[node.name ?? ''] ?? node.name ?? node.type;
  return kind === 'Check' || kind === 'mdxFlowExpression' ? [] : [kind];
}

/** How much of two shapes is common in order, from 0 to 1. */
export function likeness(one: SectionShape, other: SectionShape): number {
  if (one.length + other.length === 0) return 1;
  let above: number[] = Array<number>(other.length + 1).fill(0);
  for (const kind of one) {
    const row = [0];
    for (const [at, each] of other.entries())
      row.push(kind === each ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    above = row;
  }
  return (2 * (above.at(-1) ?? 0)) / (one.length + other.length);
}
