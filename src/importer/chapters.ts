import { joinedPath, pagesIn, stemOf } from '#importer/menus/menu.ts';
import type { MenuEntry, MenuPage } from '#importer/menus/menu.ts';
import type { TitleTranslations } from '#importer/menus/title-translations.ts';
import { slugOf } from '#model/schema/slug-of.ts';

/** A chapter of an old site. Two whose titles have the same letters in ASCII, or none, may have one id. */
export interface Chapter {
  id: string;
  /** Its title by locale, that of the menu or of the folder first. */
  titles: Readonly<Record<string, string>>;
  /** Whether a menu has it, and no folder alone. */
  isOfMenu?: true;
}

/** Tells a chapter from others: a folder has the chapter of a menu that is called like it. */
const keyOf = ({ id, titles }: Chapter): string => `${id} ${Object.values(titles)[0] ?? ''}`;

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
  /** What the chapters of the menu are called in other languages. */
  translations?: TitleTranslations;
}

/**
 * Puts pages in the order of a menu; those it does not name come last, in their own.
 * @param at the folder of the pages, from the top of the site
 * @param locale the language of the titles in the menu
 */
export function placedBy(
  menu: readonly MenuEntry[],
  { stems, chaptersOf, aliases, translations }: Arrangement,
  at: string,
  locale: string,
): PlacedStem[] {
  const find = stemFinder({ stems, aliases }, at);
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
      const titles = { [locale]: entry.title, ...translations?.get(entry.title) };
      const chapter = { id, titles, isOfMenu: true } as const;
      for (const each of entry.entries) visit(each, [...chapters, chapter]);
    } else {
      const depth = depthOf(entry.path) - depthOf(at);
      for (const stem of stems) {
        const isBelow =
          entry.path === '' || `${joinedPath(at, stem)}/`.startsWith(`${entry.path}/`);
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

/** Finds the stem of a page by the path that a menu has for it. */
export function stemFinder(
  { stems, aliases }: Pick<Arrangement, 'stems' | 'aliases'>,
  at: string,
): (path: string) => string | undefined {
  const byPath = new Map(stems.map((stem) => [joinedPath(at, stem), stem]));
  const byLoosePath = new Map([
    ...[...aliases].map(([path, stem]) => [loose(path), stem] as const),
    ...stems.toReversed().map((stem) => [loose(joinedPath(at, stem)), stem] as const),
  ]);
  return (path) => byPath.get(path) ?? aliases.get(path) ?? byLoosePath.get(loose(path));
}

/** How many outer chapters all pages share. */
function commonDepth([first = [], ...others]: readonly (readonly Chapter[])[]): number {
  const depth = first.findIndex((chapter, at) =>
    others.some((each) => each[at] === undefined || keyOf(each[at]) !== keyOf(chapter)),
  );
  return depth === -1 ? first.length : depth;
}

const depthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

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
export function workshopParts(
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
    const key = keyOf(chapter);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (below !== undefined) inner.set(key, (inner.get(key) ?? new Set()).add(keyOf(below)));
  }
  const parts = new Map<string, Chapter>();
  let part: Chapter | undefined;
  for (const {
    stem,
    chapters: [chapter, below],
  } of pages) {
    const isCut =
      chapter !== undefined &&
      (counts.get(keyOf(chapter)) ?? 0) > MANY &&
      (inner.get(keyOf(chapter))?.size ?? 0) > 1;
    part = isCut && below !== undefined ? within(chapter, below) : (chapter ?? part ?? first(stem));
    parts.set(stem, part);
  }
  const { size } = new Set([...parts.values()].map(keyOf));
  return size < 2 || size >= pages.length ? new Map() : withOwnIds(parts);
}

/** The pages that no chapter has, which stand in the part of the chapter before them. */
export function joinedPages(
  placed: readonly PlacedStem[],
  parts: ReadonlyMap<string, Chapter>,
): ReadonlySet<string> {
  const partOf = (stem: string): string => parts.get(stem)?.id ?? '';
  const [inChapters, loose] = [true, false].map((isIn) =>
    withoutCommon(placed).filter(({ chapters }) => chapters.length > 0 === isIn),
  ) as [PlacedStem[], PlacedStem[]];
  const ofChapters = new Set(inChapters.map(({ stem }) => partOf(stem)));
  return new Set(
    loose.flatMap(({ stem }) => (parts.has(stem) && ofChapters.has(partOf(stem)) ? [stem] : [])),
  );
}

/** Numbers the ids that several chapters would have. */
function withOwnIds(parts: ReadonlyMap<string, Chapter>): Map<string, Chapter> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const part of parts.values()) {
    if (ids.has(keyOf(part))) continue;
    let { id } = part;
    for (let number = 2; taken.has(id); number += 1) id = `${part.id}-${number}`;
    taken.add(id);
    ids.set(keyOf(part), id);
  }
  return new Map(
    [...parts].map(([stem, part]) => [stem, { ...part, id: ids.get(keyOf(part)) ?? part.id }]),
  );
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

/**
 * Without the chapters that all pages in chapters stand in, such as `docs`. That of a menu stays where other pages are in none, and it
 * has no chapters itself that part its pages.
 */
function withoutCommon(placed: readonly PlacedStem[]): readonly PlacedStem[] {
  const [first] = placed.flatMap(({ chapters }) => chapters.slice(0, 1));
  if (countAt(placed, 0) !== 1) return placed;
  const hasOthers = placed.some(({ chapters }) => chapters.length === 0);
  if (first?.isOfMenu === true && hasOthers && countAt(placed, 1) < 2) return placed;
  return withoutCommon(placed.map((each) => ({ ...each, chapters: each.chapters.slice(1) })));
}

/** How many chapters there are at a depth. */
const countAt = (placed: readonly PlacedStem[], depth: number): number =>
  new Set(placed.flatMap(({ chapters }) => chapters.slice(depth, depth + 1).map(keyOf))).size;
