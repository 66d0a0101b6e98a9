import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/**
 * The lines of a page without the blanks before tags that stand right below `<details>` or its summary: until an empty line all of
 * that is HTML, and what is set in by four blanks or a tab would be code once the element is taken away.
 */
export function withTagsInDetails({ texts, lines }: PageLines): PageLines {
  const fences = fenceReader();
  let margin: string | undefined;
  const made = texts.map((text) => {
    if (fences.read(text) === 'fence' || text.trim() === '') {
      margin = undefined;
      return text;
    }
    const [, indent] = /^( {0,3})<details\b/i.exec(text) ?? [];
    if (indent !== undefined) margin = indent;
    if (/<\/details>/i.test(text)) margin = undefined;
    return margin !== undefined && isSetInTag.test(text) ? margin + text.trimStart() : text;
  });
  return { texts: made, lines };
}

const isSetInTag = /^(?: {4}| {0,3}\t)[ \t]*<\/?[a-z]/i;
