import { slugOf } from '#model/schema/slug-of.ts';

/** A file of the source: its path from the folder that is imported, with `/`, and its text. */
export interface PageFile {
  path: string;
  text: string;
  /** The encoding its bytes were read with, where that is not UTF-8. */
  encoding?: string;
  /** The file of the source that the path is a link to: only one of the two is a page. */
  linkTo?: string;
}

/** The languages of countries whose names are written in their place, and are no languages themselves: `README_CN`. */
const ofCountries: Readonly<Record<string, string>> = { cn: 'zh-cn', jp: 'ja', kr: 'ko' };

/** The tag of a language that a name writes, in small letters with a hyphen. */
function tagOf(name: string): string {
  const tag = name.toLowerCase().replaceAll('_', '-');
  return ofCountries[tag] ?? tag;
}

/** The locale that a name such as `pt`, `pt_br` or `zh-hans` stands for. */
export function localeOf(name: string, known: readonly string[]): string | undefined {
  const tag = tagOf(name);
  const [language = ''] = tag.split('-');
  if (!/^[a-z]{2}(?:-[a-z]{2,4})?$/.test(tag)) return undefined;
  // Who reads simplified characters is shown no page in traditional ones.
  if (/^zh-(?:tw|hk|mo|hant)$/.test(tag)) return known.find((each) => each.toLowerCase() === tag);
  return (
    known.find((each) => each.toLowerCase() === tag) ??
    known.find((each) => each.toLowerCase().split('-', 1)[0] === language)
  );
}

/** Whether a folder has the name of a language, of Readyroom or not: `en`, `ja`, `zh-cn`. */
function isLanguage(name: string): boolean {
  const [, language = ''] = /^([a-z]{2})(?:-[a-z]{2,4})?$/.exec(tagOf(name)) ?? [];
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return language !== '' && names.of(language) !== undefined;
}

/**
 * The folder that has a folder for each language, `''` for the top and `content/` in many sites of Hugo; undefined where there is none.
 * It has folders of two languages that Readyroom knows, or that of `locale` beside one of another language, or else one folder whose
 * pages are, most of them, beside it in `locale`: `zh/setup.md` and `setup.md`.
 */
export function languagesAt(
  paths: readonly string[],
  locale: string,
  known: readonly string[],
): string | undefined {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/').slice(0, -1).slice(0, DEPTH);
    for (const [depth, name] of names.entries()) {
      const above = names.slice(0, depth).map((each) => `${each}/`);
      const within = folders.get(above.join('')) ?? new Set();
      folders.set(above.join(''), within.add(name));
    }
  }
  const isRoot = (names: ReadonlySet<string>): boolean => {
    const languages = [...names].filter(isLanguage);
    const ours = languages
      .map((name) => localeOf(name, known))
      .filter((each) => each !== undefined);
    return ours.length > 1 || (ours.includes(locale) && languages.length > 1);
  };
  const all = new Set(paths);
  const isBesideSource = (root: string, names: ReadonlySet<string>): boolean =>
    [...names].some((name) => {
      const language = localeOf(name, known);
      if (language === undefined || language === locale) return false;
      const folder = `${root}${name}/`;
      const own = paths.filter((path) => path.startsWith(folder));
      const beside = own.filter((path) => all.has(root + path.slice(folder.length)));
      return beside.length * 2 > own.length;
    });
  return [...folders]
    .flatMap(([path, names]) => (isRoot(names) || isBesideSource(path, names) ? [path] : []))
    .toSorted(byLength)[0];
}

/** How deep the folders of languages may stand. */
const DEPTH = 3;

const byLength = (one: string, other: string): number => one.length - other.length;

/** A path without what says its language: that, or what is no language of Readyroom, with the page that it would be beside. */
export interface PathParts {
  stem: string;
  locale?: string;
  foreign?: { tag: string; base: string };
}

/** What the path of a page says of its language. `root`: the folder of the folders of languages. `stems`: the paths of all pages, without endings. */
export function splitLocale(
  path: string,
  root: string | undefined,
  known: readonly string[],
  stems: ReadonlySet<string> = new Set(),
): PathParts {
  const ending = /\.[^./]*$/.exec(path)?.[0] ?? '';
  let stem = path.slice(0, path.length - ending.length);
  const docusaurus = docusaurusStem(stem, stems);
  const translated = docusaurus === undefined ? undefined : localeOf(docusaurus.tag, known);
  if (docusaurus !== undefined && translated !== undefined)
    return { stem: cleanStem(docusaurus.stem), locale: translated };
  const below = root !== undefined && stem.startsWith(root) ? stem.slice(root.length) : '';
  const [first = '', ...rest] = below.split('/');
  const folder = rest.length > 0 ? localeOf(first, known) : undefined;
  if (folder !== undefined)
    return { stem: cleanStem((root ?? '') + rest.join('/')), locale: folder };
  if (rest.length > 0 && isLanguage(first))
    return { stem: cleanStem(stem), foreign: { tag: first, base: path } };
  const tag = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)$/i.exec(stem)?.[1] ?? joinedTag(stem, known, stems);
  if (tag === undefined) return { stem: cleanStem(stem) };
  stem = stem.slice(0, -tag.length - 1);
  const locale = localeOf(tag, known);
  if (locale !== undefined) return { stem: cleanStem(stem), locale };
  return { stem: cleanStem(`${stem}.${tag}`), foreign: { tag, base: stem + ending } };
}

/**
 * The language that a name ends with behind a hyphen or an underscore, `README_zh-CN` beside `README`: one that Readyroom knows, or
 * another one, where the page beside it is in one of them, too.
 */
function joinedTag(
  stem: string,
  known: readonly string[],
  stems: ReadonlySet<string>,
): string | undefined {
  const [, base = '', tag = ''] = /^(.*?[^/])[-_]([a-z]{2}(?:[-_][a-z]{2,4})?)$/i.exec(stem) ?? [];
  if (!stems.has(base) || !isLanguage(tag) || endsName.test(tag)) return undefined;
  const isOurs = (name: string): boolean => localeOf(name, known) !== undefined;
  const isTranslated = (): boolean =>
    known
      .flatMap(spellings)
      .some((each) => stems.has(`${base}-${each}`) || stems.has(`${base}_${each}`));
  return isOurs(tag) || isTranslated() ? tag : undefined;
}

/** Words that names end with, which are tags of languages, too: `intro-to`, `log-in`, `set-as`. */
const endsName = /^(?:a[ms]|an|be|i[nos]|my|o[rs]|so|to)$/i;

/** How names of files write a language: `pt-BR`, `pt-br`, `pt_BR`, `pt_br`, `pt`. */
function spellings(locale: string): string[] {
  const hyphened = [locale, locale.toLowerCase(), locale.split('-', 1)[0] ?? locale];
  return hyphened.flatMap((each) => [each, each.replace('-', '_')]);
}

/** The page that a file below Docusaurus' `i18n/` translates: its plugin is called after the folder of the page. */
function docusaurusStem(
  stem: string,
  stems: ReadonlySet<string>,
): { tag: string; stem: string } | undefined {
  const [, site = '', tag = '', plugin = '', path = ''] =
    /^(.*\/)?i18n\/([\w-]+)\/docusaurus-plugin-content-([\w-]+)\/(?:current\/)?(.*)$/.exec(stem) ??
    [];
  if (plugin === '') return undefined;
  const folder = plugin === 'pages' ? 'src/pages' : plugin.replace(/^docs-(?=.)/, '');
  const beside = `${site}${folder}/${path}`;
  return { tag, stem: stems.has(beside) ? beside : path };
}

/** `page/index` and `page/_index` are `page`. */
export const cleanStem = (stem: string): string => stem.replace(/(?:^|\/)(?:_?index|readme)$/i, '');

/** The part of a path that names a page: without the folders that every site of Antora has. */
export const namedAs = (stem: string): string =>
  stem
    .replace(/(?:^|\/)modules\/(?:ROOT|([^/]+))\/pages(?=\/|$)/, '/$1')
    .replaceAll(/^\/+|\/$/g, '');

const version =
  /^(.*\/)?(?:versioned_docs|docusaurus-plugin-content-docs(?:-[\w-]+)?)\/version-([^/]+)\//;

/**
 * The folders of versions of a Docusaurus site that are not the current one. That is what stands in `docs`; of a site that
 * keeps versions alone, the last.
 */
export function otherVersions(paths: readonly string[]): string[] {
  const found = new Map(
    paths.flatMap((path) => {
      const [folder, , name] = version.exec(path) ?? [];
      return folder === undefined || name === undefined ? [] : [[folder, name] as const];
    }),
  );
  const hasCurrent = paths.some((path) => !version.test(path) && /(?:^|\/)docs\//.test(path));
  const [last] = [...found.values()].toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return [...found].flatMap(([folder, name]) => (hasCurrent || name !== last ? [folder] : []));
}

/** The name of a file or a folder without the number that orders it: `02-rows`, `1.2.1-rows` and `1-2-rows` are `rows`. */
export const withoutNumber = (name: string): string =>
  name.replace(/^\d+(?:\.\d+)*[._-]+(?:\d{1,2}[._-]+)*(?=\S)/, '');

/** The name of the lesson that a file becomes. `stem` is the file's name without its ending; numbers and dates go. */
export const lessonNameOf = (stem: string): string | undefined =>
  slugOf(withoutNumber(stem.replace(/^\d{4}-\d{2}-\d{2}-/, ''))) ?? slugOf(stem);

/** Splits the name of a single file: `page.pt` is `page` in `pt-BR`. */
export function splitName(
  name: string,
  known: readonly string[],
): { stem: string; locale: string | undefined } {
  const { stem, locale } = splitLocale(name, undefined, known);
  return { stem, locale };
}
