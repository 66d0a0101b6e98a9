import type { LessonNode } from './nodes.ts';

/**
 * `<Step …>one line</Step>` is parsed as a paragraph with an inline element. As MDX does before plugins run
 * (@mdx-js/mdx, remark-mark-and-unravel): a paragraph of nothing but elements becomes those elements.
 */
export function unravel(node: LessonNode): void {
  node.children = node.children?.flatMap((child) =>
    isOnlyElements(child) ? asFlow(child.children ?? []) : [child],
  ) as LessonNode[];
  for (const child of node.children ?? []) {
    if (child.type.startsWith('mdxJsx')) child.data = { ...child.data, _mdxExplicitJsx: true };
    if (child.children !== undefined) unravel(child);
  }
}

const isSpace = (node: LessonNode): boolean =>
  node.type === 'text' && (node.value ?? '').trim() === '';

const isInline = (node: LessonNode): boolean =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';

function isOnlyElements({ type, children = [] }: LessonNode): boolean {
  return (
    type === 'paragraph' &&
    children.some(isInline) &&
    children.every((child) => isInline(child) || isSpace(child))
  );
}

function asFlow(children: readonly LessonNode[]): LessonNode[] {
  return children
    .filter((child) => !isSpace(child))
    .map((child) => ({ ...child, type: child.type.replace('Text', 'Flow') }));
}
