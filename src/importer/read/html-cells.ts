import type { PhrasingContent, TableCell } from 'mdast';
import type { Options } from 'rehype-remark';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;

/** A cell of a table. It may hold blocks in HTML, but one line in a lesson: line breaks part them, and bullets begin items. */
export const asCell: Handler = (state, element) => {
  const held = state.all(element) as unknown as LessonNode[];
  const cell: TableCell = { type: 'tableCell', children: inOneLine(held) as PhrasingContent[] };
  const { rowSpan, colSpan } = element.properties;
  // What the handler of the table asks for.
  const spans = {
    ...(rowSpan ? { hastUtilToMdastTemporaryRowSpan: rowSpan } : {}),
    ...(colSpan ? { hastUtilToMdastTemporaryColSpan: colSpan } : {}),
  };
  if (Object.keys(spans).length > 0) Object.assign(cell, { data: spans });
  return cell;
};

const lineBreak = (): LessonNode =>
  ({ type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] }) as LessonNode;

const blockTypes = new Set(['paragraph', 'heading', 'list', 'code', 'blockquote', 'definition']);

/** What stands in the cell of a table of HTML, block or text, as text. */
export function inOneLine(nodes: readonly LessonNode[]): LessonNode[] {
  const made: LessonNode[] = [];
  let wasBlock = false;
  for (const node of nodes) {
    const isBlock = blockTypes.has(node.type);
    if ((isBlock || wasBlock) && made.length > 0) made.push(lineBreak());
    made.push(...partsOf(node));
    wasBlock = isBlock;
  }
  return made;
}

function partsOf(node: LessonNode): LessonNode[] {
  const { type, value = '', children = [] } = node;
  if (type === 'break') return [lineBreak()];
  if (type === 'list')
    return children.flatMap((item, index) => [
      ...(index === 0 ? [] : [lineBreak()]),
      { type: 'text', value: '• ' },
      ...inOneLine(item.children ?? []),
    ]);
  if (type === 'code')
    return value
      .split('\n')
      .flatMap((line, index) => [
        ...(index === 0 ? [] : [lineBreak()]),
        ...(line.trim() === '' ? [] : [{ type: 'inlineCode', value: line }]),
      ]);
  if (blockTypes.has(type)) return inOneLine(children);
  return node.children === undefined ? [node] : [{ ...node, children: children.flatMap(partsOf) }];
}
