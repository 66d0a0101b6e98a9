import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { draftOf } from '#importer/drafts/draft.ts';
import { preferredId } from '#importer/read/headings.ts';
import type { NamedPart } from './existing-lesson.ts';
import { inCommonOrder } from './common-order.ts';
import { nearnessOfCommands, nearnessOfLines } from './near-code.ts';
import { normal } from './normal-code.ts';
import { likenessOf, noMarks, sectionMarks } from './section-marks.ts';
import type { SectionMarks } from './section-marks.ts';
import { likeness, sectionShapes } from './section-shape.ts';
import type { SectionShape } from './section-shape.ts';
import { memoize } from '#model/memoize.ts';
import { pageWords } from '#importer/text/page-words.ts';

/** For nodes of a page, the place of the lesson that they translate. */
export type Alignment = ReadonlyMap<LessonNode, NamedPart>;

/** An alignment, and by how many levels the headings of the page stand above those of the lesson. */
interface Aligned {
  aligned: Alignment;
  levels: number;
}

interface Item {
  node: LessonNode;
  kind: NamedPart['kind'];
  text: string;
  depth: number;
  /** The id that the page itself gives a heading. */
  id: string | undefined;
  /** What stands below a heading; nothing for anything else. */
  shape: SectionShape;
  marks: SectionMarks;
}

/**
 * Aligns a translation with its lesson: first what is the same in every language (commands, outputs, manifests), then such
 * code that differs a little, then the headings between those, by what is the same below them, by their order and by the blocks below them. What stands in another
 * order is not aligned. All headings may be one level off, where only one of two languages has its title as a heading.
 */
export function align(root: LessonNode, places: readonly NamedPart[]): Aligned {
  const items = itemsOf(root);
  const headings = places.filter(isHeading);
  const likeness = likenessOf([...items, ...headings].map(({ marks }) => marks));
  const at = (levels: number): Aligned & { worth: number } => {
    const moved = items.map((item) => ({ ...item, depth: item.depth + levels }));
    const aligned = alignedAt(moved, places);
    const worth = moved.reduce((sum, { node, marks }) => {
      const place = aligned.get(node);
      return place?.kind === 'heading' ? sum + 0.5 + likeness(marks, place.marks) : sum;
    }, 0);
    return { aligned, levels, worth };
  };
  const found = at(0);
  const most = Math.min(headings.length, items.filter(({ kind }) => kind === 'heading').length);
  if ([...found.aligned.values()].filter(isHeading).length === most) return found;
  return [found, at(1), at(-1)].reduce((best, each) => (each.worth > best.worth ? each : best));
}

const isHeading = (part: NamedPart): part is NamedPart & { kind: 'heading' } =>
  part.kind === 'heading';

function alignedAt(items: readonly Item[], places: readonly NamedPart[]): Alignment {
  const aligned = new Map<LessonNode, NamedPart>();
  const sure = inCommonOrder(items, places, (one, other) => (isSame(one, other) ? 1 : 0));
  pairWith(sure, { items, places, aligned }, pairNear);
  addOutputs(items, places, aligned);
  return aligned;
}

/** A part of a page and the part of its lesson that it translates. */
interface Stretch {
  items: readonly Item[];
  places: readonly NamedPart[];
  aligned: Map<LessonNode, NamedPart>;
}

/** Aligns what the pairs say, and by `gap` what stands between two of them. */
function pairWith(
  pairs: ReadonlyMap<number, number>,
  { items, places, aligned }: Stretch,
  gap: (stretch: Stretch) => void = () => undefined,
): void {
  let [item, place] = [0, 0];
  for (const [i, j] of [...pairs, [items.length, places.length] as const]) {
    gap({ items: items.slice(item, i), places: places.slice(place, j), aligned });
    const [one, other] = [items[i], places[j]];
    if (one !== undefined && other !== undefined) aligned.set(one.node, other);
    [item, place] = [i + 1, j + 1];
  }
}

function itemsOf(root: LessonNode): Item[] {
  const [shapes, marks] = [sectionShapes(root), sectionMarks(root)];
  return [...walk(root)].flatMap(({ node }): Item[] => {
    const draft = draftOf(node);
    const common = {
      ...{ node, depth: node.depth ?? 0, id: preferredId(node) },
      ...{ shape: shapes.get(node) ?? [], marks: marks.get(node) ?? noMarks },
    };
    if (node.type === 'heading')
      return [{ ...common, kind: 'heading', text: plainText(node).trim() }];
    if (draft === undefined) return [];
    if (draft.type === 'command')
      return [{ ...common, kind: 'command', text: draft.run.join('\n') }];
    const kind = draft.type === 'output' ? 'output' : 'walkthrough';
    return [{ ...common, kind, text: draft.text }];
  });
}

/** Whether both are surely the same: equal text, which for headings is a name or a command, or an id that the page gives. */
function isSame(item: Item, place: NamedPart): boolean {
  const { kind, text, depth, id } = item;
  if (kind !== place.kind || text === '') return false;
  if (kind === 'heading' && id !== undefined && id === place.id) return true;
  if (place.kind === 'heading') return depth === place.depth && text === place.text;
  return normalText(item) === normalText(place);
}

const normalText = memoize(({ text }: { text: string }) => normal(text));

/** Of more pairs than this, only the order counts. */
const MAX_PAIRS = 40_000;

/** How much of two sections must be the same for them to be a pair whatever stands around them. */
const ALIKE = 0.3;

/** Aligns code that differs a little: one of two languages may be older. */
function pairNear(stretch: Stretch): void {
  const { items, places } = stretch;
  const isShort = items.length * places.length <= MAX_PAIRS;
  const pairs = inCommonOrder(isShort ? items : [], places, (item, place) => {
    if (item.kind !== place.kind || item.kind === 'heading') return 0;
    const nearness = item.kind === 'command' ? nearnessOfCommands : nearnessOfLines;
    return nearness(item.text, place.text);
  });
  pairWith(pairs, stretch, pairAlike);
}

/** Aligns outputs that stand directly below the same command, whatever they say. */
function addOutputs(
  items: readonly Item[],
  places: readonly NamedPart[],
  aligned: Map<LessonNode, NamedPart>,
): void {
  const taken = new Set(aligned.values());
  for (const [index, { node, kind }] of items.entries()) {
    const above = items[index - 1];
    const command = above === undefined ? undefined : aligned.get(above.node);
    if (kind !== 'output' || command?.kind !== 'command' || aligned.has(node)) continue;
    const place = places[places.indexOf(command) + 1];
    if (place?.kind !== 'output' || taken.has(place)) continue;
    aligned.set(node, place);
    taken.add(place);
  }
}

/** Aligns headings below which much is the same, and what stands between them by order. */
function pairAlike(stretch: Stretch): void {
  const { items, places } = stretch;
  const isShort = items.length * places.length <= MAX_PAIRS;
  const headings = places.filter(isHeading);
  const likeness = likenessOf([...items, ...headings].map(({ marks }) => marks));
  const pairs = inCommonOrder(isShort ? items : [], places, (item, place) => {
    if (item.kind !== 'heading' || place.kind !== 'heading' || item.depth !== place.depth) return 0;
    const found = likeness(item.marks, place.marks);
    return found < ALIKE ? 0 : found;
  });
  pairWith(pairs, stretch, pairUp);
}

/** Aligns the headings between two places that are sure, by level and order, and by how like their sections are. */
function pairUp(stretch: Stretch): void {
  const { items, places } = stretch;
  const isShort = items.length * places.length <= MAX_PAIRS;
  const mayBeSame = pairingOf(items, places);
  const pairs = inCommonOrder(items, places, (item, place) => {
    if (item.kind !== 'heading' || place.kind !== 'heading') return 0;
    if (item.depth !== place.depth || !mayBeSame(item, place)) return 0;
    return isShort ? 1 + likeness(item.shape, place.shape) : 1;
  });
  pairWith(pairs, stretch);
}

/** Whether two headings may be the same: with as many on both sides they correspond one by one, else they must share a word, if any pair does. */
function pairingOf(
  items: readonly Item[],
  places: readonly NamedPart[],
): (item: Item, place: NamedPart) => boolean {
  const ofItems = items.filter(({ kind }) => kind === 'heading');
  const ofPlaces = places.filter(isHeading);
  if (ofItems.length === ofPlaces.length) return () => true;
  const all = new Set(ofPlaces.flatMap((each) => [...longWords(each)]));
  if (!ofItems.some((each) => share(longWords(each), all))) return () => true;
  return (item, place) => share(longWords(item), longWords(place));
}

const longWords = memoize(({ text }: { text: string }): ReadonlySet<string> => {
  const words = pageWords(text).map((word) => word.toLowerCase());
  return new Set(words.filter((word) => word.length > 2));
});

const share = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...ones].some((word) => others.has(word));
