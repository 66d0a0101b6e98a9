import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { fragment } from './html-fragment.ts';

export const placed = (node: LessonNode, line: number): LessonNode => {
  const place = { line, column: 1 };
  return { ...node, position: node.position ?? { start: place, end: place } };
};

export const placeOf = (line: number): LessonNode => {
  const place = { line, column: 1 };
  return { type: 'html', position: { start: place, end: place } };
};

export const paragraph = (children: LessonNode[]): LessonNode => ({ type: 'paragraph', children });

/** HTML of a line of text as what stands in a paragraph. */
export function inlineOf(html: string, line: number): LessonNode[] {
  return fragment(`<p>${html}</p>`, placeOf(line)).flatMap(({ children = [] }) => children);
}

/** The text of a line of HTML. */
export const textOfHtml = (html: string): string =>
  fragment(html, placeOf(1))
    .flatMap(function texts(node): string[] {
      return [node.value ?? '', ...(node.children ?? []).flatMap(texts)];
    })
    .join('');

/** What stands in bold text has no bold text in it. */
export function withoutStrong(node: LessonNode): LessonNode[] {
  const children = node.children?.flatMap(withoutStrong);
  if (node.type === 'strong') return children ?? [];
  return [children === undefined ? node : { ...node, children }];
}
