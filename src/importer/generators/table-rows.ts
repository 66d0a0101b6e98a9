import { fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/** The line below the head of a table. */
const delimiters = /^[|:\- \t]+$/;

/**
 * The lines of a page in which each row of a table is set in as its head is: authors leave the first cell empty, and some parsers read a
 * row however far it is set in, where others see code that ends the table.
 */
export function withRowsSetOut({ texts, lines }: PageLines): PageLines {
  const fences = fenceReader();
  let head: string | undefined;
  let hasBars = false;
  const shown = texts.map((text, index) => {
    const wasOpen = fences.isOpen();
    fences.read(text);
    if (wasOpen || fences.isOpen() || !text.includes('|')) {
      head = undefined;
      return text;
    }
    const above = texts[index - 1] ?? '';
    if (delimiters.test(text) && text.includes('-') && above.includes('|')) {
      head = blankOf(above);
      hasBars = above.trimStart().startsWith('|');
    }
    if (head === undefined) return text;
    const isFar = blankColumns(blankOf(text)) >= blankColumns(head) + 4;
    if (!isFar) return text;
    const row = text.trimStart();
    // Where no bar stands before the first cell, one that nothing stands before has it empty.
    return head + (row.startsWith('|') && !hasBars ? `|${row}` : row);
  });
  return { texts: shown, lines };
}
