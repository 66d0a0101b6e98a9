import { isAntoraComponent, isPartOfAntoraNav } from './antora-nav.ts';
import { isPagesFile } from './awesome-pages.ts';
import { pagesIn } from './menu.ts';
import type { MenuEntry, MenuFile } from './menu.ts';
import { menuOf } from './menu-of.ts';
import type { TitleTranslations } from './title-translations.ts';

/** Where a site has a folder for each language, and which locale a folder is of. */
interface Languages {
  /** The folder of these folders, from the top of the site, with a slash behind it; undefined where there is none. */
  root: string | undefined;
  localeOf(folder: string): string | undefined;
}

/** The files of menus for pages in a locale. Those that a folder of a language has of its own are for that language alone. */
export const menusFor = (
  menus: readonly MenuFile[],
  locale: string,
  languages: Languages,
): MenuFile[] =>
  menus.flatMap((each) => {
    const { file, of } = outside(each, languages);
    return of === undefined || of === locale ? [file] : [];
  });

/** The menu of a component of Antora, or of a plugin of MkDocs, in a folder of a language as if it stood outside of that, as its pages do. */
export const menuOutside = (file: MenuFile, languages: Languages): MenuFile =>
  outside(file, languages).file;

function outside(
  file: MenuFile,
  { root, localeOf }: Languages,
): { file: MenuFile; of?: string | undefined } {
  const isOfPages =
    isPartOfAntoraNav(file.path) || isAntoraComponent(file.path) || isPagesFile(file.path);
  if (root === undefined || !isOfPages || !file.path.startsWith(root)) return { file };
  const [folder = '', ...rest] = file.path.slice(root.length).split('/');
  const of = rest.length === 0 ? undefined : localeOf(folder);
  return of === undefined ? { file } : { file: { ...file, path: root + rest.join('/') }, of };
}

/** What the chapters of a menu are called in the menus of other languages, where these have the same pages in as many chapters. */
export function titlesAside(
  menus: readonly MenuFile[],
  entries: readonly MenuEntry[],
  locales: readonly string[],
  languages: Languages,
): TitleTranslations {
  const found = new Map<string, Record<string, string>>();
  if (languages.root === undefined) return found;
  for (const locale of locales) {
    const files = menusFor(menus, locale, languages);
    // What all languages share says of none what its chapters are called.
    if (files.every((file) => menus.includes(file))) continue;
    const others = chaptersIn(menuOf(files));
    const own = chaptersIn(entries);
    if (others.length !== own.length) continue;
    for (const [index, { title, pages }] of own.entries())
      if (others[index]?.pages === pages && others[index].title !== '')
        found.set(title, { ...found.get(title), [locale]: others[index].title });
  }
  return found;
}

const chaptersIn = (entries: readonly MenuEntry[]): { title: string; pages: string }[] =>
  entries.flatMap((entry) =>
    entry.type === 'chapter'
      ? [{ title: entry.title, pages: pagesIn(entry).join('\n') }, ...chaptersIn(entry.entries)]
      : [],
  );
