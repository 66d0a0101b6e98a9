import { fenceReader } from '#importer/text/fence.ts';

const tag = /\{%-?\s*(end)?comment\s*-?%\}/g;

/** Lines of a page in which what stands between `{% comment %}` and `{% endcomment %}` is a comment of HTML. One without its end is none. */
export function withHtmlComments(texts: readonly string[]): readonly string[] {
  if (!texts.some((text) => text.includes('comment'))) return texts;
  const fences = fenceReader();
  const isCode = texts.map((text) => fences.read(text) === 'fence');
  const last = texts.findLastIndex((text, index) => !isCode[index] && endsComment.test(text));
  let isOpen = false;
  return texts.map((text, index) => {
    if (isCode[index] === true && !isOpen) return text;
    let made = '';
    let from = 0;
    for (const match of text.matchAll(tag)) {
      const isEnd = match[1] !== undefined;
      if (isEnd !== isOpen || (!isEnd && index > last)) continue;
      made += withoutMarks(text.slice(from, match.index), isOpen) + (isEnd ? '-->' : '<!--');
      isOpen = !isEnd;
      from = match.index + match[0].length;
    }
    return made + withoutMarks(text.slice(from), isOpen);
  });
}

const endsComment = /\{%-?\s*endcomment\s*-?%\}/;

/** Text of a comment without what would begin another or end it. */
const withoutMarks = (text: string, isOpen: boolean): string =>
  isOpen ? text.replaceAll(/<!--|-->/g, '') : text;
