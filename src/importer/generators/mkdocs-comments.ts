import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';

/** What stands before the text of a line, comments that begin it, and its text. */
const begun =
  /^((?:\s|>|(?:[-*+]|\d{1,9}[.)])\s)*)((?:<!--(?:(?!-->).)*-->\s*)+)((?!(?:[*+-]|\d+[.)])\s|`{3})[\p{L}\p{N}`[*_"'(,.;?)].*)$/u;

/**
 * The lines of a page in which comments that begin a line of text stand behind it: Python-Markdown reads such lines as part of
 * their paragraph, and other parsers as a block of HTML that ends it.
 */
export function withCommentsBehind({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  const shown = texts.map((text) => {
    if (isCode(text) || !text.includes('-->')) return text;
    const [, before = '', comments = '', words = ''] = begun.exec(text) ?? [];
    return words === '' ? text : `${before}${words} ${comments.trim()}`;
  });
  return { texts: shown, lines };
}

/** The lines of a page in which a rule below a paragraph of several lines stays one: Python-Markdown makes headings of one line only. */
export function withRules({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let count = 0;
  for (const [index, text] of texts.entries()) {
    const isText = !isCode(text) && text.trim() !== '';
    const isRule = isText && count > 1 && /^ {0,3}-+\s*$/.test(text);
    if (isRule) {
      made.texts.push('');
      made.lines.push(lines[index] ?? 1);
    }
    count = isText && !isRule && !/^ {0,3}(?:[#>|]|[-*+] |\d+[.)] )/.test(text) ? count + 1 : 0;
    made.texts.push(isRule && /^ {0,3}-{1,2}\s*$/.test(text) ? text.replace('-', '\\-') : text);
    made.lines.push(lines[index] ?? 1);
  }
  return made;
}
