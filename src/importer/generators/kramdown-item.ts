import { blankColumns, blankOf } from '#importer/text/list-margin.ts';

/** An item that is open, of a list at the margin of the page. */
export interface Item {
  isNumbered: boolean;
  /** The sign of the items of its list. */
  sign: string;
  /** The columns that its text is set in by. */
  width: number;
  /** By how much the list in it is set in further. */
  shift: number;
  hasList: boolean;
}

export const start = /^( {0,3})([-*+]|\d{1,9}\.)([ \t]+)(?=\S)/;
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
/** Attributes and elements end an item, wherever they begin. */
const end =
  /^ {0,3}(?:\{:|<\/?(?!(?:[abisu]|abbr|br|code|em|img|kbd|mark|small|span|strong|sub|sup)\b)[a-z])/i;
/** What no list begins below without an empty line. */
export const noText = /^\s*(?:$|#{1,6}\s|[>|<]|\{[:%])/;

const isNumber = (sign: string): boolean => /^\d/.test(sign);
export const columnsOf = (text: string): number => blankColumns(blankOf(text));

/** Whether a line ends the item that is open above it. */
export function endsItem(
  text: string,
  { width, isNumbered }: Item,
  isBelowBlank: boolean,
): boolean {
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

/** A line that may begin an item, and the item that is open below it. */
export function lineOfItem(
  text: string,
  above: string,
  item: Item | undefined,
): { texts: string[]; item: Item | undefined } {
  const [found, blank = '', sign = '', gap = ''] = rule.test(text) ? [] : (start.exec(text) ?? []);
  const isNumbered = isNumber(sign);
  const isNext = item !== undefined && item.isNumbered === isNumbered && blank.length < item.width;
  if (found !== undefined && (item === undefined || isNext)) {
    const isBelowText = item === undefined && isNumbered && !noText.test(above);
    const own = isNumbered ? sign : (item?.sign ?? sign);
    const rest = text.slice(found.length);
    const width = blankColumns(blank + sign.replaceAll(/./g, ' ') + gap);
    return {
      texts: [...(isBelowText && sign !== '1.' ? [''] : []), blank + own + gap + rest],
      item: { isNumbered, sign: own, width, shift: 0, hasList: start.test(rest) },
    };
  }
  if (item === undefined) return { texts: [text], item };
  const within = withList(item, text, found !== undefined);
  return { texts: [' '.repeat(within.shift) + withFirstNumber(text, above)], item: within };
}
