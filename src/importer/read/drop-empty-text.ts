import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** What means something around words only: Markdown has no way to write it empty. */
const marks = new Set(['emphasis', 'strong', 'delete']);

/**
 * Drops what is left empty when its HTML is gone. Written, an empty paragraph that begins a list item would end that
 * item, and what follows it would be a heading if a line of dashes comes below.
 */
export function dropEmptyText(parent: LessonNode): void {
  if (parent.children === undefined) return;
  for (const child of parent.children) dropEmptyText(child);
  parent.children = parent.children.flatMap((child) => {
    if (!isEmpty(child)) return [child];
    if (child.type === 'paragraph') return [];
    return marks.has(child.type) ? (child.children ?? []) : [child];
  });
}

const isEmpty = ({ children = [] }: LessonNode): boolean =>
  children.every(({ type, value }) => type === 'text' && (value ?? '').trim() === '');
