/** Splits a row as kubectl prints it into the cells of its header. */
import type { Shape } from '#checker/kinds/cells.ts';
import { isBlank } from '#checker/lines/segments.ts';
import type { Segment } from '#checker/lines/segments.ts';

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
export type Split = Segment[] | 'ambiguous' | undefined;

/** No row is longer: LABELS and messages end well before. */
export const longest = 20_000;

export const filled = (cells: readonly Segment[]) => cells.filter(({ text }) => text !== '').length;

export const same = (one: readonly Segment[], other: readonly Segment[]) =>
  one.every(({ text }, index) => text === other[index]?.text);

export const fit = (cells: readonly Segment[], shapes: readonly Shape[]) =>
  cells.every(({ text }, index) =>
    text === '' ? shapes[index]?.empty : shapes[index]?.fits(text),
  );

/** Cells exactly under their names, where the header or wider cells above have put them. */
export const exactCells = (text: string, from: number, layout: Layout, reach: number) =>
  layout.offsets.length === layout.shapes.length
    ? (alignedCells(text, from, layout, layout.offsets, reach) ??
      (layout.grown && alignedCells(text, from, layout, layout.grown, reach)))
    : undefined;

/**
 * Cells of which each begins at most one blank beside its name, where a shorter name was put in for another one; names
 * in a header with its own gaps are further apart.
 */
export function nearCells(
  segments: readonly Segment[],
  { offsets, shapes, gap }: Layout,
  from: number,
): Segment[] | undefined {
  if (gap < 3) return undefined;
  let used = 0;
  const cells = offsets.map((offset) => {
    const segment = segments[used];
    const end = segments[used - 1]?.end ?? from;
    const isNear = segment && Math.abs(segment.start - from - offset) < 2;
    if (isNear) used += 1;
    return isNear ? segment : { text: '', start: end, end };
  });
  // Where columns grew, a cell beside its name may be of an empty column before it.
  const isMoved = cells.some(
    ({ text, start }, at) =>
      text !== '' &&
      start - from !== offsets[at] &&
      cells[at - 1]?.text === '' &&
      shapes[at - 1]?.fits(text),
  );
  return !isMoved &&
    cells.length === shapes.length &&
    used === segments.length &&
    fit(cells, shapes)
    ? cells
    : undefined;
}

/** Cells cut at these offsets, if every cell begins exactly there and no cell runs over the next. */
function alignedCells(
  text: string,
  from: number,
  { shapes, gap, weak }: Layout,
  offsets: Layout['offsets'],
  reach: number,
): Segment[] | undefined {
  const cells: Segment[] = [];
  // A line that ends before the last column may have been cut, unless blanks were printed there.
  const whole = reach >= from + (offsets.at(-1) ?? 0);
  for (let column = 0; column < offsets.length; column++) {
    const start = from + (offsets[column] ?? 0);
    const next = offsets[column + 1];
    const limit = Math.min(next === undefined ? text.length : from + next, text.length);
    if (start >= text.length) {
      if (!whole && !shapes[column]?.empty) return undefined;
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
  // What stands exactly under its name may be a state nobody knows, or nothing: but not nothing up to where it was cut.
  const ended = whole ? cells.length : filledUpTo(cells);
  const possible = cells.every(({ text: cell }, index) =>
    index < ended ? shapes[index]?.possible(cell) : shapes[index]?.empty,
  );
  return possible && gap > 2 && !weak ? cells : undefined;
}

const filledUpTo = (cells: readonly Segment[]) =>
  cells.findLastIndex(({ text }) => text !== '') + 1;
