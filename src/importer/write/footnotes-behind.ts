import type { LessonNode } from '#transforms/lesson/nodes.ts';

/**
 * Puts the texts of footnotes behind the elements that they stand in, where they mean the same. In an element that stands in another, all
 * below them has the indent by which Markdown knows what belongs to a footnote. Changes the tree.
 */
export function footnotesBehind(parent: LessonNode): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    footnotesBehind(child);
    if (child.type !== 'mdxJsxFlowElement') return [child];
    const inside = child.children ?? [];
    const footnotes = inside.filter(isFootnote);
    if (footnotes.length === 0) return [child];
    child.children = inside.filter((each) => !isFootnote(each));
    return [child, ...footnotes];
  });
}

const isFootnote = ({ type }: LessonNode): boolean => type === 'footnoteDefinition';
