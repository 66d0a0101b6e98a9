/** Which lines of a page of Hugo hold nothing but a shortcode, and which of them close which. */
import { fenceReader } from '#importer/text/fence.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode } from './shortcode.ts';

/** For each line, whether a fence is open in it or opens or closes there. */
export function fencedLines(lines: readonly string[]): boolean[] {
  const fences = fenceReader();
  return lines.map((line) => fences.read(line) === 'fence');
}

/** A longer line has more than one shortcode in it, or text. */
const LONGEST = 2000;

/** The shortcode of a line that holds nothing else. */
export function aloneIn(line: string): Shortcode | undefined {
  const mayBe = line.length < LONGEST && line.trimStart().startsWith('{{');
  const [part, ...others] = mayBe ? shortcodeParts(line.trim()) : [];
  return part === undefined || others.length > 0 || 'text' in part ? undefined : part.shortcode;
}

/** For each line with a shortcode alone that a later line closes, that line. */
export function closingLines(lines: readonly string[]): Map<number, number> {
  const isFenced = fencedLines(lines);
  const open: { name: string; index: number }[] = [];
  const pairs = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const shortcode = isFenced[index] === true ? undefined : aloneIn(line);
    if (shortcode === undefined || shortcode.isShown) continue;
    if (!shortcode.isClosing) open.push({ name: shortcode.name, index });
    else {
      const at = open.findLastIndex(({ name }) => name === shortcode.name);
      if (at !== -1) pairs.set(open[at]?.index ?? 0, index);
      if (at !== -1) open.length = at;
    }
  }
  return pairs;
}
