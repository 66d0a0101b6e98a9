import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Nodes in which texts side by side are one, so that they are the words that readers saw, and so is code in a line. */
export function joinedTexts(nodes: readonly LessonNode[]): LessonNode[] {
  const made: LessonNode[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    if ((node.type === 'text' || node.type === 'inlineCode') && last?.type === node.type)
      made[made.length - 1] = { ...last, value: (last.value ?? '') + (node.value ?? '') };
    else made.push(node);
  }
  return made;
}
