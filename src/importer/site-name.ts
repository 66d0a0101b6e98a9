import { dataIn } from '#importer/text/data-in.ts';
import { isDocusaurus } from './menus/docusaurus-sidebars.ts';
import type { MenuFile } from './menus/menu.ts';
import { isMkDocs, mkDocsSettings } from './menus/site-tools.ts';
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
