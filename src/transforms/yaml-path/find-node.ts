import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair, ParsedNode } from 'yaml';
import type { Segment } from './parse-path.ts';
import type { YamlDocument } from './yaml-text.ts';

/** Where a path leads: the node that starts it (the key, or the list item) and the one that ends it. */
export interface NodeSpan {
  start: Node;
  end: Node;
}

export type MissingNode =
  | { reason: 'no-key'; segment: string; siblings: readonly string[] }
  | { reason: 'no-item'; segment: string; siblings: readonly string[] }
  | { reason: 'ambiguous'; segment: string; found: number; siblings: readonly string[] }
  | { reason: 'not-a-map'; segment: string; is: string }
  | { reason: 'not-a-list'; segment: string; is: string };

/** Follows a path through one document, through aliases and merge keys too. */
export function findNode(
  document: YamlDocument,
  segments: readonly Segment[],
): { ok: true; found: NodeSpan } | { ok: false; why: MissingNode } {
  let node: Node | null = document.contents;
  let found: NodeSpan | undefined;
  for (const segment of segments) {
    const here = followed(document, node);
    const step =
      segment.type === 'key' ? mapStep(document, here, segment) : listStep(here, segment);
    if ('reason' in step) return { ok: false, why: step };
    found = step;
    node = step.end;
  }
  const root = document.contents as Node;
  return { ok: true, found: found ?? { start: root, end: root } };
}

function mapStep(
  document: YamlDocument,
  node: Node | null,
  segment: Extract<Segment, { type: 'key' }>,
): NodeSpan | MissingNode {
  if (!isMap(node)) return { reason: 'not-a-map', segment: segment.key, is: nodeType(node) };
  const pairs = pairsOf(document, node);
  const pair = pairs.find(({ key }) => keyText(key) === segment.key);
  if (pair === undefined) {
    return {
      reason: 'no-key',
      segment: segment.key,
      siblings: [...new Set(pairs.map(({ key }) => keyText(key)))],
    };
  }
  const key = pair.key as Node;
  return { start: key, end: (pair.value as Node | null) ?? key };
}

function listStep(
  node: Node | null,
  segment: Exclude<Segment, { type: 'key' }>,
): NodeSpan | MissingNode {
  const text = segmentText(segment);
  if (!isSeq(node)) return { reason: 'not-a-list', segment: text, is: nodeType(node) };
  const items = node.items as Node[];
  const matching =
    segment.type === 'index'
      ? items.slice(segment.index, segment.index + 1)
      : items.filter((item) => fieldText(item, segment.field) === segment.value);
  const [item] = matching;
  const siblings = items.map((each, index) =>
    segment.type === 'index' ? `[${index}]` : itemText(each, segment.field, index),
  );
  if (item === undefined) return { reason: 'no-item', segment: text, siblings };
  if (matching.length > 1) {
    return { reason: 'ambiguous', segment: text, found: matching.length, siblings };
  }
  return { start: item, end: item };
}

/** The pairs of a map, own ones first, then those merged in by `<<`. Merges that refer to themselves end. */
function pairsOf(
  document: YamlDocument,
  map: Node,
  seen = new Set<Node>(),
): Pair<unknown, unknown>[] {
  if (!isMap(map) || seen.has(map)) return [];
  seen.add(map);
  const own = map.items.filter(({ key }) => keyText(key) !== '<<');
  const merged = map.items
    .filter(({ key }) => keyText(key) === '<<')
    .flatMap(({ value }) => {
      const target = followed(document, value as Node | null);
      return isSeq(target) ? (target.items as Node[]) : [target];
    })
    .flatMap((target) => {
      const followedTarget = followed(document, target);
      return followedTarget === null ? [] : pairsOf(document, followedTarget, seen);
    });
  return [...own, ...merged];
}

function followed(document: YamlDocument, node: Node | null): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

/** The parser makes a symbol of the merge key `<<`. */
function keyText(key: unknown): string {
  const value: unknown = isScalar(key) ? key.value : key;
  return typeof value === 'symbol' ? (value.description ?? '') : String(value);
}

function fieldText(item: Node, field: string): string | undefined {
  if (!isMap(item)) return undefined;
  const pair = item.items.find(({ key }) => keyText(key) === field);
  return isScalar(pair?.value) ? String(pair.value.value) : undefined;
}

function itemText(item: Node, field: string, index: number): string {
  const value = fieldText(item, field);
  return value === undefined ? `[${index}]` : `[${field}=${value}]`;
}

/** The segment as it is written in a path. */
function segmentText(segment: Segment): string {
  if (segment.type === 'key') return segment.key;
  return segment.type === 'index' ? `[${segment.index}]` : `[${segment.field}=${segment.value}]`;
}

function nodeType(node: Node | ParsedNode | null): string {
  if (isMap(node)) return 'a map';
  if (isSeq(node)) return 'a list';
  if (isScalar(node) && node.value !== null) return 'a single value';
  return 'empty';
}
