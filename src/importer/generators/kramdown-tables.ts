import { fenceReader } from '#importer/text/fence.ts';
import { blankOf } from '#importer/text/list-margin.ts';
import { tagCodeReader } from './liquid-raw.ts';
import { codeParts } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';

const row = /^ {0,3}\|.*\S/;
/** A row without a bar before its first cell; no item, heading, quotation, address of a link or block of HTML begins like it. */
const bare =
  /^ {0,3}(?!(?:[-*+>]|\d+[.)]|#{1,6})[ \t]|\[[^\]]*\]:|<(?!\/?(?:[abi]|code|em|img|kbd|span|strong)\b))[^\s|].*[ \t]\|(?:[ \t]|$)/;
/** A line between rows, or above the last of them. */
const separator = /^(?=[^-]*-)[\s|:+-]+$|^(?=[^=]*=)[\s|:+=]+$/;
/**
 * The lines of a page in which the tables of kramdown are as other parsers read them: they need no head, their rows may have more cells
 * than it has, and lines part them.
 */
export function withKramdownTables({ texts, lines }: PageLines): PageLines {
  const made = { texts: [] as string[], lines: [] as number[] };
  const add = (text: string, line: number): void => {
    made.texts.push(text);
    made.lines.push(line);
  };
  const fences = fenceReader();
  const isInTag = tagCodeReader();
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const isInFence = fences.read(text) !== 'none';
    const isCode = isInTag(text) || isInFence;
    const isFirst = /^\s*(?:\{:.*\}\s*)?$/.test(texts[index - 1] ?? '');
    const length = isCode || !isFirst ? 0 : rowsFrom(texts, index);
    if (length === 0) {
      add(text, lines[index] ?? 0);
      continue;
    }
    const start = index;
    index += length - 1;
    const rows = texts
      .slice(start, index + 1)
      .map((each, at) => ({ text: withBarsInCode(each.trim()), line: lines[start + at] ?? 0 }));
    const indent = blankOf(text);
    for (const each of wholeTable(rows)) add(indent + each.text, each.line);
  }
  return made;
}

/** How many lines from this one on are a table. Rows that begin without a bar are, where the whole block has cells parted by blanks. */
function rowsFrom(texts: readonly string[], start: number): number {
  let end = start;
  while (row.test(texts[end] ?? '')) end += 1;
  if (end > start) return end - start;
  while (/\S/.test(texts[end] ?? '')) end += 1;
  const block = texts.slice(start, end);
  const width = cellsOf(block[0] ?? '');
  const isTable = block.every((each) => bare.test(withoutCode(each)) && cellsOf(each) === width);
  return block.length > 1 && isTable ? block.length : 0;
}

interface Row {
  text: string;
  line: number;
}

function wholeTable(rows: readonly Row[]): readonly Row[] {
  const [first, second] = rows;
  const cells = rows.filter(({ text }) => !separator.test(text));
  // A line alone is a table for kramdown, too.
  if (first === undefined || cells.length === 0) return rows;
  const width = cells.reduce((most, { text }) => Math.max(most, cellsOf(text)), 0);
  const hasHead =
    !separator.test(first.text) && second !== undefined && separator.test(second.text);
  const head = hasHead ? wide(first.text, width) : `|${' |'.repeat(width)}`;
  const below = hasHead ? cells.slice(1) : cells;
  const ends =
    hasHead && cellsOf(second.text) === width ? second.text : `|${' --- |'.repeat(width)}`;
  return [
    { text: head, line: first.line },
    { text: ends, line: hasHead ? second.line : first.line },
    ...below,
  ];
}

/** A row in which a bar in code parts no cells for other parsers, either. */
const withBarsInCode = (text: string): string =>
  codeParts(text)
    .map((part) => (part.isCode ? part.text.replaceAll(/(?<!\\)\|/g, String.raw`\|`) : part.text))
    .join('');

/** A row with a letter for all in which bars part no cells: code, what Liquid fills in, and what stands behind a backslash. */
const withoutCode = (text: string): string =>
  codeParts(text)
    .map((part) =>
      part.isCode ? 'x' : part.text.replaceAll(/\\.|\{\{[^{}]*\}\}|\{%[^%]*%\}/g, 'x'),
    )
    .join('');

function cellsOf(text: string): number {
  const inner = withoutCode(text).trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').length;
}

const wide = (text: string, width: number): string => {
  const missing = width - cellsOf(text);
  return missing <= 0 ? text : `${text.replace(/\|$/, '')}|${' |'.repeat(missing)}`;
};
