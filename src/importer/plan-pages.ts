import { splitFrontMatter } from '#importer/read/split-front-matter.ts';
import { slugOf } from '#importer/text/slug.ts';

/** A file of the source: its path from the folder that is imported, with `/`, and its text. */
export interface PageFile {
  path: string;
  text: string;
  /** The encoding its bytes were read with, where that is not UTF-8. */
  encoding?: string;
}

/** A page that will be a lesson, or a translation of one. */
export interface PlannedPage extends PageFile {
  lesson: string;
  locale: string;
}

/** A file that becomes no page, and why. */
export interface SkippedFile {
  path: string;
  why: string;
}

interface Sorted extends PageFile {
  /** The path without language and ending: the same for all languages of a page. */
  stem: string;
  locale: string;
  weight: number;
}

/**
 * Plans the import of a folder: every page becomes a lesson, in the order of the old site. The language of a page is the
 * ending of its name (`page.pt.md`), the folder it stands in if there are several folders of languages, or the folder below
 * Docusaurus' `i18n/`. Every other page is in `locale`.
 */
export function planPages(
  files: readonly PageFile[],
  locale: string,
  known: readonly string[],
): { pages: PlannedPage[]; skipped: SkippedFile[] } {
  const skipped: SkippedFile[] = [];
  const folders = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  const localeFolders = [...folders].filter((name) => localeOf(name, known) !== undefined);
  const sorted = files.flatMap((file): Sorted[] => {
    const split = splitLocale(file.path, localeFolders.length > 1, known);
    const { data, body } = splitFrontMatter(file.text.replaceAll(/\r\n?/g, '\n'), () => undefined);
    if (split.foreign !== undefined && files.some(({ path }) => path === split.foreign?.base)) {
      skipped.push({ path: file.path, why: `"${split.foreign.tag}" is no language of Readyroom` });
      return [];
    }
    const part = partOf(file.path);
    if (part !== undefined) {
      skipped.push({ path: file.path, why: part });
      return [];
    }
    if (body.trim() === '') {
      skipped.push({ path: file.path, why: `it has no text${titleOf(data)}` });
      return [];
    }
    return [{ ...file, stem: split.stem, locale: split.locale ?? locale, weight: weightOf(data) }];
  });
  const weights = new Map<string, number>();
  for (const file of files) {
    const { stem } = splitLocale(file.path, localeFolders.length > 1, known);
    const { data } = splitFrontMatter(file.text.replaceAll(/\r\n?/g, '\n'), () => undefined);
    if (!weights.has(stem)) weights.set(stem, weightOf(data));
  }
  const ordered = apart(sorted).toSorted(
    (a, b) =>
      compareStems(a.stem, b.stem, weights) ||
      Number(b.locale === locale) - Number(a.locale === locale) ||
      compare(a.path, b.path),
  );
  const names = nameLessons([...new Set(ordered.map(({ stem }) => stem))]);
  const pages: PlannedPage[] = [];
  for (const { path, text, encoding, stem, locale: own } of ordered) {
    const lesson = names.get(stem) ?? 'lesson';
    const read = encoding === undefined ? {} : { encoding };
    pages.push({ path, text, ...read, lesson, locale: own });
  }
  return { pages, skipped };
}

/** Why a file is no page of its own; undefined for a page. */
function partOf(path: string): string | undefined {
  if (/(?:^|\/)_drafts\//.test(path)) return 'it is a draft of Jekyll';
  if (/(?:^|\/)_(?:includes|layouts|data|sass|site|partials?|snippets)\//.test(path))
    return 'it is a part of other pages';
  if (/(?:^|\/)modules\/[^/]+\/(?:partials|examples|attachments)\//.test(path))
    return 'it is a part of other pages';
  if (/(?:^|\/)modules\/[^/]+\/nav\.adoc$/.test(path)) return 'it is the menu of an Antora site';
  return /(?:^|\/)_(?!index\.)[^/]*$/.test(path) ? 'it is a part of other pages' : undefined;
}

/** `page.md` beside `page/index.md`: an old site shows one of them, here both are lessons. */
function apart(files: readonly Sorted[]): Sorted[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { stem } = file;
    for (let number = 2; taken.has(`${file.locale} ${stem}`); number += 1) {
      stem = `${file.stem}-${number}`;
    }
    taken.add(`${file.locale} ${stem}`);
    return { ...file, stem };
  });
}

const titleOf = (data: Readonly<Record<string, unknown>>): string =>
  typeof data['title'] === 'string' ? `, only the title "${data['title']}"` : '';

/** The locale that a name such as `pt`, `pt_br` or `zh-hans` stands for. */
function localeOf(name: string, known: readonly string[]): string | undefined {
  const tag = name.toLowerCase().replaceAll('_', '-');
  const [language = ''] = tag.split('-');
  if (!/^[a-z]{2}(?:-[a-z]{2,4})?$/.test(tag)) return undefined;
  return (
    known.find((each) => each.toLowerCase() === tag) ??
    known.find((each) => each.toLowerCase().split('-', 1)[0] === language)
  );
}

function splitLocale(
  path: string,
  hasFolders: boolean,
  known: readonly string[],
): { stem: string; locale?: string; foreign?: { tag: string; base: string } } {
  const ending = /\.[^./]*$/.exec(path)?.[0] ?? '';
  let stem = path.slice(0, path.length - ending.length);
  const docusaurus =
    /^(?:.*\/)?i18n\/([\w-]+)\/docusaurus-plugin-content-\w+\/(?:current\/)?(.*)$/.exec(stem);
  const translated = docusaurus === null ? undefined : localeOf(docusaurus[1] ?? '', known);
  if (translated !== undefined)
    return { stem: cleanStem(docusaurus?.[2] ?? stem), locale: translated };
  const [first = '', ...rest] = stem.split('/');
  const folder = hasFolders && rest.length > 0 ? localeOf(first, known) : undefined;
  if (folder !== undefined) return { stem: cleanStem(rest.join('/')), locale: folder };
  const tag = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)$/i.exec(stem)?.[1];
  if (tag === undefined) return { stem: cleanStem(stem) };
  stem = stem.slice(0, -tag.length - 1);
  const locale = localeOf(tag, known);
  if (locale !== undefined) return { stem: cleanStem(stem), locale };
  return { stem: cleanStem(`${stem}.${tag}`), foreign: { tag, base: stem + ending } };
}

/** `page/index` and `page/_index` are `page`. */
const cleanStem = (stem: string): string => stem.replace(/(?:^|\/)(?:_?index|readme)$/i, '');

function weightOf(data: Readonly<Record<string, unknown>>): number {
  const values = [data['weight'], data['sidebar_position'], data['nav_order'], data['order']];
  const numbers = values.map((value) => Number(value ?? Number.NaN));
  return numbers.find((each) => Number.isFinite(each) && each !== 0) ?? Number.POSITIVE_INFINITY;
}

/** The page of a chapter comes before the pages in it. Then weights decide, then names: 2 comes before 10. */
function compareStems(a: string, b: string, weights: ReadonlyMap<string, number>): number {
  const [one, other] = [a, b].map((stem) => (stem === '' ? [] : stem.split('/'))) as [
    string[],
    string[],
  ];
  for (let depth = 0; depth < Math.max(one.length, other.length); depth += 1) {
    const [x, y] = [one[depth], other[depth]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if (x === y) continue;
    const weight = (parts: readonly string[]): number =>
      weights.get(parts.slice(0, depth + 1).join('/')) ?? Number.POSITIVE_INFINITY;
    const [left, right] = [weight(one), weight(other)];
    if (left !== right) return left < right ? -1 : 1;
    return compare(x, y);
  }
  return 0;
}

const compare = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1);

/** A name from the last part of each path, without numbers and dates. Where two are equal, the folder's name precedes it. */
function nameLessons(stems: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const stem of stems) {
    const parts = stem.split('/').map((part) => lessonNameOf(part) ?? '');
    const last = parts.at(-1) ?? '';
    const preferred = stem === '' ? 'introduction' : last === '' ? 'lesson' : last;
    const folder = parts.at(-2) ?? '';
    const second = folder === '' ? preferred : `${folder}-${preferred}`;
    let name = taken.has(preferred) ? second : preferred;
    for (let number = 2; taken.has(name); number += 1) name = `${second}-${number}`;
    taken.add(name);
    names.set(stem, name);
  }
  return names;
}

/** The name of the lesson that a file becomes. `stem` is the file's name without its ending; numbers and dates go. */
export const lessonNameOf = (stem: string): string | undefined =>
  slugOf(stem.replace(/^\d{4}-\d{2}-\d{2}-/, '').replace(/^\d+[._-]+(?=\S)/, '')) ?? slugOf(stem);

/** Splits the name of a single file: `page.pt` is `page` in `pt-BR`. */
export function splitName(
  name: string,
  known: readonly string[],
): { stem: string; locale: string | undefined } {
  const { stem, locale } = splitLocale(name, false, known);
  return { stem, locale };
}
