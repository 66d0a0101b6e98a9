import { fenceReader } from '#importer/text/fence.ts';
import { withHeldFence } from './liquid-raw.ts';
import type { PageLines } from './marked-text.ts';

const tag = /\{%-?\s*(end)?comment\s*-?%\}/g;

/**
 * The lines of a page in which what stands between `{% comment %}` and `{% endcomment %}` is a comment of HTML. One without its end is
 * none. One within a line is of one line, for an empty line would end the paragraph; behind one that begins a line, the line begins anew,
 * for Markdown reads none there.
 */
export function withHtmlComments({ texts, lines }: PageLines): PageLines {
  if (!texts.some((text) => text.includes('comment'))) return { texts, lines };
  const fences = fenceReader();
  const isCode = texts.map((text) => fences.read(text) === 'fence');
  const last = texts.findLastIndex((text, index) => !isCode[index] && endsComment.test(text));
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let isOpen = false;
  /** Whether the comment that is open began behind words. */
  let isWithin = false;
  for (const [index, text] of texts.entries()) {
    const goesOn: boolean = isOpen && isWithin;
    const parts = [''];
    let from = 0;
    const found: readonly RegExpExecArray[] =
      isCode[index] === true && !isOpen ? [] : [...text.matchAll(tag)];
    for (const match of found) {
      const isEnd = match[1] !== undefined;
      if (isEnd !== isOpen || (!isEnd && index > last)) continue;
      const before =
        parts.splice(-1).join('') + withoutMarks(text.slice(from, match.index), isOpen);
      from = match.index + match[0].length;
      if (!isEnd) isWithin = goesOn || before.trim() !== '';
      parts.push(before + (isEnd ? ' -->' : '<!-- '));
      if (isEnd && !isWithin && text.slice(from).trim() !== '') parts.push('');
      isOpen = !isEnd;
    }
    const rest = withoutMarks(text.slice(from), isOpen);
    const own = [...parts.slice(0, -1), (parts.at(-1) ?? '') + rest];
    if (goesOn) made.texts.push(`${made.texts.pop() ?? ''} ${own.join('').trim()}`);
    else {
      made.texts.push(...own.map((each, at) => (at === 0 ? each : each.trimStart())));
      made.lines.push(...own.map(() => lines[index] ?? 1));
    }
  }
  return made;
}

const endsComment = /\{%-?\s*endcomment\s*-?%\}/;

/** Text of a comment without what would begin another or end it. */
const withoutMarks = (text: string, isOpen: boolean): string =>
  isOpen ? withHeldFence(text.replaceAll(/<!--|-->/g, '')) : text;
