import { parse } from 'yaml';
import { antoraEntries, isAntoraNav } from './antora-nav.ts';
import { isSidebars, sidebarEntries } from './docusaurus-sidebars.ts';
import { educatesEntries, isEducatesMenu } from './educates.ts';
import { courseFolders, isCourse, isScenario, scenarioEntries } from './killercoda.ts';
import { folderOf, isData } from './menu.ts';
import type { MenuEntry, MenuFile } from './menu.ts';
import { navEntries } from './mkdocs-nav.ts';
import { isDocusaurus, isMkDocs, mkDocsFolder } from './site-tools.ts';

/** Whether a file may say in which order a site shows its pages. */
export const isMenuFile = (path: string): boolean =>
  /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path) ||
  isMkDocs(path) ||
  isDocusaurus(path) ||
  isScenario(path) ||
  isCourse(path) ||
  isSidebars(path) ||
  isAntoraNav(path) ||
  isEducatesMenu(path);

/** The menu of a site, of all files that have a part of it. A file that cannot be read has none. */
export const menuOf = (files: readonly MenuFile[]): MenuEntry[] => [
  ...asInCourses(files).flatMap((file) => {
    if (isSidebars(file.path)) return sidebarEntries(file);
    if (isAntoraNav(file.path)) return antoraEntries(file);
    if (isScenario(file.path)) return scenarioEntries(file);
    return isMkDocs(file.path) ? mkDocsEntries(file) : [];
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

function mkDocsEntries({ path, text }: MenuFile): MenuEntry[] {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    if (!isData(data)) return [];
    return navEntries(data['nav'], mkDocsFolder({ path, text }));
  } catch {
    return [];
  }
}
