import {
  labelsIn,
  labelsMissing,
  labelsOf,
  labelsSeen,
  parseKnowing,
} from './defined-elsewhere.ts';
import type { Labels } from './defined-elsewhere.ts';
import type { LessonNode } from './nodes.ts';
import { placeIn, shifter } from './place-in.ts';
import type { Before } from './place-in.ts';

/** The parser's time grows with the square of the lists in a text: a longer text is read in chunks. UTF-16 code units. */
const LONG = 200_000;
/** Tables in chunks of this size take two thirds of what they take in chunks of 10,000: less of a chunk is copied while garbage is collected. */
const CHUNK = 4000;
/** Where no heading comes for so long, another block begins the next chunk. */
const WITHOUT_HEADING = 8000;
/** A line that, below an empty one, is no part of what stands above: a paragraph, a table, a quotation, code. */
const beginsBlock = /^(?:[\p{L}|>!`~]|\*\*\S|\[(?!\^))/u;

/** Whether a text is so long that it is parsed in chunks, if all of them can be read. */
export const isParsedInChunks = (text: string): boolean => text.length >= LONG;

interface Chunk {
  before: Before;
  text: string;
}

interface ReadChunk extends Chunk {
  children: LessonNode[];
  /** What it defines. */
  own: Labels;
  /** What it was read as if it defined. */
  missing: readonly string[];
}

/**
 * Parses a long text in chunks that begin with a heading or, on long stretches, another block. A chunk that cannot be read alone, because an
 * element reaches over its end, is read with those that follow. What others seem to define is known to each; where that turns out to be
 * wrong, it is read once more. undefined where the text is short, and where it has to be read as a whole. `place` says where in the text a
 * node of a chunk stands.
 */
export function parseInChunks(
  text: string,
  parse: (chunk: string) => LessonNode | undefined,
  place: (node: LessonNode, before: Before) => void = shifter(),
): LessonNode | undefined {
  if (!isParsedInChunks(text)) return undefined;
  const seen = labelsSeen(text);
  const read = ({ before, text: part }: Chunk, missing: readonly string[]) => {
    const root = parseKnowing(part, missing, parse);
    if (root === undefined) return undefined;
    const own = seen.size > 0 ? labelsIn(root, part) : seen;
    const children = root.children?.map((child) => placeIn(child, before, place)) ?? [];
    return { before, text: part, children, own, missing };
  };
  const chunks = readAlone(text, (chunk) =>
    read(chunk, labelsMissing(chunk.text, labelsSeen(chunk.text), seen)),
  );
  if (chunks === undefined) return undefined;
  const defined = labelsOf(chunks.flatMap(({ own }) => [...own.values()]));
  const children: LessonNode[] = [];
  for (const chunk of chunks) {
    const missing = labelsMissing(chunk.text, chunk.own, defined);
    const isAsRead = missing.join('\n') === chunk.missing.join('\n');
    const known = isAsRead ? chunk : read(chunk, missing);
    if (known === undefined) return undefined;
    for (const child of known.children) children.push(child);
  }
  return { type: 'root', children };
}

function readAlone(
  text: string,
  read: (chunk: Chunk) => ReadChunk | undefined,
): ReadChunk[] | undefined {
  const found: ReadChunk[] = [];
  const waiting = chunksOf(text);
  let at = 0;
  let together = 1;
  for (let before = waiting[at]; before !== undefined; before = waiting[at]) {
    const end = waiting[at + together]?.offset;
    const chunk = read({ before, text: text.slice(before.offset, end) });
    if (chunk === undefined) {
      if (end === undefined) return undefined;
      // Twice as many each time: all tries together cost no more than two of the last.
      together *= 2;
      continue;
    }
    found.push(chunk);
    at += together;
    together = 1;
  }
  return found;
}

/** Where chunks begin. */
function chunksOf(text: string): Before[] {
  const chunks: Before[] = [];
  let from = { lines: 0, offset: 0 };
  let offset = 0;
  let fence: string | undefined;
  let isComment = false;
  let isRaw = false;
  let isBelowBlank = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isOpen = fence === undefined && !isComment && !isRaw;
    const length = offset - from.offset;
    const isHeading = length > CHUNK && /^#{1,6} /.test(line);
    const isBlock = length > WITHOUT_HEADING && isBelowBlank && beginsBlock.test(line);
    if (isOpen && (isHeading || isBlock)) {
      chunks.push(from);
      from = { lines: index, offset };
    }
    const sign = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = sign;
      isComment = isComment
        ? !line.includes('-->')
        : line.lastIndexOf('<!--') > line.lastIndexOf('-->');
      const raw = line.match(/<\/?(?:pre|script|style|textarea)\b/gi)?.at(-1);
      if (raw !== undefined) isRaw = !raw.startsWith('</');
    } else if (sign?.startsWith(fence) && line.trim() === sign) fence = undefined;
    isBelowBlank = line.trim() === '';
    offset += line.length + 1;
  }
  chunks.push(from);
  return chunks;
}
