/** What holds other blocks, as the components that authors write are called. */
export type ContainerName = 'Aside' | 'Details' | 'Tabs' | 'Tab';

export type Attributes = Readonly<Record<string, string>>;

/** A place in the text where a construct of a generator begins or ends. */
export type BlockMark =
  | { type: 'open'; name: ContainerName; attributes: Attributes }
  | { type: 'close'; name: ContainerName }
  /** kramdown's `{: .note}`: the block before it is an aside of that type. */
  | { type: 'previous'; attributes: Attributes }
  /** The same above its block, as Just the Docs writes it; with a title, the block's first paragraph is that. */
  | { type: 'next'; attributes: Attributes; hasTitle: boolean };

/** A mark with how the source wrote it, and where. */
export type PlacedMark = BlockMark & { raw: string; line: number };

/** The Markdown of a page in which constructs of its generator are marked: a paragraph of its own for each. */
export interface MarkedText {
  texts: string[];
  /** Lines of the source, from 1, by line of `texts`. */
  lines: number[];
  marks: PlacedMark[];
}

/** Characters of the private use area, by which no Markdown means anything, around the number of the mark. */
export const markPattern = /\uE000(\d{1,6})\uE001/g;

export function addLine(marked: MarkedText, text: string, line: number): void {
  for (const [index, each] of text.split('\n').entries()) {
    marked.texts.push(each);
    marked.lines.push(line + index);
  }
}

/** Empty lines make the mark a block whatever stands around it. */
export function addMark(
  marked: MarkedText,
  mark: BlockMark,
  { indent, raw, line }: { indent: string; raw: string; line: number },
): void {
  addLine(marked, '', line);
  addLine(marked, `${indent}\uE000${marked.marks.length}\uE001`, line);
  addLine(marked, '', line);
  marked.marks.push({ ...mark, raw, line });
}

/** What a line of a generator's page is made of, left to right. */
export type LinePiece =
  | { type: 'text'; text: string }
  | { type: 'mark'; mark: BlockMark; raw: string }
  /** Everything up to what closes it is code; `rest` is what follows in the line, as it is written. */
  | { type: 'code'; lang: string; closing: Closing; rest: string };

/** Finds the end of code in a line: where it begins, and where the rest of the line goes on. */
export type Closing = (line: string) => { start: number; end: number } | undefined;

export const textPiece = (text: string): LinePiece => ({ type: 'text', text });
