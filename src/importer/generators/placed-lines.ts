import { fenceReader } from '#importer/text/fence.ts';
import { placeReader, quotesOf } from '#importer/text/list-margin.ts';
import { tagCodeReader } from './liquid-raw.ts';
import type { PageLines } from './marked-text.ts';

/** A line of a page, and where it stands. */
export interface PlacedLine {
  text: string;
  /** In the source, from 1. */
  line: number;
  /** What stands before the text of its block: signs of quotations and items, and blanks. */
  before: string;
  /** What stands before a further line of the same block. */
  indent: string;
  /** The text of its block. */
  inner: string;
  isCode: boolean;
  opensItem: boolean;
}

const item = /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

/** The lines of a page, each with the quotations and items that it stands in. */
export function placedLines({ texts, lines }: PageLines): PlacedLine[] {
  const fences = fenceReader();
  const isInTag = tagCodeReader();
  const placeOf = placeReader();
  return texts.map((text, index) => {
    const isFenced = fences.read(text) !== 'none';
    const isTagged = isInTag(text);
    const place = isFenced || isTagged ? undefined : placeOf(text);
    const quotes = quotesOf(text);
    const rest = text.slice(quotes.length);
    const margin = place?.margin ?? 0;
    const opening = rest.slice(0, margin);
    const opensItem = item.test(rest) && opening.trim() !== '' && !opening.includes('\t');
    const inner = opensItem ? rest.slice(margin) : rest.trimStart();
    return {
      ...{ text, line: lines[index] ?? 0, inner, opensItem },
      before: text.slice(0, text.length - inner.length),
      indent: quotes + ' '.repeat(margin),
      isCode: place?.isCode ?? true,
    };
  });
}
