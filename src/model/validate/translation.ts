import { anchorsOf } from '#transforms/lesson/anchors.ts';
import type { Anchor } from '#transforms/lesson/anchors.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { doubtfulKinds } from '#model/load/gone-parts.ts';
import type { KnownIds } from '#model/load/known-ids.ts';

/** A translation held against its source: no id the source does not have, and the source's order. */
export function* validateTranslation(
  file: string,
  root: LessonNode,
  source: { file: string; root: LessonNode },
  ids: KnownIds | undefined,
): Generator<Diagnostic> {
  const order = [...anchorsOf(source.root).values()];
  const units = order.map(({ unit }) => unit);
  const doubtful = doubtfulKinds(source.root, order, ids);
  const anchors = firstOfEach([...anchorsOf(root).values()]);
  for (const { kind, id, unit, node } of anchors) {
    if (kind === 'step' || units.includes(unit) || doubtful.has(kind)) continue;
    // That lesson.yaml does not have it is said already.
    if (kind !== 'heading' && ids?.[kind].includes(id) === false) continue;
    const known = order.filter((each) => each.kind === kind).map((each) => each.id);
    yield diagnostic('not-in-source', placeOf(file, node), {
      kind,
      id,
      source: source.file,
      known,
    });
  }
  const shared = anchors.filter(({ kind, unit }) => kind !== 'step' && units.includes(unit));
  for (const moved of outOfOrder(shared.map(({ unit }) => units.indexOf(unit)))) {
    const anchor = shared[moved];
    const before = order
      .slice(0, units.indexOf(anchor?.unit ?? ''))
      .findLast(({ kind }) => kind !== 'step');
    if (anchor === undefined) continue;
    yield diagnostic('out-of-order', placeOf(file, anchor.node), {
      kind: anchor.kind,
      id: anchor.id,
      source: source.file,
      after: before === undefined ? undefined : { kind: before.kind, id: before.id },
    });
  }
}

function firstOfEach(anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter(
    (each, index) => anchors.findIndex(({ unit }) => unit === each.unit) === index,
  );
}

/** The fewest positions to take out so that the rest ascends: those not in a longest increasing subsequence. */
function outOfOrder(numbers: readonly number[]): number[] {
  const best = numbers.map(() => ({ length: 1, previous: -1 }));
  let last = -1;
  for (const [index, number] of numbers.entries()) {
    for (const [earlier, other] of numbers.slice(0, index).entries()) {
      const length = (best[earlier]?.length ?? 0) + 1;
      if (other < number && length > (best[index]?.length ?? 0)) {
        best[index] = { length, previous: earlier };
      }
    }
    if (last === -1 || (best[index]?.length ?? 0) > (best[last]?.length ?? 0)) last = index;
  }
  const kept = new Set<number>();
  for (let at = last; at !== -1; at = best[at]?.previous ?? -1) kept.add(at);
  return [...numbers.keys()].filter((index) => !kept.has(index));
}
