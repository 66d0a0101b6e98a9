/** The typed commands of a paste, line by line. */
import { part } from '#checker/parts/part.ts';
import type { Line } from './line.ts';
import { typedCommand } from './prompt.ts';

export interface CommandLines {
  text: string;
  start: number;
  /** Lines taken, the first one included. */
  count: number;
}

/** A reader of the typed commands of these lines: what begins at a line, or undefined. */
export function commandReader(lines: readonly Line[]): (index: number) => CommandLines | undefined {
  const width = lines.reduce((longest, { text }) => Math.max(longest, text.length), 0);
  const isEdge = lines.filter(({ text }) => text.length === width).length > 1;
  let readLong: ((index: number) => CommandLines | undefined) | undefined;
  return (index) => {
    const { text = '' } = lines[index] ?? {};
    const typed = typedCommand(text);
    if (!typed) return undefined;
    // It may go on in the next line: continued, a here-document, or broken by a narrow terminal.
    if (!/[\\`^]$|<</.test(typed.text) && !(isEdge && text.length === width))
      return { ...typed, count: 1 };
    readLong ??= part('reading').longCommandReader(lines, width);
    return readLong(index);
  };
}
