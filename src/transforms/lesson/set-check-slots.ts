import { isElement, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** The hints of a check, in order. */
export const hintsOf = (check: LessonNode): LessonNode[] =>
  (check.children ?? []).filter((node) => isElement(node) && node.name === 'Hint');

/**
 * Sends every `<Criterion>` of a check to the list of criteria and every `<Hint>`, numbered, to its hints: slots of
 * `Check.astro`. What else stands in the check is its question.
 */
export function setCheckSlots(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.name !== 'Check') continue;
    for (const child of node.children ?? [])
      if (child.name === 'Criterion') addAttributes(child, { slot: 'criteria' });
    const hints = hintsOf(node);
    for (const [index, hint] of hints.entries()) {
      const count = String(hints.length);
      addAttributes(hint, { slot: 'hints', number: String(index + 1), count });
    }
  }
}

function addAttributes(node: LessonNode, attributes: Readonly<Record<string, string>>): void {
  const added = Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  node.attributes = [...(node.attributes ?? []), ...added];
}
