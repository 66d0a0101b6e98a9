import { attributeText, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';
import { plainText } from './plain-text.ts';

/** The labels of a diagram in document order; the same id may come twice. */
export function labelsOf(diagram: LessonNode): { id: string; words: string; node: LessonNode }[] {
  return (diagram.children ?? [])
    .filter(({ name }) => name === 'Label')
    .map((node) => ({
      id: attributeText(node, 'id') ?? '',
      words: plainText(node).replaceAll(/\s+/gu, ' ').trim(),
      node,
    }));
}

/**
 * Gives every diagram the words of its labels, as JSON in the attribute `labels`, and leaves as its children what is
 * said about it.
 */
export function setLabels(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.name !== 'Diagram') continue;
    const words = labelsOf(node).map((label) => [label.id, label.words]);
    const value = JSON.stringify(Object.fromEntries(words));
    node.attributes = [
      ...(node.attributes ?? []),
      { type: 'mdxJsxAttribute', name: 'labels', value },
    ];
    node.children = node.children?.filter(({ name }) => name !== 'Label') ?? [];
  }
}
