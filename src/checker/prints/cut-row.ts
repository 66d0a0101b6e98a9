/** Rows that were cut: they are kept, so that nothing is met in spite of them. */
import { contentStart } from '#checker/lines/decoration.ts';
import type { Line } from '#checker/lines/line.ts';
import { segmentsOf } from '#checker/lines/segments.ts';
import type { OpenTable } from './open-table.ts';
import { PrintedRow } from './row.ts';

/**
 * Keeps a row whose cells fit their columns up to where it ends early. `last` says that the paste ends here. Returns
 * whether it was one.
 */
export function addCutRow(table: OpenTable, line: Line, last: boolean): boolean {
  const { shapes, gap, known } = table.layout;
  const segments = segmentsOf(line.text, contentStart(line.text, table.signs), gap === 1);
  const [first] = segments;
  if (!first || first.text.includes(' ')) return false;
  // A word alone may be no name.
  if (gap > 1 && known && segments.length === 1) return false;
  let fitting = 0;
  while (fitting < segments.length && shapes[fitting]?.fits(segments[fitting]?.text ?? ''))
    fitting++;
  const early = fitting >= 2 && fitting >= segments.length - 1 && segments.length < shapes.length;
  const named = table.columns[0] === 'NAMESPACE' ? 2 : 1;
  const ended = last && fitting === segments.length && fitting >= named && shapes.length > 2;
  if (!early && !ended) return false;
  table.rows.push(new PrintedRow(line, segments.slice(0, fitting), table, true));
  table.end = line.number;
  return true;
}
