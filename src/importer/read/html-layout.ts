import type { Element, Root, RootContent } from 'hast';
import type { TakeNote } from '#importer/note.ts';
import { lineCounter } from '#importer/text/line-counter.ts';

/** Takes apart tables that hold others: a cell of a lesson has one line, so what is in their cells goes below each other. */
export function takeLayoutApart(parent: Root | Element): void {
  for (const child of parent.children) if (child.type === 'element') takeLayoutApart(child);
  if (!parent.children.some(isLayout)) return;
  parent.children = (parent.children as RootContent[]).flatMap((child) =>
    isLayout(child) ? partsOf(child) : [child],
  ) as typeof parent.children;
}

const isLayout = (node: RootContent): boolean => isTable(node) && holdsTable(node);

const isTable = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'table';

const holdsTable = (node: RootContent): boolean =>
  node.type === 'element' && node.children.some((child) => isTable(child) || holdsTable(child));

/** What the cells of a table hold, each in a box of its own, and whatever else is in it. */
function partsOf(node: RootContent): RootContent[] {
  if (node.type !== 'element') return [node];
  if (/^(?:td|th|caption)$/.test(node.tagName))
    return [{ ...node, tagName: 'div', properties: {} }];
  return /^(?:table|thead|tbody|tfoot|tr)$/.test(node.tagName)
    ? node.children.flatMap((child) => partsOf(child))
    : [node];
}

/** Says that a table of HTML is taken apart, if it is. `line`: the first of the HTML. */
export function noteLayout(html: string, line: number, note: TakeNote): void {
  const found = /<table\b(?:(?!<\/table)[\s\S])*<table\b/i.exec(html);
  if (found === null) return;
  note({
    line: line + lineCounter(html)(found.index),
    code: 'structure',
    unsure: 'A table that begins here holds others in its cells.',
    did: 'I wrote what is in its cells one below the other.',
    look: 'Nothing, unless the text speaks of what stands beside what.',
  });
}
