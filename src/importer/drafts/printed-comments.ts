/** Outputs that pages write as comments below their commands: `# NAME  READY`, `#pod/web created`. */
import { announcementIn } from '#importer/text/announcement.ts';
import { beginsWithProgram } from '#importer/text/command-shape.ts';
import { isSurelyPrinted } from '#importer/text/output-shape.ts';
import { commentText } from './shell-parts.ts';

/** Comments in a row that were printed, and how many lines above them, among them the words that say so, are none of them. */
export interface PrintedComments {
  raw: readonly string[];
  text: string;
  /** Why they count as printed. */
  by: 'announcement' | 'looks';
}

/** Reads the comments of a block of commands. A block that has one output among its comments has others, too. */
export function printedComments(
  lines: readonly string[],
  below: readonly number[],
): (index: number, command: number) => PrintedComments | undefined {
  const hasPrinted = lines.some(
    (line, index) =>
      isBare(line) &&
      !isBare(lines[index - 1] ?? '') &&
      isSurelyPrinted(bareText(rowAt(lines, index))),
  );
  const isEnd = (end: number): boolean => /^\s*(?:#\s*)?$/.test(lines[end] ?? '');
  const lastText = lines.findLastIndex((line) => line.trim() !== '');
  const lastOther = lines.findLastIndex((line) => !isBare(line) && !/^[\s.…]*$/.test(line));
  const endOfRow = endReader(lines, (line) => !isBareSign(line));
  const endOfCells = endReader(lines, (line) => isCells(line) || isSurelyPrinted(bareText([line])));
  const endOfWords = endReader(lines, (line) => !isTyped(line));
  return (index, command) => {
    if (isBareSign(lines[index] ?? '')) return undefined;
    const announced = announcedBelow(lines, index, below[index] ?? index);
    if (announced.length > 0) return printed(announced, 'announcement');
    const end = endOfRow(index);
    const first = lines.slice(index, Math.min(end, index + LOOKED_AT));
    const isRight = index === command + 1;
    const isLast = end > lastText;
    // A command that was commented out stands above what it printed, and is no part of that.
    if (isTyped(lines[index] ?? '')) return undefined;
    const between = lines.slice(command + 1, index);
    const isParted = between.every((line) => line.trim() === '' || (isBare(line) && isTyped(line)));
    // Above what is typed next, a rule begins its title.
    const isReport = index > lastOther && isRule.test(lines[index] ?? '');
    const looks =
      isReport || isSurelyPrinted(bareText(first)) || first.filter(hasColumns).length > 1
        ? isReport || isEnd(end) || endOfCells(index) === end
        : isEnd(end) &&
          ((isRight && (isValue.test(first.join('\n')) || isKey.test(first[0] ?? ''))) ||
            (hasPrinted && (isRight || isLast) && endOfWords(index) === end));
    return isParted && looks ? printed(lines.slice(index, end), 'looks') : undefined;
  };
}

/** An output is known by its first lines. Each comment of a row may begin one, so that all of them would be read again and again. */
const LOOKED_AT = 10;

/** Says how far comments of a kind go from one line on. Lines are asked for from above, so that each is read once. */
function endReader(
  lines: readonly string[],
  isOfKind: (comment: string) => boolean,
): (index: number) => number {
  let end = -1;
  return (index) => {
    end = Math.max(end, index);
    for (let line = lines[end] ?? ''; isBare(line) && isOfKind(line); line = lines[end] ?? '')
      end += 1;
    return end;
  };
}

const printed = (raw: readonly string[], by: PrintedComments['by']): PrintedComments => ({
  ...{ raw, text: bareText(raw), by },
});

/** A comment without words parts others. */
const isBareSign = (line: string): boolean => line.trim() === '#';

const isBare = (line: string): boolean => /^\s*#(?!!)/.test(line);

/** The comments in a row from one on. */
function rowAt(lines: readonly string[], index: number): readonly string[] {
  let end = index;
  while (isBare(lines[end] ?? '')) end += 1;
  return lines.slice(index, end);
}

/** Comments without the signs that all of them have; with the blank behind those, where not all have it. */
function bareText(row: readonly string[]): string {
  const signs = Math.min(...row.map((line) => /^\s*(#*)/.exec(line)?.[1]?.length ?? 0));
  const texts = row.map((line) => line.trimStart().slice(signs));
  const hasBlanks = texts.every((text) => /^(?: |$)/.test(text));
  return texts.map((text) => (hasBlanks ? text.slice(1) : text)).join('\n');
}

/** A rule of one sign, as reports have above and below their titles. */
const isRule = /^\s*#+ ?([-=*~])\1{9,}\s*$/;

/** Whether a comment is a row of a table: four cells or more. */
const hasColumns = (line: string): boolean => commentText(line).split(/\s{2,}/).length > 3;

/** A value alone that is no word of a sentence: `# dG9rZW4K`, `# red_boat`. */
const isValue = /^\s*# ?(?=\S*(?:\d|\w_|[a-z][A-Z]))(?=\S*[A-Za-z])[\w+/=.-]{6,}$/;

/** A key and its value in a column, as programs print them: `# Server:    192.0.2.1`. */
const isKey = /^\s*# ?[A-Z][\w ]{1,30}:(?: {2,}|\t)\S/;

const isCells = (line: string): boolean => /\S\s{2,}\S/.test(commentText(line));

/** A command that was commented out: no program printed it. */
const isTyped = (line: string): boolean => beginsWithProgram(commentText(line), new Set());

/** The comments right below one that announces an output, `# Expected output:`. `end`: where the line below them stands. */
function announcedBelow(lines: readonly string[], index: number, end: number): readonly string[] {
  const line = lines[index] ?? '';
  // What follows "如下" may be anything.
  const words = commentText(line).replaceAll(/如下|以下/g, '');
  if (!/[:：]\s*$/.test(line) || announcementIn(words) !== 'output') return [];
  // A command right below may be what the last of them is about.
  return (lines[end] ?? '').trim() === '' ? lines.slice(index + 1, end) : [];
}
