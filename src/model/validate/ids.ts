import { anchorElements, anchorsOf } from '#transforms/lesson/anchors.ts';
import type { Anchor, AnchorKind } from '#transforms/lesson/anchors.ts';
import { attributeText, isElement, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import type { KnownIds } from '#model/load/known-ids.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';

/** The ids of one file: known to lesson.yaml, once each, repeats marked, steps in the order of lesson.yaml. */
export function* validateIds(
  prose: Prose,
  root: LessonNode,
  known: KnownIds | undefined,
): Generator<Diagnostic> {
  const { file } = prose;
  const anchors = [...anchorsOf(root).values()];
  yield* validateDuplicates(file, anchors);
  yield* validateRepeats(prose, anchors);
  if (known === undefined) return;
  const defined = new Map<unknown, ReadonlySet<string>>();
  const isDefined = (ids: readonly string[], id: string): boolean => {
    const all = defined.get(ids) ?? new Set(ids);
    defined.set(ids, all);
    return all.has(id);
  };
  for (const { node, parent } of nodesOf(prose)) {
    const kind = kindOf(node);
    const id = attributeText(node, 'id');
    if (kind === undefined || id === undefined || id === '') continue;
    if (kind === 'step') yield* validateStep(file, node, parent, id, known);
    else if (!isDefined(known[kind], id)) {
      yield diagnostic('unknown-id', placeOf(file, node), { kind, id, known: known[kind] });
    }
  }
  for (const anchor of anchors) {
    if (anchor.kind === 'walkthrough') yield* validateStepOrder(file, anchor, known);
  }
}

/** The source is what others fall back to, so a walkthrough it shows must explain every step. */
export function* validateSteps(
  file: string,
  root: LessonNode,
  known: KnownIds,
): Generator<Diagnostic> {
  for (const { kind, id, node } of anchorsOf(root).values()) {
    if (kind !== 'walkthrough') continue;
    const written = [...walk(node)].map((each) => attributeText(each.node, 'id'));
    for (const step of known.steps[id] ?? []) {
      if (written.includes(step)) continue;
      yield diagnostic('step-missing', placeOf(file, node), { id: step, walkthrough: id });
    }
  }
}

function kindOf(node: LessonNode): Exclude<AnchorKind, 'heading'> | undefined {
  const name = anchorElements.find((each) => isElement(node) && each === node.name);
  return name?.toLowerCase() as Exclude<AnchorKind, 'heading'> | undefined;
}

function* validateDuplicates(file: string, anchors: readonly Anchor[]): Generator<Diagnostic> {
  const seen = new Map<string, Anchor>();
  for (const anchor of anchors) {
    const first = seen.get(anchor.unit);
    if (first === undefined) {
      seen.set(anchor.unit, anchor);
      continue;
    }
    const { kind, id, unit } = anchor;
    const firstLine = placeOf(file, first.node).line;
    if (first.kind === kind && first.id === id) {
      yield diagnostic('duplicate-id', placeOf(file, anchor.node), { kind, id, unit, firstLine });
    } else
      yield diagnostic('colliding-id', placeOf(file, anchor.node), { kind, id, unit, firstLine });
  }
}

function* validateRepeats(prose: Prose, anchors: readonly Anchor[]): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    const kind = kindOf(node);
    const id = attributeText(node, 'id');
    if (kind === undefined || attributeText(node, 'again') === undefined) continue;
    const first = anchors.find((anchor) => anchor.kind === kind && anchor.id === id);
    const isAfter = first !== undefined && offset(first.node) < offset(node);
    if (isAfter) continue;
    yield diagnostic('again-without-first', placeOf(prose.file, node), { kind, id: id ?? '' });
  }
}

const offset = (node: LessonNode): number => node.position?.start.offset ?? 0;

function* validateStep(
  file: string,
  node: LessonNode,
  parent: LessonNode | undefined,
  id: string,
  known: KnownIds,
): Generator<Diagnostic> {
  const walkthrough = parent === undefined ? undefined : attributeText(parent, 'id');
  const steps = walkthrough === undefined ? undefined : known.steps[walkthrough];
  if (walkthrough === undefined || steps === undefined || steps.includes(id)) return;
  yield diagnostic('unknown-step', placeOf(file, node), { id, walkthrough, known: steps });
}

function* validateStepOrder(file: string, anchor: Anchor, known: KnownIds): Generator<Diagnostic> {
  const order = known.steps[anchor.id] ?? [];
  let furthest = -1;
  for (const node of anchor.node.children ?? []) {
    const id = attributeText(node, 'id') ?? '';
    const at = order.indexOf(id);
    if (at === -1) continue;
    if (at < furthest) {
      yield diagnostic('step-order', placeOf(file, node), {
        id,
        after: order[furthest] ?? '',
        order,
      });
    }
    furthest = Math.max(furthest, at);
  }
}
