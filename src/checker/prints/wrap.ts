/** Where a terminal may have broken lines: at its width, also inside words. */
import { isColumn } from '#checker/kinds/columns.ts';
import { joinLines, usualWidths } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { findHeader } from './header.ts';
import type { Header } from './header.ts';

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
function likelyWidth(longest: number): number {
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
    ? joinedHeader(lines, index, named, found)
    : found;
}

/** Upper case only, and not the same header once more. */
function continuesHeader(line: Line | undefined, header: Header): boolean {
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

/** The header over all its lines; `first` is what its first line is by itself. */
function joinedHeader(
  lines: readonly Line[],
  index: number,
  named: ReadonlySet<string>,
  first: BrokenHeader,
): BrokenHeader {
  const { header, longest } = first;
  let found = first;
  for (let count = 2; count <= 4; count++) {
    if (!continuesHeader(lines[index + count - 1], header)) break;
    // Where blanks at the edge were lost, lines are shorter than the terminal: names would run together.
    for (const width of [likelyWidth(longest), longest + 3]) {
      const joined = findHeader(joinLines(lines.slice(index, index + count), width).text, named);
      if (
        !joined ||
        (unknown(joined) > 0 && (width !== longest + 3 || unknown(joined) > unknown(found.header)))
      )
        continue;
      if (joined.columns.length >= found.header.columns.length)
        found = { header: joined, count, longest, width };
      break;
    }
  }
  return found;
}

const unknown = ({ columns }: Header) => columns.filter((name) => !isColumn(name)).length;
