import type { LessonNode } from './nodes.ts';

/** How many characters fit into a line of a narrow phone, beside the number of a step. */
const mostCharacters = 24;

/** Marks code in a sentence that may break into lines; other code stays in one piece, as browsers break after any hyphen. */
export function markLongCode(node: LessonNode): void {
  const value = node.value ?? '';
  if (node.type === 'inlineCode' && value.length > mostCharacters) {
    node.data = { ...node.data, hProperties: { className: ['long'] }, ...brokenName(value) };
  }
  for (const child of node.children ?? []) markLongCode(child);
}

/** As much of a name as fits, to the last dot between two parts of it; the one of `.github` and of `../` is none. */
const fitting = new RegExp(
  String.raw`^\S{0,${mostCharacters - 2}}[\p{L}\p{N}_]\.(?=[\p{L}\p{N}_])`,
  'u',
);

/** A long name with dots in two parts, the first as long as fits: a browser alone would break it anywhere in a word. */
function brokenName(value: string): { hChildren?: object[] } {
  const end = fitting.exec(value)?.[0].length ?? 0;
  if (end === 0 || /\s/.test(value)) return {};
  const text = (part: string) => ({ type: 'text', value: part });
  const mayBreak = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return { hChildren: [text(value.slice(0, end)), mayBreak, text(value.slice(end))] };
}
