import { asLiteral } from '#transforms/constants.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';

/**
 * Changes every text of a tree so that the site shows `{{name}}` as it is and takes it for no constant. Running text is
 * excepted: there the writer puts a backslash before each brace.
 */
export function makeLiteral(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.type === 'text') continue;
    for (const field of ['value', 'url', 'title', 'alt'] as const) {
      const text = node[field];
      if (typeof text === 'string') node[field] = asLiteral(text);
    }
    for (const attribute of node.attributes ?? []) {
      if (typeof attribute.value === 'string') attribute.value = asLiteral(attribute.value);
    }
  }
}

/** Plain data with every text of it written so. Parts that are written as they are stay the same objects. */
export function literal<Value>(value: Value): Value {
  if (typeof value === 'string') return asLiteral(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts: readonly unknown[] = Object.values(value);
  const written = parts.map((part) => literal(part));
  if (written.every((part, at) => part === parts[at])) return value;
  if (Array.isArray(value)) return written as Value;
  return Object.fromEntries(Object.keys(value).map((key, at) => [key, written[at]])) as Value;
}
