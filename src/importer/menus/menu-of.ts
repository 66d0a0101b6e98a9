import { parse } from 'yaml';
import { antoraEntries, isAntoraNav } from './antora-nav.ts';
import { isSidebars, sidebarEntries } from './docusaurus-sidebars.ts';
import { educatesEntries, isEducatesMenu } from './educates.ts';
import { isScenario, scenarioEntries } from './killercoda.ts';
import { isData } from './menu.ts';
import type { MenuEntry, MenuFile } from './menu.ts';
import { navEntries } from './mkdocs-nav.ts';
import { isDocusaurus, isMkDocs, mkDocsFolder } from './site-tools.ts';

/** Whether a file may say in which order a site shows its pages. */
export const isMenuFile = (path: string): boolean =>
  /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path) ||
  isMkDocs(path) ||
  isDocusaurus(path) ||
  isScenario(path) ||
  isSidebars(path) ||
  isAntoraNav(path) ||
  isEducatesMenu(path);

/** The menu of a site, of all files that have a part of it. A file that cannot be read has none. */
export const menuOf = (files: readonly MenuFile[]): MenuEntry[] => [
  ...files.flatMap((file) => {
    if (isSidebars(file.path)) return sidebarEntries(file);
    if (isAntoraNav(file.path)) return antoraEntries(file);
    if (isScenario(file.path)) return scenarioEntries(file);
    return isMkDocs(file.path) ? mkDocsEntries(file) : [];
  }),
  ...educatesEntries(files),
];

function mkDocsEntries({ path, text }: MenuFile): MenuEntry[] {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    if (!isData(data)) return [];
    return navEntries(data['nav'], mkDocsFolder({ path, text }));
  } catch {
    return [];
  }
}
