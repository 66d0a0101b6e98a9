/** The lines of a paste. Most are as a terminal printed them. */
import { cleaned } from './cleaned.ts';
import type { Line } from './line.ts';

export interface CleanText {
  source: string[];
  lines: Line[];
}

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
