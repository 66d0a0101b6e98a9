import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';

/** An element in a line, with what stands behind its tag. */
const opening =
  /^(\s*)(<(p|div|section|article|aside|center|figure|figcaption|header|footer|main)\s[^<>]*>)(.*)$/i;
/** The attribute by which it holds Markdown. */
const ofMarkdown = /\smarkdown(?:=["']?(?:1|block|span)\b|(?=[\s>]))/i;

/**
 * The lines of a page in which Markdown that stands in the line of its element has one of its own: other parsers read none in the
 * line of a tag.
 */
export function withMarkdownElements({ texts, lines }: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const isCode = codeReader();
  for (const [index, text] of texts.entries()) {
    for (const each of isCode(text) ? [text] : parted(text).flatMap(withOwnCaption)) {
      made.texts.push(each);
      made.lines.push(lines[index] ?? 1);
    }
  }
  return made;
}

/** An element that centres a picture or words, which Python-Markdown took for one in a line of words up to its version 3.7. */
const centred = /^\s*(?:<\/?center\b|!\[.*<\/center>\s*$)/i;

function parted(text: string): string[] {
  if (centred.test(text)) {
    const blank = /^\s*/.exec(text)?.[0] ?? '';
    const parts = text.split(/(<\/?center\b[^<>]*>)/i).filter((part) => part.trim() !== '');
    return parts.flatMap((part) => ['', blank + part.trim(), '']);
  }
  const [, blank = '', tag = '', name = '', behind = ''] = opening.exec(text) ?? [];
  const rest = behind.trim();
  if (!ofMarkdown.test(tag) || rest === '') return [text];
  const end = `</${name}>`;
  const isWhole = rest.toLowerCase().endsWith(end.toLowerCase());
  const words = isWhole ? rest.slice(0, -end.length).trim() : rest;
  return [...[blank + tag, '', blank + words], ...(isWhole ? ['', blank + end] : [])];
}

/** Behind the picture that it belongs to, a caption has lines of its own, as it had on the page, with Markdown in it. */
const withOwnCaption = (text: string): string[] => {
  const [, blank = '', before = '', tag = '', words = ''] =
    /^(\s*)(\S.*?)(<figcaption\b[^<>]*>)(.*)<\/figcaption>\s*$/i.exec(text) ?? [];
  return tag === '' || /^<(?!img\b)/i.test(before)
    ? [text]
    : [before, '', tag, '', words, '', '</figcaption>'].map((each) => blank + each);
};
