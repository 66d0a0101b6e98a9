import { codeReader } from '#importer/text/code-reader.ts';
import { fenceAt, fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf, placeReader, setOut } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/**
 * Python-Markdown sets the text of any item in by four columns, other parsers by the width of its sign: a fence that is set in by
 * more than they allow goes to where they begin the text of the item, and code that is set in or stands in `<pre>` loses the
 * blanks that they would take for its own.
 */
export function withItemFences({ texts, lines }: PageLines): PageLines {
  const placeOf = placeReader();
  const fences = fenceReader();
  let shift = 0;
  const shown = texts.map((text) => {
    let isSetIn = false;
    if (!fences.isOpen() && !fences.isPre()) {
      const { margin, isCode } = placeOf(text);
      const own = blankColumns(blankOf(text));
      const textAt = 4 * Math.ceil(margin / 4);
      const isFence = fenceAt(text) !== undefined;
      // Right below a text, the fence is of what that stands in, however far it is set in.
      const isDeep = isCode ? margin > 0 && own < textAt + 4 : own >= margin + 4;
      isSetIn = isCode && !isDeep;
      if (isFence) shift = isDeep ? own - margin : 0;
      else if (isSetIn && textAt > margin) return ' '.repeat(margin + 4) + setOut(text, textAt + 4);
      else shift = own >= textAt ? textAt - margin : 0;
    }
    return fences.read(text, isSetIn) === 'none' ? text : setOut(text, shift);
  });
  return { texts: shown, lines };
}

const itemStart = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/;

/**
 * The lines of a page in which no item at the margin wants more than four columns for its text: Python-Markdown reads by four
 * columns what stands below `  1.  Text` or `10.  Text`, and other parsers take that for code beside the list.
 */
export function withItemMargins({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  let width = 0;
  const shown = texts.map((text) => {
    if (isCode(text) || text.trim() === '') return text;
    const [start = '', blank = '', sign = '', gap = ''] = itemStart.exec(text) ?? [];
    if (start === '') {
      if (!/^\s/.test(text)) width = 0;
      return text;
    }
    const isNested = width > 0 && blank.length >= width;
    if (isNested) return text;
    width = start.length;
    if (width <= 4) return text;
    const left = Math.max(1, Math.min(gap.length, 4 - sign.length));
    return sign + ' '.repeat(left) + text.slice(width);
  });
  return { texts: shown, lines };
}
