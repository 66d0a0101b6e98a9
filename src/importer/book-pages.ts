import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { joinedPath } from '#importer/menus/menu.ts';
import type { MenuEntry } from '#importer/menus/menu.ts';
import type { PageHead } from './folder-chapters.ts';
import type { SkippedFile } from './other-files.ts';
import { bookOf, picturesFrom, showsSomething, valuesIn } from './read-book.ts';
import type { Book } from './read-book.ts';

/** What books say of the pages that they include, which are known by their paths. */
export interface Books {
  /** The books, with the reason why they are no lessons. */
  left: SkippedFile[];
  /** How they arrange their pages. */
  menu: MenuEntry[];
  /** The attributes that are set where a page is included, as lines of AsciiDoc. */
  values: ReadonlyMap<string, readonly string[]>;
  /** The books that a page is the first of. */
  begun: ReadonlyMap<string, readonly string[]>;
}

/** The books among pages, by their paths, and what else may be included. */
interface Shelf {
  books: ReadonlyMap<string, Book>;
  pages: ReadonlyMap<string, PageHead>;
  /** Files that only set attributes. */
  ofValues: ReadonlyMap<string, PageHead>;
}

/**
 * Leaves out the books: pages of AsciiDoc that only include other pages, each of which is a lesson. They would hold all of it once more.
 * @param heads all files, also those that are no pages
 * @param at the folder of the pages, from the top of the site
 */
export function withoutBooks(
  pages: readonly PageHead[],
  heads: readonly PageHead[],
  at: string,
  locale: string,
): { pages: PageHead[]; books: Books } {
  const shelf = shelfOf(pages, heads);
  const included = new Set([...shelf.books.values()].flatMap((book) => pagesOf(book, shelf)));
  const outer = [...shelf.books.keys()].filter((path) => !included.has(path));
  const values = new Map<string, readonly string[]>();
  for (const path of outer) setValues(path, path, [], { shelf, values });
  const begun = new Map<string, string[]>();
  for (const path of shelf.books.keys()) {
    const first = firstPage(path, shelf);
    if (first !== undefined) begun.set(first, [...(begun.get(first) ?? []), path]);
  }
  const own = outer.filter((path) => shelf.pages.get(path)?.locale === locale);
  const chapters = own.flatMap((path) => bookEntries(path, shelf, at, own.length > 1));
  const left = [...shelf.books].map(([path, book]) => ({ path, why: whyNoLesson(book) }));
  return {
    pages: pages.filter(({ path }) => !shelf.books.has(path)),
    books: { left, menu: chapters, values, begun },
  };
}

function shelfOf(pages: readonly PageHead[], heads: readonly PageHead[]): Shelf {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const ofValues = new Map(heads.filter(hasOnlyValues).map((head) => [head.path, head] as const));
  const books = new Map<string, Book>();
  for (const page of pages) {
    const book = bookOf(page);
    const included = book === undefined ? [] : pagesOf(book, { ofValues });
    if (book !== undefined && included.length > 1 && included.every((path) => byPath.has(path)))
      books.set(page.path, book);
  }
  return { books, pages: byPath, ofValues };
}

const hasOnlyValues = ({ path, body }: PageHead): boolean =>
  isAsciiDoc(path) && !body.split('\n').some(showsSomething);

const pagesOf = ({ lines }: Book, { ofValues }: Pick<Shelf, 'ofValues'>): string[] =>
  lines.flatMap((line) => (line.is === 'page' && !ofValues.has(line.path) ? [line.path] : []));

/** Goes through a book and what it includes as AsciiDoc does: what a chapter sets holds for the next. A book in it counts once. */
function setValues(
  path: string,
  outermost: string,
  before: readonly string[],
  found: { shelf: Shelf; values: Map<string, readonly string[]> },
  seen = new Set<string>(),
): readonly string[] {
  const { shelf, values } = found;
  const book = shelf.books.get(path);
  if (seen.has(path)) return before;
  const { body = '' } = shelf.pages.get(path) ?? shelf.ofValues.get(path) ?? {};
  if (book === undefined) {
    const folder = picturesFrom(path, outermost);
    if (shelf.pages.has(path) && !values.has(path))
      values.set(path, folder === undefined ? before : withPictures(before, folder));
    return [...before, ...valuesIn(body)];
  }
  seen.add(path);
  let set = before;
  for (const line of book.lines) {
    if (line.is === 'value') set = [...set, line.line];
    if (line.is === 'page') set = setValues(line.path, outermost, set, found, seen);
  }
  return set;
}

/** Pictures count from the folder of the book, not from that of its chapter. */
function withPictures(lines: readonly string[], folder: string): string[] {
  const named = /^:imagesdir:[ \t]+(\S.*)$/;
  const made = lines.map((line) => {
    const own = named.exec(line)?.[1];
    return own === undefined || /^[/{]|:\/\//.test(own) ? line : `:imagesdir: ${folder}/${own}`;
  });
  return lines.some((line) => named.test(line)) ? made : [...made, `:imagesdir: ${folder}`];
}

function firstPage(path: string, shelf: Shelf, seen = new Set<string>()): string | undefined {
  const book = shelf.books.get(path);
  if (book === undefined) return path;
  if (seen.has(path)) return undefined;
  seen.add(path);
  return pagesOf(book, shelf)
    .map((each) => firstPage(each, shelf, seen))
    .find((each) => each !== undefined);
}

type ChapterEntry = Extract<MenuEntry, { type: 'chapter' }> & { entries: MenuEntry[] };

/** The pages of a book below its headings. `isNamed`: as a chapter, even where it has no title. */
function bookEntries(
  path: string,
  shelf: Shelf,
  at: string,
  isNamed: boolean,
  seen = new Set<string>(),
): MenuEntry[] {
  const book = shelf.books.get(path);
  if (seen.has(path)) return [];
  if (book === undefined) {
    const page = shelf.pages.get(path);
    return page === undefined ? [] : [{ type: 'page', path: joinedPath(at, page.stem) }];
  }
  seen.add(path);
  const top: MenuEntry[] = [];
  const chapters: { level: number; chapter: ChapterEntry }[] = [];
  const set: string[] = [];
  for (const line of book.lines) {
    if (line.is === 'value') {
      set.push(line.line);
      continue;
    }
    if (line.is === 'heading') while ((chapters.at(-1)?.level ?? 0) >= line.level) chapters.pop();
    const within = chapters.at(-1)?.chapter.entries ?? top;
    if (line.is === 'page') within.push(...bookEntries(line.path, shelf, at, false, seen));
    else {
      const made: ChapterEntry = { type: 'chapter', title: plain(line.title, set), entries: [] };
      within.push(made);
      chapters.push({ level: line.level, chapter: made });
    }
  }
  const untitled = new Set(
    [...shelf.pages.values()]
      .filter(({ body }) => !/^=+[ \t]/.test(body.split('\n').find(showsSomething) ?? ''))
      .map(({ stem }) => joinedPath(at, stem)),
  );
  const entries = settled(top, untitled);
  const title = book.title ?? (isNamed ? (path.split('/').at(-1) ?? path) : undefined);
  return title === undefined
    ? entries
    : [{ type: 'chapter', title: plain(title, headOf(book)), entries }];
}

/** Without chapters that have no page; a chapter of one page without a title of its own is that title. */
const settled = (entries: readonly MenuEntry[], untitled: ReadonlySet<string>): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (entry.type !== 'chapter') return [entry];
    const inner = settled(entry.entries, untitled);
    const [first, another] = inner;
    if (first === undefined) return [];
    return another === undefined && first.type === 'page' && untitled.has(first.path)
      ? [{ ...first, title: entry.title }]
      : [{ ...entry, entries: inner }];
  });

/** The values that the head of a book sets. */
function headOf({ lines }: Book): string[] {
  const end = lines.findIndex(({ is }) => is !== 'value');
  return lines.slice(0, end).flatMap((line) => (line.is === 'value' ? [line.line] : []));
}

/** A title without its emphasis, with the values that are set before it. */
function plain(title: string, set: readonly string[]): string {
  const values = new Map(
    set.flatMap((line) => {
      const [, name, value] = /^:([\w-]+):[ \t]+(\S.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );
  return title
    .replaceAll(/\{([\w-]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
    .replaceAll(/[*_`]/g, '')
    .trim();
}

function whyNoLesson({ lines }: Book): string {
  const named = lines.flatMap((line) => (line.is === 'heading' ? [`"${line.title}"`] : []));
  const below = named.length === 0 ? '' : `, below the headings ${named.join(', ')}`;
  return `it only puts pages together that are lessons of their own${below}`;
}
