import { codeReader } from '#importer/text/code-reader.ts';
import { blankColumns, setOut } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/** A term as a paragraph. What is bold already stays as it is, and a comment shows nothing. */
export const inBold = (term: string): string =>
  term.includes('**') || /^<!--.*-->$/.test(term) ? term : `**${term}**`;

const item = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?![ \t|>:{~`<]|[-*+][ \t]|#{1,6}[ \t])(\S.*)$/;
const definition = /^([ \t]*)(:[ \t]+)(?=\S)/;

/**
 * The lines of a page in which a term that is all of the first line of an item is a paragraph in bold, and what it means one below it.
 * `isLazy`: the colon of that need not be set in.
 */
export function outOfItems({ texts, lines }: PageLines, isLazy: boolean): PageLines {
  if (
    !texts.some(
      (text, index) => index > 0 && definition.test(text) && item.test(texts[index - 1] ?? ''),
    )
  )
    return { texts, lines };
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const isCode = codeReader();
  const isDefinition = (text: string | undefined, margin: number | undefined): boolean => {
    const blank = definition.exec(text ?? '')?.[1];
    if (blank === undefined || margin === undefined) return false;
    const beyond = blankColumns(blank) - margin;
    return (isLazy || beyond >= 0) && beyond < 4;
  };
  /** The columns of the text of the item, and those that its definition takes more. */
  let open: { margin: number; width: number } | undefined;
  for (const [index, text] of texts.entries()) {
    const line = lines[index] ?? 1;
    const isOfCode = isCode(text);
    const own = blankColumns(/^[ \t]*/.exec(text)?.[0] ?? '');
    if (open !== undefined && text.trim() !== '' && own < open.margin) open = undefined;
    const [, sign = '', term = ''] = (isOfCode ? null : item.exec(text)) ?? [];
    const [start, blank = '', colon = ''] = definition.exec(isOfCode ? '' : text) ?? [];
    const margin = itemMargin(made.texts.at(-1) ?? '');
    if (sign !== '' && isDefinition(texts[index + 1], itemMargin(text))) {
      open = undefined;
      made.texts.push(sign + inBold(term.trim()));
      made.lines.push(line);
    } else if (start !== undefined && margin !== undefined && isDefinition(text, margin)) {
      open = { margin, width: blankColumns(blank) - margin + colon.length };
      made.texts.push('', ' '.repeat(margin) + text.slice(start.length));
      made.lines.push(line, line);
    } else {
      const deeper = open === undefined ? 0 : Math.min(open.width, own - open.margin);
      made.texts.push(setOut(text, Math.max(0, deeper)));
      made.lines.push(line);
    }
  }
  return made;
}

/** The columns at which the text of an item begins that opens in a line. */
function itemMargin(text: string): number | undefined {
  const sign = item.exec(text)?.[1];
  return sign === undefined ? undefined : blankColumns(sign.replaceAll(/\S/g, ' '));
}
