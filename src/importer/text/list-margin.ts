import { placedMark } from './private-signs.ts';

/** Where a line of Markdown stands. */
export interface MarkdownPlace {
  /** The columns that the list items and the blocks around it set their text in by. */
  margin: number;
  /** Whether it is code because it is set in by four columns more. */
  isCode: boolean;
}

/** Columns that white space takes; a tab goes to the next column of four. */
export const blankColumns = (blank: string): number => columnBehind(0, blank);

/** The column behind a text that begins in a column. */
function columnBehind(start: number, text: string): number {
  let column = start;
  for (const letter of text) column += letter === '\t' ? 4 - (column % 4) : 1;
  return column;
}

/** A line set in by so many columns less; what of a tab is left is blanks. */
export function setOut(line: string, columns: number): string {
  if (columns === 0) return line;
  let width = 0;
  let from = 0;
  while (width < columns && (line.charAt(from) === ' ' || line.charAt(from) === '\t')) {
    width += line.charAt(from) === '\t' ? 4 - (width % 4) : 1;
    from += 1;
  }
  return ' '.repeat(Math.max(0, width - columns)) + line.slice(from);
}

const marker = /^(\s*)([-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
/** A block of Python-Markdown, whose text is set in by four columns. */
const block = /^\s*(?:!!!|\?\?\?[+-]?|===[!+]?) ?["\w]/;
/** What begins a footnote, whose text is set in by four columns too. */
const footnote = /^ {0,3}\[\^[^\]\s]+\]:(?=\s|$)/;
const rule = /^\s*([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
/** Behind the signs of items, a heading or a fence: no paragraph goes on from it. */
const alone = /^(?:\s|[-*+][ \t]|\d{1,9}[.)][ \t])*(?:#{1,6}(?:[ \t]|$)|`{3,}[^`]*$|~{3})/;
/** What makes a heading of the paragraph above it. */
const underline = /^\s*(?:=+|-{2,})[ \t]*$/;

/** HTML that ends a paragraph, and with it the item that it does not stand in. Of CommonMark, the first and the sixth kind. */
const html =
  /^\s*<\/?(?:pre|script|style|textarea|address|article|aside|blockquote|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|link|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)(?=[\s>]|\/>|$)/i;

/** Whether code of HTML begins in a line, also behind the signs of quotations and items. */
export const opensPre = (line: string): boolean =>
  /^(?:[\s>]|[-*+][ \t]|\d{1,9}[.)][ \t])*<pre\b/i.test(line);

/** The signs of the quotations and the items that a line begins with; what is set in by more behind one of an item is code. */
export const signsOf = (line: string): string =>
  /^\s*(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}(?! )|>(?:[ \t]+(?=(?:[-*+]|\d{1,9}[.)])[ \t])|[ \t]?))*/.exec(
    line,
  )?.[0] ?? '';

const itemSign = /[-*+]|\d{1,9}[.)]/g;

/** Whether one of those signs opens an item. */
export const hasItem = (signs: string): boolean => /[^\s>]/.test(signs);

/** The margin of the further lines of an item, from the signs before its first. */
export const marginOf = (signs: string): string =>
  signs.replaceAll(itemSign, (sign) => ' '.repeat(sign.length));

/** The signs of the quotations that a line stands in. */
export const quotesOf = (line: string): string =>
  /^ {0,3}>(?:[ \t]{0,3}>)*[ \t]?/.exec(line)?.[0] ?? '';

/**
 * Reads the lines of a page one after the other, those between fences left out, and says where each stands, in the quotation
 * that it is in. `start`: the columns that all of them are set in by. `step`: of how many columns the text of an item is set in by a
 * multiple, four for Python-Markdown.
 */
export function placeReader(start = 0, step = 1): (line: string) => MarkdownPlace {
  const margins: number[] = [];
  const margin = (): number => margins.at(-1) ?? start;
  let wasText = false;
  let wasCode = false;
  let wasQuoted = false;
  // A quotation in an item is set in as far as its text, which may be where a quotation of the page would be code.
  let deep: ((line: string) => MarkdownPlace) | undefined;
  return (whole) => {
    const before = /^[ \t]*(?=>)/.exec(whole)?.[0] ?? '';
    const isOwn = before !== '' && !wasQuoted;
    if (isOwn) while (margins.length > 0 && margin() > blankColumns(before)) margins.pop();
    const isInItem = isOwn && margins.length > 0 && blankColumns(before) - margin() < 4;
    const quotes = isInItem ? '' : quotesOf(whole);
    const line = whole.slice(quotes.length);
    if (wasQuoted !== (quotes !== '') && (whole.trim() !== '' || wasQuoted)) {
      margins.length = 0;
      wasQuoted = quotes !== '';
      wasText = false;
      wasCode = false;
      deep = undefined;
    }
    const blank = /^[ \t]+(?=>)/.exec(line)?.[0] ?? '';
    if (blank !== '' && margins.length > 0 && blankColumns(blank) - margin() < 4) {
      deep ??= placeReader();
      const place = deep(line.slice(blank.length));
      wasText = false;
      wasCode = place.isCode;
      // Who has taken the signs of a line for those of a quotation of the page goes on inside of it.
      return isInItem && quotesOf(whole) !== '' ? place : { ...place, margin: margin() };
    }
    deep = undefined;
    if (line.trim() === '') {
      wasText = false;
      return { margin: margin(), isCode: wasCode };
    }
    const width = blankColumns(/^\s*/.exec(line)?.[0] ?? '');
    const isItem = marker.test(line) && !rule.test(line);
    // A paragraph goes on in a line that is set in by less than its item.
    const isBlock = block.test(isItem ? line.slice(signsOf(line).length) : line);
    const isNote = footnote.test(line);
    // A mark has become of a construct, which ends a paragraph too.
    const isMark = line.includes(placedMark);
    const isOpening = isItem || isBlock || isNote || isMark;
    if (!wasText || isOpening || html.test(line)) {
      while (margins.length > 0 && margin() > width) margins.pop();
    }
    const isCode = !wasText && width - step * Math.ceil(margin() / step) >= 4;
    if (isItem && !isCode) margins.push(...itemMargins(line));
    // The block that an item begins with stands where the further blocks of the item do.
    const own = isItem ? step * Math.ceil(margin() / step) : width;
    if ((isBlock || isNote) && !isCode) margins.push(own + 4);
    wasCode = isCode;
    const isAlone = alone.test(line) || rule.test(line) || (wasText && underline.test(line));
    wasText = !isCode && !isBlock && !isMark && !isAlone;
    return { margin: margin(), isCode };
  };
}

/** The columns at which the text of the items begins that open in a line; `- - text` opens two. */
function itemMargins(line: string): number[] {
  const found: number[] = [];
  let before = 0;
  for (let rest = line; rest !== '';) {
    const [whole = '', , sign = ''] = marker.exec(rest) ?? [];
    if (sign === '') break;
    before = columnBehind(before, whole);
    rest = rest.slice(whole.length);
    const width = columnBehind(before, /^\s*/.exec(rest)?.[0] ?? '') - before;
    found.push(before + (width > 4 || rest === '' ? 1 : width));
  }
  return found;
}

/**
 * The indentation of a construct. Four columns more than the item around it would make it code, so it gets that of its content
 * where that is less.
 */
export function indentOf(text: string, next: string | undefined, margin: number): string {
  const before = blankColumns(blankOf(text)) < margin + 4 ? blankOf(text) : '';
  const quoted = quotesOf(text.slice(before.length));
  const quotes = quoted === '' ? '' : before + quoted;
  const own = blankOf(text.slice(quotes.length));
  if (blankColumns(own) < margin + 4) return quotes + own;
  const below = next === undefined || next.trim() === '' ? '' : blankOf(next.slice(quotes.length));
  return quotes + (below.length < own.length ? below : own);
}

export const blankOf = (text: string): string => /^[ \t]*/.exec(text)?.[0] ?? '';
