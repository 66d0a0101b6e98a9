import { educatesFolders } from './educates.ts';
import { isScenario, scenarioEntries } from './killercoda.ts';
import { folderOf, pagesIn, stemOf } from './menu.ts';
import type { MenuFile } from './menu.ts';
import { isBelow } from './tool-site.ts';
import type { ToolSite } from './tool-site.ts';

/** Workshops of Educates: their pages are in one folder, and what is beside it is for the platform or for the repository. */
export function educatesSites(files: readonly MenuFile[], pages: readonly string[]): ToolSite[] {
  const folders = educatesFolders(files).filter((folder) =>
    pages.some((path) => isBelow(path, folder)),
  );
  return folders.map((folder) => ({
    flavour: 'educates',
    top: folderOf(folderOf(folder)),
    whyNoPage: (path) =>
      folders.some((each) => isBelow(path, each))
        ? undefined
        : `it is no page of Educates, whose pages are below ${folder}/`,
  }));
}

/** Scenarios of Killercoda: their pages are those that their index.json names. */
export function killercodaSites(files: readonly MenuFile[], pages: readonly string[]): ToolSite[] {
  const keyOf = (path: string): string => stemOf(path).toLowerCase();
  const found = new Set(pages.map(keyOf));
  const scenarios = files.flatMap((file) => {
    const named = isScenario(file.path) ? scenarioEntries(file).flatMap(pagesIn).map(keyOf) : [];
    return named.some((path) => found.has(path)) ? [{ top: folderOf(file.path), named }] : [];
  });
  const all = new Set(scenarios.flatMap(({ named }) => named));
  return scenarios.map(({ top }) => ({
    flavour: undefined,
    top,
    whyNoPage: (path) =>
      all.has(keyOf(path)) ? undefined : 'the index.json of its scenario does not name it',
  }));
}

/** What a repository says of itself, above its workshops or scenarios: no learner is to read that as a lesson. */
export const whyOfRepository =
  (workshops: readonly ToolSite[]): ToolSite['whyNoPage'] =>
  (path) =>
    ofRepository.test(path) && workshops.some(({ top }) => isBelow(top, folderOf(path)))
      ? 'it is about the repository, whose workshops stand below it'
      : undefined;

const ofRepository =
  /(?:^|\/)(?:README|CONTRIBUTING|CODE_OF_CONDUCT|LICENSE|SECURITY|CHANGELOG|MAINTAINERS)(?:\.[\w-]+)?\.(?:md|markdown|adoc|txt)$/i;
