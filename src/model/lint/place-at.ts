import type { ProblemPlace } from '#model/problems/problem.ts';

/** The place of an offset (UTF-16) in the text of a file. */
export function placeAt(file: string, text: string, offset: number): ProblemPlace {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return { file, line, column: offset - start + 1 };
}
