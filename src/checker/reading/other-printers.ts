/** Tells by its header which kind of all printed a table. */
import { printedKinds } from '#checker/columns/other-kinds.ts';
import type { PrintedKind } from '#checker/columns/printed-kind.ts';
import { isPartOf, layoutsOf, printersOf, startsWith } from './table-kind.ts';
import type { Layout } from './table-kind.ts';

/** Layouts by their first two columns, so that a header is compared with few of them. */
const layoutsByStart = new Map<string, Layout[]>();
for (const layout of layoutsOf(printedKinds)) {
  const start = layout.columns.slice(0, 2).join();
  const others = layoutsByStart.get(start);
  if (others) others.push(layout);
  else layoutsByStart.set(start, [layout]);
}

/** The kinds that print this header, which no common kind does as a whole. */
export function otherPrinters(own: readonly string[]): readonly PrintedKind[] {
  const layouts = layoutsByStart.get(own.slice(0, 2).join()) ?? [];
  const whole = printersOf(own, layouts);
  if (whole.length > 0) return whole;
  // A kind whose first three columns are here, with nothing foreign after them: somebody left columns out.
  const parts = layouts.filter(
    ({ entry, columns }) =>
      columns.length > 4 && startsWith(own, columns.slice(0, 3)) && isPartOf(own, entry),
  );
  const kinds = [...new Set(parts.map(({ entry }) => entry))];
  return own.length >= 4 && kinds.length === 1 ? kinds : [];
}
