import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/**
 * The lines of a page without the blanks before tags that stand right below `<details>` or its summary, and of HTML in which that stands: until
 * an empty line all of it is HTML, and what is set in by four blanks or a tab would be code once the element is taken away.
 */
export function withTagsInDetails({ texts, lines }: PageLines): PageLines {
  const fences = fenceReader();
  let margin: string | undefined;
  let isInHtml = false;
  let isBelowEmpty = true;
  const made = texts.map((text) => {
    if (fences.read(text) === 'fence' || text.trim() === '') {
      margin = undefined;
      isInHtml = false;
      isBelowEmpty = true;
      return text;
    }
    if (isBelowEmpty) isInHtml = beginsHtml.test(text);
    isBelowEmpty = false;
    const indent = /^(\s*)<details\b/i.exec(text)?.[1];
    if (indent !== undefined && isInHtml) margin = '';
    else if (indent !== undefined && /^ {0,3}$/.test(indent)) margin = indent;
    if (/<\/details>/i.test(text) && !isInHtml) margin = undefined;
    return margin !== undefined && isSetInTag.test(text) ? margin + text.trimStart() : text;
  });
  return { texts: made, lines };
}

/** An element that holds others, below an empty line. */
const beginsHtml = /^ {0,3}<(?:div|ul|ol|section|nav|article|aside)\b/i;

const isSetInTag = /^(?: {4}| {0,3}\t)[ \t]*<\/?[a-z]/i;
