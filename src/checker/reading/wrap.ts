/** Puts lines together again that a terminal broke at its width, also inside words. */
import { isColumn } from '#checker/columns/names.ts';
import { findHeader } from './header.ts';
import type { Header } from './header.ts';
import { joinLines } from './line.ts';
import type { Line } from './line.ts';

/** Terminals are at least this wide; narrower blocks are not taken for broken lines. */
const narrowest = 40;
/** How far ahead the width of the terminal is looked for. */
const lookAhead = 60;

/** The length of the longest line of this block: if lines were broken, they were broken there. 0: too narrow. */
function blockWidth(lines: readonly Line[], from: number): number {
  let width = 0;
  for (let index = from; index < Math.min(lines.length, from + lookAhead); index++) {
    const length = lines[index]?.text.length ?? 0;
    if (length === 0) break;
    width = Math.max(width, length);
  }
  return width < narrowest ? 0 : width;
}

export interface BrokenHeader {
  header: Header;
  /** Lines the header takes. */
  count: number;
  /** Where the terminal broke lines, 0 if it is too narrow to be one. */
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
  let found: BrokenHeader = { header, count: 1, width: blockWidth(lines, index) };
  if (!continuesHeader(lines[index + 1], header)) return found;
  const longest = found.width;
  for (let count = 2; longest && count <= 4; count++) {
    const last = lines[index + count - 1];
    if (!continuesHeader(last, header)) break;
    // Where blanks at the edge were lost, lines are shorter than the terminal: names would run together.
    for (const width of [longest, longest + 3]) {
      const joined = findHeader(joinLines(lines.slice(index, index + count), width).text, named);
      if (
        !joined ||
        (unknown(joined) > 0 && (width === longest || unknown(joined) > unknown(found.header)))
      )
        continue;
      if (joined.columns.length >= found.header.columns.length)
        found = { header: joined, count, width };
      break;
    }
  }
  return found;
}

const unknown = ({ columns }: Header) => columns.filter((name) => !isColumn(name)).length;

/** Upper case only, and not the same header once more. */
function continuesHeader(line: Line | undefined, header: Header): boolean {
  const text = line?.text ?? '';
  return (
    text !== '' &&
    !/[a-z<]/.test(text) &&
    /[A-Z]/.test(text) &&
    !text.startsWith(header.columns[0] ?? '')
  );
}
