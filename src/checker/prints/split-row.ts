/**
 * Splits one row into the cells of its header. Two ways that do not know of each other, offsets and gaps, must agree
 * or be settled by what the columns can hold; a row that neither explains is not split at all.
 */
import { exactCells, filled, fit, longest, nearCells, same } from './cells.ts';
import type { Layout, Split } from './cells.ts';
import { segmentsBetween, segmentsOf } from '#checker/lines/segments.ts';
import type { Segment } from '#checker/lines/segments.ts';

/** Splits `text` from `from` on. Cells cut off at the end are missing from the result. */
export function splitRow(text: string, from: number, layout: Layout, reach = text.length): Split {
  const cells = split(text, from, layout, reach);
  // One word alone can be an object of which nothing else is printed, or a word of prose.
  if (!Array.isArray(cells) || cells.length < 2 || filled(cells) > 1) return cells;
  if (reach > text.length && reach >= from + (layout.offsets.at(-1) ?? Infinity)) return cells;
  if (!/^[a-z\d][a-z\d./-]*$/.test(cells[0]?.text ?? '')) return undefined;
  return layout.known ? cells : 'ambiguous';
}

function split(text: string, from: number, layout: Layout, reach: number): Split {
  const { shapes, separator } = layout;
  if (text.length > longest) return undefined;
  if (separator === '|' || (separator === '\t' && text.includes('\t'))) {
    const segments = segmentsBetween(withoutEdge(text), separator, from);
    while (segments.length < shapes.length)
      segments.push({ text: '', start: text.length, end: text.length });
    const clean = separator === '|' || segments.every((segment) => !segment.text.includes('  '));
    if (clean && segments.length === shapes.length && fit(segments, shapes)) return segments;
    if (separator === '|') return undefined;
  }
  const exact = exactCells(text, from, layout, reach);
  if (exact && layout.gap > 1 && exact.every(isOnePiece)) return exact;
  const segments = gatherAgo(segmentsOf(text, from));
  const byGaps = segments.length === shapes.length && fit(segments, shapes) ? segments : undefined;
  if (exact && byGaps) return same(exact, byGaps) ? exact : 'ambiguous';
  const sure = exact && (layout.gap > 2 || filled(exact) === shapes.length);
  if (sure && filled(exact) === segments.length) return exact;
  if (byGaps) return byGaps;
  if (sure) return exact;
  const near = nearCells(segments, layout, from);
  if (near || (layout.gap > 1 && (!layout.known || segments.length > 1))) return near;
  const words = gatherAgo(segmentsOf(text, from, true));
  // A list has blanks of its own.
  const isClear = words.length === shapes.length && !words.some(({ text }) => text.endsWith(','));
  return isClear && fit(words, shapes) ? words : undefined;
}

/** A cell that nothing splits: where all are, and two blanks apart, gaps and offsets agree. */
const isOnePiece = ({ text }: Segment): boolean =>
  text !== '' && !text.includes('  ') && !text.includes('\t');

/** The right edge of a box is no cell. */
const withoutEdge = (text: string) => (text.endsWith('|') ? text.slice(0, -1) : text);

/** `1 (27s ago)` stays one cell, however its spaces were changed. */
export function gatherAgo(segments: Segment[]): Segment[] {
  if (!segments.some(({ text }) => text.includes('('))) return segments;
  const gathered: Segment[] = [];
  for (const segment of segments) {
    const last = gathered.at(-1);
    const opening = last && /^\d+ \([^ )]+$/.test(last.text) && segment.text === 'ago)';
    const bracket = last && /^\d+$/.test(last.text) && /^\([^ ()]+(?: ago\))?$/.test(segment.text);
    if (last && (opening || bracket))
      gathered[gathered.length - 1] = {
        text: `${last.text} ${segment.text}`,
        start: last.start,
        end: segment.end,
      };
    else gathered.push(segment);
  }
  return gathered;
}
