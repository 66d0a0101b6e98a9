/**
 * Assigns the pieces of a row to columns when there are fewer or more pieces than columns: cells are empty, a cell
 * holds spaces, or the gaps are gone. Of all ways that the shapes of the columns allow, the one nearest to the
 * header's offsets; without offsets there must be one way only.
 */
import type { Shape } from '#checker/kinds/cells.ts';
import { fit } from './cells.ts';
import type { Layout } from './cells.ts';
import type { Piece } from '#checker/lines/pieces.ts';

/** How far a second-best way must be behind the best one, in columns of the terminal. */
const margin = 3;
/** A cell that begins exactly under the name of one column is not of another. */
const far = 1000;

interface Way {
  cost: number;
  /** Cost of the best other way to here that gives other cells. */
  second: number;
  before: Way | undefined;
  cell: Piece;
  /** How far to the right of the header the next cell begins. */
  shift: number;
}

export function alignByShape(
  pieces: readonly Piece[],
  layout: Layout,
  from: number,
  single = false,
): Piece[] | 'ambiguous' | undefined {
  const { shapes } = layout;
  // Where words are told by single spaces, the header's own offsets mean nothing.
  const offsets = layout.grown ?? (single ? [] : layout.offsets);
  if (pieces.length === 0 || pieces.length > 60 || shapes.length > 40) return undefined;
  // Every later column that cannot be empty takes a piece, so no cell may leave too few.
  let needed = shapes.filter(({ empty }) => !empty).length;
  if (pieces.length < needed) return undefined;
  const byOffset = offsets.length === shapes.length && layout.gap > 2;
  if (pieces.length === needed && !byOffset) return onlyWay(pieces, shapes, from);
  // Pieces two spaces apart are one cell only where a tool doubled the spaces, or in free text.
  const merging = layout.gap === 2 || single;
  const freely = merging || offsets.length > 0;
  let ways: (Way | undefined)[] = [
    { cost: 0, second: Infinity, before: undefined, cell: blank(from), shift: 0 },
  ];
  shapes.forEach((shape, column) => {
    const next: (Way | undefined)[] = [];
    if (!shape.empty) needed -= 1;
    ways.forEach((way, used) => {
      if (!way) return;
      if (shape.empty) {
        const cell = blank(pieces[used - 1]?.end ?? from);
        const { cost, second, shift } = way;
        offer(next, used, { cost, second, before: way, cell, shift });
      }
      for (
        let count = 1;
        count <=
        Math.min(
          merging || (freely && shape.words === Infinity) ? shape.words : 1,
          pieces.length - used - needed,
        );
        count++
      ) {
        const cell = joined(pieces, used, count);
        if (!shape.fits(cell.text)) continue;
        const shift = cell.start - from - (offsets[column] ?? 0);
        const moved = byOffset ? misplaced(shift - way.shift, cell.start - from, offsets) : 0;
        const split = byOffset ? (count - 1) * 12 : 0;
        offer(next, used + count, {
          cost: way.cost + moved + split,
          second: way.second + moved + split,
          before: way,
          cell,
          shift: shift + growth(cell, column, offsets),
        });
      }
    });
    ways = next;
  });
  const best = ways[pieces.length];
  if (!best) return undefined;
  if (best.second < best.cost * (byOffset ? 2 : 1) + (byOffset ? margin : 1)) return 'ambiguous';
  if (byOffset && best.cost > 24 + 4 * shapes.length) return undefined;
  const cells: Piece[] = [];
  for (let way: Way | undefined = best; way?.before; way = way.before) cells.unshift(way.cell);
  return cells;
}

/** There are just enough pieces for the columns that cannot be empty. */
function onlyWay(
  pieces: readonly Piece[],
  shapes: readonly Shape[],
  from: number,
): Piece[] | undefined {
  let used = 0;
  const cells = shapes.map(({ empty }) => {
    const before = pieces[used - 1]?.end ?? from;
    return (empty ? undefined : pieces[used++]) ?? blank(before);
  });
  return fit(cells, shapes) ? cells : undefined;
}

/** How far a cell is from where it must begin; a cell exactly under another name is out of the question. */
const misplaced = (shift: number, start: number, offsets: readonly number[]) =>
  Math.abs(shift) + (shift !== 0 && offsets.includes(start) ? far : 0);

/** How far a cell pushes the following ones to the right because it is wider than its column. */
const growth = (cell: Piece, column: number, offsets: readonly number[]) =>
  Math.max(
    0,
    cell.end - cell.start + 3 - ((offsets[column + 1] ?? Infinity) - (offsets[column] ?? 0)),
  );

const blank = (at: number): Piece => ({ text: '', start: at, end: at });

function joined(pieces: readonly Piece[], first: number, count: number): Piece {
  const only = pieces[first];
  if (count === 1 && only) return only;
  const start = pieces[first]?.start ?? 0;
  const end = pieces[first + count - 1]?.end ?? start;
  return {
    text: pieces
      .slice(first, first + count)
      .map(({ text }) => text)
      .join(' '),
    start,
    end,
  };
}

/** Keeps the cheaper of two ways to the same point and remembers how close the other one came. */
function offer(ways: (Way | undefined)[], at: number, way: Way): void {
  const other = ways[at];
  if (!other) ways[at] = way;
  else if (way.cost < other.cost) {
    way.second = Math.min(way.second, other.cost);
    ways[at] = way;
  } else other.second = Math.min(other.second, way.cost);
}
