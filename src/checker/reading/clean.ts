/**
 * The lines of a paste. Most are as a terminal printed them; what terminals, editors and web pages add is taken off by
 * `clean-line.ts`.
 */
import { part } from '#checker/parts/part.ts';
import type { Line } from './line.ts';

export interface CleanText {
  source: string[];
  lines: Line[];
}

export function cleanText(pasted: string): CleanText {
  const source = pasted.split(/\r\n|[\n\r]/);
  const html = /&(?:lt;[a-z]+&gt|nbsp);/.test(pasted);
  const allClean = isClean(pasted, html);
  const lines = source.map((text, index) =>
    allClean || isClean(text, html)
      ? { number: index + 1, text: text.trimEnd(), reach: text.length, origin: undefined }
      : part('reading').cleanLine(text, index + 1, html),
  );
  return { source, lines };
}

const isClean = (text: string, html: boolean) =>
  /^[\x20-\x7e\n\r]*$/.test(text) && !/\[\d{1,3}[;m]/.test(text) && !(html && text.includes('&'));
