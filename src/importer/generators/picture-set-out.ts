import { blankOf } from '#importer/text/list-margin.ts';
import type { MarkdownPlace } from '#importer/text/list-margin.ts';

const picture = /^[ \t]+!\[[^\][]*\]\([^()]*\)\s*$/;

/**
 * The line of a picture that stands alone, set out, where it is set in as code is, or deeper than the end of a shortcode right above it:
 * no author shows so how a picture is written. undefined for another line.
 */
export function pictureSetOut(
  lines: readonly string[],
  index: number,
  { margin, isCode }: MarkdownPlace,
): string | undefined {
  const [above = '', line = '', below = ''] = lines.slice(Math.max(0, index - 1), index + 2);
  if (!picture.test(line) || below.trim() !== '') return undefined;
  if (/[>%]\}\}\s*$/.test(above)) return blankOf(above) + line.trim();
  return isCode && above.trim() === '' ? ' '.repeat(margin) + line.trim() : undefined;
}
