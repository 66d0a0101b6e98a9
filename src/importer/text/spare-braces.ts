import { constantUses } from '#transforms/constants.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';

/**
 * A text in which no `{{name}}` would be taken for a constant of the workshop: with spaces inside the braces a template
 * means the same, and here it is only text.
 */
export function spareBraces(text: string): string {
  let spared = '';
  let from = 0;
  for (const { name, start, end } of constantUses(text)) {
    spared += `${text.slice(from, start)}{{ ${name} }}`;
    from = end;
  }
  return spared + text.slice(from);
}

/** Spares every text of a tree. */
export function spareTree(root: LessonNode): void {
  for (const { node } of walk(root)) {
    for (const field of ['value', 'url', 'title', 'alt'] as const) {
      const text = node[field];
      if (typeof text === 'string') node[field] = spareBraces(text);
    }
    for (const attribute of node.attributes ?? []) {
      if (typeof attribute.value === 'string') attribute.value = spareBraces(attribute.value);
    }
  }
}
