/** A file that says in which order an old site shows its pages: its path from the top of the site, with `/`, and its text. */
export interface MenuFile {
  path: string;
  text: string;
}

/**
 * What stands in the menu of an old site. Paths count from the top of the site and have no ending; a folder stands for all
 * pages below it that the menu does not name, in their own order.
 */
export type MenuEntry =
  | ({ type: 'page'; path: string } & MenuPage)
  | { type: 'folder'; path: string }
  | { type: 'chapter'; title: string; entries: readonly MenuEntry[] };

/** What a menu may say of a page. */
export interface MenuPage {
  /** What it is called, if it does not say so itself. */
  title?: string | undefined;
  /** Whether that is what all of its chapter is called. */
  isTitleOfAll?: boolean;
  /** The title that the old tool shows above its text. */
  titleAbove?: string | undefined;
  /** A path that its lesson is named after, in the place of its own. */
  name?: string | undefined;
  minutes?: number | undefined;
  description?: string | undefined;
  scripts?: readonly StepScript[];
  assets?: readonly StepAsset[];
}

/** A script that an old site ran for a page, by its path from the top. */
export interface StepScript {
  path: string;
  /** Whether it checks what the learner did. */
  isCheck: boolean;
}

/** A file that an old site put on the machine of each learner. */
export interface StepAsset {
  path: string;
  /** Where it was put, as the site says it. */
  target: string;
}

/** What stands in the menu of an old site and in no menu of a workshop. */
export type LeftOfMenu =
  | { is: 'link'; title: string | undefined; url: string }
  | { is: 'html'; html: string }
  | { is: 'description'; of: string; text: string }
  | { is: 'program' };

/** Why a file that says how a site is arranged is no page: it is read as that, and is left out of no list. */
export const readAsMenu = 'it is the menu of the site';

/** A value of JSON or YAML that has keys. */
export type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the pages that an entry names. */
export const pagesIn = (entry: MenuEntry): string[] =>
  entry.type === 'chapter'
    ? entry.entries.flatMap(pagesIn)
    : entry.type === 'page'
      ? [entry.path]
      : [];

/** Chapters that the menu does not name are called after the first page in them. */
export const withTitles = (
  entries: readonly MenuEntry[],
  titleAt: (path: string) => string | undefined,
): MenuEntry[] =>
  entries.map((entry) => {
    if (entry.type !== 'chapter') return entry;
    const first = pagesIn(entry)[0] ?? '';
    const title =
      entry.title === '' ? (titleAt(first) ?? first.split('/').at(-1) ?? '') : entry.title;
    return { ...entry, title, entries: withTitles(entry.entries, titleAt) };
  });

/** The path of a page without its ending; the page of a folder has the path of the folder. */
export const stemOf = (path: string): string =>
  path
    .replace(/^\.?\/+/, '')
    .replace(/\.(?:mdx?|markdown|adoc|asciidoc|html?)$/i, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/i, '')
    .replace(/\/$/, '');

/** A path from the top of the site, of parts that may lead upwards. */
export function joinedPath(...parts: readonly string[]): string {
  const way: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..') way.pop();
    else if (part !== '' && part !== '.') way.push(part);
  }
  return way.join('/');
}

export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');
