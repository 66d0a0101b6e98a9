import { joined, stemOf } from '#importer/menus/menu.ts';
import type { MenuEntry, MenuPage } from '#importer/menus/menu.ts';
import { slugOf } from '#importer/text/slug.ts';

/** A chapter of an old site. */
export interface Chapter {
  id: string;
  /** Its title by locale. */
  titles: Readonly<Record<string, string>>;
}

/** A page of an old site, by its stem, and the chapters it stands in, outermost first. */
export interface PlacedStem {
  stem: string;
  /** What the menu says of it. */
  about: MenuPage;
  chapters: readonly Chapter[];
}

/** How an old site is arranged where its menu says nothing else. */
interface Arrangement {
  /** The stems of all pages, in order. */
  stems: readonly string[];
  /** The chapters of a page by the folders it stands in. */
  chaptersOf(stem: string): readonly Chapter[];
  /** Other names that the menu may have for pages: stems by path from the top. */
  aliases: ReadonlyMap<string, string>;
}

/**
 * Puts pages in the order of a menu; those it does not name come last, in their own.
 * @param at the folder of the pages, from the top of the site
 * @param locale the language of the titles in the menu
 */
export function placedBy(
  menu: readonly MenuEntry[],
  { stems, chaptersOf, aliases }: Arrangement,
  at: string,
  locale: string,
): PlacedStem[] {
  const byPath = new Map(stems.map((stem) => [joined(at, stem), stem]));
  const byLoosePath = new Map(stems.toReversed().map((stem) => [loose(joined(at, stem)), stem]));
  const find = (path: string): string | undefined =>
    byPath.get(path) ?? aliases.get(path) ?? byLoosePath.get(loose(path));
  const isNamed = new Set(menu.flatMap(pagesIn).map(find));
  const placed = new Map<string, PlacedStem>();
  const place = (
    stem: string | undefined,
    chapters: readonly Chapter[],
    about: MenuPage = {},
  ): void => {
    if (stem !== undefined && !placed.has(stem)) placed.set(stem, { stem, about, chapters });
  };
  const visit = (entry: MenuEntry, chapters: readonly Chapter[]): void => {
    if (entry.type === 'page') place(find(entry.path), chapters, entry);
    else if (entry.type === 'chapter') {
      const id =
        slugOf(entry.title) ?? slugOf(pagesIn(entry)[0]?.split('/').at(-1) ?? '') ?? 'part';
      const chapter = { id, titles: { [locale]: entry.title } };
      for (const each of entry.entries) visit(each, [...chapters, chapter]);
    } else {
      const depth = depthOf(entry.path) - depthOf(at);
      for (const stem of stems) {
        const isBelow = entry.path === '' || `${joined(at, stem)}/`.startsWith(`${entry.path}/`);
        if (isBelow && !isNamed.has(stem))
          place(stem, [...chapters, ...chaptersOf(stem).slice(depth)]);
      }
    }
  };
  for (const entry of menu) visit(entry, []);
  const common = placed.size === 0 ? 0 : commonDepth(stems.map(chaptersOf));
  const rest = stems.filter((stem) => !placed.has(stem));
  return [
    ...placed.values(),
    ...rest.map((stem) => ({ stem, about: {}, chapters: chaptersOf(stem).slice(common) })),
  ];
}

/** How many outer chapters all pages share. */
function commonDepth([first = [], ...others]: readonly (readonly Chapter[])[]): number {
  const depth = first.findIndex(({ id }, at) => others.some((each) => each[at]?.id !== id));
  return depth === -1 ? first.length : depth;
}

const depthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

const pagesIn = (entry: MenuEntry): string[] =>
  entry.type === 'chapter'
    ? entry.entries.flatMap(pagesIn)
    : entry.type === 'page'
      ? [entry.path]
      : [];

/** Menus leave out the numbers that order files. */
const loose = (path: string): string =>
  stemOf(path)
    .toLowerCase()
    .split('/')
    .map((name) => name.replace(/^\d+[-_. ]+(?=\S)/, ''))
    .join('/');

/** A chapter with more pages is cut into its own chapters, if it has some. */
const MANY = 25;

/**
 * The part of a workshop for each page: the outermost chapters in which pages differ. Pages without a chapter join the part
 * before them, the first ones make a part that `first` names. None where there would be one part only, or one for each page.
 */
export function partsOf(
  placed: readonly PlacedStem[],
  first: (stem: string) => Chapter,
): ReadonlyMap<string, Chapter> {
  const pages = withoutCommon(placed);
  const counts = new Map<string, number>();
  const inner = new Map<string, Set<string>>();
  for (const {
    chapters: [chapter, below],
  } of pages) {
    if (chapter === undefined) continue;
    counts.set(chapter.id, (counts.get(chapter.id) ?? 0) + 1);
    if (below !== undefined)
      inner.set(chapter.id, (inner.get(chapter.id) ?? new Set()).add(below.id));
  }
  const parts = new Map<string, Chapter>();
  let part: Chapter | undefined;
  for (const {
    stem,
    chapters: [chapter, below],
  } of pages) {
    const isCut =
      chapter !== undefined &&
      (counts.get(chapter.id) ?? 0) > MANY &&
      (inner.get(chapter.id)?.size ?? 0) > 1;
    part = isCut && below !== undefined ? within(chapter, below) : (chapter ?? part ?? first(stem));
    parts.set(stem, part);
  }
  const ids = new Set([...parts.values()].map(({ id }) => id));
  return ids.size < 2 || ids.size >= pages.length ? new Map() : parts;
}

const within = (chapter: Chapter, below: Chapter): Chapter => ({
  id: `${chapter.id}-${below.id}`,
  titles: Object.fromEntries(
    Object.entries(chapter.titles).map(([locale, title]) => [
      locale,
      `${title}: ${below.titles[locale] ?? Object.values(below.titles)[0] ?? ''}`,
    ]),
  ),
});

/** Without the chapters that all pages in chapters stand in, such as `docs`. */
function withoutCommon(placed: readonly PlacedStem[]): readonly PlacedStem[] {
  const ids = new Set(placed.flatMap(({ chapters }) => chapters[0]?.id ?? []));
  if (ids.size !== 1) return placed;
  return withoutCommon(placed.map((each) => ({ ...each, chapters: each.chapters.slice(1) })));
}
