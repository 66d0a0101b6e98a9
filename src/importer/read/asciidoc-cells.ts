import type { AbstractBlock, Document } from '@asciidoctor/core';

/** A cell of a table that is a document of its own, `a|`: its text is there once that has been converted. */
interface Cell {
  getInnerDocument(): Document | undefined;
  content(): Promise<string>;
}

/**
 * Lets the cells of a table that are documents show their text, which the library leaves out where it converts a table alone.
 * Their footnotes become those of the page.
 */
export async function fillCells(block: AbstractBlock & { document: Document }): Promise<void> {
  const { head, body, foot } = (
    block as unknown as { rows: Record<'head' | 'body' | 'foot', Cell[][]> }
  ).rows;
  for (const cell of [...head, ...body, ...foot].flat()) {
    const inner = cell.getInnerDocument();
    if (inner === undefined || inner === null) continue;
    inner.setAttribute('nofootnotes', '');
    const html = await inner.convert();
    cell.content = () => Promise.resolve(html);
    for (const footnote of inner.getFootnotes()) block.document.register('footnotes', footnote);
  }
}
