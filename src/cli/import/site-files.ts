import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import type { PageFile } from '#importer/page-paths.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import { isMenuFile } from '#importer/menus/menu-of.ts';
import { isMkDocs } from '#importer/menus/site-tools.ts';
import { isSettings, settingsOf } from '#importer/site-settings.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { withInherited } from '#importer/inherited-settings.ts';
import { pathsBelow } from './source.ts';

/** Files that stand at the top of a site. */
const topFiles = [
  ...['mkdocs.yml', 'mkdocs.yaml', '_config.yml', '_config.yaml', 'hugo.toml', 'hugo.yaml'],
  ...['config.toml', 'config.yaml', 'docusaurus.config.js', 'docusaurus.config.ts', 'antora.yml'],
  ...['sidebars.js', 'sidebars.ts', 'modules.yaml', 'config/_default'],
  ...['book.toml', 'package.json', '.git'],
];
/** How far above the folder that is imported the top of its site may be. */
const MAX_UP = 5;
/** A longer file is no part of a page. In bytes. */
const MAX_BYTES = 1024 * 1024;

/** What builds the components of a site of Antora stands at its top, and each component has an antora.yml below. */
const playbooks = ['antora-playbook.yml', 'local-antora-playbook.yml', 'antora-playbook.yaml'];

/**
 * The folder at the top of the site that a folder belongs to: the nearest that has a file for it, and from a component of Antora on the one
 * with the playbook, else the folder itself.
 */
export function topOf(folder: string): string {
  const top = nearestWith(topFiles, folder);
  const isComponent = top !== undefined && existsSync(join(top, 'antora.yml'));
  return (isComponent ? nearestWith(playbooks, top) : undefined) ?? top ?? folder;
}

function nearestWith(names: readonly string[], folder: string): string | undefined {
  let each = folder;
  for (let up = 0; up <= MAX_UP; up += 1) {
    if (names.some((name) => existsSync(join(each, name)))) return each;
    // What stands above a repository is of others.
    if (existsSync(join(each, '.git'))) return undefined;
    each = dirname(each);
  }
  return undefined;
}

/** The files of settings, order and data at the top of a site, beside its pages and in its folder of data. */
function siteFiles(top: string): PageFile[] {
  const paths = ['.', 'config/_default', 'data', '_data'].flatMap((folder) =>
    namesIn(join(top, folder)).map((name) => posix.join(folder, name)),
  );
  return filesWithin(top, paths.filter(isSettings));
}

/** The files that say how a site is arranged: those at its top, and all in the folder of the pages. Paths count from the top. */
export function menuFiles(folder: string, top: string): PageFile[] {
  const at = relative(top, folder).split(sep).join('/');
  const own = ['.', 'config/_default'].flatMap((name) =>
    namesIn(join(top, name)).map((file) => posix.join(name, file)),
  );
  const paths = [...own, ...pathsBelow(folder).map((path) => posix.join(at, path))];
  return filesWithin(top, [...new Set(paths.filter(isMenuFile))]).map((file) =>
    isMkDocs(file.path) ? withInherited(file, (path) => textWithin(top, join(top, path))) : file,
  );
}

const filesWithin = (top: string, paths: readonly string[]): PageFile[] =>
  paths.flatMap((path) => {
    const text = textWithin(top, join(top, path));
    return text === undefined ? [] : [{ path, text }];
  });

const namesIn = (folder: string): string[] =>
  existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).toSorted() : [];

/**
 * What the pages of a folder show of its site: files are looked for beside a page and in folders upwards, and never above
 * the top of the site.
 */
export function partsOfSite(folder: string, top: string): (page: PlannedPage) => SiteParts {
  const settingOf = settingsOf(siteFiles(top));
  return ({
    path,
    locale,
    menuTitle,
    isTitleOfAll,
    titleAbove,
    description,
    bookValues,
    toolSettings,
  }) => ({
    locale,
    path,
    pathFromTop: posix.join(relative(top, folder).split(sep).join('/'), path),
    isOnlyPage: isOnlyPage(join(folder, path)),
    bookValues,
    toolSettings,
    title: menuTitle,
    isTitleOfAll,
    titleAbove,
    description,
    settingOf,
    fileOf: (address, folders) => {
      const own = dirname(join(folder, path));
      const inSite = address.replace(/^@site\//, '').replace(/^\/+/, '');
      const upwards = foldersUp(own, top).flatMap((each) =>
        folders.map((name) => join(each, name, inSite)),
      );
      const places = address.startsWith('@site/')
        ? [...folders.map((name) => join(top, name, inSite)), join(own, inSite), ...upwards]
        : address.startsWith('/')
          ? upwards
          : [join(own, inSite), ...upwards];
      for (const place of places) {
        const text = textWithin(top, place);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  });
}

/** Whether the first page of a folder of Hugo is the only one there, and below. */
const isOnlyPage = (path: string): boolean =>
  /^_index\./.test(basename(path)) &&
  !pathsBelow(dirname(path)).some((each) => /\.(?:md|html)$/.test(each) && !/^_index\./.test(each));

/** A folder, and those above it up to the top. */
function foldersUp(folder: string, top: string): string[] {
  const found = [folder];
  for (let each = folder; each !== top && isWithin(top, each);) {
    each = dirname(each);
    found.push(each);
  }
  return found;
}

const isWithin = (top: string, path: string): boolean => {
  const way = relative(top, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(top, way) === resolve(path);
};

/** The text of a file below a folder, links followed; undefined where there is none, and for what is no text. */
function textWithin(top: string, path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile() || stat.size > MAX_BYTES) return undefined;
  if (!isWithin(realpathSync(top), realpathSync(path))) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
