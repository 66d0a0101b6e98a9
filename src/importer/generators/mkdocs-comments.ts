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

/** A comment that begins a line, or what an item or a quotation has in it, and does not end there. */
const opened = /^(?:[\s>]|(?:[-*+]|\d{1,9}[.)])\s)*<!--(?:(?!-->).)*$/;
const ending = '-->';

interface CommentReader {
  /** How many signs at the start of a line are of a comment that began above it. */
  signsIn: (index: number) => number;
  /** Whether a comment of several lines begins in a line that is no code. */
  begins: (index: number) => boolean;
}

/** Finds the comments of several lines while the lines of a page are read in order; one that never ends is none. */
export function commentReader(texts: readonly string[]): CommentReader {
  const lastEnd = texts.findLastIndex((text) => text.includes(ending));
  let end = -1;
  return {
    signsIn: (index) => {
      const text = texts[index] ?? '';
      if (index < end) return text.length;
      return index === end ? text.indexOf(ending) + ending.length : 0;
    },
    begins: (index) => {
      if (index >= lastEnd || !opened.test(texts[index] ?? '')) return false;
      end = index + 1;
      while (texts[end]?.includes(ending) === false) end += 1;
      return true;
    },
  };
}
