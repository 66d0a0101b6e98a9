/** A table while its rows are read. It stays open through blank lines and noise: only a listing or a header ends it. */
import { shapeOf } from '#checker/kinds/cells.ts';
import { recordOf } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Command } from '#checker/lines/command.ts';
import { contentStart } from '#checker/lines/decoration.ts';
import type { Line } from '#checker/lines/line.ts';
import type { Segment } from '#checker/lines/segments.ts';
import type { Layout, Split } from './cells.ts';
import type { Header } from './header.ts';
import { PrintedRow } from './row.ts';
import { splitRow } from './split-row.ts';
import { kindOfTable } from './table-kind.ts';
import type { Table } from '#checker/types.ts';

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
  rows: PrintedRow[];
  /** Whether its first row names its kind in front; undefined until something asks. */
  isPrefixed: boolean | undefined;
  elided: boolean;
  /** The line of its last row. */
  end: number;
  /** Lines since then that are neither rows nor known noise. */
  strays: Line[];
  /** Columns of another program among those of its kind. */
  foreign: readonly string[];
  /** Shown from a file or a log: nobody knows of what its rows are. */
  shown: boolean;
  /** It began inside a Markdown code block. */
  fenced: boolean;
  /** What may print something else below it, since when only what is read as a row for certain is one. */
  resting: 'command' | 'fence' | undefined;
  /** The longest line here and the width of the terminal that may have broken it; lines the header takes. */
  longest: number;
  width: number;
  parts: number;
  command: Command | undefined;
  commandText: string | undefined;
}

export function openTable(
  header: Header,
  command: Command | undefined,
  commandText: string | undefined,
): OpenTable {
  if (header.reading?.command !== command || !header.reading) {
    const reading = kindOfTable(header.columns, command);
    const printed = command?.output === 'custom-columns' ? undefined : reading.kind;
    header.reading = { ...reading, command, layout: layoutOf(header, printed) };
  }
  const { reading } = header;
  return {
    columns: header.columns,
    ...reading,
    layout: { ...reading.layout, weak: reading.weak },
    signs: header.signs,
    start: header.start,
    headless: false,
    rows: [],
    isPrefixed: undefined,
    elided: false,
    end: 0,
    strays: [],
    shown: false,
    fenced: false,
    resting: undefined,
    longest: 0,
    width: 0,
    parts: 1,
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
  known: recordOf(kind) !== undefined,
  shapes: header.columns.map((column, index) => shapeOf(column, kind, index === 0)),
});

/** Whether a name has a kind in front that others of its table have not: kubectl prints a table for each kind. */
export function isOfOtherKind(table: OpenTable, cells: Split): boolean {
  const { kind, columns, candidates, weak, headless, rows } = table;
  if (headless || !Array.isArray(cells)) return false;
  const prefix = prefixOf(cells[columns.indexOf('NAME')]?.text);
  const [first] = rows;
  if (first) {
    table.isPrefixed ??= prefixOf(first.cells['NAME']?.text) !== '';
    if (table.isPrefixed !== (prefix !== '')) return true;
  }
  const own = prefix && kind !== undefined && !weak ? kindOf(prefix) : kind;
  return own !== kind && !candidates.includes(own ?? '');
}

const prefixOf = (name = ''): string => /^[a-z][a-z\d.-]*(?=\/)/.exec(name)?.[0] ?? '';

/** Adds a row, and widens the columns as kubectl's printer does (`RememberWidths`) for the rows that follow. */
export function addRow(table: OpenTable, line: Line, cells: readonly Segment[]): void {
  table.rows.push(new PrintedRow(line, cells, table, false));
  table.end = lastLine(line);
  const { layout } = table;
  const before = layout.grown ?? layout.offsets;
  if (before.length < 2 || layout.separator !== 'gaps') return;
  const isWider = cells.some(
    ({ text }, column) =>
      text.length + 3 > (before[column + 1] ?? Infinity) - (before[column] ?? 0),
  );
  if (!isWider) return;
  let shift = 0;
  layout.grown = before.map((offset, column) => {
    const start = offset + shift;
    const width = (before[column + 1] ?? Infinity) - offset;
    shift += Math.max(0, (cells[column]?.text.length ?? 0) + 3 - width);
    return start;
  });
}

/** The number of the last line that a row takes. */
const lastLine = ({ number, parts }: Line): number => parts?.at(-1)?.line.number ?? number;

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

/** An arrow or a comment that somebody wrote behind a row. */
export function withoutNote(text: string): string {
  const match = / (?:<-|<=|←|#|\/\/|\(\d\)|<\d>|<\.>)/.exec(text);
  return match ? text.slice(0, match.index).trimEnd() : text;
}

/** A name that a Deployment gave: the hash of its Pod template is encoded without vowels (apimachinery `rand`). */
const templateHash = /-(?:[bcdf-hj-np-tv-xz24-9]{6,10}|\d{8,10})$/;

/** What a table is, once all its rows are known. */
export function closedTable(table: OpenTable): Table {
  const { candidates, columns, commandText, elided } = table;
  const { rows } = table;
  let { kind } = table;
  // ReplicaSets and ReplicationControllers print the same columns; only ReplicaSets belong to Deployments.
  if (
    candidates.includes('ReplicaSet') &&
    rows.length &&
    rows.every(({ name }) => templateHash.test(name))
  ) {
    kind = 'ReplicaSet';
    for (const row of rows) row.kind ??= kind;
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
