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
