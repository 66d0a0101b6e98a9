import { codeAndFence } from './fence.ts';
import { inlineCode } from './inline-code.ts';
import { blankColumns, opensPre, placeReader, quotesOf, setOut } from './list-margin.ts';

/** Code as a page of the source has it: a block between fences, or code in a line of text. */
export interface SourceCode {
  type: 'block' | 'inline';
  text: string;
  /** The line of the source that it begins in, from 1. */
  line: number;
  /** Whether it stands right beside other code in its line. */
  touches?: boolean;
}

/** A fence that is open: its sign, how many of them, and how far it is set in. `item`: the least that its list item is. */
interface Fence {
  item: number;
  sign: string;
  length: number;
  indent: number;
  /** How many quotations it stands in. */
  quotes: number;
  line: number;
  /** What stands behind its sign. */
  info: string;
  lines: string[];
  /** What stands left of where the fence begins belongs to the code for kramdown, so that it needs its lines as they are. */
  margin: number;
  whole: string[];
}

/**
 * All code of a text of Markdown, found without the parser that pages are read with: what was read and written is held
 * against it. In time that grows with the text alone. `hasIndented`: whether the tool takes text that is set in for code, in
 * which backticks mean nothing.
 */
export function sourceCode(
  body: string,
  firstLine: number,
  hasIndented = false,
  isKramdown = false,
): SourceCode[] {
  const textOf = ({ lines: own, whole, indent, margin, quotes, item }: Fence): string =>
    isKramdown && quotes === 0 && item === 0
      ? kramdownCode(whole.slice(0, own.length), indent, margin)
      : own.join('\n');
  const found: SourceCode[] = [];
  const lines = body.split('\n');
  let fence: Fence | undefined;
  const placeOf = placeReader();
  let isPre = false;
  let pre: string[] = [];
  let isRow = false;
  let wasRow = false;
  let text: string[] = [];
  const flush = (end: number): void => {
    const first = firstLine + end - text.length;
    found.push(...inlineCode(text, first, { isRow: wasRow || isRow, isMdx: !hasIndented }));
    text = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (fence !== undefined && leaves(fence, line)) {
      found.push({ type: 'block', text: textOf(fence), line: fence.line });
      fence = undefined;
    }
    if (fence !== undefined) {
      const inner = insideOf(fence, line);
      fence.whole.push(line);
      const both = codeAndFence(fence.sign.repeat(fence.length), inner);
      // Code may begin in the line of its ticks, where a fence has its language.
      if (both !== undefined && fence.lines.length === 0 && isCodeOfClick.test(fence.info))
        fence.lines.push(fence.info);
      if (both !== undefined) fence.lines.push(both[0]);
      if (both === undefined && !closes(fence, inner, hasIndented)) fence.lines.push(inner);
      else {
        found.push({ type: 'block', text: textOf(fence), line: fence.line });
        fence = undefined;
      }
      continue;
    }
    const comment = commentEnd(lines, index);
    const { isCode, margin } = placeOf(comment > index ? '' : line);
    const isSet = isCode && hasIndented;
    // Nothing opens a fence in the code of HTML, and far to the right a paragraph goes on.
    const isNone =
      comment > index || isSet || isPre || (hasIndented && widthOf(line) - margin >= 4);
    fence = isNone ? undefined : fenceIn(line, firstLine + index + 1, margin);
    const hasPre: boolean = isPre || (!isSet && opensPre(line));
    if (!isPre) pre = [];
    if (hasPre) pre.push(line);
    isPre = hasPre && !/<\/pre>/i.test(line);
    if (hasPre && !isPre) found.push(...preCode(pre, firstLine + index + 1 - pre.length));
    const isComment = /^\s*<!--(?:(?!-->).)*-->\s*$/.test(line);
    const isText =
      !isComment &&
      comment === index &&
      fence === undefined &&
      line.trim() !== '' &&
      !hasPre &&
      !isSet;
    wasRow = isRow;
    isRow = isText && (delimiterRow.test(line) || isRow);
    // Code of a row ends with it at the latest, also where no bar begins it.
    if (!isText || isRow || wasRow || beginsBlock.test(line)) flush(index);
    // What an address stands for is not shown where it is defined.
    if (isText && !/^ {0,3}\[[^\]]+\]: *\S/.test(line)) text.push(line);
    else flush(index);
    index = comment;
  }
  if (fence !== undefined) {
    found.push({ type: 'block', text: textOf(fence), line: fence.line });
  }
  flush(lines.length);
  return found;
}

/** The code of an element of HTML at the margin, where it is written as it is shown: without tags, entities and what a tool would fill in. */
function preCode(lines: readonly string[], line: number): SourceCode[] {
  const all = lines.join('\n');
  const start = /^<pre\b[^<>]*>(?:<code\b[^<>]*>)?/i.exec(all)?.[0].length;
  if (start === undefined) return [];
  const text = all
    .slice(start, all.toLowerCase().indexOf('</pre>'))
    .replace(/<\/code>\s*$/i, '')
    .replace(/^\n/, '')
    .replace(/\n[ \t]*$/, '');
  return text.trim() === '' || /[<&{]/.test(text) ? [] : [{ type: 'block', text, line }];
}

/** The columns that a line is set in by, in the quotation that it is in. */
const widthOf = (line: string): number =>
  blankColumns(/^\s*/.exec(line.slice(quotesOf(line).length))?.[0] ?? '');

/** A line that begins a block of its own without an empty line before it: an item, a heading, a row, a term. */
const beginsBlock = /^[\s>]*(?:[-*+] |\d{1,9}[.)] |#{1,6} |\||: )/;

/** The last line of a comment that begins in a line; a comment that never ends goes to the end of the page, as in a browser. */
export function commentEnd(lines: readonly string[], index: number): number {
  const text = lines[index] ?? '';
  if (!/^ {0,3}<!--/.test(text) || text.includes('-->')) return index;
  for (let end = index + 1; end < lines.length; end += 1)
    if (lines[end]?.includes('-->')) return end;
  return lines.length - 1;
}

/** The first line of what a click of Katacoda runs, right behind its ticks. */
const isCodeOfClick = /^\S+[ (]/;

/** The fence that a line opens, also within a list or a quotation. */
function fenceIn(line: string, firstLine: number, margin: number): Fence | undefined {
  const start = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/.exec(line)?.[0] ?? '';
  const [run = ''] = /^(?:`{3,}|~{3,})/.exec(line.slice(start.length)) ?? [];
  if (run === '' || (run.startsWith('`') && line.includes('`', start.length + run.length))) {
    return undefined;
  }
  const quotes = start.split('>').length - 1;
  const indent = blankColumns(withoutQuotes(start, quotes).replaceAll(/\S/g, ' '));
  const item = /[-*+.)]/.test(start) && quotes === 0 ? indent : 0;
  return {
    sign: run.charAt(0),
    length: run.length,
    indent,
    item,
    quotes,
    line: firstLine,
    info: line.slice(start.length + run.length),
    ...{ lines: [], margin, whole: [] },
  };
}

/** The code between fences as kramdown has it: a line left of its item keeps its blanks, all others lose as many as each of them has. */
function kramdownCode(lines: readonly string[], indent: number, margin: number): string {
  const blanksOf = (line: string): number => blankColumns(/^\s*/.exec(line)?.[0] ?? '');
  const own = lines.filter((line) => line.trim() !== '' && blanksOf(line) >= margin);
  const least = own.reduce((columns, line) => Math.min(columns, blanksOf(line)), indent);
  const common = Math.max(margin, least);
  return lines.map((line) => (blanksOf(line) < margin ? line : setOut(line, common))).join('\n');
}

/** A line without the signs of so many quotations before it. */
const withoutQuotes = (line: string, quotes: number): string =>
  quotes === 0 ? line : line.replace(new RegExp(`^(?:\\s*>){1,${quotes}} ?`), '');

/** Whether a line is no longer in the quotation or the list item that the fence began in. */
const leaves = ({ quotes, item }: Fence, line: string): boolean =>
  (quotes > 0 && !/^\s*>/.test(line)) ||
  (line.trim() !== '' && blankColumns(/^\s*/.exec(line)?.[0] ?? '') < item);

/** A line without what the list or quotation around the fence puts before it. */
const insideOf = ({ indent, quotes }: Fence, line: string): string =>
  setOut(withoutQuotes(line, quotes), indent);

/** Where text that is set in is no code, the end of a fence may be set in as far as it likes. */
function closes({ sign, length }: Fence, line: string, hasIndented: boolean): boolean {
  const run = line.trim().replace(/ ?\{\{[^{}]*\}\}$/, '');
  const isNear = !hasIndented || /^ {0,3}\S/.test(line);
  return run.length >= length && isNear && [...run].every((letter) => letter === sign);
}

/** The row of a table between its head and its body, of a table whose rows begin with no bar too. */
const delimiterRow = /^[\s>]*:?-+:? *(?:\| *:?-+:? *)+$/;
