/**
 * Lines that say that something was left out: what people write in place of rows, and what pagers print below the part
 * of a text that they show. Where one stands in a table, the listing is not whole.
 */

/** Nothing but dots, the edges of a box, the signs of a comment, a quotation or a list, and the number of a line. */
const dots = /^[\s|>#*+\d:()[\]{}</-]*[.…⋮⋯。][\s|>#*+()[\]{}.…⋮⋯。-]*$/u;

/** The prompt of `less`, the lines it fills a screen with, and what `grep -A` prints between two places. */
const signs = /^(?:[:~]|--)$/;

/** What stands around a remark: brackets, quotes, dots, the signs of a list or a comment, the edges of a box. */
const around =
  /^[\s|>#*+•·"'`_~[\](){}<!/\-–—.…⋯⋮=]+|(?<![\s|*"'`_~[\](){}>!/\-–—.…⋯⋮=])[\s|*"'`_~[\](){}>!/\-–—.…⋯⋮=]+$/gu;

const pagers =
  /^(?:lines? \d+-\d+|(?:more|mehr|mais|más|plus|suite)(?:[ -]*\(?\d{1,3} ?%)?$|press (?:any|space|enter|return|q\b)|drücke |pressione |presione |appuyez |按)/iu;

/** Alone these say it all. */
const phrases =
  /^(?:end|etc|usw|et cetera|and so (?:on|forth)|und so weiter|e assim por diante|y así sucesivamente|et ainsi de suite|等等?|以此类推|依此类推|[以下后中]*省?略)$/iu;

/** What was done to the rest: enough by itself. */
const done =
  /omit|✂|click to expand|^view full|truncat|exceeds the size|snip|elided|trimm|hidden|not shown|left out|suprimid|recortad|ausgelassen|gekürzt|omis|tronqu|省略|截断|未显示|略去/iu;

/** A number of things, alone or behind a word: `5 more rows`, `and 3 others`, `+2 mais`, `还有3个`. `5a` is the rest of a cell. */
const count =
  /^(?:\p{L}{1,6} ?)?\+? ?\d[\d.,]*(?: ?\p{Lo}| \p{L})\p{L}*(?: \p{L}+){0,3}$|^(?:(?:and|plus) )?(?:a )?(?:\d+|few|dozen|two|three|several|many) more\b/u;

/** What programs print in brackets: no value, a list or a map as JSON, and the last line of a terminal. */
const printed =
  /^[\s|>#*+]*(?:<(?:none|invalid|unknown|unset|pending|error|deleted)>|[[{]".*["\]}\d][\]}]|\[Process completed\])$/;

/** Longer lines are no remark. */
const longest = 100;

/** What `-o name` prints is the name of an object, whatever word stands in it. */
const objectName = /^[a-z][a-z\d.-]*\/[a-z\d][a-z\d.-]*$/;

/** Whether a line stands for others that were left out. */
export function isLeftOut(text: string): boolean {
  if (objectName.test(text)) return false;
  const trimmed = text.trim();
  // The terminal of macOS ends a session so.
  if (/^\.{3}(?:copying|saving|completed)\b/.test(trimmed)) return false;
  if (signs.test(trimmed) || dots.test(trimmed)) return true;
  const inner = trimmed.replace(around, '').replace(/^\d{1,5}[:.)|]? {2,}/, '');
  if (inner === '' || inner.length > longest) return false;
  // A remark is written with single blanks; cells are apart.
  if (inner.includes('  ') || inner.includes('\t')) return false;
  const isAlone = inner.length === trimmed.length;
  // Alone, `etc` is what `ls /` prints.
  if (phrases.test(inner)) return !isAlone || !/^(?:end|etc)$/i.test(inner);
  if (pagers.test(inner)) return !isAlone || /^(?:lines? \d|press )/i.test(inner);
  if (done.test(inner)) return true;
  if (inner.split(' ').length > 12) return false;
  // In brackets, or behind dots, it is a remark whatever it says, but for what kubectl and shells print in brackets.
  const isMarked =
    /^[\s|>#*+]*(?:\.{2}|[…⋮⋯]|[[({].*[\])}]$|<[a-z]{4,}>$)/u.test(trimmed) &&
    !printed.test(trimmed);
  return isMarked || count.test(inner);
}
