/** What stands at the head of a page of AsciiDoc: its title, who wrote it, and what a page of a manual is about. */
import type { Document } from '@asciidoctor/core';
import type { Note, TakeNote } from '#importer/note.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { textOfHtml } from './asciidoc-nodes.ts';

/** What may stand above the title of a page: empty lines, comments, attributes, its id or role, and lines for the preprocessor. */
const isAbove = (line: string): boolean =>
  /^(?:\s*$|\/\/(?!\/)|\[.*\]$|:!?\w[^:]*:(?:\s|$)|(?:include|ifn?def|ifeval|endif)::)/.test(line);

/** The last line, from 1, of the head of a page: its title, with what stands above it and right below; 0 where it has no title. */
export function headEnd(lines: readonly string[]): number {
  const matter = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  let block: string | undefined;
  for (let at = matter; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd();
    if (/^\/{4,}$/.test(line) && (block === undefined || block === line))
      block = block === undefined ? line : undefined;
    else if (/^=[ \t]+\S/.test(line) && block === undefined) {
      const end = lines.findIndex((each, below) => below > at && each.trim() === '');
      return end === -1 ? lines.length : end;
    } else if (block === undefined && !isAbove(line)) return 0;
  }
  return 0;
}

/** In the head of a page a line that is kept would be its author, or the end of the head. */
export const noteGoneFromHead = (target: string, line: number): Note => ({
  ...{ code: 'left-out', line },
  unsure: `There is no file ${target} to include in the head of the page.`,
  did: 'I left the line out.',
  look: 'Nothing, if no value of it is missing: those that the page has are on the list.',
});

/** The line, from 1, right below the title of a page that is a sentence, which its library would take for who wrote the page; 0 for none. */
export function sentenceInHead(lines: readonly string[]): number {
  const title = lines.findIndex((line) => !isAbove(line));
  const below = lines[title + 1] ?? '';
  const isTitle = /^[=#][ \t]+\S/.test(lines[title] ?? '');
  const words = below.trim().split(/\s+/);
  // Of those of a name, only short ones begin with a small letter.
  const isSentence = words.length > 3 && words.some((word) => /^\p{Ll}{4}/u.test(word));
  return isTitle && isSentence && !isAbove(below) && !/[<;]/.test(below) ? title + 2 : 0;
}

export const noteSentence = (line: number): Note => ({
  ...{ code: 'unread', line },
  unsure: 'AsciiDoc takes this line for who wrote the page: no empty line parts it from the title.',
  did: 'I kept it as prose.',
  look: 'Nothing, if it is prose.',
});

/** The lines of a page in which nothing below the title is about the page, as in one that a book includes: who wrote it, and its version. */
export function asChapter(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^[=#][ \t]+\S/.test(line));
  return lines.map((line, index) => (index === at ? `:doctitle: ${line.slice(1).trim()}` : line));
}

/** The title of a page; undefined where it has none. Its library takes any first section for that. */
export function titleOf(document: Document): string | undefined {
  if (!document.hasHeader() && !document.hasAttribute('doctitle')) return undefined;
  const title: unknown = document.getDocumentTitle();
  return typeof title === 'string' && title.trim() !== '' ? withoutMarks(title).trim() : undefined;
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
