import { anchorElements, anchorsOf, headingId, unitName } from '#transforms/lesson/anchors.ts';
import type { Anchor } from '#transforms/lesson/anchors.ts';
import { attributeText, commentOf, isElement, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { components } from '#transforms/lesson/components.ts';
import { slug } from '#model/schema/primitives.ts';
import type { KnownIds } from './known-ids.ts';
import { sourceText } from './lock.ts';
import type { TranslationLock } from './lock.ts';
import type { Prose } from './prose.ts';

/**
 * A translation without the parts that were made from a source that has them no longer: the lock says that it had them once, so
 * they are old and no mistake, and nobody is to read them. Those with units are named in `gone`; an answer or a label is one of a unit.
 */
export function withoutGone(
  prose: Prose,
  source: LessonNode,
  lock: TranslationLock,
  ids: KnownIds,
): Prose {
  const { root, locale } = prose;
  if (root === undefined) return prose;
  const recorded = lock[locale] ?? {};
  const order = [...anchorsOf(source).values()];
  const units = new Set(order.map(({ unit }) => unit));
  const doubtful = doubtfulKinds(source, order, ids);
  const gone = [...anchorsOf(root).values()].filter(
    ({ kind, unit }) => Object.hasOwn(recorded, unit) && !units.has(unit) && !doubtful.has(kind),
  );
  const old = goneInside(root, order, (unit) => sourceText(lock, locale, unit));
  if (gone.length === 0 && old.size === 0) return prose;
  return {
    ...prose,
    root: without(root, new Map(gone.map((each) => [each.node, each])), old),
    gone,
  };
}

/** What has an id within that of what it stands in: answers and labels. */
const inner = Object.entries(components).flatMap(([name, { attributes, inside, shows }]) =>
  attributes['id'] === undefined || inside === undefined || shows !== undefined || name === 'Step'
    ? []
    : [name],
);

/** Answers and labels that the source had when what they stand in was translated from it, and has no longer. */
function goneInside(
  root: LessonNode,
  source: readonly Anchor[],
  translatedFrom: (unit: string) => string | undefined,
): ReadonlySet<LessonNode> {
  const idsIn = (node: LessonNode, name: string): readonly string[] =>
    (node.children ?? []).flatMap((child) =>
      child.name === name ? [attributeText(child, 'id') ?? ''] : [],
    );
  const gone = new Set<LessonNode>();
  for (const { node, unit } of anchorsOf(root).values()) {
    const original = source.find((each) => each.unit === unit);
    const before = translatedFrom(unit);
    if (original === undefined || before === undefined) continue;
    for (const child of node.children ?? []) {
      const name = inner.find((each) => each === child.name);
      const id = attributeText(child, 'id');
      if (name === undefined || id === undefined || !slug.safeParse(id).success) continue;
      if (idsIn(original.node, name).includes(id)) continue;
      if (new RegExp(String.raw`<${name}\s[^>]*\bid=["']${id}["']`).test(before)) gone.add(child);
    }
  }
  return gone;
}

/** Kinds of which the source has one without an id, one that is none, or an id twice: told there, and not of every translation too. */
export function doubtfulKinds(
  root: LessonNode,
  anchors: readonly Anchor[],
  ids: KnownIds | undefined,
): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const { node } of walk(root)) {
    if (node.type === 'heading' && node.depth !== 1 && headingId(node) === undefined) {
      kinds.add('heading');
    }
    const name = anchorElements.find((each) => isElement(node) && each === node.name);
    if (name !== undefined && !attributeText(node, 'id')) kinds.add(name.toLowerCase());
  }
  const steps = new Set(
    Object.entries(ids?.steps ?? {}).flatMap(([walkthrough, names]) =>
      names.map((name) => unitName('step', `${walkthrough}-${name}`)),
    ),
  );
  for (const [index, { kind, id, unit }] of anchors.entries()) {
    const isNone =
      kind === 'heading'
        ? !slug.safeParse(id).success
        : kind === 'step'
          ? ids !== undefined && !steps.has(unit)
          : ids?.[kind].includes(id) === false;
    if (isNone) kinds.add(kind);
    if (anchors.findIndex((each) => each.unit === unit) !== index) kinds.add(kind);
  }
  return kinds;
}

/**
 * A copy of a tree without some of what has ids, what belongs to them, and what repeats them. What has no ids belongs to what
 * stands before it in the same box, tab or list; a box goes only where nothing is left in it.
 */
function without(
  root: LessonNode,
  gone: ReadonlyMap<LessonNode, Anchor>,
  old: ReadonlySet<LessonNode>,
): LessonNode {
  const anchors = anchorsOf(root);
  const names = new Set([...gone.values()].map(({ kind, id }) => `${kind} ${id}`));
  const repeats = (node: LessonNode): boolean =>
    isElement(node) &&
    attributeText(node, 'again') !== undefined &&
    names.has(`${(node.name ?? '').toLowerCase()} ${attributeText(node, 'id') ?? ''}`);
  const copy = (node: LessonNode, belongsToGone: boolean): LessonNode => {
    if (node.children === undefined) return node;
    const children: LessonNode[] = [];
    let isGone = belongsToGone;
    for (const child of node.children) {
      const own = gone.get(child);
      // What stands after a step belongs to its walkthrough.
      if (own !== undefined) isGone ||= own.kind !== 'step';
      if (own !== undefined || old.has(child) || repeats(child)) continue;
      const inside = [...walk(child)].flatMap((each) => anchors.get(each.node) ?? []);
      const keepsSome = inside.some((anchor) => !gone.has(anchor.node));
      if (anchors.has(child)) isGone = false;
      const left = copy(child, isGone);
      const isEmptied = saysNothing(left) && !saysNothing(child);
      if (keepsSome || !(isEmptied || (isGone && inside.length === 0))) children.push(left);
      if (keepsSome) isGone = false;
    }
    return { ...node, children };
  };
  return copy(root, false);
}

/** Whether a box holds nothing but comments. */
const saysNothing = ({ children }: LessonNode): boolean =>
  children?.every((child) => commentOf(child) !== undefined) ?? false;
