import { codeReader } from '#importer/text/code-reader.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf, setOut } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/** A cell that holds Markdown by its attribute, which kramdown and Python-Markdown read. */
const markdownCell = /^\s*<(?:[^`]*<)?t[dh]\b[^<>]*\smarkdown(?:=["']?(?:1|block|span)\b[^<>]*)?>/i;
const tableStart = /^[^`]*<table\b/i;

/**
 * The lines of a page in which a cell that holds Markdown has an empty line at each end: other parsers read Markdown behind one. What
 * is in the cell is set in as its table is, for more would make code of it, and less would end the item that the table stands in.
 */
export function withMarkdownCells({ texts, lines }: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const isCode = codeReader();
  const fences = fenceReader();
  let table: string | undefined;
  let isWithin = false;
  let shift: number | undefined;
  for (const [index, text] of texts.entries()) {
    const isOfCode = isCode(text);
    const isFence = fences.read(text) !== 'none';
    if (!isOfCode && table === undefined && tableStart.test(text)) table = blankOf(text);
    const isPart = table !== undefined && !isFence && (isWithin || markdownCell.test(text));
    const parts = isPart ? text.split(/(<\/?t[dh]\b[^<>]*>)/i) : [text];
    const own = parts.flatMap((part) => {
      const ends = isWithin && /^<\/t[dh]>$/i.test(part);
      const begins = parts.length > 1 && markdownCell.test(part);
      if (begins || ends) [isWithin, shift] = [begins, undefined];
      const placed = parts.length > 1 ? (table ?? '') + part.trim() : part;
      return begins ? [placed, ''] : ends ? ['', placed] : part.trim() === '' ? [] : [placed];
    });
    if (isWithin && parts.length === 1 && text.trim() !== '')
      shift ??= Math.max(0, blankColumns(blankOf(text)) - blankColumns(table ?? ''));
    for (const each of own.length === 0 ? [text] : own) {
      made.texts.push(isWithin && parts.length === 1 ? setOut(each, shift ?? 0) : each);
      made.lines.push(lines[index] ?? 1);
    }
    if (/<\/table>/i.test(text) && !isFence) [table, isWithin] = [undefined, false];
  }
  return made;
}
