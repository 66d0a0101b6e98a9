/** A typed command with all its lines: continuations, here-documents, and what a narrow terminal broke. */
import type { Line } from './line.ts';
import { typedCommand } from './prompt.ts';

export interface CommandLines {
  text: string;
  start: number;
  /** Lines taken, the first one included. */
  count: number;
}

export function readCommand(lines: readonly Line[], index: number): CommandLines | undefined {
  const first = lines[index]?.text ?? '';
  const typed = typedCommand(first);
  if (!typed) return undefined;
  let { text } = typed;
  let count = 1;
  while (/[\\`^]$/.test(text) && count < 100 && index + count < lines.length) {
    const next = (lines[index + count]?.text ?? '').trim().replace(/^>+ /, '');
    text = `${text.slice(0, -1).trimEnd()} ${next}`;
    count++;
  }
  const end = /<<-? ?(["']?)([A-Za-z_]\w*)\1/.exec(text)?.[2];
  if (end !== undefined) count += hereDocument(lines, index + count, end);
  return { text, start: typed.start, count };
}

/** How many lines a here-document takes; 0 if its end is not found near. */
function hereDocument(lines: readonly Line[], from: number, end: string): number {
  for (let index = from; index < Math.min(lines.length, from + 500); index++) {
    if ((lines[index]?.text ?? '').trim().replace(/^> ?/, '') === end) return index - from + 1;
  }
  return 0;
}
