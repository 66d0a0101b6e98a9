import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';

/**
 * A tag of words alone in the first line of a paragraph, in front of the next line, and its end behind the last: our parser takes a
 * tag in a line of its own for the beginning of HTML, in which nothing is Markdown.
 */
export function withSpanTags({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let tags = '';
  let line = 1;
  /** Whether the paragraph began with such a tag. */
  let isWithin = false;
  for (const [index, text] of texts.entries()) {
    const isText = !isCode(text);
    const isOpen = tags !== '' || (texts[index - 1] ?? '').trim() === '';
    const isTag = isText && isOpen && spanTag.test(text);
    if (tags === '') line = lines[index] ?? 1;
    if (isTag && goesOn.test(texts[index + 1] ?? '')) {
      tags += tags === '' ? text.trimEnd() : text.trim();
      continue;
    }
    if (tags !== '') isWithin = true;
    else if (!isText || text.trim() === '') isWithin = false;
    if (isText && isWithin && spanEnd.test(text)) {
      made.texts.push((made.texts.pop() ?? '').trimEnd() + text.trim());
      continue;
    }
    made.texts.push(tags === '' ? text : tags + text.trim());
    made.lines.push(line);
    tags = '';
  }
  return made;
}

const names = 'span|[abiusq]|em|strong|small|big|nobr|font|label|sub|sup|del|ins|mark|abbr|cite';
const spanTag = new RegExp(`^ {0,3}<(?:${names})(?:\\s[^<>]*)?>\\s*$`, 'i');
const spanEnd = new RegExp(`^\\s*</(?:${names})>\\s*$`, 'i');
/** A line that goes on with a paragraph: no fence, heading, list, table, quotation, rule or block of HTML. */
const goesOn = /^\s*(?!`{3}|~{3}|#{1,6}\s|[-*+]\s|\d+[.)]\s|[|>]|[-*_]{3,}\s*$|\{:|<\/)\S/;
