const fence = /^\s*(`{3,}|~{3,})/;

/** A line of Markdown, numbered from 1. */
interface Line {
  line: string;
  number: number;
  /** Whether it is in a block of code; the lines that begin and end one are. */
  isCode: boolean;
  /** The line that begins the block of code which goes on below this line. */
  open: number | undefined;
}

/** The lines of a text of Markdown. */
export function* linesOf(text: string): Generator<Line> {
  let block: { mark: string; number: number } | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const number = index + 1;
    const [, mark] = fence.exec(line) ?? [];
    const wasCode = block !== undefined;
    if (block !== undefined) {
      if (mark?.startsWith(block.mark) === true && line.trim() === mark) block = undefined;
    } else if (mark !== undefined && !isWithinLine(line.trim(), mark)) block = { mark, number };
    yield { line, number, isCode: wasCode || block !== undefined, open: block?.number };
  }
}

/** Backticks behind those at the beginning make it code within a line. */
const isWithinLine = (line: string, mark: string): boolean =>
  mark.startsWith('`') && line.slice(mark.length).includes('`');

/** The line that begins a block of code which nothing ends. */
export function openFence(text: string): number | undefined {
  if (!/```|~~~/.test(text)) return undefined;
  return [...linesOf(text)].at(-1)?.open;
}
