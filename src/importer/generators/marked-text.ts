import { heldCode, markEnd, markStart } from '#importer/text/private-signs.ts';
import { followers } from '#importer/text/inline-code.ts';

/** Components that hold other blocks. */
export type ContainerName = 'Aside' | 'Details' | 'Tabs' | 'Tab';

export type Attributes = Readonly<Record<string, string>>;

/** A place in the text where a construct of a generator begins or ends. */
export type BlockMark =
  | { type: 'open'; name: ContainerName; attributes: Attributes }
  /** `or`: what else its sign closes, whichever of the two was opened last. */
  | { type: 'close'; name: ContainerName; or?: ContainerName }
  /** kramdown's `{: .note}`: the block before it is an aside of that type. */
  | { type: 'previous'; attributes: Attributes }
  /** The same, written above its block, as in Just the Docs. With `hasTitle` the first paragraph of the block is the title. */
  | { type: 'next'; attributes: Attributes; hasTitle: boolean };

/** A mark, with its text in the source and its line. */
export type PlacedMark = BlockMark & { raw: string; line: number };

/** Lines of a page, each with its line in the source, from 1: what is included from elsewhere has that of its place. */
export interface PageLines {
  texts: readonly string[];
  lines: readonly number[];
}

export function pageLines(body: string, firstLine: number): PageLines {
  const texts = body.split('\n');
  return { texts, lines: texts.map((_, index) => firstLine + index) };
}

/** The Markdown of a page in which every construct of its generator is replaced by a mark, a paragraph of its own. */
export interface MarkedText {
  texts: string[];
  /** For each line of `texts`, its line in the source, from 1. */
  lines: number[];
  marks: PlacedMark[];
}

/** The number of a mark between its two signs. */
export const markPattern = new RegExp(`${markStart}(\\d{1,6})${markEnd}`, 'g');

export function addLine(marked: MarkedText, text: string, line: number): void {
  for (const [index, each] of text.split('\n').entries()) {
    marked.texts.push(each);
    marked.lines.push(line + index);
  }
}

/** Adds a mark with empty lines around it, which make it a block of its own, in the quotation that it stands in. */
export function addMark(
  marked: MarkedText,
  mark: BlockMark,
  { indent, raw, line }: { indent: string; raw: string; line: number },
): void {
  const empty = indent.slice(0, indent.lastIndexOf('>') + 1);
  addLine(marked, empty, line);
  addLine(marked, `${indent}${markStart}${marked.marks.length}${markEnd}`, line);
  addLine(marked, empty, line);
  marked.marks.push({ ...mark, raw, line });
}

/** A part of a line of a generator's page; a line is split into these from left to right. */
export type LineSegment =
  | { type: 'text'; text: string }
  | { type: 'mark'; mark: BlockMark; raw: string }
  /** Code begins here and ends where `closing` finds its end. `rest` is the source text of the line after this part. */
  | { type: 'code'; lang: string; closing: Closing; rest: string };

/** Finds the end of code in a line: `start` is where the code ends, `end` is where the rest of the line begins. */
export type Closing = (line: string) => { start: number; end: number } | undefined;

export const textSegment = (text: string): LineSegment => ({ type: 'text', text });

/** The parts of a line, code with the backticks around it. */
export function codeParts(text: string): { text: string; isCode: boolean }[] {
  const runs = [...text.matchAll(/`+/g)];
  const nextOfLength = followers(runs.map(({ 0: run }) => run.length));
  const parts: { text: string; isCode: boolean }[] = [];
  let at = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    const next = nextOfLength[index];
    const close = next === undefined ? undefined : runs[next];
    if (next === undefined || open === undefined || close === undefined) continue;
    const end = close.index + close[0].length;
    parts.push({ text: text.slice(at, open.index), isCode: false });
    parts.push({ text: text.slice(open.index, end), isCode: true });
    at = end;
    index = next;
  }
  return [...parts, { text: text.slice(at), isCode: false }];
}

/** Changes what of a line stands outside of backticks. */
export const outsideCode = (text: string, change: (part: string) => string): string =>
  codeParts(text)
    .map((part) => (part.isCode ? part.text : change(part.text)))
    .join('');

/** kramdown and Python-Markdown show `<mailto:me@example.org>` as the address alone, other parsers as it is written. */
export const withPlainMail = (text: string): string =>
  text.includes('<mailto:') ? text.replaceAll(/<mailto:(?=[^<>\s?@]+@[^<>\s?@]+>)/g, '<') : text;

/** Changes a line as a whole, with a sign in the place of each code in it. */
export function aroundCode(text: string, change: (line: string) => string): string {
  const parts = codeParts(text);
  const codes = parts.filter(({ isCode }) => isCode).map((part) => part.text);
  const line = parts.map((part) => (part.isCode ? heldCode : part.text)).join('');
  return change(line).replaceAll(heldCode, () => codes.shift() ?? '');
}

/** The links in a title or label: words and address of each. */
export const linksInTitle = (text: string): { words: string; address: string }[] =>
  [...text.matchAll(titleLink)].map(([, words = '', address = '']) => ({ words, address }));

const titleLink = /(?<![!\\`])\[((?:[^[\]`]|`[^`]*`)+)\]\(([^\s()`]+)(?:\s+"[^"]*")?\)(?!`)/g;

/** A title without its links. */
export const withoutTitleLinks = (text: string): string => text.replaceAll(titleLink, '$1');

/** A title or label as plain text: without emphasis, links, backticks and tags of HTML, which would show as they are written. */
export const plainWords = (text: string): string =>
  outsideCode(withoutTitleLinks(text), (part) =>
    part
      .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
      .replaceAll(/(?<![\w*\\])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/g, '$1')
      .replaceAll(/(?<![\w\\])_(?=[^\s_])([^_]*[^\s_])_\b/g, '$1')
      .replaceAll(/<\/?(?:strong|em|code|kbd|span|small|br|[biu])\b[^<>]*>/gi, ''),
  ).replaceAll('`', '');
