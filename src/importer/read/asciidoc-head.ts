/** What stands at the head of a page of AsciiDoc: its title, who wrote it, and what a page of a manual is about. */
import type { Document } from '@asciidoctor/core';
import type { TakeNote } from '#importer/note.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { textOfHtml } from './asciidoc-nodes.ts';

/** The lines of a page that a book includes, in which nothing below the title is about the page: who wrote it, and its version. */
export function asChapter(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^=[ \t]+\S/.test(line));
  return lines.map((line, index) => (index === at ? `:doctitle: ${line.slice(1).trim()}` : line));
}

/** The title of a page, or that of the section which it begins with, which may be an appendix. Its library takes any first section for that. */
export function titleOf(document: Document): string | undefined {
  const isTitled = document.hasHeader() || document.hasAttribute('doctitle');
  const [first] = isTitled ? [] : document.getBlocks();
  if (first !== undefined && first.getContext() !== 'section') return undefined;
  const caption = first?.getCaption() ?? '';
  const title: unknown = document.getDocumentTitle();
  return typeof title === 'string' && title.trim() !== ''
    ? withoutMarks(caption + title)
    : undefined;
}

/** The text of a title, without the numbers of its footnotes. */
const withoutMarks = (title: string): string =>
  textOfHtml(title.replaceAll(/<sup class="footnote(?:ref)?">.*?<\/sup>/g, ''));

/** The first section of a page of a manual, which its library takes for attributes: what it is about, and what that is. */
export function namesOfManual(document: Document): LessonNode[] {
  const [title, name, purpose] = ['manname-title', 'manname', 'manpurpose'].map((each) =>
    textOf(document.getAttribute(each)),
  );
  if (document.getDoctype() !== 'manpage' || name === undefined || purpose === undefined) return [];
  const names: unknown = document.getAttribute('mannames');
  const all = Array.isArray(names) ? names.join(', ') : name;
  const place = { line: 1, column: 1 };
  const position = { start: place, end: place };
  const text = (value: string): LessonNode[] => [
    { type: 'text', value: textOfHtml(value), position },
  ];
  return [
    { type: 'heading', depth: 2, children: text(title ?? 'NAME'), position },
    { type: 'paragraph', children: text(`${all} - ${purpose}`), position },
  ];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What stands below the title of a page: who wrote it, and which version this is. */
export function noteHead(document: Document, note: TakeNote): void {
  const stated = ['authors', 'email', 'revnumber', 'revremark'].flatMap((name) => {
    const value: unknown = document.getAttribute(name);
    return typeof value === 'string' && value !== '' ? [`${name}: ${JSON.stringify(value)}`] : [];
  });
  if (stated.length === 0) return;
  note({
    line: 1,
    code: 'front-matter',
    unsure: `A lesson has no place for ${stated.length === 1 ? 'this' : 'these'} of the head of the page: ${stated.join(', ')}.`,
    did: `I left ${stated.length === 1 ? 'it' : 'them'} out.`,
    look: 'Say in the prose what readers need of it.',
  });
}
