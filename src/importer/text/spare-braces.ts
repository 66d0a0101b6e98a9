import { constantUses } from '#transforms/constants.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';

/**
 * Puts spaces into every `{{name}}` of a text. The site would take it for a constant of the workshop; with spaces it is
 * plain text here, and means the same in Helm and Go templates.
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

/** Does the same to every text of a tree. */
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
