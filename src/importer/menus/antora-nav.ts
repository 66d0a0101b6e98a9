import { parse } from 'yaml';
import { memoize } from '#model/memoize.ts';
import { folderOf, isData, joinedPath, stemOf } from './menu.ts';
import type { Data, LeftOfMenu, MenuEntry, MenuFile } from './menu.ts';

/** Where components of Antora keep their menus; antora.yml may name others. */
export const isAntoraNav = (path: string): boolean =>
  /(?:^|\/)modules\/[^/]+\/(?:partials\/)?_?nav[\w-]*\.adoc$/.test(path);

/** Files that may be such menus under other names, or parts of them. */
export const isPartOfAntoraNav = (path: string): boolean =>
  /(?:^|\/)modules\/[^/]+\/(?:partials\/.+|[^/]+)\.adoc$/.test(path);

export const isAntoraComponent = (path: string): boolean => /(?:^|\/)antora\.ya?ml$/.test(path);

/** What antora.yml says; nothing where it is damaged. Each part of a menu is looked for in all of them. */
const componentIn = memoize(({ text }: MenuFile): Data => {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? data : {};
  } catch {
    return {};
  }
});

/** What a component is called, and the path of its first page without an ending, from the top of the site. */
export function startOf(component: MenuFile): { title: string | undefined; page: string } {
  const { title, start_page: start } = componentIn(component);
  const [, module = 'ROOT', page = 'index.adoc'] =
    /^(?:([^:]+):)?([^:]+)$/.exec(typeof start === 'string' ? start : '') ?? [];
  return {
    title: typeof title === 'string' ? title : undefined,
    page: stemOf(joinedPath(folderOf(component.path), 'modules', module, 'pages', page)),
  };
}

/** The paths of the menus that a component names. */
function navPaths(component: MenuFile): string[] {
  const { nav } = componentIn(component);
  return (Array.isArray(nav) ? nav : []).flatMap((each: unknown) =>
    typeof each === 'string' ? [joinedPath(folderOf(component.path), each)] : [],
  );
}

/** Whether a file is a menu of Antora, by its name or because a component names it. */
export const isNav = (path: string, files: readonly MenuFile[]): boolean =>
  isAntoraNav(path) ||
  files.some((file) => isAntoraComponent(file.path) && navPaths(file).includes(path));

/** The paths of all menus that are read: those of components, and others outside of any component. */
export const navsRead = (files: readonly MenuFile[]): ReadonlySet<string> =>
  new Set(
    [
      ...files
        .filter(({ path }) => isAntoraComponent(path))
        .flatMap((each) => ownNavs(each, files)),
      ...files.filter((file) => isAntoraNav(file.path) && !isOfComponent(file, files)),
    ].map(({ path }) => path),
  );

/** Whether a file stands in the folder of a component. */
export const isOfComponent = ({ path }: MenuFile, files: readonly MenuFile[]): boolean =>
  files.some((file) => isAntoraComponent(file.path) && isIn(folderOf(file.path), path));

const isIn = (folder: string, path: string): boolean =>
  folder === '' || path.startsWith(`${folder}/`);

/** The menus of a component as they are written, in its order; where it names none, all that there are below its folder. */
function ownNavs(component: MenuFile, files: readonly MenuFile[]): readonly MenuFile[] {
  const named = navPaths(component).flatMap(
    (path) => files.find((file) => file.path === path) ?? [],
  );
  if (named.length > 0) return named;
  return files.filter(({ path }) => isAntoraNav(path) && isIn(folderOf(component.path), path));
}

/** The menus of a component as it shows them. */
export function navsOf(component: MenuFile, files: readonly MenuFile[]): MenuFile[] {
  const { name, asciidoc } = componentIn(component);
  const attributes = isData(asciidoc) ? asciidoc['attributes'] : undefined;
  return ownNavs(component, files).map((file) => ({
    ...file,
    text: withoutOwnName(withIncludes(file, files), name).replaceAll(
      /\{([\w-]+)\}/g,
      (whole, key: string) => {
        const value = isData(attributes) ? attributes[key] : undefined;
        return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
      },
    ),
  }));
}

/** A menu in which no address names the component that it is of. */
const withoutOwnName = (text: string, name: unknown): string =>
  typeof name === 'string'
    ? text.replaceAll(`xref:${name}:`, (own, at: number) =>
        /^[\w.-]*:/.test(text.slice(at + own.length)) ? 'xref:' : own,
      )
    : text;

/** A menu of Antora as its component shows it. */
export const wholeNav = (nav: MenuFile, files: readonly MenuFile[]): MenuFile =>
  files
    .filter(({ path }) => isAntoraComponent(path))
    .flatMap((component) => navsOf(component, files))
    .find(({ path }) => path === nav.path) ?? { ...nav, text: withIncludes(nav, files) };

/** A menu with the parts of it that stand in other files. */
function withIncludes({ path, text }: MenuFile, files: readonly MenuFile[]): string {
  const module = /^(?:.*\/)?modules\/[^/]+/.exec(path)?.[0] ?? '';
  return text.replaceAll(
    /^include::(partial\$)?([^[\]$]+)\[.*\]$/gm,
    (whole, family: string | undefined, name: string) => {
      const folder = family === undefined ? folderOf(path) : joinedPath(module, 'partials');
      return files.find((file) => file.path === joinedPath(folder, name))?.text ?? whole;
    },
  );
}

interface Line {
  depth: number;
  words: string;
  /** The page that the line leads to. */
  page: string | undefined;
  /** Whether it leads to a place in that page. */
  isPlace: boolean;
}

/** nav.adoc of a module of Antora: a list of lists, each item a page or the title of what stands below it; `.Title` is above a list. */
export function antoraEntries({ path, text }: MenuFile): MenuEntry[] {
  const pages = joinedPath(/^(?:.*\/)?modules\/[^/]+/.exec(path)?.[0] ?? '', 'pages');
  const lists: { title: string | undefined; lines: Line[] }[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const title = /^\.(?=[^\s.])(.+)$/.exec(line)?.[1];
    if (title !== undefined) lists.push({ title: plain(title), lines: [] });
    const [, stars = '', words = ''] = /^(\*+)[ \t]+(\S.*)$/.exec(line.trim()) ?? [];
    if (stars === '') continue;
    if (lists.length === 0) lists.push({ title: undefined, lines: [] });
    const isPlace = /xref:[^[\]#]*#/.test(words);
    lists.at(-1)?.lines.push({ depth: stars.length, words, page: pageIn(pages, words), isPlace });
  }
  return lists.flatMap(({ title, lines }): MenuEntry[] => {
    const entries = nested(lines);
    return title === undefined ? entries : [{ type: 'chapter', title, entries }];
  });
}

/** Of an item with others below it, a chapter that its own page begins. */
function nested(lines: readonly Line[]): MenuEntry[] {
  const [first] = lines;
  if (first === undefined) return [];
  const next = lines.findIndex(({ depth }, at) => at > 0 && depth <= first.depth);
  const end = next === -1 ? lines.length : next;
  const words = first.isPlace ? '' : plain(first.words);
  // What an attribute stands for is not known here.
  const title = words === '' || words.includes('{') ? undefined : words;
  const own: MenuEntry[] =
    first.page === undefined ? [] : [{ type: 'page', path: first.page, title }];
  // What leads to places in the page above makes no chapter of it.
  const below = nested(
    lines.slice(1, end).filter(({ page, isPlace }) => !isPlace || page !== first.page),
  );
  const entries: MenuEntry[] =
    below.length === 0
      ? own
      : [{ type: 'chapter', title: plain(first.words), entries: [...own, ...below] }];
  return [...entries, ...nested(lines.slice(end))];
}

/** The page that `xref:page.adoc[…]` or `xref:module:page.adoc[…]` leads to; undefined for those of other components. */
function pageIn(pages: string, words: string): string | undefined {
  const [, module, file] = /xref:(?:([\w.-]+):)?([^[\]#:@]+\.adoc)/.exec(words) ?? [];
  if (file === undefined) return undefined;
  const folder = module === undefined ? pages : joinedPath(pages, '../..', module, 'pages');
  return stemOf(joinedPath(folder, file));
}

/** The items of such a list that lead to other sites, and to other components. */
export const antoraLinks = ({ text }: MenuFile): LeftOfMenu[] =>
  [...text.matchAll(/^\*+[ \t]+(?:(?:link|xref):)?([^\s[\]]+)(?:\[([^\]\n]*)\])?/gm)]
    .filter(([item, url = '']) => isElsewhere(url, item.includes('xref:')))
    .map(([, url = '', words = '']) => ({
      is: 'link',
      title: (words.split(/[,^]/, 1)[0] ?? '').trim() || undefined,
      url,
    }));

const isElsewhere = (url: string, isPage: boolean): boolean =>
  /^https?:\/\//.test(url) || (isPage && /^[\w.@-]+:[\w.-]*:/.test(url));

/** The words that readers see: of a link those in its brackets. */
const plain = (words: string): string =>
  words
    .replaceAll(/(?:xref|link):[^[\]]*\[([^\]]*)\]/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .trim();
