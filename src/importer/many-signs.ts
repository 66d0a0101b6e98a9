import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { nextFence } from '#importer/text/fence.ts';

/** So many signs may stand in a paragraph: the time in which they are matched grows with the square of them. */
const MOST = 5000;

/** Paragraphs with fewer signs take no time worth counting; of all others the squares are, as if they were so many of the longest. */
const FEW = 1000;
const MOST_PARAGRAPHS = 4;

/** Why a page whose signs nobody can match becomes no lesson. */
export const tooManySigns = `one of its paragraphs has more than ${MOST} signs of emphasis or links (\`*\`, \`_\`, \`~\`, \`](\`), or several nearly as many: perhaps it is data. Put it into a block of code`;

/** Those side by side count once, links that end before another may begin not at all. */
const signs = /\*+|_+|~+|\]\((?![^()[\]]*\))/g;

/** A line that begins a paragraph of its own: an item with text, a heading, a row. */
const beginsOwn = /^[\s>]*(?:(?:[-*+]|1[.)])[ \t]+\S|#{1,6} |\|)/;
/** Also an item, where a list has begun. */
const number = /^[\s>]*\d{1,9}[.)][ \t]/;
/** Below the head of a table. */
const isDelimiterRow = (line: string): boolean =>
  line.includes('|') && line.includes('-') && /^[\s>|:-]+$/.test(line);

/** Whether paragraphs of a page outside code have more signs than can be matched. */
export function hasTooManySigns(path: string, text: string): boolean {
  if (isAsciiDoc(path)) return hasLongRun(text);
  let fence: string | undefined;
  let count = 0;
  let work = 0;
  let isList = false;
  let isTable = false;
  const isOver = (): boolean => {
    if (count > FEW) work += count * count;
    count = 0;
    return work > MOST_PARAGRAPHS * MOST * MOST;
  };
  for (const line of text.split('\n')) {
    const isCode = fence !== undefined;
    fence = nextFence(fence, line);
    const isEmpty = /^[\s>]*$/.test(line);
    const isOwn: boolean = beginsOwn.test(line) || (isList && number.test(line));
    if (isCode || isEmpty || isOwn || isTable) {
      if (isOver()) return true;
      isList = !isEmpty && isOwn;
      isTable = isTable && !isEmpty;
    }
    if (isCode) continue;
    isTable ||= isDelimiterRow(line);
    count += signsIn(line);
    if (count > MOST) return true;
  }
  return isOver();
}

/** Of AsciiDoc only signs side by side take that time; a line of nothing else is the edge of a block. */
function hasLongRun(text: string): boolean {
  for (const { 0: run, index } of text.matchAll(/\*+|#+|`+/g)) {
    if (run.length <= MOST) continue;
    if (!isEnd(text.charAt(index - 1)) || !isEnd(text.charAt(index + run.length))) return true;
  }
  return false;
}

const isEnd = (letter: string): boolean => letter === '' || letter === '\n' || letter === '\r';

/** Low lines within words are none. */
const signsIn = (line: string): number =>
  (line.match(signs)?.length ?? 0) - (line.match(/(?<=[\p{L}\d])_(?=[\p{L}\d])/gu)?.length ?? 0);
