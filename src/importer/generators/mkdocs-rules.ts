import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';
import { isPlacedMark } from './mkdocs.ts';

/** What is no part of the paragraph below it: a mark, a comment, an end of HTML, an address or an abbreviation. */
const isAlone = (text: string): boolean =>
  isPlacedMark(text) || /^(?:<!--.*-->$|<\/[a-z]+>$|\*?\[(?!\^)[^\]]+\]:)/i.test(text.trim());

/** Too short a row for a rule, and one that is never a rule. */
const noRule = /^ {0,3}-{1,2}\s*$/;
const doubleLine = /^ {0,3}=+\s*$/;

/** The lines of a page in which a line of signs below a paragraph of several lines makes no heading of it: in Python-Markdown a heading has one. */
export function withRules({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let count = 0;
  for (const [index, text] of texts.entries()) {
    const isText = !isCode(text) && text.trim() !== '' && !isAlone(text);
    const isRule = isText && count > 1 && /^ {0,3}-+\s*$/.test(text);
    if (isRule) {
      made.texts.push('');
      made.lines.push(lines[index] ?? 1);
    }
    count = isText && !isRule && !/^ {0,3}(?:[#>|]|[-*+] |\d+[.)] )/.test(text) ? count + 1 : 0;
    const isShown = (isRule && noRule.test(text)) || (count > 2 && doubleLine.test(text));
    made.texts.push(isShown ? text.replace(/[-=]/, String.raw`\$&`) : text);
    made.lines.push(lines[index] ?? 1);
  }
  return made;
}
