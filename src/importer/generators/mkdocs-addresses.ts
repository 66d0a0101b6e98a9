import { codeReader } from '#importer/text/code-reader.ts';
import { aroundCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';
import { isPlacedMark } from './mkdocs.ts';

/** What stands between brackets behind the words of a link, with at most one level of brackets in it. */
const target = /(?<=\])\(((?:[^()<>]|\([^()<>]*\))*)\)/g;
const titleAtEnd = /\s("[^"]*"|'[^']*')$/;
/** The end of a line in which an address begins, and the start of the next one with the rest of it. */
const begun = /\]\([^()<>\s]+$/;
const rest = /^\s*([^()<>\s]+\)\S*)\s*/;

/**
 * The lines of a page of MkDocs in which the address of a link has brackets around it where there are blanks in it, and stands in one
 * line: Python-Markdown takes all between two brackets for one, and other parsers see no link there.
 */
export function withWholeAddresses({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let above = '';
  for (const [index, text] of texts.entries()) {
    const isKept = isPlacedMark(text) || isCode(text);
    const [start = '', end = ''] = isKept || !begun.test(above) ? [] : (rest.exec(text) ?? []);
    if (start !== '') made.texts.splice(-1, 1, above + end);
    const own = text.slice(start.length);
    // An empty line would end the paragraph.
    if (start !== '' && own === '') continue;
    above = isKept ? '' : aroundCode(own, withBrackets);
    made.texts.push(isKept ? text : above);
    made.lines.push(lines[index] ?? 1);
  }
  return made;
}

const withBrackets = (text: string): string =>
  text.includes('](')
    ? text.replaceAll(target, (whole, inner: string) => {
        const [behind = '', title = ''] = titleAtEnd.exec(inner.trim()) ?? [];
        const address = inner
          .trim()
          .slice(0, inner.trim().length - behind.length)
          .trim();
        return /\s/.test(address) ? `(<${address}>${title === '' ? '' : ` ${title}`})` : whole;
      })
    : text;
