/** Puts what was read of a part of a text where that part stands in the whole. */
import { walk } from './nodes.ts';
import type { LessonNode, NodePoint } from './nodes.ts';

/** What stands before a part: lines, and UTF-16 code units. */
export interface Before {
  lines: number;
  offset: number;
}

/** Places a block and all that is in it. */
export function placeIn(
  block: LessonNode,
  before: Before,
  place: (node: LessonNode, before: Before) => void,
): LessonNode {
  for (const { node } of walk(block)) {
    trim(node);
    place(node, before);
  }
  return block;
}

/** A list that grew entry by entry has room for a dozen more, and most have one. */
function trim(node: LessonNode): void {
  if (node.children !== undefined) node.children = node.children.slice();
  if (node.attributes !== undefined) node.attributes = node.attributes.slice();
}

/** Moves the places of nodes. Where one node ends where another does, both have that point: places are half of a tree. */
export function shifter(): (node: LessonNode, before: Before) => void {
  let of: Before | undefined;
  let known = new Map<number | undefined, NodePoint>();
  const shifted = (point: NodePoint, before: Before): NodePoint => {
    const line = point.line + before.lines;
    const same = known.get(point.offset);
    if (same?.line === line && same.column === point.column) return same;
    const { offset } = point;
    const made = {
      ...point,
      line,
      ...(offset === undefined ? {} : { offset: offset + before.offset }),
    };
    known.set(offset, made);
    return made;
  };
  return ({ position, attributes = [] }, before) => {
    if (before !== of) [of, known] = [before, new Map()];
    for (const each of [position, ...attributes.map((attribute) => attribute.position)]) {
      if (each === undefined) continue;
      each.start = shifted(each.start, before);
      each.end = shifted(each.end, before);
    }
  };
}
