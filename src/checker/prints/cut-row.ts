/** Rows that were cut or damaged: they are kept, so that nothing is met in spite of them. */
import type { Split } from './cells.ts';
import { contentStart } from '#checker/lines/decoration.ts';
import type { Line } from '#checker/lines/line.ts';
import type { OpenTable } from './open-table.ts';
import { piecesOf } from '#checker/lines/pieces.ts';
import { rowOf } from './row.ts';

/**
 * Keeps a row that ends early, or that cannot be split for certain: nothing can be met by it. `last` says that the
 * paste ends here. Returns what it was, undefined for a line that is no row.
 */
export function addCutRow(
  table: OpenTable,
  line: Line,
  split: Split,
  last: boolean,
): 'unreadable' | 'cut' | undefined {
  const from = contentStart(line.text, table.signs);
  const { shapes, gap, known } = table.layout;
  let pieces = piecesOf(line.text, from, gap === 1 || split === 'ambiguous');
  const squeezed = gap > 1 && known && pieces.length === 1;
  if (squeezed) pieces = piecesOf(line.text, from, true);
  const [first] = pieces;
  if (!first) return undefined;
  let fitting = 0;
  while (fitting < pieces.length && shapes[fitting]?.fits(pieces[fitting]?.text ?? '')) fitting++;
  const early = fitting >= 2 && fitting >= pieces.length - 1 && pieces.length < shapes.length;
  const named = table.columns[0] === 'NAMESPACE' ? 2 : 1;
  const ended = last && fitting === pieces.length && fitting >= named && shapes.length > 2;
  if (!squeezed && !first.text.includes(' ') && (early || ended)) {
    table.rows.push(rowOf(line, pieces.slice(0, fitting), table, true));
    return 'cut';
  }
  const values = pieces.filter(({ text }) => isValue(text)).length;
  const aged = isValue(pieces.at(-1)?.text ?? '') && pieces.length <= shapes.length;
  // Under columns of a kind, one value is enough to doubt that it is prose; where all is on single spaces, two are.
  const enough = pieces.length >= 2 && pieces.length >= shapes.length / 2;
  // A name and an age, each by itself: what stood between them was lost.
  const apart = gap > 1 && pieces.length >= 2 && known;
  const resembles =
    (enough && (squeezed ? values >= 2 : fitting >= 1 || values >= 1)) ||
    (squeezed && aged) ||
    (apart && aged && !first.text.includes(' '));
  if (split !== 'ambiguous' && !resembles) return undefined;
  table.rows.push(rowOf(line, pieces.slice(0, named), table, true));
  return 'unreadable';
}

/** What tables hold and prose does not: counts, fractions, ages, placeholders. */
const isValue = (text: string) => /^(?:\d+(?:\/\d+)?|(?:\d+[ydhms])+|<[a-z]+>)$/.test(text);
