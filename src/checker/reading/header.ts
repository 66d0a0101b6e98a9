/** Finds table headers: lines made of column names. A row is only ever read under a header or a known shape. */
import { commonColumns } from '#checker/columns/kinds.ts';
import { part } from '#checker/parts/part.ts';
import type { Layout } from './cells.ts';
import type { Command } from './command.ts';
import { piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { TableKind } from './table-kind.ts';

export interface Header {
  /** What stands in front of every row too. */
  signs: string;
  columns: readonly string[];
  /** Where each column begins, relative to the first. */
  offsets: readonly number[];
  /** How cells are separated: by gaps and offsets, by tabs, by `|`. */
  separator: 'gaps' | '\t' | '|';
  /** The smallest gap between two names: 1 where a tool squeezed the spaces. */
  gap: number;
  /** Where the first column begins in the header's own line. */
  start: number;
  /** What was made of it for the last command: the same header may stand in a paste thousands of times. */
  told?: TableKind & { command: Command | undefined; layout: Layout };
}

/**
 * The header in this line, if it is one. `named` are columns that the check or a typed `-o custom-columns` names:
 * they are taken as they are; otherwise names are upper case and at least two are known, or all are and NAME is there.
 */
export function findHeader(text: string, named: ReadonlySet<string>): Header | undefined {
  if (text.length > 4000 || (!mayBeHeader(text) && !holdsAll(text, named))) return undefined;
  let headers = known.get(named);
  if (!headers || headers.size > 99) known.set(named, (headers = new Map()));
  if (!headers.has(text)) headers.set(text, headerIn(text, named));
  return headers.get(text);
}

/** The last ones, by the columns that are named: a paste may repeat the same header thousands of times. */
const known = new WeakMap<ReadonlySet<string>, Map<string, Header | undefined>>();

function headerIn(text: string, named: ReadonlySet<string>): Header | undefined {
  const columns = piecesOf(text);
  return !/[\t|]/.test(text) && isPlain(columns)
    ? headerOf(columns, { signs: '', separator: 'gaps' })
    : part('reading').oddHeader(text, named);
}

/** A cheap test first: most lines are rows, and rows have lower-case letters. */
function mayBeHeader(text: string): boolean {
  return (
    text.length > 5 &&
    /[A-Z]{2}/.test(text) &&
    !/[a-z]/.test(text.replace(/\((?:cores|bytes|[sS])\)/g, ''))
  );
}

function holdsAll(text: string, named: ReadonlySet<string>): boolean {
  return named.size > 0 && [...named].every((name) => text.includes(name));
}

/** Common names only, and none that is two of them. */
const isPlain = (columns: readonly Piece[]) =>
  columns.length > 1 &&
  columns.every(
    ({ text }, index) =>
      commonColumns.has(text) && !commonColumns.has(`${columns[index - 1]?.text ?? ''} ${text}`),
  );

/** `shift` is how far a cut first name moves the others. */
export function headerOf(
  columns: readonly Piece[],
  { signs, separator }: Pick<Header, 'signs' | 'separator'>,
  shift = 0,
): Header {
  const start = columns[0]?.start ?? 0;
  return {
    signs,
    columns: columns.map(({ text }) => text),
    offsets: columns.map(({ start: at }, index) => (index ? at - start + shift : 0)),
    separator,
    gap: Math.min(
      ...columns.slice(1).map((column, index) => column.start - (columns[index]?.end ?? 0)),
    ),
    start,
  };
}
