/**
 * Lines that say that something was left out: what people write in place of rows, and what pagers print below the part
 * of a text that they show. Where one stands in a table, the listing is not whole.
 */

/** Nothing but dots, the edges of a box, the signs of a comment, a quotation or a list, and the number of a line. */
const dots = /^[\s|>#*+\d:()[\]{}</-]*[.…⋮⋯。][\s|>#*+()[\]{}.…⋮⋯。-]*$/u;

/** The prompt of `less`, the lines it fills a screen with, and what `grep -A` prints between two places. */
const signs: ReadonlySet<string> = new Set([':', '~', '--']);

/** What stands around a remark: brackets, quotes, dots, the signs of a list or a comment, the edges of a box. */
const around =
  /^[\s|>#*+•·"'`_~[\](){}<!/\-–—.…⋯⋮=]+|(?<![\s|*"'`_~[\](){}>!/\-–—.…⋯⋮=])[\s|*"'`_~[\](){}>!/\-–—.…⋯⋮=]+$/gu;

const pagers =
  /^(?:lines? \d+-\d+|(?:more|mehr|mais|más|plus|suite)(?:[ -]*\(?\d{1,3} ?%)?$|press |drücke |pressione |presione |appuyez |按)/iu;

/** Alone these say it all. */
const phrases =
  /^(?:end|etc|usw|u\. ?s\. ?w|et cetera|and so (?:on|forth)|und so weiter|e assim por diante|y así sucesivamente|et ainsi de suite|schnipp|snip|snipp?ed|等等?|以此类推|依此类推|以下略?|[以下后中]+略|略|以下省略)$/iu;

/** What was done to the rest: enough in a short line by itself. */
const done =
  /omitted|truncated|snipped|elided|abridged|not shown|left out|omitid|truncad|cortad|suprimid|recortad|ausgelassen|gekürzt|weggelassen|abgeschnitten|ausgeblendet|omise?s?(?: |$)|tronqu|abrég|coup[ée]|supprim|省略|截断|未显示|略去/iu;

/** What the rest is called: enough beside dots, brackets or a number. */
const rest =
  /\b(?:more|others?|further|additional|remaining|rest|snip|cut|skipped|removed|hidden|shortened|trimmed|redacted|mais|outr[oa]s|restantes?|resto|más|otr[oa]s|demás|weitere[rns]?|übrigen?|restlichen?|autres?|restante?s|suite)\b|更多|其余|其他|其它|剩余|剩下|另外|还有|等/iu;

const count =
  /^(?:(?:and|plus|und|sowie|[ey共]|mais|más|et|还有|另有|另外|以及|剩余|其余) ?)?\+? ?\d[\d.,]* ?(?:more|others?|further|additional|remaining|weitere|übrige|mais|outr|más|otr|autres|[个行条])/iu;

/** Longer lines are no remark. */
const longest = 100;

/** Whether a line stands for others that were left out. */
export function isLeftOut(text: string): boolean {
  const trimmed = text.trim();
  if (signs.has(trimmed)) return true;
  const mark = /[.…⋮⋯。]/u.test(trimmed);
  if (mark && dots.test(trimmed)) return true;
  const inner = trimmed.replace(around, '').replace(/^\d{1,5}[:.)|]? {2,}/, '');
  if (inner === '' || inner.length > longest) return false;
  // A remark is written with single blanks; cells are apart.
  if (inner.includes('  ') || inner.includes('\t')) return false;
  const isAlone = inner.length === trimmed.length;
  if (phrases.test(inner)) return !isAlone || !/^end$/i.test(inner);
  if (pagers.test(inner)) return !isAlone || /^lines? \d/.test(inner);
  const words = inner.split(' ').length;
  if (words > 12) return false;
  const isMarked = /\.{2}|[…⋮⋯]/u.test(trimmed) || /^[|>#*+\s]*(?:[[({<]|--)/.test(trimmed);
  return (
    (done.test(inner) && (isMarked || words <= 7)) ||
    (rest.test(inner) && isMarked) ||
    count.test(inner)
  );
}
