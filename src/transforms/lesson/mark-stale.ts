import { anchorsOf } from './anchors.ts';
import { element, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/**
 * Puts `<StaleUnit unit>` at the start of every unit whose source changed since it was translated: after a heading,
 * first inside a step, before any other component, and before the first words for the intro.
 */
export function markStale(root: LessonNode, stale: readonly string[]): void {
  const anchors = anchorsOf(root);
  for (const { node, parent } of [...walk(root)]) {
    const anchor = anchors.get(node);
    if (anchor === undefined || !stale.includes(anchor.unit)) continue;
    const mark = element('StaleUnit', { unit: anchor.unit }, []);
    if (anchor.kind === 'step') node.children?.unshift(mark);
    else insertBeside(parent, node, mark, anchor.kind === 'heading' ? 1 : 0);
  }
  if (stale.includes('intro')) {
    const start = (root.children ?? []).findIndex(({ type }) => type !== 'yaml');
    root.children?.splice(Math.max(0, start), 0, element('StaleUnit', { unit: 'intro' }, []));
  }
}

function insertBeside(
  parent: LessonNode | undefined,
  node: LessonNode,
  mark: LessonNode,
  after: 0 | 1,
): void {
  const index = parent?.children?.indexOf(node) ?? -1;
  if (index !== -1) parent?.children?.splice(index + after, 0, mark);
}
