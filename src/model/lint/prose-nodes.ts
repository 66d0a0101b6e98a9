import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Prose } from '#model/prose/read-prose.ts';

interface PlacedNode {
  node: LessonNode;
  parent: LessonNode | undefined;
}

const known = new WeakMap<LessonNode, readonly PlacedNode[]>();

/** Every node of a prose file in document order: many rules ask, one walk answers. */
export function proseNodes({ root }: Pick<Prose, 'root'>): readonly PlacedNode[] {
  if (root === undefined) return [];
  const nodes = known.get(root) ?? [...walk(root)];
  known.set(root, nodes);
  return nodes;
}
