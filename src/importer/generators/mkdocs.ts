import { isAbbreviation } from './abbreviations.ts';
import { asideAttributes } from './aside-type.ts';
import { codeReader } from '#importer/text/code-reader.ts';
import { codeParts, outsideCode, textSegment } from './marked-text.ts';
import type { BlockMark, LineSegment, PageLines } from './marked-text.ts';
import { icon, withIconWords, withoutIcons } from './mkdocs-icons.ts';
import { signsOfMark } from './item-marks.ts';
import { looks, saysLook, withoutLooks } from './mkdocs-looks.ts';
import { withPlainAddresses, withTightStars } from './mkdocs-words.ts';
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { placedMark } from '#importer/text/private-signs.ts';

interface PlacedText {
  text: string;
  line: number;
}

/**
 * What a block is that begins with `!!!`, `???` or `===`; what belongs to it is set in by four columns. `signs`: those of the item that
 * it begins, whose further blocks are set in by a multiple of four columns, as its mark is then.
 */
type Opening = { raw: string; indent: number; signs: string } & (
  | { is: 'aside' | 'details'; word: string; title: string | undefined; isOpen: boolean }
  | { is: 'tab'; title: string; isFirst: boolean }
);

/**
 * Replaces the blocks of Python-Markdown, which end where the indentation does, by a mark at each end, and takes the
 * indentation off what is in them.
 */
export function withoutBlocks({ texts, lines }: PageLines): PageLines {
  const source = texts.map((text, index) => ({ text, line: lines[index] ?? 1 }));
  const made = taken(source, 0);
  return { texts: made.map(({ text }) => text), lines: made.map(({ line }) => line) };
}

/** The lines of a page or of a block that is set in by so many columns. */
function taken(source: readonly PlacedText[], margin: number): PlacedText[] {
  const made: PlacedText[] = [];
  const isCode = codeReader(margin);
  let tabs: number | undefined;
  for (let index = 0; index < source.length; index += 1) {
    const { text, line } = source[index] ?? { text: '', line: 1 };
    const opening = isCode(text) ? undefined : openingOf(text);
    if (opening === undefined) {
      if (tabs !== undefined && text.trim() !== '') {
        made.push(mark({ type: 'close', name: 'Tabs' }, tabs, '', line));
        tabs = undefined;
      }
      made.push({ text, line });
      continue;
    }
    const { indent, raw, signs } = opening;
    const isTabs = opening.is === 'tab';
    if (
      tabs !== undefined &&
      (opening.is !== 'tab' || opening.isFirst || tabs !== indent || signs !== '')
    ) {
      made.push(mark({ type: 'close', name: 'Tabs' }, tabs, '', line));
      tabs = undefined;
    }
    if (opening.is === 'tab' && tabs === undefined) {
      made.push(mark({ type: 'open', name: 'Tabs', attributes: {} }, indent, '', line, signs));
      tabs = indent;
    }
    const end = blockEnd(source, index, signs === '' ? indent : columns(signs));
    const open = markOf(opening);
    made.push(mark(open, indent, raw, line, isTabs ? '' : signs));
    made.push(
      ...taken(
        source.slice(index + 1, end).map((each) => setOut(each, indent)),
        indent,
      ),
    );
    made.push(mark({ type: 'close', name: open.name }, indent, '', source[end - 1]?.line ?? line));
    index = end - 1;
  }
  if (tabs !== undefined)
    made.push(mark({ type: 'close', name: 'Tabs' }, tabs, '', source.at(-1)?.line ?? 1));
  return made;
}

function openingOf(text: string): Opening | undefined {
  const signs = signsOfMark(text);
  const match = /^(\s*)(!!!|\?\?\?[+-]?|===[!+]?) ?(.*)$/.exec(text.slice(signs.length));
  if (match === null) return undefined;
  const [, blank = '', kind = '', rest = ''] = match;
  const indent = signs === '' ? columns(blank) : itemIndent(signs);
  const common = { raw: text.slice(signs.length).trim(), indent, signs };
  if (kind.startsWith('=')) {
    const title = /^(["'])(.*)\1\s*$/.exec(rest)?.[2];
    if (title === undefined) return undefined;
    return { ...common, is: 'tab', title, isFirst: kind.endsWith('!') };
  }
  const is = kind === '!!!' ? 'aside' : 'details';
  // What is unfolded may have a title alone.
  const named = is === 'details' && /^["']/.test(rest) ? `details ${rest}` : rest;
  const words = /^([a-z][\w-]*)((?: [\w-]+)*)(?:\s+(["'])(.*)\3)?\s*$/i.exec(named);
  if (words === null) return undefined;
  return { ...common, is, word: words[1] ?? '', title: words[4], isOpen: kind.endsWith('+') };
}

/** Behind more than four blanks, the text of an item would be code. */
function itemIndent(signs: string): number {
  const step = 4 * Math.ceil(columns(signs) / 4);
  return /\s{5}$/.test(padded(signs, step)) ? columns(signs) : step;
}

const padded = (signs: string, width: number): string => signs + ' '.repeat(width - columns(signs));

const columns = (blank: string): number => blank.replaceAll('\t', '    ').length;

const indentOf = (text: string): number => columns(/^\s*/.exec(text)?.[0] ?? '');

/** The line behind a block: the first that is set in by less. */
function blockEnd(source: readonly PlacedText[], start: number, indent: number): number {
  let end = start + 1;
  for (let index = start + 1; index < source.length; index += 1) {
    const text = source[index]?.text ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) < indent + 4) break;
    end = index + 1;
  }
  return end;
}

/** A line of a block without the four columns that its block sets it in by; tabs behind them stay. */
function setOut({ text, line }: PlacedText, indent: number): PlacedText {
  if (/^[ \t]*$/.test(text)) return { text: '', line };
  const step = ['    ', '\t'].find((each) => text.startsWith(each));
  const blank = /^\s*/.exec(text)?.[0] ?? '';
  if (step !== undefined && columns(blank) >= indent + 4)
    return { text: text.slice(step.length), line };
  return {
    text: ' '.repeat(Math.max(indent, columns(blank) - 4)) + text.slice(blank.length),
    line,
  };
}

/** Admonitions of Material that are no aside of ours keep their name as title, as readers saw it. */
const others: Readonly<Record<string, 'note' | 'tip' | 'caution'>> = {
  ...{ abstract: 'note', summary: 'note', tldr: 'note', todo: 'note', seealso: 'note' },
  ...{ question: 'note', help: 'note', faq: 'note', example: 'note', quote: 'note', cite: 'note' },
  ...{ check: 'tip', done: 'tip', attention: 'caution', bug: 'caution' },
  ...{ failure: 'caution', fail: 'caution', missing: 'caution' },
};

function markOf(opening: Opening): BlockMark & { type: 'open' } {
  if (opening.is === 'tab')
    return { type: 'open', name: 'Tab', attributes: { label: labelOf(opening.title) } };
  const { is, word } = opening;
  const title = opening.title === undefined ? undefined : withoutIcons(opening.title);
  const shown = title ?? word.charAt(0).toUpperCase() + word.slice(1);
  if (is === 'details') {
    const attributes = { summary: shown, ...(opening.isOpen ? { open: '' } : {}) };
    return { type: 'open', name: 'Details', attributes };
  }
  const type = others[word.toLowerCase()] ?? 'note';
  const unnamed = { type, ...(shown === '' ? {} : { title: shown }) };
  const attributes = asideAttributes(word, title) ?? unnamed;
  return { type: 'open', name: 'Aside', attributes };
}

/** A tab that only an icon names is called after what that shows. */
function labelOf(title: string): string {
  const words = withoutIcons(title);
  return words.trim() === '' ? (/-([a-z\d]+):/.exec(title)?.[1] ?? words) : words;
}

const mark = (
  made: BlockMark,
  indent: number,
  raw: string,
  line: number,
  signs = '',
): PlacedText => ({
  text: `${padded(signs, indent)}${placedMark}${JSON.stringify({ mark: made, raw })}`,
  line,
});

/** Whether a line is a mark in the place of one where a block begins or ends, also behind the sign of an item. */
export const isPlacedMark = (text: string): boolean => text.includes(placedMark);

/** Splits a line of a page of MkDocs into its constructs, once its blocks are marks. */
export function mkdocsSegments(written: string, line: number, note: TakeNote): LineSegment[] {
  const text = isPlacedMark(written) ? written : withIconWords(written, line, note);
  const trimmed = text.trim();
  if (isPlacedMark(text)) {
    const { mark: made, raw } = JSON.parse(trimmed.slice(1)) as { mark: BlockMark; raw: string };
    const classes = /^[!?+]+ ?[\w-]+ (\w[\w -]*)/.exec(raw)?.[1];
    if (classes !== undefined) noteAttributes(classes.trim(), line, note);
    // A box of a lesson is called after its type, where it has no title of its own.
    if (/^!!!.*(?:""|'')\s*$/.test(raw)) noteLook({ text: 'a box without a title', line }, note);
    for (const each of raw.match(icon) ?? []) noteLook({ text: each, line }, note);
    return [{ type: 'mark', mark: made, raw }];
  }
  if (/^\[TOC\]$/i.test(trimmed)) return [];
  if (isAbbreviation(trimmed, line, note)) return [];
  for (const look of looksIn(text)) noteAttributes(look, line, note);
  const dark = text.match(ofDarkPages);
  if (dark !== null) {
    for (const picture of dark) noteLook({ text: picture, line }, note);
    return mkdocsSegments(text.replaceAll(ofDarkPages, ''), line, note);
  }
  if (/^\{[^{}]*\}$/.test(trimmed) && withoutLooks(` ${trimmed}`).trim() === '') return [];
  return [textSegment(withPlainStart(text, withPlainMarks(text)))];
}

/** Pictures that Material shows on dark pages alone, beside one for light pages. */
const ofDarkPages = /!\[[^[\]]*\]\([^()\s]*#(?:only-dark|gh-dark-mode-only)\)(?:\{[^{}]*\})?/g;

/** A sign that stood behind an icon begins no list and no heading. */
function withPlainStart(before: string, after: string): string {
  const start = /^(?:\s|>|(?:[-*+]|\d{1,9}[.)])\s)*/.exec(before)?.[0] ?? '';
  const rest = after.slice(start.length);
  if (!after.startsWith(start) || before[start.length] !== ':') return after;
  return start + rest.replace(/^(?:(?=(?:[-*+>]|#{1,6})\s)|\d{1,9}(?=[.)]\s))/, '$&\\');
}

/** Attributes only say how something looks, but for one, by which numbers in the text open the items of the list below it. */
function noteAttributes(written: string, line: number, note: TakeNote): void {
  if (!/(?<![\w-])annotate(?![\w-])/.test(written)) {
    noteLook({ text: written, line }, note);
    return;
  }
  note({
    line,
    code: 'structure',
    unsure: `By "${written}" each number in the text, such as (1), opened an item of the list below it.`,
    did: 'I left the numbers where they are, and the list below.',
    look: 'Nothing, unless the list should stand in the text.',
  });
}

/** Classes, widths and icons outside of code, which are left out. */
function looksIn(text: string): string[] {
  const prose = codeParts(text).map((part) => (part.isCode ? '' : part.text));
  return prose.flatMap((part) => {
    const left = withoutLooks(part);
    const gone = (part.match(looks) ?? []).filter((list) => !left.includes(list));
    return [...(part.match(icon) ?? []), ...gone.filter(saysLook)];
  });
}

/** Attributes that only say how something looks go, and so do icons. */
const withPlainMarks = (line: string): string => {
  const plain = outsideCode(line, (part) => withoutLooks(withoutIcons(part)));
  return outsideCode(withTightStars(plain), withPlainAddresses);
};
