/** Why files of a site that could be pages are none to the tool that makes it. */
import { excludedByJekyll } from '#importer/menus/jekyll-exclude.ts';
import { folderOf, joinedPath } from '#importer/menus/menu.ts';
import type { MenuFile } from '#importer/menus/menu.ts';
import type { PageHead } from './folder-chapters.ts';

const index = /(?:^|\/)index(?:\.[a-z]{2}(?:[-_][a-z]{2,4})?)?\.(?:md|markdown|adoc|html)$/i;

/**
 * Says of a path why it is no page of Hugo: it stands beside the folder of the pages, or in a folder that is a page itself, by its
 * `index.md`, to which all else in it belongs.
 * @param paths all files that may be pages of the site
 * @param tops the folders of settings of Hugo, each with a slash behind it
 */
export function whyNoPageOfHugo(
  paths: readonly string[],
  tops: readonly string[],
): (path: string) => string | undefined {
  const besides = tops.filter((top) => paths.some((path) => path.startsWith(`${top}content/`)));
  // Hugo would take all of a site for parts of its first page.
  const bundles = new Set(
    paths.filter((path) => index.test(path) && folderOf(path) !== '').map(folderOf),
  );
  bundles.delete('content');
  return (path) => {
    if (besides.some((top) => path.startsWith(top) && !path.includes('/', top.length)))
      return 'it stands beside content/, where the pages of Hugo are';
    const around = foldersAround(path).filter((folder) => bundles.has(folder));
    const isOwn = index.test(path) && around.length === 1 && around[0] === folderOf(path);
    return around.length === 0 || isOwn
      ? undefined
      : 'Hugo makes no page of it: it belongs to the page of its folder, index.md';
  };
}

function foldersAround(path: string): string[] {
  const folder = folderOf(path);
  return folder === '' ? [] : [folder, ...foldersAround(folder)];
}

/**
 * Says of a page of a site of Jekyll why it is none: its settings exclude it, or it is a text without front matter, which is handed on as
 * it is. Of those only a README has one of the endings of pages, where an index is the page of its folder.
 * @param at the folder of the pages, from the top of the site
 */
export function whyNoPageOfJekyll(
  heads: readonly PageHead[],
  menus: readonly MenuFile[],
  at: string,
): (path: string) => string | undefined {
  const withIndex = new Set(
    heads.filter(({ path }) => index.test(path)).map(({ path }) => folderOf(path)),
  );
  const isBare = ({ path, text }: PageHead): boolean =>
    (path.endsWith('.txt') || (readme.test(path) && withIndex.has(folderOf(path)))) &&
    !/^---[ \t]*\r?\n/.test(text);
  const bare = new Set(heads.filter(isBare).map(({ path }) => joinedPath(at, path)));
  const isExcluded = excludedByJekyll(menus);
  return (path) => {
    if (isExcluded(path)) return 'exclude in _config.yml keeps it out of the site';
    return bare.has(path)
      ? 'it has no front matter, so that Jekyll makes no page of it and hands it on as it is'
      : undefined;
  };
}

const readme = /(?:^|\/)readme\.(?:md|markdown)$/i;
