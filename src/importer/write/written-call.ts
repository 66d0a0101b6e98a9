import type { LessonNode } from '#transforms/lesson/nodes.ts';

/**
 * An element such as `<Command id="deploy" />`, as the writer writes it and as it is read again; undefined for anything else. A long page has
 * thousands, and none has to be parsed.
 */
export function writtenCall([node, another]: readonly LessonNode[]):
  { text: string; node: LessonNode } | undefined {
  if (node?.type !== 'mdxJsxFlowElement' || another !== undefined) return undefined;
  const { name, children = [], attributes = [] } = node;
  if (typeof name !== 'string' || children.length > 0) return undefined;
  let text = `<${name}`;
  const read: typeof attributes = [];
  for (const { type, name: key, value } of attributes) {
    if (type !== 'mdxJsxAttribute' || key === undefined || !/^[\w-]*$/.test(String(value)))
      return undefined;
    const start = text.length + 1;
    text += value === null ? ` ${key}` : ` ${key}="${String(value)}"`;
    const position = between(start, text.length);
    read.push({ type, name: key, value: value === null ? null : String(value), position });
  }
  text += ' />';
  const data = { _mdxExplicitJsx: true };
  const position = between(0, text.length);
  return {
    text: `${text}\n`,
    node: { type: node.type, name, attributes: read, children: [], position, data },
  };
}

/** Where something stands in a line that is the whole text. */
const between = (start: number, end: number): NonNullable<LessonNode['position']> => ({
  start: { line: 1, column: start + 1, offset: start },
  end: { line: 1, column: end + 1, offset: end },
});
