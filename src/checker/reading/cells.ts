/**
 * Splits one row into the cells of its header. Two ways that do not know of each other, offsets and gaps, must agree
 * or be settled by what the columns can hold; a row that neither explains is not split at all.
 */
import { piecesBetween, piecesOf, isBlank } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { Shape } from '#checker/columns/shapes.ts';
import { alignByShape } from './alignment.ts';

export interface Layout {
  offsets: readonly number[];
  /** Where columns begin once cells of rows above made them wider, as `-w` prints them. */
  grown?: readonly number[];
  shapes: readonly Shape[];
  separator: 'gaps' | '\t' | '|';
  /** The smallest gap in the header: 1 or 2 where a tool changed the spaces. */
  gap: number;
  /** The kind is told by a short header only: a row must have the shapes of that kind. */
  weak?: boolean;
  /** The kind is known and its header was printed: cells can be told by their shape alone. */
  known: boolean;
}

/** One cell per column, '' for an empty one; `undefined`: no row of this layout; 'ambiguous': two ways, two results. */
export type Split = Piece[] | 'ambiguous' | undefined;

/** No row is longer: LABELS and messages end well before. */
const longest = 20_000;

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
  const { shapes, separator, offsets } = layout;
  if (text.length > longest) return undefined;
  if (separator === '|' || (separator === '\t' && text.includes('\t'))) {
    const pieces = piecesBetween(withoutEdge(text), separator, from);
    while (pieces.length < shapes.length)
      pieces.push({ text: '', start: text.length, end: text.length });
    const clean = separator === '|' || pieces.every((piece) => !piece.text.includes('  '));
    if (clean && pieces.length === shapes.length && fit(pieces, shapes)) return pieces;
    if (separator === '|') return undefined;
  }
  const pieces = gatherAgo(piecesOf(text, from));
  const exact =
    offsets.length === shapes.length
      ? (alignedCells(text, from, layout, reach) ??
        (layout.grown && alignedCells(text, from, { ...layout, offsets: layout.grown }, reach)))
      : undefined;
  const byGaps = pieces.length === shapes.length && fit(pieces, shapes) ? pieces : undefined;
  if (exact && byGaps) return same(exact, byGaps) ? exact : 'ambiguous';
  const sure = exact && (layout.gap > 2 || filled(exact) === shapes.length);
  if (sure && filled(exact) === pieces.length) return exact;
  if (byGaps) return byGaps;
  const aligned = alignByShape(pieces, layout, from);
  if (aligned) return aligned;
  if (sure) return exact;
  if (layout.gap > 1 && (!layout.known || pieces.length > 1)) return undefined;
  const words = gatherAgo(piecesOf(text, from, true));
  if (words.length > 2 * shapes.length + 2) return undefined;
  const single = alignByShape(words, { ...layout, offsets: [] }, from, true);
  // Under a header with gaps, a row without any is prose unless it fills every column.
  const full = layout.gap === 1 || !Array.isArray(single) || filled(single) === shapes.length;
  return full ? single : undefined;
}

/** The right edge of a box is no cell. */
const withoutEdge = (text: string) => (text.endsWith('|') ? text.slice(0, -1) : text);

const filled = (cells: readonly Piece[]) => cells.filter(({ text }) => text !== '').length;

const same = (one: readonly Piece[], other: readonly Piece[]) =>
  one.every(({ text }, index) => text === other[index]?.text);

const fit = (cells: readonly Piece[], shapes: readonly Shape[]) =>
  cells.every(({ text }, index) =>
    text === '' ? shapes[index]?.empty : shapes[index]?.fits(text),
  );

/** `1 (27s ago)` stays one cell, however its spaces were changed. */
function gatherAgo(pieces: Piece[]): Piece[] {
  const gathered: Piece[] = [];
  for (const piece of pieces) {
    const last = gathered.at(-1);
    const opening = last && /^\d+ \([^ )]+$/.test(last.text) && piece.text === 'ago)';
    const bracket = last && /^\d+$/.test(last.text) && /^\([^ ()]+(?: ago\))?$/.test(piece.text);
    if (last && (opening || bracket))
      gathered[gathered.length - 1] = {
        text: `${last.text} ${piece.text}`,
        start: last.start,
        end: piece.end,
      };
    else gathered.push(piece);
  }
  return gathered;
}

/** Cells cut at the header's offsets, if every cell begins exactly there and no cell runs over the next. */
function alignedCells(
  text: string,
  from: number,
  { offsets, shapes, gap, weak }: Layout,
  reach: number,
): Piece[] | undefined {
  const cells: Piece[] = [];
  for (let column = 0; column < offsets.length; column++) {
    const start = from + (offsets[column] ?? 0);
    const next = offsets[column + 1];
    const limit = Math.min(next === undefined ? text.length : from + next, text.length);
    if (start >= text.length) {
      cells.push({ text: '', start: text.length, end: text.length });
      continue;
    }
    if (
      column > 0 &&
      (!isBlank(text, start - 1) || (gap > 1 && start > 1 && !isBlank(text, start - 2)))
    )
      return undefined;
    const cell = text.slice(start, limit).trimEnd();
    const shape = shapes[column];
    if (cell !== '' && (isBlank(text, start) || (cell.includes('  ') && shape?.words !== Infinity)))
      return undefined;
    cells.push({ text: cell, start, end: start + cell.length });
  }
  if (fit(cells, shapes)) return cells;
  // What stands exactly under its name may be a state nobody knows, or nothing: but not nothing up to the end of the
  // line, which may have been cut, unless blanks were printed there.
  const ended = reach >= from + (offsets.at(-1) ?? 0) ? cells.length : filledUpTo(cells);
  const possible = cells.every(({ text: cell }, index) =>
    index < ended ? shapes[index]?.possible(cell) : shapes[index]?.empty,
  );
  return possible && gap > 2 && !weak ? cells : undefined;
}

const filledUpTo = (cells: readonly Piece[]) => cells.findLastIndex(({ text }) => text !== '') + 1;
