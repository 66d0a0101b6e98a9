import type { LessonNode } from './nodes.ts';
import { walk } from './nodes.ts';

/** Drops what stands behind the language of a fence: MDX would write it into the page, for a highlighter that no page has. */
export function dropFenceWords(root: LessonNode): void {
  for (const { node } of walk(root)) if (node.type === 'code') Object.assign(node, { meta: null });
}
