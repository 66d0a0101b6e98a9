/** Headers that a terminal broke at its width. */
import { part } from '#checker/parts/part.ts';
import { findHeader } from './header.ts';
import type { Header } from './header.ts';
import { joinLines } from './line.ts';
import type { Line } from './line.ts';
import { continuesHeader, likelyWidth } from './wrap.ts';
import type { BrokenHeader } from './wrap.ts';

/** The header over all its lines; `first` is what its first line is by itself. */
export function joinedHeader(
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

const isColumn = (name: string) => part('kinds').isColumn(name);
