import type { NodePoint } from '#transforms/lesson/nodes.ts';
import type { ProblemPlace } from '#model/problems/problem.ts';

/** Where a node of the prose begins; a node without a position (none that was parsed) is at the top. */
export function placeOf(
  file: string,
  { position }: { position?: { start: NodePoint } },
): ProblemPlace {
  return { file, line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
