import { nextFence } from '#importer/text/fence.ts';
import { placeReader } from '#importer/text/list-margin.ts';
import { columnsOf, endsItem, lineOfItem, noText, start } from './kramdown-item.ts';
import type { Item } from './kramdown-item.ts';
import { tagCodeReader } from './liquid-raw.ts';
import type { PageLines } from './marked-text.ts';

const quotation = /^ {0,3}>/;

/** A line as it is written, and its number in the source. */
interface Row {
  text: string;
  line: number;
}

/** What begins in a line: its rows, the place of its last line, and the item that is open below it. */
interface Part {
  rows: readonly Row[];
  last: number;
  item: Item | undefined;
}

/** Where a part begins, and the item that is open there. */
interface Start {
  page: PageLines;
  index: number;
  item: Item | undefined;
  lastOfFence: ReturnType<typeof fenceEnds>;
}

/**
 * The lines of a page in which lists are as other parsers read them: an item of kramdown goes on until an empty line, so that a list of
 * another kind, a quotation or a fence below it is in it however little it is set in; items of a list may have different signs; and a
 * list may begin right below a text with any number. Attributes below a paragraph end it.
 */
export function withKramdownItems(page: PageLines): PageLines {
  const { texts } = page;
  const rows: Row[] = [];
  const isInTag = tagCodeReader();
  const placeOf = placeReader();
  const lastOfFence = fenceEnds(texts);
  let item: Item | undefined;
  let isBelowBlank = true;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const wasBlank = isBelowBlank;
    isBelowBlank = text.trim() === '';
    if (isInTag(text)) {
      rows.push(rowAt(page, index));
      continue;
    }
    const { isCode } = placeOf(text);
    if (isBelowBlank) {
      if (item !== undefined) item = { ...item, shift: 0, hasList: true };
      rows.push(rowAt(page, index));
      continue;
    }
    if (endsParagraph(texts, index - 1, text)) rows.push(rowAt(page, index, ''));
    if (item !== undefined && endsItem(text, item, wasBlank)) item = undefined;
    const here = { page, index, item, lastOfFence };
    const raw = isCode ? undefined : rawPart(here);
    const part = raw ?? quotationPart(here) ?? fencePart(here) ?? linePart(here);
    for (const row of part.rows) rows.push(row);
    item = part.item;
    index = part.last;
  }
  return { texts: rows.map(({ text }) => text), lines: rows.map(({ line }) => line) };
}

const rowAt = ({ texts, lines }: PageLines, index: number, text = texts[index] ?? ''): Row => ({
  text,
  line: lines[index] ?? 1,
});

/** The rows from one line to another. `written`: each as it is to be, by its place. */
const rowsFrom = (
  page: PageLines,
  from: number,
  to: number,
  written: (text: string, index: number) => string = (text) => text,
): Row[] =>
  page.texts
    .slice(from, to + 1)
    .map((text, at) => rowAt(page, from + at, written(text, from + at)));

/** A comment or an element in which nothing is Markdown, if one begins here. */
function rawPart({ page, index, item }: Start): Part | undefined {
  const rawEnd = endOfRaw(page.texts[index] ?? '');
  if (rawEnd === undefined) return undefined;
  let last = index;
  while (!isEnding(page.texts[last] ?? '', rawEnd) && last + 1 < page.texts.length) last += 1;
  return { rows: rowsFrom(page, index, last), last, item };
}

/** A quotation, if one begins here, set in as far as the item that it is in. */
function quotationPart({ page, index, item }: Start): Part | undefined {
  const { texts, lines } = page;
  if (!quotation.test(texts[index] ?? '')) return undefined;
  const last = lastOfQuotation(texts, index);
  // What has attributes of its own is a block of the page, whatever it stands below.
  const around = /^ {0,3}\{:/.test(texts[last + 1] ?? '') ? undefined : item;
  const quoted = quotedItems(texts.slice(index, last + 1), lines.slice(index, last + 1));
  const missing = (text: string): number =>
    around === undefined ? 0 : Math.max(around.shift, around.width - columnsOf(text));
  const rows = quoted.texts.map((text, at) => ({
    text: ' '.repeat(missing(text)) + text,
    line: quoted.lines[at] ?? 1,
  }));
  return { rows, last, item: around };
}

/** A fence that no sign of an item stands before, if one begins here, set in as far as the item that it is in. */
function fencePart({ page, index, item, lastOfFence }: Start): Part | undefined {
  const text = page.texts[index] ?? '';
  const fence = nextFence(undefined, text);
  if (fence === undefined || start.test(text)) return undefined;
  const last = lastOfFence(index, fence);
  const whole = page.texts.slice(index, last + 1);
  const isWithin = item !== undefined && isInItem(whole, item);
  const isLeft = !isWithin && item !== undefined && columnsOf(text) < item.width;
  const width = isWithin ? item.width : 0;
  const rows = rowsFrom(page, index, last, (each, at) =>
    at === index ? setIn(withoutGap(whole, width), width, true) : setIn(each, width, at === last),
  );
  return { rows, last, item: isLeft ? undefined : item };
}

/** Any other line. A fence that begins behind the sign of an item is in it as it is written. */
function linePart({ page, index, item: above, lastOfFence }: Start): Part {
  const text = page.texts[index] ?? '';
  const { texts, item } = lineOfItem(text, page.texts[index - 1] ?? '', above);
  const fence = nextFence(undefined, text);
  const last = fence === undefined ? index : lastOfFence(index, fence);
  const shift = ' '.repeat(item?.shift ?? 0);
  return {
    rows: [
      ...texts.map((each) => rowAt(page, index, each)),
      ...rowsFrom(page, index + 1, last, (each) => shift + each),
    ],
    last,
    item,
  };
}

/** What ends the comment or the element that a line begins with, in which nothing is Markdown; undefined for any other line. */
function endOfRaw(text: string): string | undefined {
  const [start, name] = /^\s*(?:<(pre|script|style|textarea)\b|<!--)/i.exec(text) ?? [];
  if (start === undefined) return undefined;
  return name === undefined ? '-->' : `</${name.toLowerCase()}>`;
}

const isEnding = (text: string, end: string): boolean => text.toLowerCase().includes(end);

/** Whether the attributes of the paragraph above them are in a line. A block begins below, which is no part of that. */
function endsParagraph(texts: readonly string[], index: number, below: string): boolean {
  const above = texts[index - 1] ?? '';
  return (
    attributes.test(texts[index] ?? '') &&
    !noText.test(above) &&
    !noText.test(below) &&
    !start.test(below)
  );
}

const attributes = /^ *\{:(?!:)[^{}]*\}\s*$/;

/** Finds the last line of a fence by the one that opens it, which is the last where nothing closes it. */
function fenceEnds(texts: readonly string[]): (index: number, fence: string) => number {
  const endless = new Set<string>();
  return (index, fence) => {
    if (endless.has(fence)) return index;
    let open: string | undefined = fence;
    for (let last = index + 1; last < texts.length; last += 1) {
      open = nextFence(open, texts[last] ?? '');
      if (open === undefined) return last;
    }
    endless.add(fence);
    return index;
  };
}

function lastOfQuotation(texts: readonly string[], index: number): number {
  let last = index;
  while (quotation.test(texts[last + 1] ?? '')) last += 1;
  return last;
}

/** Whether a fence is in an item, for below no empty line in it anything is set in by less than that. */
const isInItem = (texts: readonly string[], { width }: Item): boolean =>
  texts.length > 1 &&
  texts.every(
    (text, at) =>
      text.trim() === '' || columnsOf(text) >= width || (texts[at - 1] ?? 'text').trim() !== '',
  );

/** The lines of a quotation with the lists in it as other parsers read them. */
function quotedItems(texts: readonly string[], lines: readonly number[]): PageLines {
  const sign = /^ {0,3}> ?/;
  const inner = texts.map((text) => text.replace(sign, ''));
  const made = withKramdownItems({ texts: inner, lines });
  const isSame = made.texts.join('\n') === inner.join('\n');
  return isSame
    ? { texts, lines }
    : { texts: made.texts.map((text) => (text === '' ? '>' : `> ${text}`)), lines: made.lines };
}

/**
 * The line that opens a fence, set in no further than any line of its code, but as far as its item: for kramdown each line keeps its
 * blanks, other parsers take as many from each as there are before the fence. `texts`: all lines of the fence.
 */
function withoutGap(texts: readonly string[], width: number): string {
  const [opening = '', ...others] = texts;
  const code = others.slice(0, -1).filter((text) => text.trim() !== '');
  const least = code.reduce((columns, text) => Math.min(columns, columnsOf(text)), Infinity);
  const own = columnsOf(opening);
  const isNear = own - width < 4 && !opening.includes('\t');
  return isNear && least >= width && least < own
    ? ' '.repeat(least) + opening.trimStart()
    : opening;
}

/** A line of a fence, set in as far as the text of the item that it is in: what stands further left keeps its blanks, the fence has none. */
function setIn(text: string, width: number, isFence: boolean): string {
  if (text.trim() === '' || columnsOf(text) >= width) return text;
  return ' '.repeat(width) + (isFence ? text.trimStart() : text);
}
