import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';
import { placedLines } from './placed-lines.ts';

const bracketed = /^\s*(\d{1,9})\)\s+\S/;

/** Notes lists whose numbers have a bracket behind them, `1)`: kramdown has none of that form, and shows them as text. */
export function noteBracketedNumbers(page: PageLines, note: TakeNote): void {
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
