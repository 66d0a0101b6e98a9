import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';

/**
 * A tag in a line of its own between two lines of a quotation, which lacks their sign: it goes on with their paragraph, but our parser
 * takes it for the beginning of HTML, in which nothing is Markdown. So it gets the sign.
 * A part to unfold may hold the quotation, and ends below it.
 */
export function withQuotedTags({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  return {
    texts: texts.map((text, index) => {
      const isTag =
        !isCode(text) && /^\s{0,3}<\/?(?!details\b|summary\b)[a-z]+(?:\s[^<>]*)?>\s*$/i.test(text);
      const isBetween = isQuoted(texts[index - 1]) && isQuoted(texts[index + 1]);
      return isTag && isBetween ? `> ${text.trimStart()}` : text;
    }),
    lines,
  };
}

const isQuoted = (text = ''): boolean => /^\s{0,3}>\s*\S/.test(text);
