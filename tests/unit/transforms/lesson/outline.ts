import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';

/** The tree of a text that MDX can read. */
export function treeOf(text: string): LessonNode {
  const parsed = parseLesson(text);
  if (!parsed.ok) throw new Error(`${parsed.line}:${parsed.column} ${parsed.message}`);
  return parsed.root;
}

/** A tree in a form that can be compared at a glance: one line per block, indented. */
export function outline(node: LessonNode, indent = ''): string {
  const children = node.children ?? [];
  if (node.type === 'root') return children.map((child) => outline(child)).join('\n');
  if (node.type === 'text') return `${indent}${node.value ?? ''}`;
  if (node.type === 'paragraph' || node.type === 'heading') {
    const { hProperties } = (node.data ?? {}) as { hProperties?: { id?: string } };
    const id = hProperties?.id === undefined ? '' : ` #${hProperties.id}`;
    return `${indent}${'#'.repeat(node.depth ?? 0)}${node.depth === undefined ? '' : ' '}${words(node)}${id}`;
  }
  const attributes = (node.attributes ?? []).map(
    ({ name, value }) => ` ${name ?? ''}=${String(value)}`,
  );
  const head = `${indent}<${node.name ?? node.type}${attributes.join('')}>`;
  return [head, ...children.map((child) => outline(child, `${indent}  `))].join('\n');
}

const words = (node: LessonNode): string =>
  node.children === undefined
    ? node.type.endsWith('Expression')
      ? `{${node.value ?? ''}}`
      : (node.value ?? '')
    : node.children.map(words).join('');
