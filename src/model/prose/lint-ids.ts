import { anchorElements, anchorsOf } from '#transforms/lesson/anchors.ts';
import type { Anchor, AnchorKind } from '#transforms/lesson/anchors.ts';
import { attributeText, isElement, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Report } from '#model/problems/problem.ts';
import { placeOf } from './place.ts';

/** The ids that lesson.yaml defines, by what they name. */
export type KnownIds = Readonly<
  Record<'command' | 'walkthrough' | 'output' | 'check' | 'diagram', readonly string[]>
> & {
  /** Step ids by walkthrough, in their order. */
  steps: Readonly<Record<string, readonly string[]>>;
};

/** Checks the ids of one file: known to lesson.yaml, once each, repeats marked, steps in the order of lesson.yaml. */
export function lintIds(
  report: Report,
  file: string,
  root: LessonNode,
  known: KnownIds | undefined,
): void {
  const anchors = [...anchorsOf(root).values()];
  lintDuplicates(report, file, anchors);
  lintRepeats(report, file, root, anchors);
  if (known === undefined) return;
  for (const { node, parent } of walk(root)) {
    const kind = kindOf(node);
    const id = attributeText(node, 'id');
    if (kind === undefined || id === undefined || id === '') continue;
    if (kind === 'step') lintStep(report, file, node, parent, id, known);
    else if (!known[kind].includes(id)) {
      report('unknown-id', placeOf(file, node), { kind, id, known: known[kind] });
    }
  }
  for (const anchor of anchors) {
    if (anchor.kind === 'walkthrough') lintStepOrder(report, file, anchor, known);
  }
}

function kindOf(node: LessonNode): Exclude<AnchorKind, 'heading'> | undefined {
  const name = anchorElements.find((each) => isElement(node) && each === node.name);
  return name?.toLowerCase() as Exclude<AnchorKind, 'heading'> | undefined;
}

function lintDuplicates(report: Report, file: string, anchors: readonly Anchor[]): void {
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
      report('duplicate-id', placeOf(file, anchor.node), { kind, id, unit, firstLine });
    } else report('colliding-id', placeOf(file, anchor.node), { kind, id, unit, firstLine });
  }
}

function lintRepeats(
  report: Report,
  file: string,
  root: LessonNode,
  anchors: readonly Anchor[],
): void {
  for (const { node } of walk(root)) {
    const kind = kindOf(node);
    const id = attributeText(node, 'id');
    if (kind === undefined || attributeText(node, 'again') === undefined) continue;
    const first = anchors.find((anchor) => anchor.kind === kind && anchor.id === id);
    const isAfter = first !== undefined && offset(first.node) < offset(node);
    if (!isAfter) report('again-without-first', placeOf(file, node), { kind, id: id ?? '' });
  }
}

const offset = (node: LessonNode): number => node.position?.start.offset ?? 0;

function lintStep(
  report: Report,
  file: string,
  node: LessonNode,
  parent: LessonNode | undefined,
  id: string,
  known: KnownIds,
): void {
  const walkthrough = parent === undefined ? undefined : attributeText(parent, 'id');
  const steps = walkthrough === undefined ? undefined : known.steps[walkthrough];
  if (walkthrough === undefined || steps === undefined || steps.includes(id)) return;
  report('unknown-step', placeOf(file, node), { id, walkthrough, known: steps });
}

function lintStepOrder(report: Report, file: string, anchor: Anchor, known: KnownIds): void {
  const order = known.steps[anchor.id] ?? [];
  let furthest = -1;
  for (const node of anchor.node.children ?? []) {
    const id = attributeText(node, 'id') ?? '';
    const at = order.indexOf(id);
    if (at === -1) continue;
    if (at < furthest) {
      report('step-order', placeOf(file, node), { id, after: order[furthest] ?? '', order });
    }
    furthest = Math.max(furthest, at);
  }
}
