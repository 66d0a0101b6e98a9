import { fenceAt, fenceReader } from '#importer/text/fence.ts';
import { opensPre, placeReader } from '#importer/text/list-margin.ts';
import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';

/**
 * The lines of a page in which a fence that nothing ends is text: so Python-Markdown reads it, and others take all that is below
 * for code. In a block that is set in, the end of that ends it.
 */
export function withoutOpenFences({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const shown = openFencesShown(texts);
  for (const [index, text] of texts.entries())
    if (shown[index] !== text)
      note({
        line: lines[index] ?? 1,
        code: 'unknown-syntax',
        unsure: `Nothing ends the fence ${text.trim()}, and MkDocs shows it as text.`,
        did: 'I kept it, and what stands below, as text.',
        look: 'If code begins there, put a fence at its end.',
      });
  return { texts: shown, lines };
}

/** The same of texts alone. */
export function openFencesShown(texts: readonly string[]): string[] {
  const longest = { '`': longestBelow(texts, '`'), '~': longestBelow(texts, '~') };
  const fences = fenceReader();
  const placeOf = placeReader(0, 4);
  let isPre = false;
  return texts.map((text, index) => {
    const isCode = !fences.isOpen() && placeOf(text).isCode;
    const isHtml = !isCode && !fences.isOpen() && (isPre || opensPre(text));
    isPre = isHtml && !/<\/pre>/i.test(text);
    const opened =
      isHtml || fences.isOpen() || /^\s*>|^ {4}|^\t/.test(text) ? undefined : fenceAt(text);
    const sign = opened?.startsWith('~') === true ? '~' : '`';
    if (opened !== undefined && (longest[sign][index + 1] ?? 0) < opened.length)
      return text.replaceAll(sign, String.raw`\$&`);
    fences.read(text, isCode);
    return text;
  });
}

/** For each line, the longest of the lines from it on that could end a fence of a sign. */
function longestBelow(texts: readonly string[], sign: string): number[] {
  const end = new RegExp(`^[\\s>]*(${sign}{3,})\\s*$`);
  const found = Array.from({ length: texts.length + 1 }, () => 0);
  for (let index = texts.length - 1; index >= 0; index -= 1)
    found[index] = Math.max(found[index + 1] ?? 0, end.exec(texts[index] ?? '')?.[1]?.length ?? 0);
  return found;
}
