import { constantUses, fillConstants } from '#transforms/constants.ts';
import { isExpression, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

const textFields = ['value', 'url', 'title', 'alt'] as const;

/** `{{name}}` in running text is parsed as an expression whose value is `{name}`. */
export function constantExpression(node: LessonNode): string | undefined {
  if (!isExpression(node)) return undefined;
  const text = `{${node.value ?? ''}}`;
  const [use] = constantUses(text);
  return use?.start === 0 && use.end === text.length ? use.name : undefined;
}

/**
 * Fills in the workshop's constants everywhere in the prose: code, addresses, attributes. In running text they are expressions;
 * `\{\{name}}` is text there already.
 */
export function setConstants(root: LessonNode, constants: Readonly<Record<string, string>>): void {
  for (const { node } of walk(root)) {
    const name = constantExpression(node);
    if (name !== undefined) {
      becomeText(node, fillConstants(`{{${name}}}`, constants));
      continue;
    }
    if (node.type === 'text') continue;
    for (const field of textFields) {
      const text = node[field];
      if (typeof text === 'string') node[field] = fillConstants(text, constants);
    }
    for (const attribute of node.attributes ?? []) {
      if (typeof attribute.value !== 'string') continue;
      attribute.value = fillConstants(attribute.value, constants);
    }
  }
}

function becomeText(node: LessonNode, value: string): void {
  const text = { type: 'text', value };
  if (node.type === 'mdxTextExpression') Object.assign(node, text);
  else Object.assign(node, { type: 'paragraph', children: [text], value: undefined });
  delete node.data;
}
