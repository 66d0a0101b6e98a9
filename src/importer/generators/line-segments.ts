/** The constructs of a line, by the generator of its page. */
import { codelabSegments } from './codelabs.ts';
import { docusaurusSegments } from './docusaurus.ts';
import type { Flavour } from './flavour.ts';
import { gitBookSegments } from './gitbook.ts';
import { htmlContainerSegments } from './html-containers.ts';
import { hugoSegments } from './hugo.ts';
import { jekyllSegments } from './jekyll.ts';
import { textSegment } from './marked-text.ts';
import type { LineSegment } from './marked-text.ts';
import { mkdocsSegments } from './mkdocs.ts';
import type { TakeNote } from '#importer/note.ts';
import { quotesOf } from '#importer/text/list-margin.ts';

/** What is known of a line. */
interface Around {
  flavour: Flavour;
  /** Whether the page has tabs: on another, a lone `<Tab>` is the key. */
  hasTabs: boolean;
  /** Whether its tags are blocks of GitBook. */
  isGitBook: boolean;
  /** Whether a block follows of which the line may say what it is. */
  isAbove: boolean;
  isCode: boolean;
  isHtml: boolean;
}

export function lineSegments(
  text: string,
  line: number,
  around: Around,
  note: TakeNote,
): LineSegment[] {
  const { flavour, hasTabs, isGitBook, isCode } = around;
  const isText = isCode || (!hasTabs && /^\s*<tab>\s*$/i.test(text));
  const quotes = quotesOf(text);
  const container = isText ? undefined : htmlContainerSegments(text.slice(quotes.length));
  if (container !== undefined) {
    const [first, ...others] = container;
    return first?.type === 'text' ? [textSegment(quotes + first.text), ...others] : container;
  }
  if (flavour === 'hugo' || flavour === 'educates') return hugoSegments(text, line, note);
  if (flavour === 'jekyll') return jekyllSegments(text, line, around, note);
  if (flavour === 'docusaurus') {
    const isQuoted = !isCode && text.startsWith(':::', quotes.length);
    const own = docusaurusSegments(isQuoted ? text.slice(quotes.length) : text, line, note);
    return isQuoted && quotes !== '' ? [textSegment(quotes), ...own] : own;
  }
  if (flavour === 'mkdocs') return mkdocsSegments(text, line, note);
  // Editors fill it with the headings of the page, as a lesson does beside its text.
  if (flavour === 'markdown' && !isCode && contents.test(text)) return [];
  if (flavour === 'codelabs') return codelabSegments(text);
  if (isGitBook && !isCode) return gitBookSegments(text);
  return [textSegment(text)];
}

const contents = /^\[(?:\[_?toc_?\]|toc)\]\s*$/i;
