import { shownParts } from './components.ts';
import type { ShownElement } from './components.ts';
import { attributeText, commentOf, isElement, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** What has an id in the prose besides headings. */
export const anchorElements: readonly (ShownElement | 'Step')[] = [
  ...(Object.keys(shownParts) as ShownElement[]),
  'Step',
];

/** A kind of what lesson.yaml has by id. */
export type ShownKind = Lowercase<ShownElement>;

export type AnchorKind = 'heading' | 'step' | ShownKind;

/** The name of the component of a kind: `Diagram` for diagram. */
export const elementOf = (kind: string): string | undefined =>
  anchorElements.find((name) => name.toLowerCase() === kind);

export interface Anchor {
  kind: AnchorKind;
  id: string;
  /** The unit that begins here, named as its element's id in the page is: see `unitName`. */
  unit: string;
  node: LessonNode;
}

/** All ids of a lesson in document order; repeats marked `again` are left out, steps outside a walkthrough too. */
export function anchorsOf(root: LessonNode): Map<LessonNode, Anchor> {
  const anchors = new Map<LessonNode, Anchor>();
  const walkthroughs = new Map<LessonNode, string>();
  for (const { node, parent } of walk(root)) {
    const anchor = node.type === 'heading' ? heading(node) : component(node, parent, walkthroughs);
    if (anchor === undefined) continue;
    if (anchor.kind === 'walkthrough') walkthroughs.set(node, anchor.id);
    if (attributeText(node, 'again') === undefined) anchors.set(node, anchor);
  }
  return anchors;
}

function heading(node: LessonNode): Anchor | undefined {
  const id = headingId(node);
  return id === undefined ? undefined : { kind: 'heading', id, unit: id, node };
}

function component(
  node: LessonNode,
  parent: LessonNode | undefined,
  walkthroughs: ReadonlyMap<LessonNode, string>,
): Anchor | undefined {
  const name = anchorElements.find((each) => isElement(node) && each === node.name);
  const id = name === undefined ? undefined : attributeText(node, 'id');
  if (name === undefined || id === undefined) return undefined;
  const kind = name.toLowerCase() as Lowercase<typeof name>;
  if (kind !== 'step') return { kind, id, unit: unitName(kind, id), node };
  const walkthrough = parent === undefined ? undefined : walkthroughs.get(parent);
  return walkthrough === undefined
    ? undefined
    : { kind, id, unit: unitName('walkthrough', `${walkthrough}-${id}`), node };
}

/**
 * The name of a unit is the id of its element in the page, so that `#unit` leads there in every locale: the id itself
 * for a heading, else the name of the component with the id: `command-ID`, `output-ID`; `walk-ID` for a walkthrough and, for its
 * steps, `walk-WALKTHROUGH-STEP`.
 */
export function unitName(kind: AnchorKind, id: string): string {
  if (kind === 'heading') return id;
  return kind === 'walkthrough' || kind === 'step' ? `walk-${id}` : `${kind}-${id}`;
}

/** The id a heading ends with: `## Words {/* #id … }`. */
export function headingId(node: LessonNode): string | undefined {
  const last = node.children?.at(-1);
  const comment = last === undefined ? undefined : commentOf(last);
  return comment?.startsWith('#') ? comment.slice(1).trim() : undefined;
}
