import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { folderOf, joinedPath } from '#importer/menus/menu.ts';
import type { PageHead } from './folder-chapters.ts';
import type { SkippedFile } from './other-files.ts';
import { showsSomething } from './other-files.ts';

/** What a page of AsciiDoc holds that has no text of its own. */
interface Book {
  /** The paths of the pages that it includes, in its order. */
  included: readonly string[];
  /** Its headings besides its title. */
  headings: readonly string[];
  /** Its attributes that have a value. */
  values: ReadonlyMap<string, string>;
}

/**
 * Leaves out the books: pages of AsciiDoc that only include other pages, each of which is a lesson. They would hold all of it once more.
 * @param heads all files, also those that are no pages
 * @returns the pages that are left, the books with the reason, and the places that books give to pages, by their stems and folders
 */
export function withoutBooks(
  pages: readonly PageHead[],
  heads: readonly PageHead[],
): { pages: PageHead[]; books: SkippedFile[]; places: ReadonlyMap<string, number> } {
  const ofValues = new Set(heads.flatMap((head) => (hasOnlyValues(head) ? [head.path] : [])));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const found = new Map<string, Book>();
  for (const page of pages) {
    const book = bookOf(page);
    const included = book?.included.filter((path) => !ofValues.has(path)) ?? [];
    if (book !== undefined && included.length > 1 && included.every((path) => byPath.has(path)))
      found.set(page.path, { ...book, included });
  }
  const places = new Map<string, number>();
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    const chapters = found.get(path)?.included;
    if (chapters !== undefined) {
      for (const each of chapters) visit(each);
      return;
    }
    const parts = (byPath.get(path)?.stem ?? '').split('/');
    const next = places.size;
    for (const at of parts.keys()) {
      const stem = parts.slice(0, at + 1).join('/');
      if (!places.has(stem)) places.set(stem, next);
    }
  };
  const inOthers = new Set([...found.values()].flatMap(({ included }) => included));
  for (const path of found.keys()) if (!inOthers.has(path)) visit(path);
  const books = [...found].map(([path, book]) => {
    const chapters = book.included.flatMap((each) => byPath.get(each) ?? []);
    return { path, why: whyNoLesson(book, chapters) };
  });
  return { pages: pages.filter(({ path }) => !found.has(path)), books, places };
}

function whyNoLesson({ headings, values }: Book, chapters: readonly PageHead[]): string {
  const named = headings.map((each) => `"${each}"`).join(', ');
  const below = named === '' ? '' : `, below the headings ${named}`;
  const used = [...values].flatMap(([name, value]) =>
    chapters.some(({ body }) => isUsedIn(body, name)) ? [`:${name}: ${value}`] : [],
  );
  const missing = used.length === 0 ? '' : `; write into them what it sets: ${used.join(', ')}`;
  return `it only puts pages together that are lessons of their own${below}${missing}`;
}

/** Whether a page shows a value that it does not set, or has pictures in the folder that this names. */
const isUsedIn = (body: string, name: string): boolean =>
  (body.includes(`{${name}}`) || (name === 'imagesdir' && /\bimage:/.test(body))) &&
  !body.split('\n').some((line) => line.startsWith(`:${name}:`));

const hasOnlyValues = ({ path, body }: PageHead): boolean =>
  isAsciiDoc(path) && !body.split('\n').some(showsSomething);

/** A whole page that is included: parts of it, by lines or by tags, are no chapter. */
const chapter = /^include::([^[\s{}$:]+\.(?:adoc|asciidoc|asc))\[(?!.*\b(?:lines|tags?)=).*\]\s*$/;
const heading = /^={1,6}[ \t]+(\S.*)$/;
/** What shows nothing, or only what a lesson has without it: attributes of a block, conditions, a table of contents, breaks. */
const noText =
  /^(?:\[[^\]]*\]{1,2}|(?:ifn?def|endif)::[^[]*\[\]|ifeval::\[.*\]|toc::\[.*\]|<<<|'''|-{3})\s*$/;

/** A page that has nothing but a title, headings, and includes; undefined for any other. */
function bookOf({ path, body }: PageHead): Book | undefined {
  if (!isAsciiDoc(path)) return undefined;
  const included: string[] = [];
  const headings: string[] = [];
  const values = new Map<string, string>();
  let hasTitle = false;
  let isInHead = false;
  for (const line of body.replaceAll(/^\/{4,}\n[\s\S]*?^\/{4,}$/gm, '').split('\n')) {
    const target = chapter.exec(line)?.[1];
    const title = heading.exec(line)?.[1];
    const [, name, value = ''] = /^:([\w-]+):[ \t]+(\S.*)$/.exec(line) ?? [];
    if (name !== undefined) values.set(name, value.trim());
    if (line.trim() === '') isInHead = false;
    if (target !== undefined) included.push(joinedPath(folderOf(path), target));
    else if (title !== undefined) {
      isInHead = !hasTitle && line.startsWith('= ') && headings.length + included.length === 0;
      if (!isInHead) headings.push(title.trim());
      hasTitle ||= isInHead;
    } else if (!isInHead && showsSomething(line) && !noText.test(line)) return undefined;
  }
  return { included, headings, values };
}
