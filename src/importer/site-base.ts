import { dataIn } from '#importer/text/data-in.ts';
import { isDocusaurus } from './menus/docusaurus-sidebars.ts';
import type { MenuFile } from './menus/menu.ts';
import { isMkDocs, mkDocsSettings } from './menus/site-tools.ts';
import { isUsualSettings } from './menus/usual-tools.ts';

/** The path at which an old site stood, by its settings, without a slash at its end; undefined at the top of an address, or where files of several sites do not agree. */
export function siteBaseOf(files: readonly MenuFile[]): string | undefined {
  const [base, another] = new Set(files.flatMap((file) => pathOf(addressIn(file))));
  return another === undefined ? base : undefined;
}

function addressIn(file: MenuFile): unknown {
  if (isMkDocs(file.path)) return mkDocsSettings(file)['site_url'];
  if (isDocusaurus(file.path)) return docusaurusBase.exec(file.text)?.[2];
  if (!isUsualSettings(file.path)) return undefined;
  return Object.entries(dataIn(file)).find(([key]) => key.toLowerCase() === 'baseurl')?.[1];
}

const docusaurusBase = /\bbaseUrl\s*:\s*(["'`])([^"'`\n]+)\1/;

/** The path of an address, which may be a path alone. */
function pathOf(address: unknown): string[] {
  if (typeof address !== 'string') return [];
  const path = address
    .trim()
    .replace(/^(?:[a-z]+:)?\/\/[^/]*/i, '')
    .replace(/\/$/, '');
  return path.startsWith('/') ? [path] : [];
}
