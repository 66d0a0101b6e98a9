import { codeReader } from '#importer/text/code-reader.ts';
import { codeParts } from './marked-text.ts';
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

/** What may stand before a comment that is a block of its own, which goes on behind empty lines. */
const blockStart = /^(?:[\s>]|(?:[-*+]|\d{1,9}[.)])\s)*$/;
const ending = '-->';

interface CommentReader {
  /** How many signs at the start of a line are of a comment that began above it. */
  signsIn: (index: number) => number;
  /** Where in a line that is no code a comment of several lines begins; undefined where none does. */
  startIn: (index: number) => number | undefined;
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
    startIn: (index) => {
      const text = texts[index] ?? '';
      const start = index < lastEnd ? openedAt(text) : undefined;
      if (start === undefined) return undefined;
      const isBlock = blockStart.test(text.slice(0, start));
      let last = index + 1;
      while (texts[last]?.includes(ending) === false) {
        if (!isBlock && texts[last]?.trim() === '') return undefined;
        last += 1;
      }
      end = last;
      return start;
    },
  };
}

/** Where a comment begins that does not end in its line, outside of code. */
function openedAt(text: string): number | undefined {
  if (!text.includes('<!--')) return undefined;
  const shown = codeParts(text)
    .map((part) => (part.isCode ? ' '.repeat(part.text.length) : part.text))
    .join('');
  const at = shown.lastIndexOf('<!--');
  return at === -1 || text.includes(ending, at) ? undefined : at;
}
