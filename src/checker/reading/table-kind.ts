/** Tells which kind printed a table: by its header, or by the typed command where its columns allow that. */
import { printedKind, printedKinds } from '#checker/columns/kinds.ts';
import type { PrintedKind } from '#checker/columns/kinds.ts';
import type { Command } from './command.ts';

export interface TableKind {
  kind: string | undefined;
  /** Kinds that print exactly this header, when there are several. */
  candidates: readonly string[];
  /** Told by a header so short that a custom resource may well print it too. */
  weak: boolean;
}

/** A header without what any kind can get: EVENT, NAMESPACE, LABELS and the columns of `-L`. */
function ownColumns(columns: readonly string[], command: Command | undefined): string[] {
  const extra = new Set(['EVENT', 'LABELS', ...(command?.labelColumns ?? [])]);
  const from =
    columns.indexOf('NAMESPACE') === 0 || (columns[0] === 'EVENT' && columns[1] === 'NAMESPACE')
      ? columns.indexOf('NAMESPACE') + 1
      : 0;
  return columns.slice(from).filter((name) => !extra.has(name));
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
    const entry = printedKind(typed);
    if (
      !entry ||
      command.output === 'custom-columns' ||
      printers.includes(entry) ||
      isPartOf(own, entry)
    )
      return { kind: typed, candidates: [], weak: false };
  }
  const allowed =
    command && command.kinds.length > 1
      ? printers.filter(({ kind }) => command.kinds.includes(kind) || command.kinds.includes('all'))
      : printers;
  const found = allowed.length ? allowed : printers;
  const weak = own.length < 5;
  if (found.length === 1) return { kind: found[0]?.kind, candidates: [], weak };
  return { kind: undefined, candidates: found.map(({ kind }) => kind), weak };
}

/** The kinds that print this header: a whole layout, then columns of `-o wide`, then label columns. */
function kindsPrinting(own: readonly string[]): readonly PrintedKind[] {
  let length = 0;
  let found: PrintedKind[] = [];
  for (const entry of printedKinds) {
    for (const layout of entry.layouts) {
      if (
        layout.length < length ||
        !startsWith(own, layout) ||
        !endsAsWide(own, layout.length, entry)
      )
        continue;
      if (layout.length > length) found = [];
      length = layout.length;
      found.push(entry);
    }
  }
  if (own.length <= 2 && own[1] === 'AGE') return [];
  return found.length ? [...new Set(found)] : partOfOne(own);
}

const startsWith = (own: readonly string[], layout: readonly string[]) =>
  layout.every((name, index) => own[index] === name);

/** What follows a layout is of `-o wide`, or the layout is long enough to be told in spite of label columns. */
function endsAsWide(own: readonly string[], from: number, { wide }: PrintedKind): boolean {
  return from >= 5 || own.slice(from).every((name) => wide.includes(name));
}

/** A kind whose first three columns are here, in a header with nothing foreign: somebody left columns out. */
function partOfOne(own: readonly string[]): readonly PrintedKind[] {
  if (own.length < 4) return [];
  const found = printedKinds.filter(
    (entry) =>
      isPartOf(own, entry) &&
      entry.layouts.some((layout) => layout.length > 4 && startsWith(own, layout.slice(0, 3))),
  );
  return found.length === 1 ? found : [];
}

const isPartOf = (own: readonly string[], { layouts, wide }: PrintedKind) =>
  own.every((name) => wide.includes(name) || layouts.some((layout) => layout.includes(name)));
