import type { NodePoint } from '#transforms/lesson/nodes.ts';

/** A place in a file of the content: path from the project's root, line and column from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Where a file begins: the place of what is wrong with the file as a whole. */
export const startOf = (file: string): Place => ({ file, line: 1, column: 1 });

/** The place of an offset (UTF-16) in the text of a file. */
export function placeAt(file: string, text: string, offset: number): Place {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return { file, line, column: offset - start + 1 };
}

/** Where a node of the prose begins; a node without a position, which no parser made, is at the top. */
export function placeOf(file: string, { position }: { position?: { start: NodePoint } }): Place {
  return { file, line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
