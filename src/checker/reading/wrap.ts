/** Where a terminal may have broken lines: at its width, also inside words. */
import { part } from '#checker/parts/part.ts';
import { findHeader } from './header.ts';
import type { Header } from './header.ts';
import type { Line } from './line.ts';

/** How wide terminals usually are. */
export const usualWidths: ReadonlySet<number> = new Set([80, 100, 120, 132, 160, 180, 200]);

/** Terminals are at least this wide; narrower blocks are not taken for broken lines. */
const narrowest = 40;
/** How far ahead the width of the terminal is looked for. */
const lookAhead = 60;

/**
 * The length of the longest line of this block: if lines were broken, they were broken there, or up to three columns
 * further where blanks at the edge are lost. 0: too narrow for a terminal.
 */
function longestLine(lines: readonly Line[], from: number): number {
  let longest = 0;
  for (let index = from; index < Math.min(lines.length, from + lookAhead); index++) {
    const length = lines[index]?.text.length ?? 0;
    if (length === 0) break;
    longest = Math.max(longest, length);
  }
  return longest < narrowest ? 0 : longest;
}

/** The usual width that lines of this length were broken at, or their length. */
export function likelyWidth(longest: number): number {
  for (let width = longest; width <= longest + 3; width++) if (usualWidths.has(width)) return width;
  return longest;
}

export interface BrokenHeader {
  header: Header;
  /** Lines the header takes. */
  count: number;
  /** The longest line of the block, 0 if it is too narrow for a terminal. */
  longest: number;
  /** Where the terminal broke lines. */
  width: number;
}

/** The header that begins here, over as many lines as it was broken into. */
export function headerAt(
  lines: readonly Line[],
  index: number,
  named: ReadonlySet<string>,
): BrokenHeader | undefined {
  const header = findHeader(lines[index]?.text ?? '', named);
  if (!header) return undefined;
  const longest = longestLine(lines, index);
  const found = { header, count: 1, longest, width: likelyWidth(longest) };
  return longest && continuesHeader(lines[index + 1], header)
    ? part('reading').joinedHeader(lines, index, named, found)
    : found;
}

/** Upper case only, and not the same header once more. */
export function continuesHeader(line: Line | undefined, header: Header): boolean {
  const text = line?.text ?? '';
  const [first = ''] = header.columns;
  return (
    text !== '' &&
    !/[a-z<]/.test(text) &&
    /[A-Z]/.test(text) &&
    !text.startsWith(first) &&
    !text.startsWith(first, header.start)
  );
}
