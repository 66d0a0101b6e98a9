import { fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf, placeReader, setOut } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

const itemSign = /^\s*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/**
 * Python-Markdown takes an item for one of the list in the item above it where it is set in by four to seven columns more than that;
 * other parsers, by four more than its text, for words of that text or for code. Such an item goes to where the text begins, and what
 * stands below it with it.
 */
export function withNestedItems({ texts, lines }: PageLines): PageLines {
  const placeOf = placeReader(0, 4);
  const fences = fenceReader();
  let margin = 0;
  let base = 0;
  let shift = 0;
  const shown = texts.map((text) => {
    const own = blankColumns(blankOf(text));
    if (shift > 0 && text.trim() !== '' && own < base) shift = 0;
    const set = setOut(text, shift);
    if (fences.isOpen() || fences.isPre()) {
      fences.read(set);
      return set;
    }
    const left = blankColumns(blankOf(set));
    const isDeep = margin > 0 && left >= margin + 4 && left < 4 * Math.ceil(margin / 4) + 4;
    if (isDeep && itemSign.test(set)) {
      shift += left - margin;
      base = own;
    }
    const placed = setOut(text, shift);
    const place = placeOf(placed);
    fences.read(placed, place.isCode);
    ({ margin } = place);
    return placed;
  });
  return { texts: shown, lines };
}
