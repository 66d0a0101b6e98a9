/** One line of the paste, cleaned, with the way back to the text as it was pasted. */
import { cleaned, originOf } from './cleaned.ts';
import type { Origin } from './cleaned.ts';
import type { Place } from '#checker/types.ts';

export interface Line {
  /** From 1, in the text as pasted. */
  number: number;
  /** Cleaned text; a tab is kept and followed by the spaces that fill it up to its stop. */
  text: string;
  /** The length of the text with the blanks at its end: how far a row was printed. */
  reach: number;
  /** The line as it was pasted; undefined where offsets in `text` are equal to those in it. */
  origin?: Origin;
  /** The lines this line was joined from, or is a part of, with where each begins in `text`. */
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
  const { number, origin, text } = line;
  const back = (at: number): number => (origin ? originOf(origin, at, text.length) : at);
  return { line: number, start: back(start), end: back(end) };
}

/** Several physical lines as the one line that a terminal of this width broke; `first` is where each begins. */
export function joinLines(lines: readonly Line[], width: number): Line {
  let [text, reach] = ['', 0];
  const parts = lines.map((line, index) => {
    const from = text.length;
    text += index < lines.length - 1 ? line.text.padEnd(width) : line.text;
    reach = from + line.reach;
    return { from, line };
  });
  return { number: lines[0]?.number ?? 0, text, reach, parts };
}

/** The part of a line between two offsets, as a line of its own. */
export function partOf(line: Line, start: number, end = line.text.length): Line {
  const text = line.text.slice(start, end).trimEnd();
  const reach = Math.max(text.length, line.reach - start);
  return { number: line.number, text, reach, parts: [{ from: -start, line }] };
}

/** How wide terminals usually are. */
export const usualWidths: ReadonlySet<number> = new Set([80, 100, 120, 132, 160, 180, 200]);

export interface CleanText {
  source: string[];
  lines: Line[];
}

/** The lines of a paste. Most are as a terminal printed them. */
export function cleanText(pasted: string): CleanText {
  const source = pasted.includes('\r') ? pasted.split(/\r\n|[\n\r]/) : pasted.split('\n');
  const html = /&(?:lt;[a-z]+&gt|nbsp);/.test(pasted);
  const allClean = isClean(pasted, html);
  const lines = source.map((text, index) => {
    if (text === '') return blank;
    // What most lines have not takes no room: a paste may have half a million of them.
    return allClean || isClean(text, html)
      ? { number: index + 1, text: text.trimEnd(), reach: text.length }
      : cleanLine(text, index + 1, html);
  });
  return { source, lines };
}

/** All lines without any character, which nobody asks the place of: a paste may have millions. */
const blank: Line = { number: 0, text: '', reach: 0 };

const isClean = (text: string, html: boolean) =>
  !/[^\x20-\x7e\n\r]/.test(text) && !/\[\d{1,3}[;m]/.test(text) && !(html && text.includes('&'));

/** `number` is that of the line, from 1; `html`: the paste has entities instead of `<` and blanks. */
export function cleanLine(source: string, number: number, html: boolean): Line {
  const origin = { source, html };
  const { text } = cleaned(origin);
  return { number, text: text.trimEnd(), reach: text.length, origin };
}
