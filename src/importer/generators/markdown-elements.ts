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
    for (const each of isCode(text) ? [text] : parted(text)) {
      made.texts.push(each);
      made.lines.push(lines[index] ?? 1);
    }
  }
  return made;
}

function parted(text: string): string[] {
  const [, blank = '', tag = '', name = '', behind = ''] = opening.exec(text) ?? [];
  const rest = behind.trim();
  if (!ofMarkdown.test(tag) || rest === '') return [text];
  const end = `</${name}>`;
  const isWhole = rest.toLowerCase().endsWith(end.toLowerCase());
  const words = isWhole ? rest.slice(0, -end.length).trim() : rest;
  return [...[blank + tag, '', blank + words], ...(isWhole ? ['', blank + end] : [])];
}
