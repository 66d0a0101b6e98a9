import { fenceAt, fenceReader } from '#importer/text/fence.ts';
import { blankColumns, blankOf, placeReader } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/**
 * The lines of a page in which code of an item is set in as far as the fences around it are: older parsers read it so wherever it
 * stands, and for others the item, and with it the fence, ends at the first line that is set out.
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
    if (sign === undefined || margin === 0 || columnsOf(text) < margin) continue;
    const end = texts.findIndex((each, at) => at > index && each.trim() === sign);
    if (end === -1 || columnsOf(texts[end] ?? '') < margin) continue;
    for (let at = index + 1; at < end; at += 1) {
      const line = texts[at] ?? '';
      if (line.trim() !== '' && columnsOf(line) < margin) shown[at] = blankOf(text) + line;
    }
  }
  return { texts: shown, lines };
}

const columnsOf = (text: string): number => blankColumns(blankOf(text));
