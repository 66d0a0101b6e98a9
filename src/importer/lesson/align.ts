import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { draftOf } from '#importer/drafts/draft.ts';
import type { NamedPart } from './existing-lesson.ts';
import { likeness, sectionShapes } from './section-shape.ts';
import type { SectionShape } from './section-shape.ts';
import { pageWords } from '#importer/text/page-words.ts';

/** For nodes of a page, the place of the lesson that they translate. */
export type Alignment = ReadonlyMap<LessonNode, NamedPart>;

interface Item {
  node: LessonNode;
  kind: NamedPart['kind'];
  text: string;
  depth: number;
  /** What stands below a heading; nothing for anything else. */
  shape: SectionShape;
}

/**
 * Aligns a translation with its lesson: first what is the same in every language (commands, outputs, manifests), then the
 * headings between those, by their order and by what stands below them. What stands in another order is not aligned.
 */
export function align(root: LessonNode, places: readonly NamedPart[]): Alignment {
  const items = itemsOf(root);
  const pairs = inCommonOrder(items, places, (one, other) => (isSame(one, other) ? 1 : 0));
  const aligned = new Map<LessonNode, NamedPart>();
  let item = 0;
  let place = 0;
  const gap = (toItem: number, toPlace: number): void => {
    pairUp(items.slice(item, toItem), places.slice(place, toPlace), aligned);
  };
  for (const [i, j] of pairs) {
    gap(i, j);
    const [one, other] = [items[i], places[j]];
    if (one !== undefined && other !== undefined) aligned.set(one.node, other);
    [item, place] = [i + 1, j + 1];
  }
  gap(items.length, places.length);
  return aligned;
}

function itemsOf(root: LessonNode): Item[] {
  const shapes = sectionShapes(root);
  return [...walk(root)].flatMap(({ node }): Item[] => {
    const draft = draftOf(node);
    const common = { node, depth: node.depth ?? 0, shape: shapes.get(node) ?? [] };
    if (node.type === 'heading')
      return [{ ...common, kind: 'heading', text: plainText(node).trim() }];
    if (draft === undefined) return [];
    if (draft.type === 'command')
      return [{ ...common, kind: 'command', text: draft.run.join('\n') }];
    const kind = draft.type === 'output' ? 'output' : 'walkthrough';
    return [{ ...common, kind, text: draft.text }];
  });
}

/** A text for comparing, without comments, blank lines and differences of white space. */
export const normal = (text: string): string =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');

/** Whether both are surely the same: equal text, which for headings is a name or a command. */
function isSame({ kind, text, depth }: Item, place: NamedPart): boolean {
  if (kind !== place.kind || text === '') return false;
  if (place.kind === 'heading') return depth === place.depth && text === place.text;
  return normal(text) === normal(place.text);
}

/** Of more pairs than this, only the order counts. */
const MAX_PAIRS = 40_000;

/** Aligns the headings between two places that are sure, by level and order, and by how like their sections are. */
function pairUp(
  items: readonly Item[],
  places: readonly NamedPart[],
  aligned: Map<LessonNode, NamedPart>,
): void {
  const isShort = items.length * places.length <= MAX_PAIRS;
  const pairs = inCommonOrder(items, places, (item, place) => {
    if (item.kind !== 'heading' || place.kind !== 'heading') return 0;
    if (item.depth !== place.depth || !mayBeSame(item, place, items, places)) return 0;
    return isShort ? 1 + likeness(item.shape, place.shape) : 1;
  });
  for (const [i, j] of pairs) {
    const [item, place] = [items[i], places[j]];
    if (item !== undefined && place !== undefined) aligned.set(item.node, place);
  }
}

/** With as many headings on both sides, they correspond one by one. Else they must share a word, if any pair does. */
function mayBeSame(
  item: Item,
  place: NamedPart,
  items: readonly Item[],
  places: readonly NamedPart[],
): boolean {
  const ofItems = items.filter(({ kind }) => kind === 'heading');
  const ofPlaces = places.filter(({ kind }) => kind === 'heading');
  if (ofItems.length === ofPlaces.length) return true;
  const isShared = (one: string, other: string): boolean => {
    const words = new Set(pageWords(other).map((word) => word.toLowerCase()));
    return pageWords(one).some((word) => word.length > 2 && words.has(word.toLowerCase()));
  };
  const anyShared = ofItems.some(({ text }) => ofPlaces.some((each) => isShared(text, each.text)));
  return !anyShared || isShared(item.text, place.text);
}

/** Beyond this many comparisons nothing is matched. */
const MAX_CELLS = 4_000_000;

/**
 * The pairs of two lists, in the order of both, that are worth most together: indexes of `ones`, each with the index of its match
 * in `others`. `worth` is 0 for what is no pair.
 */
function inCommonOrder<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  worth: (one: One, other: Other) => number,
): Map<number, number> {
  const width = others.length + 1;
  if ((ones.length + 1) * width > MAX_CELLS) return new Map();
  const sums = new Float64Array((ones.length + 1) * width);
  const at = (i: number, j: number): number => sums[i * width + j] ?? 0;
  const paired = (i: number, j: number): number => {
    const own = worth(ones[i] as One, others[j] as Other);
    return own === 0 ? 0 : at(i + 1, j + 1) + own;
  };
  for (let i = ones.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1)
      sums[i * width + j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
  }
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < ones.length && j < others.length;) {
    const sum = paired(i, j);
    if (sum > 0 && sum === at(i, j)) {
      pairs.set(i, j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
