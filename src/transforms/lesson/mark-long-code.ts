import type { LessonNode } from './nodes.ts';

/** How many characters fit into a line of a narrow phone, beside the number of a step. */
const mostCharacters = 24;

/** Marks code in a sentence that may break into lines; other code stays in one piece, as browsers break after any hyphen. */
export function markLongCode(node: LessonNode): void {
  const value = node.value ?? '';
  if (node.type === 'inlineCode' && value.length > mostCharacters) {
    const parts = /\s/.test(value) ? [value] : value.split(/(?<=\.)\b/);
    node.data = {
      ...node.data,
      hProperties: { className: ['long'] },
      ...(parts.length > 1 && { hChildren: parts.flatMap(partOfName) }),
    };
  }
  for (const child of node.children ?? []) markLongCode(child);
}

/** A part of a name with dots, behind a place where a line may end: a browser would break it anywhere in a word. */
const partOfName = (value: string, index: number): object[] => [
  ...(index > 0 ? [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }] : []),
  { type: 'text', value },
];
