import type { Element, Root } from 'hast';

/** The words of footnotes in the language of a page. */
export interface FootnoteWords {
  title: string;
  /** Names the link that leads back to the text. */
  back: string;
}

/**
 * Says in the page's own language what stands around its footnotes: remark-rehype writes it in English, and hides the title
 * by a class that our pages do not have. The notes stand last on the page.
 */
export function sayFootnotes(root: Root, { title, back }: FootnoteWords): void {
  const notes = root.children.findLast((node) => node.type === 'element');
  if (notes?.properties['dataFootnotes'] === undefined) return;
  for (const node of elements(notes)) {
    if (node.properties['id'] === 'footnote-label') {
      delete node.properties['className'];
      node.children = [{ type: 'text', value: title }];
    }
    if (node.properties['dataFootnoteBackref'] !== undefined) node.properties['ariaLabel'] = back;
  }
}

function* elements(parent: Element): Generator<Element> {
  for (const node of parent.children)
    if (node.type === 'element') {
      yield node;
      yield* elements(node);
    }
}
