import { lessonName } from '#model/schema/primitives.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import type { PageHead } from './folder-chapters.ts';
import type { ToolSite } from './menus/tool-site.ts';
import { lessonNameOf } from './page-paths.ts';
import { saysNothing } from './text/telling-names.ts';

/** The lesson that each stem became before. No lesson has two pages in one language. */
export function rememberedNames(
  byStem: ReadonlyMap<string, readonly PageHead[]>,
  names: ReadonlyMap<string, string>,
): Map<string, string> {
  const remembered = new Map<string, string>();
  const used = new Set<string>();
  for (const [stem, pages] of byStem) {
    const name = pages.map(({ path }) => names.get(path)).find((each) => each !== undefined);
    const texts = pages.map(({ locale }) => `${name ?? ''}/${locale}`);
    if (name === undefined || texts.some((each) => used.has(each))) continue;
    remembered.set(stem, name);
    for (const each of texts) used.add(each);
  }
  return remembered;
}

/**
 * A name from the last part of each path, without numbers and dates; one that a page had before stays. Where two are equal, the
 * folder's name precedes it. So it does where a page elsewhere has the name.
 */
export function nameLessons(
  named: readonly { stem: string; path: string }[],
  remembered: ReadonlyMap<string, string>,
  isTakenFor: (name: string, stem: string) => boolean,
): Map<string, string> {
  const names = new Map(remembered);
  const taken = new Set(names.values());
  const sharedWords = sharedIn(named.map(({ path }) => lastOf(path)));
  const alike = Map.groupBy(named, ({ path }) => withoutNumber(path));
  for (const { stem, path } of named.filter((each) => !names.has(each.stem))) {
    const parts = path.split('/').map((part) => lessonNameOf(part) ?? '');
    const last = parts.at(-1) ?? '';
    const folder = parts.at(-2) ?? '';
    // Of `1-step` and `2-step` the numbers tell them apart.
    const number = (alike.get(withoutNumber(path))?.length ?? 0) > 1 ? numberOf(path) : '';
    const own = path === '' ? 'introduction' : last === '' ? 'lesson' : `${last}${number}`;
    const second = folder === '' ? own : `${folder}-${own}`;
    // Of `rows/problem` and `boats/problem` the folders tell them apart, and so do those of their solutions.
    const isShared = folder !== '' && sharedWords.has(lastOf(path));
    const preferred = !isShared ? own : saysNothing(lastOf(path)) ? folder : second;
    const isTaken = (name: string): boolean =>
      taken.has(name) || !lessonName.safeParse(name).success || isTakenFor(name, stem);
    let name = isTaken(preferred) ? second : preferred;
    for (let count = 2; isTaken(name); count += 1) name = `${second}-${count}`;
    taken.add(name);
    names.set(stem, name);
  }
  return names;
}

/** A path without the number that its last part begins with. */
const withoutNumber = (path: string): string =>
  [...path.split('/').slice(0, -1), lessonNameOf(lastOf(path)) ?? ''].join('/');

/** The number that the last part of a path begins with, as a name has it at its end: `-2`. */
const numberOf = (path: string): string => {
  const [, digits] = /^0*(\d{1,3})[-_. ]/.exec(lastOf(path)) ?? [];
  return digits === undefined ? '' : `-${digits}`;
};

const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

/** The names that several pages have, of those that say nothing of one without its folder. */
const sharedIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.filter(
      (name, at) => (saysNothing(name) || isPartOfAll(name)) && names.indexOf(name) !== at,
    ),
  );

/** What each exercise or scenario of a course has. */
const isPartOfAll = (name: string): boolean =>
  /^(?:solutions?|answers?|hints?|verify|step-?\d+|intro|introduction|finish|do-it)$/i.test(name);

/** The folder of a page whose name says nothing, where it holds no other page; else the page itself. */
export function folderOfOne(stem: string, stems: readonly string[]): string {
  const parts = stem.split('/');
  const folder = parts.slice(0, -1).join('/');
  if (folder === '' || !saysNothing(parts.at(-1) ?? '')) return stem;
  return stems.filter((each) => each.startsWith(`${folder}/`)).length > 1 ? stem : folder;
}

/** A name by the titles of a page, where its path says nothing of it: of the first page of a site, and of one that is called by a number. */
export function nameByTitle(
  stem: string,
  titles: readonly (string | undefined)[],
  home: ToolSite['home'],
): string | undefined {
  // The folder of all pages says nothing of the first one.
  if (home !== undefined)
    return [...titles, home.title].map((title) => slugOf(title ?? '')).find(isShort) ?? '';
  if (!/^[\d._-]+$/.test(stem.split('/').at(-1) ?? '')) return undefined;
  const name = slugOf(titles.find((title) => title !== undefined) ?? '');
  return isShort(name) ? name : undefined;
}

/** Whether a title makes a name that can be read in an address. */
const isShort = (name: string | undefined): boolean => name !== undefined && name.length <= 30;
