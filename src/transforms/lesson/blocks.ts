import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';
import type { Anchor } from './anchors.ts';

/** A child that is or holds ids, with the plain siblings after it: they are read under it and move with it. */
export interface Block {
  head: LessonNode;
  /** Every unit that begins in `head`, in order. */
  units: readonly string[];
  nodes: LessonNode[];
}

/** Splits the children of a node into what stands before the first id and the blocks after it. */
export function blocksOf(
  node: LessonNode,
  anchors: ReadonlyMap<LessonNode, Anchor>,
): { intro: LessonNode[]; blocks: Block[] } {
  const intro: LessonNode[] = [];
  const blocks: Block[] = [];
  for (const child of node.children ?? []) {
    const units = unitsIn(child, anchors);
    if (units.length > 0) blocks.push({ head: child, units, nodes: [child] });
    else (blocks.at(-1)?.nodes ?? intro).push(child);
  }
  return { intro, blocks };
}

function unitsIn(node: LessonNode, anchors: ReadonlyMap<LessonNode, Anchor>): string[] {
  return [...walk(node)].flatMap((each) => anchors.get(each.node)?.unit ?? []);
}
