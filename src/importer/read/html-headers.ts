import type { Element, ElementContent, Root } from 'hast';

/**
 * Makes bold words of what heads a row, or stands in a second row of heads: in a table of Markdown, nothing but the whole first row is
 * a head.
 */
export function boldHeads(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    boldHeads(child);
    if (child.tagName === 'table') boldHeadsOf(child);
  }
}

function boldHeadsOf(table: Element): void {
  const [first, ...others] = rowsOf(table);
  if (first === undefined) return;
  const inHead = elementsOf(table, 'thead').some(({ children }) => children.includes(first));
  const isHead = inHead || cellsOf(first).every(({ tagName }) => tagName === 'th');
  for (const row of isHead ? others : [first, ...others])
    for (const cell of cellsOf(row)) {
      if (cell.tagName !== 'th') continue;
      cell.tagName = 'td';
      cell.children = bold(cell.children);
    }
}

const rowsOf = (table: Element): Element[] =>
  table.children.flatMap((part) => {
    if (part.type !== 'element') return [];
    if (part.tagName === 'tr') return [part];
    return /^t(?:head|body|foot)$/.test(part.tagName) ? elementsOf(part, 'tr') : [];
  });

const cellsOf = (row: Element): Element[] => elementsOf(row, 'td', 'th');

const elementsOf = ({ children }: Element, ...names: string[]): Element[] =>
  children.flatMap((each) =>
    each.type === 'element' && names.includes(each.tagName) ? [each] : [],
  );

const isBlock = (node: ElementContent): node is Element =>
  node.type === 'element' && /^(?:p|div|[uod]l|li|d[td]|pre|blockquote|table)$/.test(node.tagName);

/** The words in nodes in bold, those in blocks within these. Code stays as it is. */
function bold(nodes: readonly ElementContent[]): ElementContent[] {
  if (nodes.some(isBlock))
    return nodes.map((node) =>
      isBlock(node) && node.tagName !== 'pre' ? { ...node, children: bold(node.children) } : node,
    );
  if (!nodes.some(hasText)) return [...nodes];
  return [{ type: 'element', tagName: 'strong', properties: {}, children: plain(nodes) }];
}

function hasText(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && node.children.some(hasText);
}

/** Nodes without bold words of their own. */
const plain = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = plain(node.children);
    return /^(?:strong|b)$/.test(node.tagName) ? children : [{ ...node, children }];
  });
