import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';
import type { PlacedLine } from './placed-lines.ts';
import { cellsOf, noteEscapedBars, withBarsInCode } from './table-bars.ts';

/** The line that parts the head of a table from its rows. */
const separator = /^(?=[^|]*\|)(?=[^-]*-)[\s|:-]+$/;

/** The lines of a page whose tables have a backslash before each bar in code: Python-Markdown needs none there, other parsers do. */
export function withMkDocsTables(page: PageLines, note: TakeNote): PageLines {
  if (!page.texts.some((text) => text.includes('|'))) return page;
  const placed = placedLines(page);
  const rows = rowsOf(placed);
  noteEscapedBars(
    rows.map(({ inner, line }) => ({ text: inner, line })),
    'MkDocs',
    note,
  );
  const isRow = new Set(rows);
  return {
    texts: placed.map((each) =>
      isRow.has(each)
        ? each.before + withBarsInCode({ text: each.inner, line: each.line }).text
        : each.text,
    ),
    lines: page.lines,
  };
}

function rowsOf(placed: readonly PlacedLine[]): PlacedLine[] {
  const rows: PlacedLine[] = [];
  let isTable = false;
  for (const [index, each] of placed.entries()) {
    const below = placed[index + 1];
    const isHead =
      each.inner.includes('|') &&
      below !== undefined &&
      !below.isCode &&
      separator.test(below.inner) &&
      !separator.test(each.inner) &&
      cellsOf(each.inner) === cellsOf(below.inner);
    isTable = !each.isCode && each.inner.trim() !== '' && (isTable || isHead);
    if (isTable) rows.push(each);
  }
  return rows;
}
