import { nextFence } from '#importer/text/fence.ts';
import { blankColumns, blankOf, placeReader } from '#importer/text/list-margin.ts';
import { tagCodeReader } from './liquid-raw.ts';
import type { PageLines } from './marked-text.ts';

/** An item that is open, of a list at the margin of the page. */
interface Item {
  isNumbered: boolean;
  /** The sign of the items of its list. */
  sign: string;
  /** The columns that its text is set in by. */
  width: number;
  /** By how much the list in it is set in further. */
  shift: number;
  hasList: boolean;
}

const start = /^( {0,3})([-*+]|\d{1,9}\.)([ \t]+)(?=\S)/;
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
/** Attributes and elements end an item, wherever they begin. */
const end =
  /^ {0,3}(?:\{:|<\/?(?!(?:[abisu]|abbr|br|code|em|img|kbd|mark|small|span|strong|sub|sup)\b)[a-z])/i;
const quotation = /^ {0,3}>/;
/** What no list begins below without an empty line. */
const noText = /^\s*(?:$|#{1,6}\s|[>|<]|\{[:%])/;

/**
 * The lines of a page in which lists are as other parsers read them: an item of kramdown goes on until an empty line, so that a list of
 * another kind, a quotation or a fence below it is in it however little it is set in; items of a list may have different signs; and a
 * list may begin right below a text with any number. Attributes below a paragraph end it.
 */
export function withKramdownItems({ texts, lines }: PageLines): PageLines {
  const made = { texts: [] as string[], lines: [] as number[] };
  const add = (text: string, index: number): void => {
    made.texts.push(text);
    made.lines.push(lines[index] ?? 1);
  };
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
      add(text, index);
      continue;
    }
    const { isCode } = placeOf(text);
    if (isBelowBlank) {
      if (item !== undefined) item = { ...item, shift: 0, hasList: true };
      add(text, index);
      continue;
    }
    const isParted = endsParagraph(texts, index - 1, text);
    if (isParted) add('', index);
    if (item !== undefined && endsItem(text, item, wasBlank)) item = undefined;
    const rawEnd = isCode ? undefined : endOfRaw(text);
    if (rawEnd !== undefined) {
      for (; !isEnding(texts[index] ?? '', rawEnd) && index + 1 < texts.length; index += 1)
        add(texts[index] ?? '', index);
      add(texts[index] ?? '', index);
      continue;
    }
    if (quotation.test(text)) {
      const { width, shift }: { width: number; shift: number } = item ?? { width: 0, shift: 0 };
      const last = lastOfQuotation(texts, index);
      // What has attributes of its own is a block of the page, whatever it stands below.
      if (/^ {0,3}\{:/.test(texts[last + 1] ?? '')) item = undefined;
      const isWithin = item !== undefined;
      const quoted = quotedItems(texts.slice(index, last + 1), lines.slice(index, last + 1));
      for (const [at, each] of quoted.texts.entries()) {
        const missing = isWithin ? Math.max(shift, width - columnsOf(each)) : 0;
        made.texts.push(' '.repeat(missing) + each);
        made.lines.push(quoted.lines[at] ?? 1);
      }
      index = last;
      continue;
    }
    const fence = nextFence(undefined, text);
    if (fence !== undefined && start.exec(text) === null) {
      const last = lastOfFence(index, fence);
      const isWithin = item !== undefined && isInItem(texts.slice(index, last + 1), item);
      if (!isWithin && item !== undefined && columnsOf(text) < item.width) item = undefined;
      const width = isWithin ? (item?.width ?? 0) : 0;
      const opening = withoutGap(texts.slice(index, last + 1), width);
      add(setIn(opening, width, true), index);
      for (index += 1; index <= last; index += 1)
        add(setIn(texts[index] ?? '', width, index === last), index);
      index -= 1;
      continue;
    }
    const [found, blank = '', sign = '', gap = ''] = rule.test(text)
      ? []
      : (start.exec(text) ?? []);
    const isNumbered = isNumber(sign);
    const width = blankColumns(found === undefined ? '' : blank + sign.replaceAll(/./g, ' ') + gap);
    const isNext =
      item !== undefined && item.isNumbered === isNumbered && blank.length < item.width;
    if (found !== undefined && (item === undefined || isNext)) {
      const above = texts[index - 1] ?? '';
      const isBelowText = item === undefined && isNumbered && !noText.test(above);
      if (isBelowText && sign !== '1.') add('', index);
      const own = isNumbered ? sign : (item?.sign ?? sign);
      const rest = text.slice(found.length);
      item = { isNumbered, sign: own, width, shift: 0, hasList: start.test(rest) };
      add(blank + own + gap + rest, index);
    } else if (item === undefined) add(text, index);
    else {
      item = withList(item, text, found !== undefined);
      add(' '.repeat(item.shift) + withFirstNumber(text, texts[index - 1] ?? ''), index);
    }
    // A fence that begins behind the sign of an item is in it as it is written.
    const last = fence === undefined ? index : lastOfFence(index, fence);
    for (; index < last; index += 1)
      add(' '.repeat(item?.shift ?? 0) + (texts[index + 1] ?? ''), index + 1);
  }
  return made;
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

const isNumber = (sign: string): boolean => /^\d/.test(sign);
const columnsOf = (text: string): number => blankColumns(blankOf(text));

function endsItem(text: string, { width, isNumbered }: Item, isBelowBlank: boolean): boolean {
  if (columnsOf(text) >= width) return false;
  if (rule.test(text) || end.test(text)) return true;
  const [, , sign] = start.exec(text) ?? [];
  // A further item of the same list goes on with it.
  return isBelowBlank && (sign === undefined || isNumber(sign) !== isNumbered);
}

/** The item with a list in it that begins in a line, if one does: that goes to where the text of the item begins. */
function withList(item: Item, text: string, isItem: boolean): Item {
  const own = columnsOf(text);
  if (own >= item.width) return { ...item, hasList: item.hasList || start.test(text.trimStart()) };
  if (!isItem || item.shift > 0) return item;
  return item.hasList ? item : { ...item, shift: item.width - own };
}

/** An item below a text with any number but one begins a list, which has numbers of its own. */
function withFirstNumber(text: string, above: string): string {
  const number = /^\s+(\d{1,9})\.[ \t]/.exec(text)?.[1];
  if (number === undefined || number === '1' || noText.test(above)) return text;
  const isFirst = !/^\s*\d{1,9}\./.test(above) || columnsOf(above) !== columnsOf(text);
  return isFirst ? text.replace(number, '1') : text;
}

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
    : { texts: made.texts.map((text) => `> ${text}`.trimEnd()), lines: made.lines };
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
