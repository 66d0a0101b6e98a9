/** Rows that are not as kubectl prints them: decorated, boxed, annotated, without their first cell, of another kind. */
import type { Split } from './cells.ts';
import { contentStart } from './decoration.ts';
import type { Line } from './line.ts';
import { layoutOf } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import { splitRow } from './split-row.ts';

/** The cells of a line as a row of this table. */
export function oddCells(table: OpenTable, line: Line): Split {
  const from = contentStart(line.text, table.signs);
  const boxed = table.signs.includes('|') && line.text.endsWith('|');
  const text = boxed ? line.text.slice(0, -1).trimEnd() : line.text;
  const inner = withoutFirst(table, text, from, line.reach);
  if (inner) return inner;
  let split = splitRow(text, from, table.layout, line.reach);
  if (split === undefined && table.weak && table.rows.length === 0) {
    const layout = layoutOf({ ...table.layout, columns: table.columns }, undefined);
    split = splitRow(text, from, layout, line.reach);
    if (Array.isArray(split)) Object.assign(table, { kind: undefined, candidates: [], layout });
  }
  if (split) return split;
  const bare = withoutNote(text);
  return bare === text ? split : splitRow(bare, from, table.layout);
}

/**
 * Under `-A`, objects without namespace leave the first column blank (`get pods,nodes -A`); so does every context but
 * the current one.
 */
function withoutFirst(table: OpenTable, text: string, from: number, reach: number) {
  const { columns, layout, start } = table;
  const second = layout.offsets[1] ?? Infinity;
  if (from - start < second - 1 || !/^(?:NAMESPACE|CURRENT)$/.test(columns[0] ?? ''))
    return undefined;
  const offsets = layout.offsets.slice(1).map((offset) => offset - second);
  const shapes = [...layout.shapes.slice(1)];
  const { separator, gap, known } = layout;
  const cells = splitRow(text, from, { offsets, shapes, separator, gap, known }, reach);
  return Array.isArray(cells) ? [{ text: '', start: from, end: from }, ...cells] : undefined;
}

/** An arrow or a comment that somebody wrote behind a row. */
function withoutNote(text: string): string {
  const match = / (?:<-|<=|←|#|\/\/|\(\d\)|<\d>|<\.>)/.exec(text);
  return match ? text.slice(0, match.index).trimEnd() : text;
}
