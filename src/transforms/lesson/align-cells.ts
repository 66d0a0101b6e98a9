import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** The class of a cell by the mark of its column: `:-:` and `--:`. Others begin where text begins. */
const classes: Readonly<Record<string, string>> = { center: 'centred', right: 'at-end' };

/** Says by classes how the columns of tables are aligned. MDX would write styles, which the policy of pages forbids. */
export function alignCells(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.align === undefined) continue;
    const columns = node.align;
    // How many there are, each row has.
    node.align = columns.map(() => null);
    for (const row of node.children ?? []) {
      for (const [at, cell] of (row.children ?? []).entries()) {
        const name = classes[columns[at] ?? ''];
        if (name !== undefined) cell.data = { ...cell.data, hProperties: { className: [name] } };
      }
    }
  }
}
