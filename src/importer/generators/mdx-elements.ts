import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

const start = /^\s*<(?:div|p|section|article|center)\b[^<>]*>\s*$/i;
/** In these, an empty line would part what belongs together. */
const whole = /<(\/?)(?:table|ul|ol|dl|pre|script|style)\b/gi;

/** The lines of a page of MDX with an empty one between a tag that is alone in its line and a text, in which MDX reads Markdown. */
export function withElementTexts({ texts, lines }: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader(true);
  let depth = 0;
  for (const [index, text] of texts.entries()) {
    made.texts.push(text);
    made.lines.push(lines[index] ?? 1);
    if (fences.read(text) === 'fence') continue;
    for (const [, closing] of text.matchAll(whole)) depth += closing === '' ? 1 : -1;
    if (depth > 0 || !start.test(text) || !/^\s*[^\s<]/.test(texts[index + 1] ?? '')) continue;
    made.texts.push('');
    made.lines.push(lines[index] ?? 1);
  }
  return made;
}
