import type { AbstractBlock } from '@asciidoctor/core';

/** A cell of a table that is a document of its own, `a|`: its text is there once that has been converted. */
interface Cell {
  getInnerDocument(): { convert(): Promise<string> } | undefined;
  content(): Promise<string>;
}

/** The HTML of blocks as that of one line, which is all that a cell of a lesson can hold: blocks are parted by line breaks. */
const inOneLine = (html: string): string =>
  html
    .replaceAll(/<pre\b[^<>]*>([\s\S]*?)<\/pre>/g, (_, code: string) =>
      code
        .split('\n')
        .map((line) => `<code>${line.replaceAll(/<[^<>]*>/g, '')}</code>`)
        .join('<br>'),
    )
    .replaceAll(/<\/(?:p|li|dt|dd|tr)>/g, '<br>')
    .replaceAll(
      /<\/?(?:div|p|ul|ol|li|dl|dt|dd|table|tbody|thead|tr|td|th|colgroup|col)\b[^<>]*>/g,
      ' ',
    )
    .replaceAll(/(?:<br>\s*)+/g, '<br>')
    .trim()
    .replace(/<br>$/, '');

/** Lets the cells of a table that are documents show their text, which the library leaves out where it converts a table alone. */
export async function fillCells(block: AbstractBlock): Promise<void> {
  const { head, body, foot } = (
    block as unknown as { rows: Record<'head' | 'body' | 'foot', Cell[][]> }
  ).rows;
  for (const cell of [...head, ...body, ...foot].flat()) {
    const html = await cell.getInnerDocument()?.convert();
    if (html !== undefined) cell.content = () => Promise.resolve(inOneLine(html));
  }
}
