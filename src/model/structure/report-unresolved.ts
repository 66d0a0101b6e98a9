import type { Unresolved } from '#transforms/yaml-path/line-range.ts';
import type { ProblemPlace, Report } from '#model/problems/problem.ts';

/** Says why a YAML path leads nowhere, with what stands where it should have led. */
export function reportUnresolved(
  report: Report,
  place: ProblemPlace,
  path: string,
  doc: string | undefined,
  why: Unresolved,
): void {
  switch (why.reason) {
    case 'bad-path':
      return report('path-syntax', place, { path, at: why.at, expected: why.expected });
    case 'no-document':
      return why.found > 1 || doc === undefined
        ? report('document-ambiguous', place, { doc, names: why.names })
        : report('document-missing', place, { doc, names: why.names });
    case 'empty':
      return report('path-empty', place, { path });
    case 'no-key':
    case 'no-item':
      return report('path-missing', place, { path, segment: why.segment, siblings: why.siblings });
    case 'ambiguous':
      return report('path-ambiguous', place, {
        path,
        segment: why.segment,
        found: why.found,
        siblings: why.siblings,
      });
    case 'not-a-map':
    case 'not-a-list':
      return report('path-wrong-type', place, {
        path,
        segment: why.segment,
        is: why.is,
        needed: why.reason === 'not-a-map' ? 'a map' : 'a list',
      });
  }
}
