/** Puts lines together again that a terminal broke at its width, also inside words. */
import { findHeader } from './header.ts';
import type { Header } from './header.ts';
import { joinLines } from './line.ts';
import type { Line } from './line.ts';

/** Terminals are at least this wide; narrower blocks are not taken for broken lines. */
const narrowest = 40;
/** How far ahead the width of the terminal is looked for. */
const lookAhead = 60;

/** The length of the longest line of this block: if lines were broken, they were broken there. 0: too narrow. */
export function blockWidth(lines: readonly Line[], from: number): number {
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
}

/** The header that begins here, over as many lines as it was broken into. */
export function headerAt(
  lines: readonly Line[],
  index: number,
  named: ReadonlySet<string>,
): BrokenHeader | undefined {
  const header = findHeader(lines[index]?.text ?? '', named);
  if (!header) return undefined;
  let found: BrokenHeader = { header, count: 1 };
  if (!continuesHeader(lines[index + 1], header)) return found;
  const width = blockWidth(lines, index);
  for (let count = 2; width && count <= 4; count++) {
    const last = lines[index + count - 1];
    if (!continuesHeader(last, header)) break;
    const joined = findHeader(joinLines(lines.slice(index, index + count), width).text, named);
    if (joined && joined.columns.length >= found.header.columns.length)
      found = { header: joined, count };
  }
  return found;
}

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
