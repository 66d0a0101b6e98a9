import { folderOf, isData } from '#importer/menus/menu.ts';
import type { Data, MenuFile } from '#importer/menus/menu.ts';
import { cleanStem, localeOf } from './page-paths.ts';
import type { PathParts } from './page-paths.ts';
import { dataIn } from '#importer/text/data-in.ts';

const settings =
  /(?:^|\/)(?:hugo|config|config\/_default\/(?:hugo|config|languages))\.(?:toml|ya?ml|json)$/;

const ofLanguages = /(?:^|\/)languages\.\w+$/;

/** The folder of the pages in a language, with a slash behind it, and the site that it is of. */
interface LanguageFolder {
  folder: string;
  tag: string;
  top: string;
}

/** What the settings of Hugo say of each language, and the folder of their site, with a slash behind it. */
const languagesIn = (files: readonly MenuFile[]): { tag: string; data: Data; top: string }[] =>
  files.flatMap((file) => {
    if (!settings.test(file.path)) return [];
    const data = dataIn(file);
    const languages = ofLanguages.test(file.path) ? data : named(data, 'languages');
    const above = folderOf(file.path).replace(/(?:^|\/)config\/_default$/, '');
    const top = above === '' ? '' : `${above}/`;
    return Object.entries(isData(languages) ? languages : {}).flatMap(([tag, value]) =>
      isData(value) ? [{ tag, data: value, top }] : [],
    );
  });

/** Where they say that the pages in each language are: `contentDir`. */
function languageFolders(files: readonly MenuFile[]): LanguageFolder[] {
  const folders = languagesIn(files).flatMap(({ tag, data, top }): LanguageFolder[] => {
    const content = named(data, 'contentdir');
    if (typeof content !== 'string') return [];
    return [{ folder: `${top}${content.replace(/^\.\//, '').replace(/\/$/, '')}/`, tag, top }];
  });
  return folders.toSorted((one, other) => other.folder.length - one.folder.length);
}

/** What they call the site in each language, by locale; nothing where there are several sites. */
export function languageTitles(
  files: readonly MenuFile[],
  known: readonly string[],
): Readonly<Record<string, string>> {
  const languages = languagesIn(files);
  if (new Set(languages.map(({ top }) => top)).size > 1) return {};
  return Object.fromEntries(
    languages.flatMap(({ tag, data }) => {
      const title = named(data, 'title');
      const locale = localeOf(tag, known);
      return locale === undefined || typeof title !== 'string' || title.trim() === ''
        ? []
        : [[locale, title.trim()] as const];
    }),
  );
}

/** What the settings of Hugo say under a name, which may be in letters of any size: `[Languages]`. */
const named = (data: Data, name: string): unknown =>
  Object.entries(data).find(([key]) => key.toLowerCase() === name)?.[1];

/**
 * Says of a path what the settings of Hugo say of its language; undefined where they say nothing. All pages of a site have stems in one
 * folder. A page in the folder of a language may be in another by its name: `page.pt.md`.
 * @param at the folder that is imported, from the top of the site, which paths count from
 */
export function languageReader(
  files: readonly MenuFile[],
  known: readonly string[],
  at: string,
): (path: string) => PathParts | undefined {
  const folders = languageFolders(files);
  const above = at === '' ? '' : `${at}/`;
  const tags = new Set(folders.map(({ tag }) => tag.toLowerCase()));
  return (path) => {
    const whole = above + path;
    const found = folders.find(({ folder }) => whole.startsWith(folder));
    if (found === undefined) return undefined;
    const inside = whole.slice(found.folder.length).replace(/\.[^./]*$/, '');
    const named = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)$/i.exec(inside)?.[1];
    const tag = named !== undefined && tags.has(named.toLowerCase()) ? named : found.tag;
    const stem = tag === named ? inside.slice(0, -tag.length - 1) : inside;
    const locale = localeOf(tag, known);
    if (locale === undefined)
      return {
        stem: cleanStem(path.replace(/\.[^./]*$/, '')),
        foreign: { tag, base: path },
      };
    const together = `${found.top}content/${stem}`;
    // Below the folder of all pages, stems count from there.
    return together.startsWith(above)
      ? { stem: cleanStem(together.slice(above.length)), locale }
      : undefined;
  };
}
