import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/**
 * Turns `[text][label]` into the link or image it stands for, so that a unit can move or be compared without the
 * definitions at the end of its file.
 */
export function inlineReferences(root: LessonNode): void {
  const definitions = new Map<string, LessonNode>();
  for (const { node } of walk(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier ?? '')) {
      definitions.set(node.identifier ?? '', node);
    }
  }
  for (const { node } of walk(root)) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue;
    const definition = definitions.get(node.identifier ?? '');
    if (definition === undefined) continue;
    node.type = node.type === 'linkReference' ? 'link' : 'image';
    node.url = definition.url ?? '';
    node.title = definition.title ?? null;
  }
}
