/** One line of the paste, cleaned, with the way back to the text as it was pasted. */
import type { Place } from '#checker/types.ts';

export interface Line {
  /** From 1, in the text as pasted. */
  number: number;
  /** Cleaned text; a tab is kept and followed by the spaces that fill it up to its stop. */
  text: string;
  /** The length of the text with the blanks at its end: how far a row was printed. */
  reach: number;
  /** Offset in the pasted line of every character of `text` and of its end; undefined where they are equal. */
  map: readonly number[] | undefined;
  /** The physical lines this line was joined from, with where each begins in `text`. */
  parts?: readonly { from: number; line: Line }[];
}

/** The place of `text.slice(start, end)` in the text as pasted; what spans a terminal wrap ends with its line. */
export function placeOf(line: Line, start = 0, end = line.text.length): Place {
  const part = line.parts?.findLast(({ from }) => from <= start);
  if (part) {
    const length = part.line.text.length;
    return placeOf(
      part.line,
      Math.min(start - part.from, length),
      Math.min(end - part.from, length),
    );
  }
  const { number, map } = line;
  if (!map) return { line: number, start, end };
  return { line: number, start: map[start] ?? start, end: map[end] ?? end };
}

/** Several physical lines as the one line that a terminal of this width broke; `first` is where each begins. */
export function joinLines(lines: readonly Line[], width: number): Line {
  const [first] = lines;
  if (!first || lines.length === 1)
    return first ?? { number: 0, text: '', reach: 0, map: undefined };
  let text = '';
  const parts = lines.map((line, index) => {
    const from = text.length;
    text += index < lines.length - 1 ? line.text.padEnd(width) : line.text;
    return { from, line };
  });
  const reach = text.length - (lines.at(-1)?.text.length ?? 0) + (lines.at(-1)?.reach ?? 0);
  return { number: first.number, text, reach, map: undefined, parts };
}
