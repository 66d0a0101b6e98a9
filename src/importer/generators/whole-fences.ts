import { fenceAt, fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf, placeReader } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/**
 * The lines of a page in which code of an item is set in as far as the fences around it are: older parsers read it so wherever it
 * stands, and for others the item, and with it the fence, ends at the first line that is set out. A quotation has its own signs in each line.
 */
export function withWholeFences({ texts, lines }: PageLines): PageLines {
  const placeOf = placeReader();
  const fences = fenceReader();
  const shown = [...texts];
  for (const [index, text] of texts.entries()) {
    const wasOpen = fences.isOpen();
    const { margin, isCode } = wasOpen ? { margin: 0, isCode: true } : placeOf(text);
    fences.read(shown[index] ?? '');
    const sign = wasOpen || !fences.isOpen() || isCode ? undefined : fenceAt(text)?.trim();
    const isQuoted = sign !== undefined && !text.trimStart().startsWith(sign);
    if (sign === undefined || isQuoted || margin === 0 || columnsOf(text) < margin) continue;
    const end = endOf(texts, index, sign);
    if (end === undefined || columnsOf(texts[end] ?? '') < margin) continue;
    for (let at = index + 1; at < end; at += 1) {
      const line = texts[at] ?? '';
      if (line.trim() !== '' && columnsOf(line) < margin) shown[at] = blankOf(text) + line;
    }
  }
  return { texts: shown, lines };
}

/** The line that ends a fence; undefined where another begins before that. */
function endOf(texts: readonly string[], index: number, sign: string): number | undefined {
  for (let at = index + 1; at < texts.length; at += 1) {
    const line = texts[at] ?? '';
    if (line.trim() === sign) return at;
    if (fenceAt(line) !== undefined) return undefined;
  }
  return undefined;
}

const columnsOf = (text: string): number => blankColumns(blankOf(text));
