import { parse } from 'yaml';
import {
  antoraEntries,
  isAntoraComponent,
  isAntoraNav,
  isNav,
  isOfComponent,
  isPartOfAntoraNav,
  navsOf,
  wholeNav,
} from './antora-nav.ts';
import { isCategory } from './docusaurus-left.ts';
import { isDocusaurus, isSidebars, sidebarEntries } from './docusaurus-sidebars.ts';
import { isPagesFile, pagesEntries } from './awesome-pages.ts';
import { educatesEntries, isEducatesMenu } from './educates.ts';
import { courseFolders, isCourse, isScenario, scenarioEntries } from './killercoda.ts';
import { isHugoMenus } from './hugo-menus.ts';
import { isSummary, summaryEntries } from './literate-nav.ts';
import { folderOf, isData, pagesIn } from './menu.ts';
import type { MenuEntry, MenuFile } from './menu.ts';
import { navEntries, navOf } from './mkdocs-nav.ts';
import {
  isBook,
  isMkDocs,
  isOfGitBook,
  isShownSummary,
  mkDocsFolder,
  summaryPath,
} from './site-tools.ts';
import { isTitleTranslation } from './title-translations.ts';
import { isUsualSettings } from './usual-tools.ts';
import { isVuePress } from './vuepress.ts';

/** Whether a file may say which tool shows the pages of a site, and in which order. */
export const isMenuFile = (path: string): boolean =>
  isCategory(path) ||
  isMkDocs(path) ||
  isBook(path) ||
  isDocusaurus(path) ||
  isVuePress(path) ||
  isUsualSettings(path) ||
  isHugoMenus(path) ||
  isScenario(path) ||
  isCourse(path) ||
  isSidebars(path) ||
  isPartOfAntoraNav(path) ||
  isAntoraComponent(path) ||
  isPagesFile(path) ||
  isSummary(path) ||
  isTitleTranslation(path) ||
  isEducatesMenu(path);

/** The menu of a site, of all files that have a part of it. A file that cannot be read has none. */
export const menuOf = (files: readonly MenuFile[]): MenuEntry[] => [
  ...asInCourses(files).flatMap((file) => {
    if (isSidebars(file.path)) return sidebarEntries(file, files);
    if (isAntoraComponent(file.path)) return navsOf(file, files).flatMap(antoraEntries);
    if (isAntoraNav(file.path)) return isOfComponent(file, files) ? [] : antoraEntries(file);
    if (isScenario(file.path)) return scenarioEntries(file);
    if (isBook(file.path)) return summaryOf(file, files);
    if (isOfGitBook(file, files)) return summaryEntries(file);
    return isMkDocs(file.path) ? mkDocsEntries(file, files) : [];
  }),
  ...educatesEntries(files),
];

/** The files with those of scenarios in the order of their courses; a course may be in another. */
function asInCourses(files: readonly MenuFile[]): readonly MenuFile[] {
  const courses = files.filter(({ path }) => isCourse(path));
  if (courses.length === 0) return files;
  const places = new Map(
    courses.flatMap(courseFolders).map((folder, index) => [folder, index] as const),
  );
  const last = places.size;
  const placesOf = ({ path }: MenuFile): number[] => {
    const parts = folderOf(path).split('/');
    return parts.map((_, at) => places.get(parts.slice(0, at + 1).join('/')) ?? last);
  };
  return files.toSorted((a, b) => {
    const [one, other] = [placesOf(a), placesOf(b)];
    const at = one.findIndex((place, index) => place !== other[index]);
    return at === -1 ? 0 : (one[at] ?? last) - (other[at] ?? last);
  });
}

/** The pages that a sidebar of Docusaurus, settings of MkDocs or a menu of one of its plugins or of Antora names. */
export const namedPages = (file: MenuFile, files: readonly MenuFile[]): string[] =>
  ownEntries(file, files).flatMap(pagesIn);

function ownEntries(file: MenuFile, files: readonly MenuFile[]): MenuEntry[] {
  if (isSidebars(file.path)) return sidebarEntries(file, files);
  if (isPagesFile(file.path)) return pagesEntries([file], folderOf(file.path));
  if (isNav(file.path, files)) return antoraEntries(wholeNav(file, files));
  if (isSummary(file.path)) return isShownSummary(file.path, files) ? summaryEntries(file) : [];
  if (isScenario(file.path)) return scenarioEntries(file);
  return isMkDocs(file.path) ? mkDocsEntries(file, []) : [];
}

function mkDocsEntries(file: MenuFile, files: readonly MenuFile[]): MenuEntry[] {
  try {
    const data: unknown = parse(file.text, { logLevel: 'silent' });
    if (!isData(data)) return [];
    const docs = mkDocsFolder(file);
    const nav = navOf(data);
    if (nav !== undefined && nav !== null) return navEntries(nav, docs);
    const entries = summaryOf(file, files);
    return entries.length > 0 ? entries : pagesEntries(files, docs);
  } catch {
    return [];
  }
}

/** What the list of links says that the settings of a site name. */
const summaryOf = (settings: MenuFile, files: readonly MenuFile[]): MenuEntry[] =>
  files.filter(({ path }) => path === summaryPath(settings)).flatMap(summaryEntries);
