/** Tells which kind printed a table: by its header, or by the typed command where its columns allow that. */
import { commonRecords, recordOf, records } from '#checker/kinds/index.ts';
import { hasColumn } from '#checker/kinds/record.ts';
import type { KindRecord } from '#checker/kinds/record.ts';
import type { Command } from '#checker/lines/command.ts';

export interface TableKind {
  kind: string | undefined;
  /** Kinds that print exactly this header, when there are several. */
  candidates: readonly string[];
  /** Told by a header so short that a custom resource may well print it too. */
  weak: boolean;
  /** Columns of another program among those of the kind that was typed: where an object is, as far as they tell. */
  foreign: readonly string[];
}

/** A header without what any kind can get: EVENT, NAMESPACE, LABELS and the columns of `-L`. */
function ownColumns(columns: readonly string[], command: Command | undefined): string[] {
  const extra = ['EVENT', 'LABELS', ...(command?.labelColumns ?? [])];
  const own = columns.filter((name) => !extra.includes(name));
  return own[0] === 'NAMESPACE' ? own.slice(1) : own;
}

export function kindOfTable(columns: readonly string[], command: Command | undefined): TableKind {
  const own = ownColumns(columns, command);
  const printers = kindsPrinting(own);
  const typed = command?.kinds.length === 1 ? command.kinds[0] : undefined;
  if (
    typed !== undefined &&
    typed !== 'all' &&
    (command?.verb === 'get' || command?.verb === 'events')
  ) {
    const entry = recordOf(typed);
    const foreign =
      !entry ||
      command.output === 'custom-columns' ||
      printers.includes(entry) ||
      (isOtherVersion(entry) && printers.length === 0) ||
      isPartOf(own, entry)
        ? []
        : foreignColumns(own, entry);
    if (foreign) return { kind: typed, candidates: [], weak: false, foreign };
  }
  const allowed =
    command && command.kinds.length > 1
      ? printers.filter(({ kind }) => command.kinds.includes(kind) || command.kinds.includes('all'))
      : printers;
  const found = allowed.length ? allowed : printers;
  const weak =
    own.length < 4 ||
    !found.some(({ layouts }) => layouts.some((layout) => startsWith(own, layout)));
  if (found.length === 1) return { kind: found[0]?.kind, candidates: [], weak, foreign: [] };
  return { kind: undefined, candidates: found.map(({ kind }) => kind), weak, foreign: [] };
}

/** The kinds that print this header: a whole layout, then columns of `-o wide`, then label columns. */
function kindsPrinting(own: readonly string[]): readonly KindRecord[] {
  if (own.length <= 2 && own[1] === 'AGE') return [];
  const common = printersOf(own, commonLayouts);
  // No other kind prints what begins like one of theirs.
  return common.length > 0 ? common : otherPrinters(own);
}

interface Layout {
  entry: KindRecord;
  columns: readonly string[];
}

/** The kinds with the longest layout that this header is, and may go on after. */
function printersOf(own: readonly string[], layouts: readonly Layout[]): KindRecord[] {
  const whole = layouts.filter(
    ({ entry, columns }) => startsWith(own, columns) && endsAsWide(own, columns.length, entry),
  );
  const length = Math.max(...whole.map(({ columns }) => columns.length));
  return [
    ...new Set(whole.filter(({ columns }) => columns.length === length).map(({ entry }) => entry)),
  ];
}

/**
 * Whether columns that no record has may be those of another version of the kind's definition. Where nothing can tell
 * that an object is ready, its columns are all that tells the kind.
 */
const isOtherVersion = ({ custom, readiness }: KindRecord) =>
  custom === true && readiness !== 'listed';

const layoutsOf = (kinds: readonly KindRecord[]): Layout[] =>
  kinds.flatMap((entry) => entry.layouts.map((columns) => ({ entry, columns })));

const commonLayouts = layoutsOf(commonRecords);
const allLayouts = layoutsOf(records);

const startsWith = (own: readonly string[], layout: readonly string[]) =>
  layout.every((name, index) => own[index] === name);

/** What follows a layout is of `-o wide`, or the layout is long enough to be told in spite of label columns. */
const endsAsWide = (own: readonly string[], from: number, entry: KindRecord) =>
  from >= 5 || own.slice(from).every((name) => entry.wide?.includes(name));

/** Nothing here is foreign to the kind; of custom resources without printer columns nobody knows what is. */
const isPartOf = (own: readonly string[], entry: KindRecord) =>
  entry.layouts.length === 0 || own.every((name) => hasColumn(entry, name));

/** The columns that a kind never prints, beside all of one of its layouts; undefined where a column of it is missing. */
function foreignColumns(own: readonly string[], entry: KindRecord): readonly string[] | undefined {
  const known = own.filter((name) => hasColumn(entry, name));
  return entry.layouts.some((layout) => layout.length > 2 && startsWith(known, layout))
    ? own.filter((name) => name !== 'NAMESPACE' && !known.includes(name))
    : undefined;
}

/** The kinds that print this header, which no common kind does as a whole. */
function otherPrinters(own: readonly string[]): readonly KindRecord[] {
  const whole = printersOf(own, allLayouts);
  if (whole.length > 0) return whole;
  // A kind whose first three columns are here, with nothing foreign after them: somebody left columns out.
  const parts = allLayouts.filter(
    ({ entry, columns }) =>
      columns.length > 4 && startsWith(own, columns.slice(0, 3)) && isPartOf(own, entry),
  );
  const kinds = [...new Set(parts.map(({ entry }) => entry))];
  return own.length >= 4 && kinds.length === 1 ? kinds : [];
}
