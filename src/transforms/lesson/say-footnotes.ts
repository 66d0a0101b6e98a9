import type { Element, Root } from 'hast';

/** The words of footnotes in the language of a page. */
export interface FootnoteWords {
  title: string;
  /** Names the link that leads back to the text. */
  back: string;
}

/**
 * Says in the page's own language what stands around its footnotes, and makes them the last part of the prose: remark-rehype
 * writes it in English, hides the title by a class that our pages do not have, and puts all in a section, which pages space by
 * no rule.
 */
export function sayFootnotes(root: Root, { title, back }: FootnoteWords): void {
  const at = root.children.findLastIndex(({ type }) => type === 'element');
  const notes = root.children[at];
  if (notes?.type !== 'element' || notes.properties['dataFootnotes'] === undefined) return;
  for (const node of elements(notes)) {
    if (node.properties['id'] === 'footnote-label') {
      delete node.properties['className'];
      node.children = [{ type: 'text', value: title }];
    }
    if (node.properties['dataFootnoteBackref'] !== undefined) node.properties['ariaLabel'] = back;
  }
  root.children.splice(at, 1, ...notes.children);
}

function* elements(parent: Element): Generator<Element> {
  for (const node of parent.children)
    if (node.type === 'element') {
      yield node;
      yield* elements(node);
    }
}
