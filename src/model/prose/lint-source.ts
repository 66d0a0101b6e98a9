import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Report } from '#model/problems/problem.ts';
import type { KnownIds } from './lint-ids.ts';
import { placeOf } from './place.ts';

/** The source is what others fall back to, so a walkthrough it shows must explain every step. */
export function lintSourceSteps(
  report: Report,
  file: string,
  root: LessonNode,
  known: KnownIds,
): void {
  for (const { kind, id, node } of anchorsOf(root).values()) {
    if (kind !== 'walkthrough') continue;
    const written = [...walk(node)].map((each) => attributeText(each.node, 'id'));
    for (const step of known.steps[id] ?? []) {
      if (!written.includes(step)) {
        report('step-missing', placeOf(file, node), { id: step, walkthrough: id });
      }
    }
  }
}
