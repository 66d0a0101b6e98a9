import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';

/** Notes what kramdown shows otherwise than the parsers of other tools. */
export function noteKramdownReadings(page: PageLines, note: TakeNote): void {
  noteBracketedNumbers(page, note);
  noteUnderlines(page, note);
}

const bracketed = /^\s*(\d{1,9})\)\s+\S/;

/** Notes lists whose numbers have a bracket behind them, `1)`: kramdown has none of that form, and shows them as text. */
function noteBracketedNumbers(page: PageLines, note: TakeNote): void {
  let isList = false;
  let wasText = false;
  for (const { inner, before, isCode, line, opensItem } of placedLines(page)) {
    const text = opensItem ? before.trimStart() + inner : inner;
    const [, number] = (isCode ? undefined : bracketed.exec(text)) ?? [];
    if (number !== undefined && !isList && (!wasText || number === '1')) {
      isList = true;
      note({
        code: 'structure',
        line,
        unsure: `Jekyll shows this list as text, for it knows no numbers such as "${number})".`,
        did: 'I made a list of it.',
        look: 'Nothing, if it reads well.',
      });
    }
    wasText = text.trim() !== '';
    isList &&= isCode || !wasText || number !== undefined || /^\s/.test(before + inner);
  }
}

/** Notes lines such as `---` right below the text of an item: kramdown makes a heading of that text, other parsers part the page there. */
function noteUnderlines(page: PageLines, note: TakeNote): void {
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
