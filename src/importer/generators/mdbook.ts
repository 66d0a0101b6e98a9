import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Include } from './include.ts';

/** What mdBook fills in, also between fences: `{{#include boats.rs:2:5}}`, `{{#include boats.rs:hull}}` for a part that the file marks. */
export const filledByBook = /\{\{ ?#(?:include|rustdoc_include|playground) [^{}\n]{1,200}\}\}/;

/** The file that such a line shows. */
export function mdBookInclude(line: string): Include | undefined {
  if (filledByBook.exec(line)?.[0] !== line) return undefined;
  const [, named = ''] = line.split(/[ {}]/).filter((word) => word !== '');
  const [address = '', from = '', to = from] = named.split(':', 3);
  const made = { address, folders: [], as: 'text', values: {} } as const;
  if (address === named) return made;
  return /^\d*$/.test(from)
    ? { ...made, part: { ranges: [{ from: Number(from) || 1, to: Number(to) || Infinity }] } }
    : { ...made, part: { name: from } };
}

/** Whether a line of a page says what mdBook writes into the tab of the browser, which is noted. */
export function isTabTitle(text: string, line: number, note: TakeNote): boolean {
  const [, title] = /^\{\{ ?#title ([^{}\n]+)\}\}$/.exec(text.trim()) ?? [];
  if (title === undefined) return false;
  note({
    line,
    code: 'structure',
    unsure: `mdBook writes "${title.trim()}" into the tab of the browser.`,
    about: 'Titles for the tab of the browser',
    did: 'I left it out: the title of the lesson stands there.',
    look: 'Nothing.',
  });
  return true;
}

/** A line of Rust as mdBook shows it: none where a blank or nothing stands behind its sign, and one sign less where it has two. */
const shownOfRust = (line: string): string[] =>
  /^\s*#(?: |$)/.test(line) ? [] : [line.replace(/^(\s*)##/, '$1#')];

/** Settles code of a book: without what stands behind its language, and without the lines of Rust that mdBook hides. */
export function settleBookCode(node: LessonNode, site: SiteParts, note: TakeNote): void {
  const [lang = '', ...marks] = (node.lang ?? '').split(',');
  if (marks.length > 0) node.lang = lang;
  const before = node.value ?? '';
  const after = before.split('\n').flatMap(shownOfRust).join('\n');
  if (lang !== 'rust' || after === before) return;
  if (site.fileOf('@site/book.toml', ['']) === undefined) return;
  node.value = after;
  note({
    code: 'structure',
    line: lineOf(node),
    unsure: 'mdBook hides the lines of this code that begin with "# ".',
    did: 'I wrote the code that its readers saw.',
    look: 'Nothing, unless learners need the others.',
    changes: [{ before, after }],
  });
}
