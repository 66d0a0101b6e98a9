/** A table while its rows are read. It stays open through blank lines and noise: only a command or a header ends it. */
import { printedKind } from '#checker/columns/kinds.ts';
import { shapeOf } from '#checker/columns/shapes.ts';
import type { Row, Table } from '#checker/types.ts';
import { splitRow } from './cells.ts';
import type { Layout, Split } from './cells.ts';
import type { Command } from './command.ts';
import { contentStart } from './decoration.ts';
import type { Header } from './header.ts';
import type { Line } from './line.ts';
import { piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { rowOf } from './row.ts';
import { kindOfTable } from './table-kind.ts';

/** A row with the lines it took. */
export interface TakenRow {
  line: Line;
  cells: Split;
  count: number;
}

export interface OpenTable {
  columns: readonly string[];
  kind: string | undefined;
  candidates: readonly string[];
  /** The header alone is weak evidence: rows that do not fit its kind make the kind unknown. */
  weak: boolean;
  layout: Layout;
  signs: string;
  /** Where the first column begins in the header's line. */
  start: number;
  /** Recognised by its rows: a row that does not fit may begin another such table. */
  headless: boolean;
  rows: Row[];
  elided: boolean;
  /** The longest line here and the width of the terminal that may have broken it; lines the header takes. */
  longest: number;
  width: number;
  parts: number;
  /** The row that was last looked at on a single line, so that looking ahead costs nothing. */
  ahead: { index: number; row: TakenRow } | undefined;
  command: Command | undefined;
  commandText: string | undefined;
}

export function openTable(
  header: Header,
  command: Command | undefined,
  commandText: string | undefined,
): OpenTable {
  const { kind, candidates, weak } = kindOfTable(header.columns, command);
  return {
    columns: header.columns,
    kind,
    candidates,
    weak,
    layout: { ...layoutOf(header, command?.output === 'custom-columns' ? undefined : kind), weak },
    signs: header.signs,
    start: header.start,
    headless: false,
    rows: [],
    elided: false,
    longest: 0,
    width: 0,
    parts: 1,
    ahead: undefined,
    command,
    commandText,
  };
}

const layoutOf = (
  header: Pick<Header, 'columns' | 'offsets' | 'separator' | 'gap'>,
  kind: string | undefined,
): Layout => ({
  offsets: header.offsets,
  separator: header.separator,
  gap: header.gap,
  known: printedKind(kind) !== undefined,
  shapes: header.columns.map((column, index) => shapeOf(column, kind, index === 0)),
});

/** The cells of a line as a row of this table. */
export function cellsOf(table: OpenTable, line: Line): Split {
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

/** Adds a row, and widens the columns as kubectl's printer does (`RememberWidths`) for the rows that follow. */
export function addRow(table: OpenTable, line: Line, cells: readonly Piece[]): void {
  table.rows.push(rowOf(line, cells, table, false));
  const { layout } = table;
  const before = layout.grown ?? layout.offsets;
  if (before.length < 2 || layout.separator !== 'gaps') return;
  let shift = 0;
  const grown = before.map((offset, column) => {
    const start = offset + shift;
    const width = (before[column + 1] ?? Infinity) - offset;
    shift += Math.max(0, (cells[column]?.text.length ?? 0) + 3 - width);
    return start;
  });
  if (shift > 0) layout.grown = grown;
}

/** An arrow or a comment that somebody wrote behind a row. */
function withoutNote(text: string): string {
  const match = / (?:<-|<=|←|#|\/\/|\(\d\)|<\d>|<\.>)/.exec(text);
  return match ? text.slice(0, match.index).trimEnd() : text;
}

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
  const resembles =
    (enough && (squeezed ? values >= 2 : fitting >= 1 || values >= 1)) || (squeezed && aged);
  if (split !== 'ambiguous' && !resembles) return undefined;
  table.rows.push(rowOf(line, pieces.slice(0, named), table, true));
  return 'unreadable';
}

/** What tables hold and prose does not: counts, fractions, ages, placeholders. */
const isValue = (text: string) => /^(?:\d+(?:\/\d+)?|(?:\d+[ydhms])+|<[a-z]+>)$/.test(text);

/** A name that a Deployment gave: the hash of its Pod template is encoded without vowels (apimachinery `rand`). */
const templateHash = /-(?:[bcdf-hj-np-tv-xz24-9]{6,10}|\d{8,10})$/;

export function closedTable(table: OpenTable): Table {
  const { candidates, columns, commandText, elided } = table;
  let { kind, rows } = table;
  // ReplicaSets and ReplicationControllers print the same columns; only ReplicaSets belong to Deployments.
  if (
    candidates.includes('ReplicaSet') &&
    rows.length &&
    rows.every(({ name }) => templateHash.test(name))
  ) {
    kind = 'ReplicaSet';
    rows = rows.map((row) => ({ ...row, kind: row.kind ?? 'ReplicaSet' }));
  }
  const kinds = new Set(rows.map((row) => row.kind));
  const [only] = kinds;
  return {
    kind: kind ?? (kinds.size === 1 ? only : undefined),
    ...(kind === undefined && candidates.length > 1 && { candidates }),
    columns,
    rows,
    ...(elided && { elided: true }),
    command: commandText,
  };
}
