import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';

/** Notes lines such as `---` right below the text of an item: kramdown makes a heading of that text, other parsers part the page there. */
export function noteUnderlines(page: PageLines, note: TakeNote): void {
  let above: { isItem: boolean; isText: boolean } = { isItem: false, isText: false };
  for (const { text, inner, indent, isCode, opensItem, line } of placedLines(page)) {
    const isLine = !isCode && /^-{3,}\s*$/.test(text);
    if (isLine && above.isItem && above.isText)
      note({
        code: 'structure',
        line,
        unsure: 'Jekyll makes a heading of the item above this line.',
        did: 'I kept the item, and made a line of it.',
        look: 'Nothing, unless it is to be a heading.',
      });
    const isItem: boolean = opensItem || (above.isItem && indent !== '' && !isLine);
    above = { isItem, isText: !isCode && inner.trim() !== '' };
  }
}
