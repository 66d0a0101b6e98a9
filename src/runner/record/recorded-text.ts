import type { AlignStep } from '#runner/compare/align.ts';
import type { Item } from '#runner/compare/items.ts';

/**
 * A documented output after a run, by the way from one to the other: lines that the run confirmed stay as they stand, ages, names and
 * all, so that a second recording of the same state changes nothing; the others are what was printed.
 */
export function recordedText(steps: readonly AlignStep<Item, Item>[]): string {
  const items = steps.flatMap((step) => {
    if (step.is === 'missing') return [];
    return [{ item: step.is === 'same' ? step.one : step.other, isOld: step.is === 'same' }];
  });
  return `${laidOut(items).join('\n')}\n`;
}

interface Kept {
  item: Item;
  /** It stands in the documented output. */
  isOld: boolean;
}

/** The lines; a table of old and new ones gets columns as wide as their widest cell. */
function laidOut(items: readonly Kept[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < items.length;) {
    const table = tableAt(items, at);
    lines.push(...(table.length > 1 ? tableLines(table) : [items[at]?.item.text ?? '']));
    at += Math.max(1, table.length);
  }
  return lines;
}

/** The header at a place with the rows below it; none where no header is. */
function tableAt(items: readonly Kept[], at: number): readonly Kept[] {
  if (items[at]?.item.is !== 'header') return [];
  const end = items.findIndex(({ item }, index) => index > at && item.is !== 'row');
  return items.slice(at, end === -1 ? undefined : end);
}

/** As kubectl parts columns. */
const GAP = 3;

function tableLines(table: readonly Kept[]): string[] {
  const isMixed = new Set(table.map(({ isOld }) => isOld)).size > 1;
  const rows = table.map(({ item }) => cellsOf(item));
  const [header = []] = rows;
  if (!isMixed || rows.some((cells) => cells.length !== header.length))
    return table.map(({ item }) => item.text);
  const widths = header.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  );
}

const cellsOf = (item: Item): readonly string[] => {
  if (item.is === 'header') return item.columns;
  return item.is === 'row' ? Object.values(item.cells).map(({ text }) => text) : [];
};
