import { parse } from 'yaml';
import type { Flavour } from '#importer/generators/flavour.ts';
import { isAntoraComponent, navsRead, startOf } from './antora-nav.ts';
import { docusaurusFolder, isDocusaurus } from './docusaurus-sidebars.ts';
import { isSummary, summaryEntries } from './literate-nav.ts';
import { folderOf, isData, joinedPath, pagesIn, readAsMenu } from './menu.ts';
import type { Data, MenuFile } from './menu.ts';
import { isBelow } from './tool-site.ts';
import type { ToolSite } from './tool-site.ts';
import { hugoTops } from './usual-tools.ts';
import { isVuePress, vuePressSite } from './vuepress.ts';
import { educatesSites, killercodaSites, whyOfRepository } from './workshop-sites.ts';

/** What the settings of sites say of their pages. */
export interface SiteTools {
  flavourOf(path: string): Flavour | undefined;
  whyNoPage(path: string): string | undefined;
  pathInBlog(path: string): string | undefined;
  /** The text of the settings by which the tool reads a page, where it stands in one file. */
  settingsOf(path: string): string | undefined;
  /** The site whose first page has this path, without an ending; undefined for any other page. */
  homeAt(path: string): ToolSite['home'];
}

export const isMkDocs = (path: string): boolean => /(?:^|\/)mkdocs\.ya?ml$/.test(path);

/** The folder of the pages of a site of MkDocs, from the text of its settings. */
export function mkDocsFolder(file: MenuFile): string {
  const folder = mkDocsSettings(file)['docs_dir'];
  return joinedPath(folderOf(file.path), typeof folder === 'string' ? folder : 'docs');
}

/** The plugins of a site of MkDocs by name, with their options. */
const mkDocsPlugins = (file: MenuFile): ReadonlyMap<string, unknown> =>
  new Map(
    [mkDocsSettings(file)['plugins'] ?? []]
      .flat()
      .flatMap((each: unknown): (readonly [string, unknown])[] =>
        isData(each) ? Object.entries(each) : typeof each === 'string' ? [[each, {}]] : [],
      ),
  );

/** The folder of the blog of Material, with posts and what lists them; undefined without its plugin. */
function mkDocsBlog(file: MenuFile): string | undefined {
  const plugins = mkDocsPlugins(file);
  const name = ['blog', 'material/blog'].find((each) => plugins.has(each));
  if (name === undefined) return undefined;
  const options = plugins.get(name);
  const folder = isData(options) ? options['blog_dir'] : undefined;
  return joinedPath(mkDocsFolder(file), typeof folder === 'string' ? folder : 'blog');
}

/** The settings of mdBook. */
export const isBook = (path: string): boolean => /(?:^|\/)book\.toml$/.test(path);

const pagesOfBook = ({ path, text }: MenuFile): string =>
  joinedPath(folderOf(path), /^src *= *"(?:\.\/)?([^"]*)"/m.exec(text)?.[1] ?? 'src');

/** The file that has the menu of a site by mdBook, or by the plugin literate-nav of MkDocs; undefined without it. */
export function summaryPath(file: MenuFile): string | undefined {
  if (isBook(file.path)) return joinedPath(pagesOfBook(file), 'SUMMARY.md');
  return mkDocsPlugins(file).has('literate-nav')
    ? joinedPath(mkDocsFolder(file), 'SUMMARY.md')
    : undefined;
}

/** Whether a list of links is the menu of GitBook, which needs no settings beside it: those of no other tool are there. */
export const isOfGitBook = (file: MenuFile, files: readonly MenuFile[]): boolean =>
  isSummary(file.path) &&
  !files.some(({ path }) => isMkDocs(path) || isBook(path) || isDocusaurus(path)) &&
  summaryEntries(file).flatMap(pagesIn).length > 0 &&
  // A page of that name has sentences.
  file.text.split(/\r\n?|\n/).every((line) => /^\s*(?:[-*+] |#|\[|-{3,}|$)/.test(line));

/** Elsewhere than in the menu of a site, a file of that name is a page. */
export const isShownSummary = (path: string, files: readonly MenuFile[]): boolean =>
  files.some(
    (file) =>
      ((isMkDocs(file.path) || isBook(file.path)) && summaryPath(file) === path) ||
      (file.path === path && isOfGitBook(file, files)),
  );

/** Where its settings cannot be read, a site is as most are. */
export function mkDocsSettings({ text }: MenuFile): Data {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

/** @param pages the paths of all files that may be pages, which count from the top of the site, as those of the settings do */
export function siteToolsOf(settings: readonly MenuFile[], pages: readonly string[]): SiteTools {
  const documentation = settings.flatMap((file): ToolSite[] => {
    if (isMkDocs(file.path)) return [mkDocsSite(file, pages)];
    if (isVuePress(file.path)) return [vuePressSite(file)];
    if (isBook(file.path))
      return [
        {
          ...{ flavour: 'markdown', top: pagesOfBook(file) },
          whyNoPage: (path) => (path === summaryPath(file) ? readAsMenu : undefined),
        },
      ];
    return isDocusaurus(file.path) ? [docusaurusSite(file, pages)] : [];
  });
  const workshops = [...educatesSites(settings, pages), ...killercodaSites(settings, pages)];
  const sites = [...documentation, ...workshops].toSorted(
    (one, other) => other.top.length - one.top.length,
  );
  const [component, another] = settings.filter(({ path }) => isAntoraComponent(path));
  const gitBooks = settings.filter((file) => isOfGitBook(file, settings));
  const navs = new Set([...navsRead(settings), ...gitBooks.map(({ path }) => path)]);
  const homes = [
    ...sites.flatMap(({ home = [] }) => home),
    // Its other components are called after their folders.
    ...(component === undefined || another !== undefined
      ? []
      : [{ folder: startOf(component).page, title: undefined }]),
    ...hugoTops(settings, pages).map((top) => ({ folder: `${top}content`, title: undefined })),
  ];
  // The folder of the pages may be outside of that of the settings.
  const siteOf = (path: string): ToolSite | undefined =>
    sites.find(({ top }) => isBelow(path, top)) ??
    sites.find(({ docs, home }) =>
      [docs, home?.folder].some((each) => each !== undefined && isBelow(path, each)),
    );
  return {
    flavourOf: (path) => siteOf(path)?.flavour,
    whyNoPage: (path) =>
      (navs.has(path) ? readAsMenu : undefined) ??
      (siteOf(path) ?? { whyNoPage: whyOfRepository(workshops) }).whyNoPage(path),
    pathInBlog: (path) => siteOf(path)?.pathInBlog?.(path),
    settingsOf: (path) => siteOf(path)?.settings,
    homeAt: (path) => homes.find(({ folder }) => folder === path),
  };
}

const insideOf = (path: string, folder: string): string =>
  folder === '' ? path : path.slice(folder.length + 1);

function mkDocsSite(file: MenuFile, pages: readonly string[]): ToolSite {
  const docs = mkDocsFolder(file);
  const title = mkDocsSettings(file)['site_name'];
  const known = new Set(pages);
  const summary = summaryPath(file);
  const isPage = (path: string): boolean => isBelow(path, docs) && /\.(?:md|markdown)$/i.test(path);
  const blog = mkDocsBlog(file);
  const isPost = (path: string): boolean =>
    blog !== undefined && blog !== docs && isBelow(path, blog);
  const hasOthers = pages.some((path) => isPage(path) && !isPost(path));
  return {
    flavour: 'mkdocs',
    top: folderOf(file.path),
    settings: file.text,
    pathInBlog: (path) => (hasOthers && isPost(path) ? insideOf(path, blog ?? '') : undefined),
    home: { folder: docs, title: typeof title === 'string' ? title : undefined },
    whyNoPage: pages.some(isPage)
      ? (path) => {
          if (!isPage(path)) return `it is no page of MkDocs, whose pages are below ${docs}/`;
          if (path === summary) return readAsMenu;
          const index = path.replace(/(^|\/)README\.md$/, '$1index.md');
          return index !== path && known.has(index)
            ? 'MkDocs shows index.md beside it in its place'
            : undefined;
        }
      : () => undefined,
  };
}

/** Where else a site of Docusaurus has pages, its settings tell only when they are run; beside them and among its code is none. */
function docusaurusSite(file: MenuFile, pages: readonly string[]): ToolSite {
  const top = folderOf(file.path);
  const pathInBlog = (path: string): string | undefined =>
    isBelow(path, top)
      ? /^(?:i18n\/[^/]+\/docusaurus-plugin-content-)?blog\/(.*)/.exec(insideOf(path, top))?.[1]
      : undefined;
  const hasOthers = pages.some((path) => pathInBlog(path) === undefined && /\.mdx?$/.test(path));
  const isPage = (path: string): boolean => {
    if (!isBelow(path, top)) return true;
    const inside = insideOf(path, top);
    return inside.includes('/') && !/^src\/(?!pages\/)/.test(inside);
  };
  return {
    flavour: 'docusaurus',
    top,
    docs: docusaurusFolder(file),
    settings: file.text,
    pathInBlog: hasOthers ? pathInBlog : () => undefined,
    whyNoPage: pages.some((path) => isBelow(path, top) && isPage(path))
      ? (path) =>
          isPage(path) ? undefined : 'it stands outside the folders of pages of Docusaurus'
      : () => undefined,
  };
}
