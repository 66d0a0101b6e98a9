import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/** Code of HTML that begins behind the elements around it, and does not end in its line. */
const opening =
  /^(\s{0,3}(?:<(?:div|figure|section|article)\b[^<>]*>\s*)+)(<pre\b(?!.*<\/pre>).*)$/i;
const closing = /^(.*<\/pre>)(.*)$/i;

/**
 * The lines of a page in which code of HTML with an empty line in it begins its own line: browsers show all of it as code, and Markdown
 * takes what stands below the empty line for a paragraph of the elements around the code.
 */
export function withWholeCode(page: PageLines): PageLines {
  if (!page.texts.some((text) => opening.test(text))) return page;
  const texts: string[] = [];
  const lines: number[] = [];
  const fences = fenceReader();
  let end = -1;
  for (const [index, text] of page.texts.entries()) {
    const isCode = index > end && fences.read(text) !== 'none';
    const [, around = '', code = ''] = (!isCode && index > end && opening.exec(text)) || [];
    const [, last = '', rest = ''] = (index === end && closing.exec(text)) || [];
    if (code !== '') end = endOf(page.texts, index);
    const isWhole = code !== '' && page.texts.slice(index, end).some((each) => each.trim() === '');
    if (code !== '' && !isWhole) end = -1;
    const made = isWhole
      ? [around.trimEnd(), '', code]
      : rest.trim() === ''
        ? [text]
        : [last, '', rest.trimStart()];
    for (const each of made) {
      texts.push(each);
      lines.push(page.lines[index] ?? 1);
    }
  }
  return { texts, lines };
}

/** No code of HTML has more lines. */
const MOST = 1000;

/** The line in which code that begins in another one ends; that line itself where none does. */
function endOf(texts: readonly string[], index: number): number {
  const at = texts.slice(index + 1, index + MOST).findIndex((text) => closing.test(text));
  return at === -1 ? index : index + 1 + at;
}

/** What a program printed, or a script, as some pages of Jekyll show it: their styles keep its lines. */
const printed = /^<div class="(?:console|output|script|terminal)">(?!\s*<)/;

/** The lines of a page in which boxes of what was printed are code of HTML. */
export function withPrintedBoxes(page: PageLines): PageLines {
  if (!page.texts.some((text) => printed.test(text))) return page;
  const texts = [...page.texts];
  const fences = fenceReader();
  for (const [index, text] of texts.entries()) {
    if (fences.read(text) !== 'none' || !printed.test(text)) continue;
    const below = texts.slice(index, index + MOST);
    const length = below.findIndex((each) => each.includes('</div>'));
    const isPlain = below.slice(1, length + 1).every((each) => !each.includes('<div'));
    if (length === -1 || !isPlain) continue;
    texts[index] = text.replace(printed, '<pre>');
    const end = index + length;
    texts[end] = (texts[end] ?? '').replace('</div>', '</pre>');
  }
  return { texts, lines: page.lines };
}
