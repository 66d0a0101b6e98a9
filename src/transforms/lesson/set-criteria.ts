import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** The slot of `Check.astro` that takes the sentences of an author. */
const slot = 'criteria';

/** Sends every `<Criterion>` of a check to the list of criteria; what else stands in the check is its question. */
export function setCriteria(root: LessonNode): void {
  for (const { node, parent } of walk(root)) {
    if (node.name !== 'Criterion' || parent?.name !== 'Check') continue;
    node.attributes = [
      ...(node.attributes ?? []),
      { type: 'mdxJsxAttribute', name: 'slot', value: slot },
    ];
  }
}
