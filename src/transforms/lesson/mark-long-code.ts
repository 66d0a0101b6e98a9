import type { LessonNode } from './nodes.ts';

/** How many characters fit into a line of a narrow phone, beside the number of a step. */
const mostCharacters = 24;

/** Marks code in a sentence that may break into lines; other code stays in one piece, as browsers break after any hyphen. */
export function markLongCode(node: LessonNode): void {
  if (node.type === 'inlineCode' && (node.value ?? '').length > mostCharacters) {
    node.data = { ...node.data, hProperties: { className: ['long'] } };
  }
  for (const child of node.children ?? []) markLongCode(child);
}
