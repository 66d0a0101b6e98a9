/**
 * The tree of a lesson's prose as these transforms need it: mdast with MDX (mdast-util-mdx), every field that one of
 * its node types has, optional. One loose shape keeps the walks free of casts; the parser is the one door.
 */
export interface LessonNode {
  type: string;
  children?: LessonNode[];
  /** text, inlineCode, code, expressions, esm. */
  value?: string;
  /** JSX elements. */
  name?: string | null;
  attributes?: Attribute[];
  /** headings. */
  depth?: number;
  /** links, images, definitions. */
  url?: string;
  title?: string | null;
  alt?: string | null;
  identifier?: string;
  lang?: string | null;
  /** tables: of each column. */
  align?: ('left' | 'right' | 'center' | null)[];
  data?: Record<string, unknown>;
  position?: { start: NodePoint; end: NodePoint };
}

export interface NodePoint {
  line: number;
  column: number;
  offset?: number;
}

/** `again` has value null; `{…}` as a value or in place of an attribute is an object or lacks a name. */
interface Attribute {
  type: string;
  name?: string;
  value?: string | null | { type: string; value: string };
  position?: { start: NodePoint; end: NodePoint };
}

export const isElement = (node: LessonNode): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const isExpression = (node: LessonNode): boolean =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** Text inside `{/* … …}`, trimmed; undefined for any other node. */
export function commentOf(node: LessonNode): string | undefined {
  const value = isExpression(node) ? (node.value ?? '').trim() : '';
  if (!value.startsWith('/*') || value.indexOf('*/') !== value.length - 2) return undefined;
  return value.slice(2, -2).trim();
}

/** The text of an attribute; '' for one without a value, undefined where there is none or it is an expression. */
export function attributeText(node: LessonNode, name: string): string | undefined {
  const attribute = node.attributes?.find((each) => each.name === name);
  if (attribute === undefined) return undefined;
  const value = attribute.value ?? '';
  return typeof value === 'string' ? value : undefined;
}

/** An attribute of value null is one without a value: `open`. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: LessonNode[],
): LessonNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    data: { _mdxExplicitJsx: true },
  };
}

/**
 * Every node of a tree in document order, the root first, with its parent. The children of a node are looked up when it
 * has been seen: whoever walks may replace them. One generator with a stack, because nested ones are resumed once for
 * every level above a node.
 */
export function* walk(
  root: LessonNode,
): Generator<{ node: LessonNode; parent: LessonNode | undefined }> {
  const waiting: { node: LessonNode; parent: LessonNode | undefined }[] = [
    { node: root, parent: undefined },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    const { node } = next;
    const { children = [] } = node;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) waiting.push({ node: child, parent: node });
    }
  }
}

/**
 * A copy of a tree whose nodes and attributes can be changed; what they point to besides (positions, data) is shared.
 * Far faster than `structuredClone`, which also copies the syntax tree of every expression.
 */
export function copyOf(node: LessonNode): LessonNode {
  const copy = { ...node };
  if (node.children !== undefined) copy.children = node.children.map(copyOf);
  if (node.attributes !== undefined) copy.attributes = node.attributes.map((each) => ({ ...each }));
  return copy;
}

/**
 * A copy of a tree of which all can be changed but the positions, which nothing changes and which are half of a tree. The
 * syntax trees of expressions are copied as plain objects; `structuredClone` does the same and takes several times as long.
 */
export function wholeCopyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(wholeCopyOf) as Value;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) if (key !== 'position') copy[key] = wholeCopyOf(copy[key]);
  return copy as Value;
}
