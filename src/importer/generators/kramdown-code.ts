import type { TakeNote } from '#importer/note.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { placeReader } from '#importer/text/list-margin.ts';
import { tagCodeReader } from './liquid-raw.ts';
import type { PageLines } from './marked-text.ts';

const isBlank = /^[\s>]*$/;
/** What ends code that is set in without an empty line: attributes and HTML. */
const end = /^\s*(?:\{[:%]|<\/?[a-z]|\^\s*$)/i;

/**
 * The lines of a page in which signs right below code that is set in, such as `};`, are in it, as kramdown has them. It shows words there
 * as code too, which are noted.
 */
export function withCodeBelow({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const fences = fenceReader();
  const isInTag = tagCodeReader();
  const placeOf = placeReader();
  let code: number | undefined;
  const shown = texts.map((text, index) => {
    const isElsewhere = isInTag(text);
    if (fences.read(text) !== 'none' || isElsewhere) {
      code = undefined;
      return text;
    }
    const { margin, isCode } = placeOf(text);
    const isBelow = code !== undefined && !isCode && !isBlank.test(text) && !end.test(text);
    const width = code ?? 0;
    code = isCode && !isBlank.test(text) ? margin + 4 : undefined;
    if (!isBelow) return text;
    if (!/[\p{L}\p{N}]/u.test(text)) return ' '.repeat(width) + text;
    note({
      code: 'structure',
      line: lines[index] ?? 1,
      unsure:
        'Jekyll shows this line as part of the code above it, for no empty line is between them.',
      did: 'I kept it as text.',
      look: 'Nothing, unless it is code.',
    });
    return text;
  });
  return { texts: shown, lines };
}
