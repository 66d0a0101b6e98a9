/** Finds table headers: lines made of column names. A row is only ever read under a header or a known shape. */
import { isColumn, mendedColumn, spacedColumns, spacedParts } from '#checker/kinds/columns.ts';
import { tabStop } from '#checker/lines/cleaned.ts';
import type { Command } from '#checker/lines/command.ts';
import { decorationOf } from '#checker/lines/decoration.ts';
import { segmentsBetween, segmentsOf } from '#checker/lines/segments.ts';
import type { Segment } from '#checker/lines/segments.ts';
import type { Layout } from './cells.ts';
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
  reading?: TableKind & { command: Command | undefined; layout: Layout };
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

/** `shift` is how far a cut first name moves the others. */
function headerOf(
  columns: readonly Segment[],
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

/** The header in a line that may be one, as `findHeader` has it. */
function headerIn(text: string, named: ReadonlySet<string>): Header | undefined {
  const { signs, start } = decorationOf(text);
  const content = withoutEdge(text);
  const separator = separatorOf(content, start);
  const segments =
    separator === 'gaps' ? segmentsOf(content, start) : segmentsBetween(content, separator, start);
  const names: Segment[] = [];
  for (const segment of segments) {
    const split = namesIn(segment, named, segments.length > 1);
    if (!split) return undefined;
    names.push(...split);
  }
  const columns = mergeSpaced(names);
  if (columns.length < (named.size === 1 ? 1 : 2) || !isHeader(columns, named, segments.length))
    return undefined;
  // Two tables side by side: rows that go on behind the columns of one are none that can be read.
  const texts = columns.map(({ text }) => text);
  const { size } = new Set(texts);
  const again = texts.indexOf(texts[0] ?? '', 1);
  if (again > 0 || size < columns.length - 1) columns.length = again > 0 ? again : size;
  const shift = mendEnds(columns, named);
  return headerOf(columns, { signs, separator }, shift);
}

/** Without the right edge of a box. */
function withoutEdge(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '|' || text[end - 1] === ' ')) end--;
  return text.slice(0, end);
}

function separatorOf(text: string, start: number): Header['separator'] {
  if (text.includes('|', start)) return '|';
  if (!text.includes('\t', start)) return 'gaps';
  const cells = segmentsBetween(text, '\t', start);
  // `unexpand` leaves spaces between a tab and the next name; a tab alone ends at a stop.
  const tabbed = cells.every(
    ({ text: name, start: at }, index) =>
      name !== '' && !name.includes('  ') && (index === 0 || at % tabStop === 0),
  );
  return cells.length > 1 && tabbed ? '\t' : 'gaps';
}

/** The names in one piece: itself, or several known names one space apart. */
function namesIn(
  segment: Segment,
  named: ReadonlySet<string>,
  separate: boolean,
): Segment[] | undefined {
  if (isColumn(segment.text) || named.has(segment.text)) return [segment];
  const words = segmentsOf(segment.text, 0, true).map(({ text, start, end }) => ({
    text,
    start: segment.start + start,
    end: segment.start + end,
  }));
  if (words.length === 1) return isName(segment.text) ? [segment] : undefined;
  const isKnown = ({ text }: Segment) => isColumn(text) || named.has(text);
  const known = words.filter((word) => isKnown(word) || spacedParts.has(word.text)).length;
  // Half of a known name is none: in "IMAGE ID", beside wider gaps, the space is of the name.
  if (known === words.length && (!separate || mergeSpaced(words).every(isKnown))) return words;
  if (!separate && known >= 2 && words.every(({ text }) => isName(text))) return words;
  return separate && words.length <= 3 && words.every(({ text }) => isName(text))
    ? [segment]
    : undefined;
}

const isName = (word: string) => /^[A-Z\d][A-Z\d._()%/:#-]{0,62}$/.test(word) && /[A-Z]/.test(word);

/** Puts names of several words together again where spaces were squeezed (`tr -s " "`) or doubled (`column -t`). */
function mergeSpaced(names: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const name of names) {
    const last = merged.at(-1);
    const both = last && spacedParts.has(name.text) && `${last.text} ${name.text}`;
    if (last && both && spacedColumns.has(both))
      merged[merged.length - 1] = { text: both, start: last.start, end: name.end };
    else merged.push(name);
  }
  return merged;
}

function isHeader(
  columns: readonly Segment[],
  named: ReadonlySet<string>,
  segments: number,
): boolean {
  const known = columns.filter(({ text }) => isColumn(text)).length;
  if (columns.every(({ text }) => named.has(text))) return true;
  const hasName = columns.some(({ text }) => text === 'NAME');
  const words = columns.every(({ text }) => /^[A-Z]{2}/.test(text));
  if (known === columns.length) return true;
  return hasName
    ? known >= 2 || segments === columns.length
    : known >= 3 || (segments >= 3 && words);
}

/** Names a cut or mistyped column by what it must be; returns how far a cut first name moves the others. */
function mendEnds(columns: Segment[], named: ReadonlySet<string>): number {
  let shift = 0;
  if (columns.filter(({ text }) => isColumn(text)).length < 2) return shift;
  columns.forEach((column, index) => {
    if (isColumn(column.text) || named.has(column.text)) return;
    const cut = index === 0 ? 'start' : index === columns.length - 1 ? 'end' : undefined;
    let name = mendedColumn(column.text, cut);
    if (index === 0 && /^A?M?E$/.test(column.text)) name ??= 'NAME';
    if (!name || columns.some(({ text }) => text === name)) return;
    if (index === 0) shift = name.length - column.text.length;
    columns[index] = { ...column, text: name };
  });
  return shift;
}
