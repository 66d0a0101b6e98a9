import { nextFence } from './fence.ts';
import { blankColumns, blankOf } from './list-margin.ts';

/**
 * A page in which the tabs of `<<-END` are behind the margin of the item that its fence stands in. Where a tab begins in that margin, what
 * is left of it are blanks for Markdown, and a shell that looks for tabs finds no end.
 */
export function withHeredocTabs(body: string): string {
  if (!body.includes('<<-') || !body.includes('\n\t')) return body;
  let fence: string | undefined;
  let margin = 0;
  let end: string | undefined;
  return body
    .split('\n')
    .map((line) => {
      const wasOpen = fence !== undefined;
      fence = nextFence(fence, line);
      if (!wasOpen || fence === undefined) {
        end = undefined;
        margin = fence === undefined ? 0 : blankColumns(line.slice(0, line.search(/`{3}|~{3}/)));
        return line;
      }
      if (end === undefined) {
        end = heredoc.exec(line)?.[1];
        return line;
      }
      if (line.trim() === end) end = undefined;
      return withTabBehind(line, margin);
    })
    .join('\n');
}

/** The word that ends a heredoc in which a shell leaves out the tabs at the beginning of a line. */
const heredoc = /<<-\s*["'\\]?([\w.-]+)/;

/** A line whose first tab that goes beyond a column stands behind it. */
function withTabBehind(line: string, margin: number): string {
  const blank = blankOf(line);
  for (let at = 0; at < blank.length; at += 1) {
    if (blankColumns(blank.slice(0, at)) >= margin) return line;
    const isBeyond = blank[at] === '\t' && blankColumns(blank.slice(0, at + 1)) > margin;
    if (isBeyond) return ' '.repeat(margin) + line.slice(at);
  }
  return line;
}
