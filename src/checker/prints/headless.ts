/** Rows whose header is missing (`--no-headers`, `| grep`): read only if their shape fits exactly one kind. */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Shape } from '#checker/kinds/cells.ts';
import { fit } from './cells.ts';
import { gatherAgo } from './split-row.ts';
import type { Command } from '#checker/lines/command.ts';
import { contentStart } from '#checker/lines/decoration.ts';
import type { Header } from './header.ts';
import { headlessLayouts } from './headless-layouts.ts';
import { segmentsOf } from '#checker/lines/segments.ts';
import type { Segment } from '#checker/lines/segments.ts';

export interface HeadlessTable {
  header: Header;
  kind: string;
  /** The cells of the row it was recognised by. */
  cells: Segment[];
  shapes: readonly Shape[];
}

/** So many typed kinds are tried on a row. */
export const mostKinds = 8;

/** Kinds whose rows nobody else prints, tried where neither command nor check names one. */
const unmistakable = ['Pod', 'Node', 'DaemonSet', 'Deployment'];

/** What a row without header must print in a column that can hold anything under a header. */
const strict: Readonly<Record<string, RegExp>> = {
  'Node.STATUS': /^(?:(?:Not)?Ready|Unknown)(?:,SchedulingDisabled)?$/,
};

const kindPrefix = /^[a-z][a-z\d.-]*(?=\/[a-z\d])/;

/**
 * The table that this row belongs to: its columns are those that its kind prints. `command` is the typed one, or
 * that of the check, for its switches; `hinted` are the kinds of the check.
 */
export function headlessTable(
  text: string,
  command: Command | undefined,
  hinted: readonly string[],
): HeadlessTable | undefined {
  const from = contentStart(text, '');
  if (!text.includes('  ', from) && !text.includes('\t', from)) return undefined;
  const segments = segmentsOf(text, from);
  if (segments.length < (command?.kinds.length ? 2 : hinted.length ? 3 : 4)) return undefined;
  const prefix = segments
    .slice(0, 2)
    .map((segment) => kindPrefix.exec(segment.text)?.[0])
    .find(Boolean);
  const requested = command?.kinds ?? [];
  // Of that many kinds a row is never of one alone; kubectl prints the kind of each with its name.
  if (!prefix && requested.length > mostKinds) return undefined;
  const kinds = prefix
    ? [kindOf(prefix)]
    : ([requested.filter((kind) => kind !== 'all'), hinted].find(({ length }) => length > 0) ??
      unmistakable);
  const gathered = gatherAgo(segments);
  const found = kinds.flatMap((kind) => firstFit(gathered, kind, command));
  const [only] = found;
  return found.length === 1 && only && isNamed(only, prefix) ? only : undefined;
}

/** What names the kind of a row stands before its name, in no other column. */
const isNamed = ({ header, cells }: HeadlessTable, prefix = '') =>
  prefix === '' || cells[header.columns.indexOf('NAME')]?.text.startsWith(`${prefix}/`) === true;

/** The newest layout of a kind that this row of so many pieces fits, as a list of one; of none if layouts read it differently. */
function firstFit(
  segments: Segment[],
  kind: string,
  command: Command | undefined,
): HeadlessTable[] {
  const fits: HeadlessTable[] = [];
  for (const { header, columns, shapes, least } of headlessLayouts(kind, command)) {
    if (segments.length < least || segments.length > columns.length) continue;
    // Without offsets it must be clear by their number which cells are empty.
    const cells = segments.length === least ? withEmpty(segments, shapes) : segments;
    if (cells.length < columns.length) {
      // Nothing but the text at its end is missing: an older layout, which has no such column, tells the others.
      if (shapes.at(-1)?.words === Infinity && cells.length === columns.length - 1) continue;
      return [];
    }
    if (fit(cells, shapes) && isPlausible(cells, columns, kind))
      fits.push({ header, kind, cells, shapes });
  }
  // Of layouts that read it alike, one without an empty column at its end.
  fits.sort((one, other) => emptyEnd(one) - emptyEnd(other));
  const [newest, ...older] = fits;
  return newest && older.every((fit) => agree(newest, fit)) ? [newest] : [];
}

/** Every column that cannot be empty holds one of as many pieces. */
function withEmpty(segments: readonly Segment[], shapes: readonly Shape[]): Segment[] {
  let used = 0;
  return shapes.map(({ empty }) => {
    const at = segments[used - 1]?.end ?? 0;
    return (empty ? undefined : segments[used++]) ?? { text: '', start: at, end: at };
  });
}

const emptyEnd = ({ cells }: HeadlessTable) => (cells.at(-1)?.text === '' ? 1 : 0);

const isPlausible = (cells: readonly Segment[], columns: readonly string[], kind: string) =>
  cells.slice(0, 3).every(({ text }) => text !== '') &&
  /[a-z]/i.test(cells[columns.indexOf('NAME')]?.text ?? 'a') &&
  cells.every(({ text }, index) => strict[`${kind}.${columns[index] ?? ''}`]?.test(text) !== false);

/** Columns that both layouts have hold the same. */
const agree = (one: HeadlessTable, other: HeadlessTable) =>
  one.header.columns.every((column, index) => {
    const at = other.header.columns.indexOf(column);
    return at < 0 || one.cells[index]?.text === other.cells[at]?.text;
  });
