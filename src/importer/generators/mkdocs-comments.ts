import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';

/** What stands before the text of a line, comments that begin it, and its text. */
const begun =
  /^((?:\s|>|(?:[-*+]|\d{1,9}[.)])\s)*)((?:<!--(?:(?!-->).)*-->\s*)+)((?!(?:[*+-]|\d+[.)])\s|`{3})[\p{L}\p{N}\p{Pi}\p{Pf}\p{Po}\p{Ps}\p{Pe}\p{Extended_Pictographic}`_](?<![#{:!\\&/%@]).*)$/u;

/**
 * The lines of a page in which comments that begin a line of text stand behind it: Python-Markdown reads such lines as part of
 * their paragraph, and other parsers as a block of HTML that ends it.
 */
export function withCommentsBehind({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  const shown = texts.map((text) => {
    if (isCode(text) || !text.includes('-->')) return text;
    const [, before = '', comments = '', words = ''] = begun.exec(text) ?? [];
    const shown = words.trimEnd();
    // Two blanks at its end break the line.
    return words === '' ? text : `${before}${shown} ${comments.trim()}${words.slice(shown.length)}`;
  });
  return { texts: shown, lines };
}
