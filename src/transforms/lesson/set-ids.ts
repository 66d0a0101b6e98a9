import { headingId } from './anchors.ts';
import { attributeText, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** Takes the id comment off every heading and makes it the id of the element that the heading becomes. */
export function setHeadingIds(root: LessonNode): void {
  for (const { node } of walk(root)) {
    const id = node.type === 'heading' ? headingId(node) : undefined;
    if (id === undefined) continue;
    node.children = (node.children ?? []).slice(0, -1);
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = (last.value ?? '').trimEnd();
    node.data = { ...node.data, hProperties: { id } };
  }
}

/** Tells every step which walkthrough it belongs to: `<Step of="daemonset" id="labels">`. */
export function setStepOwners(root: LessonNode): void {
  for (const { node, parent } of walk(root)) {
    if (node.name !== 'Step' || parent?.name !== 'Walkthrough') continue;
    const value = attributeText(parent, 'id') ?? '';
    node.attributes = [...(node.attributes ?? []), { type: 'mdxJsxAttribute', name: 'of', value }];
  }
}
