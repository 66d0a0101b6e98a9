import { textHash } from './text-hash.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import type { ParsedLesson } from '#transforms/lesson/parse.ts';

/**
 * Parses lessons, and knows again those that an earlier run parsed: parsing is half of the work of reading a workshop,
 * and from one run to the next few texts change.
 */
export interface LessonMemory {
  parse(text: string): ParsedLesson;
  /** What this run parsed, for the next one; undefined where an earlier run left just that. */
  left(): string | undefined;
}

/**
 * `before` is what an earlier run left: a line for each text, its hash and the tree as JSON. `parser` tells apart what
 * different parsers left. A line that cannot be read is as good as none.
 */
export function lessonMemory(before: string, parser: string): LessonMemory {
  const known = new Map<string, string>();
  for (const line of before.split('\n')) {
    if (line !== '') known.set(line.slice(0, HASH), line.slice(HASH + 1));
  }
  const used = new Map<string, string>();
  return {
    parse: (text) => {
      const hash = textHash(`${parser}\0${text}`);
      const json = used.get(hash) ?? known.get(hash);
      const again = json === undefined ? undefined : treeOf(json);
      const parsed = again ?? parseLesson(text);
      const tree = again === undefined ? jsonOf(parsed) : json;
      if (tree !== undefined) used.set(hash, tree);
      return parsed;
    },
    left: () =>
      used.size === known.size && [...used].every(([hash, json]) => known.get(hash) === json)
        ? undefined
        : [...used].map(([hash, json]) => `${hash} ${json}`).join('\n'),
  };
}

/** Characters of a hash. */
const HASH = textHash('').length;

function treeOf(json: string): ParsedLesson | undefined {
  try {
    return JSON.parse(json) as ParsedLesson;
  } catch {
    return undefined;
  }
}

/** Before anybody changes the tree. Expressions may hold numbers that JSON has no form for: those are not kept. */
function jsonOf(parsed: ParsedLesson): string | undefined {
  try {
    return JSON.stringify(parsed);
  } catch {
    return undefined;
  }
}
