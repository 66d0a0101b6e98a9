import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isElement } from '#transforms/lesson/nodes.ts';

/**
 * Puts footnotes that stand in a component below all else. A footnote goes on with every line that is indented under
 * it, so it would swallow the closing tags; where it stands does not matter to those who read it.
 */
export function footnotesLast(root: LessonNode): void {
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
