import { element, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { asideType } from '#importer/generators/aside-type.ts';

/** `> [!NOTE]` of GitHub becomes an aside. */
export function githubAlerts(root: LessonNode): void {
  for (const { node } of [...walk(root)]) {
    node.children = node.children?.map((child) => alertOf(child) ?? child) as LessonNode[];
    if (node.children === undefined) delete (node as { children?: unknown }).children;
  }
}

function alertOf(node: LessonNode): LessonNode | undefined {
  const [first] = node.children ?? [];
  const text = first?.children?.[0];
  if (node.type !== 'blockquote' || first?.type !== 'paragraph' || text?.type !== 'text') {
    return undefined;
  }
  const match = /^\[!([a-z]+)\][^\S\n]*(?:\n|$)/i.exec(text.value ?? '');
  const type = match === null ? undefined : asideType(match[1] ?? '');
  if (match === null || type === undefined) return undefined;
  text.value = (text.value ?? '').slice(match[0].length);
  const isEmpty = text.value === '' && first.children?.length === 1;
  const children = (node.children ?? []).slice(isEmpty ? 1 : 0);
  const aside = element('Aside', { type }, children);
  if (node.position !== undefined) aside.position = node.position;
  return aside;
}
