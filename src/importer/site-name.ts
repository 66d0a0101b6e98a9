import { dataIn } from '#importer/text/data-in.ts';
import { titleOf } from './folder-chapters.ts';
import type { PageHead } from './folder-chapters.ts';
import { isAntoraComponent, startOf } from './menus/antora-nav.ts';
import { isDocusaurus } from './menus/docusaurus-sidebars.ts';
import type { MenuEntry, MenuFile } from './menus/menu.ts';
import { isMkDocs, mkDocsSettings } from './menus/site-tools.ts';
import type { ToolSite } from './menus/tool-site.ts';
import { isUsualSettings } from './menus/usual-tools.ts';

/** What its settings call a site; undefined where those of several sites, or of none, are among the files. Those of MkDocs come first. */
export function siteNameOf(files: readonly MenuFile[]): string | undefined {
  const ofMkDocs = files.filter(({ path }) => isMkDocs(path));
  const settings = ofMkDocs.length > 0 ? ofMkDocs : files.filter(isSettingsWithTitle);
  const [file, another] = settings;
  if (file === undefined || another !== undefined) return undefined;
  const name = isMkDocs(file.path)
    ? mkDocsSettings(file)['site_name']
    : isDocusaurus(file.path)
      ? docusaurusTitle.exec(file.text)?.[2]?.replaceAll(/\\(.)/g, '$1')
      : dataIn(file)['title'];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** The first one in the settings of Docusaurus, which are not run: those of its parts are set in further. */
const docusaurusTitle = /^(?: {0,4}|\t)title\s*:\s*(["'`])((?:\\.|(?!\1)[^\\\n])+)\1/m;

/** Whether a file has the title of a site of Docusaurus, Jekyll or Hugo. Of older sites of Hugo, others have a file of that name, too. */
function isSettingsWithTitle(file: MenuFile): boolean {
  if (isDocusaurus(file.path)) return true;
  if (!isUsualSettings(file.path) || /(?:^|\/)languages\.\w+$/.test(file.path)) return false;
  return (
    !/(?:^|\/)config\.\w+$/.test(file.path) ||
    Object.keys(dataIn(file)).some((key) => key.toLowerCase() === 'baseurl')
  );
}

/** The title of a menu that is one chapter, which is the whole workshop. */
export function titleOfChapter([whole, another]: readonly MenuEntry[]): string | undefined {
  return whole?.type === 'chapter' && another === undefined ? whole.title : undefined;
}

/** What a site of one component of Antora is called: by its settings, or as the page that it begins with. */
export function titleOfComponent(
  menus: readonly MenuFile[],
  titleAt: (path: string) => string | undefined,
): string | undefined {
  const [component, another] = menus.filter(({ path }) => isAntoraComponent(path));
  if (component === undefined || another !== undefined) return undefined;
  const { title, page } = startOf(component);
  return title ?? titleAt(page);
}

/** What the one page is called that a site begins with; undefined where there are several. */
export function titleOfHome(
  pages: readonly { head: PageHead; home: ToolSite['home'] }[],
): string | undefined {
  const [first, another] = pages.filter(({ home }) => home !== undefined);
  if (first === undefined || another !== undefined) return undefined;
  return titleOf(first.head) ?? first.home?.title;
}
