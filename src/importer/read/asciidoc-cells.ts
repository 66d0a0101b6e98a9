import type { AbstractBlock } from '@asciidoctor/core';

/** A cell of a table that is a document of its own, `a|`: its text is there once that has been converted. */
interface Cell {
  getInnerDocument(): { convert(): Promise<string> } | undefined;
  content(): Promise<string>;
}

/** Lets the cells of a table that are documents show their text, which the library leaves out where it converts a table alone. */
export async function fillCells(block: AbstractBlock): Promise<void> {
  const { head, body, foot } = (
    block as unknown as { rows: Record<'head' | 'body' | 'foot', Cell[][]> }
  ).rows;
  for (const cell of [...head, ...body, ...foot].flat()) {
    const html = await cell.getInnerDocument()?.convert();
    if (html !== undefined) cell.content = () => Promise.resolve(html);
  }
}
