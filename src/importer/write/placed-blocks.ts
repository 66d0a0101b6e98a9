/** Where blocks of the source stand in what was written of them. */
import { isFenced } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** The line in which a block begins in the source, and the one in which it was written; both count from 1. */
export interface PlacedBlock {
  source: number;
  written: number;
}

const blocks = new Set(
  'blockquote code heading listItem mdxJsxFlowElement paragraph tableRow'.split(' '),
);

/** Blocks that were written together from a line on, and those within them where they were read again as they are. */
export function placedBlocks(
  nodes: readonly LessonNode[],
  read: readonly LessonNode[],
  line: number,
): PlacedBlock[] {
  const [first] = nodes;
  const whole = placed(first, line);
  const [own, again] = [blocksIn(nodes), blocksIn(read)];
  if (own.length !== again.length) return whole;
  const start = read[0]?.position?.start.line ?? 1;
  const within = own.map((node, index) => {
    const other = again[index];
    const at = other?.position?.start.line;
    return other?.type === node.type && at !== undefined ? placed(node, line + at - start) : [];
  });
  return within.every((each, index) => each.length > 0 || own[index]?.position === undefined)
    ? [...whole, ...within.flat()]
    : whole;
}

const blocksIn = (children: readonly LessonNode[]): LessonNode[] =>
  [...walk({ type: 'root', children: [...children] })].flatMap(({ node }) =>
    blocks.has(node.type) ? [node] : [],
  );

/** Code that had no fence has its first line below the one that it was given. */
function placed(node: LessonNode | undefined, line: number): PlacedBlock[] {
  const source = node?.position?.start.line;
  if (node === undefined || source === undefined) return [];
  const isBare = node.type === 'code' && !isFenced(node);
  return [{ source, written: isBare ? line + 1 : line }];
}
