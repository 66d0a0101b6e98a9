/** Which page an address means: pages are known by their path with and without ending, and by what their site gives them. */
import { posix } from 'node:path';
import type { PlannedPage } from '#importer/plan-pages.ts';
import { antoraComponents, antoraPath } from './antora.ts';
import { givenAddresses, withoutNumbers } from './given-addresses.ts';

/** What is known of a page that addresses may lead to. */
export type AddressedPage = Pick<PlannedPage, 'path' | 'lesson'> &
  Partial<Pick<PlannedPage, 'text' | 'tool' | 'begins'>>;

type From = Pick<PlannedPage, 'path' | 'lesson'>;

export interface PageAddresses {
  /** The lesson that an address in a page leads to; undefined if it is none of the imported pages. */
  lessonOf(page: From, address: string): string | undefined;
  /** Whether an address is that of a book of which the page is a chapter, or of another. */
  isBook(page: From, address: string): boolean;
  /** The other languages of a page: what is not translated, or not copied beside it, is found from there. */
  asideOf(page: From): string[];
}

/**
 * @param folder that of the source
 * @param base the path at which the old site stood
 */
export function pageAddresses(
  folder: string,
  pages: readonly AddressedPage[],
  base?: string,
): PageAddresses {
  const lessons = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  for (const { path, lesson } of pages) {
    const key = keyOf(path);
    lessons.set(key, lesson);
    const name = key.split('/').at(-1) ?? '';
    byName.set(name, (byName.get(name) ?? new Set()).add(lesson));
  }
  for (const { path, lesson, text = '', tool } of pages)
    for (const address of givenAddresses({ path, text, tool })) {
      const key = keyOf(address);
      // `/` alone is the address of the first page.
      if ((key !== '' || address === '') && !lessons.has(key)) lessons.set(key, lesson);
    }
  const books = new Set<string>();
  for (const { lesson, begins = [] } of pages)
    for (const key of begins.map(keyOf)) {
      books.add(key);
      if (!lessons.has(key)) lessons.set(key, lesson);
    }
  const components = antoraComponents(
    folder,
    pages.map(({ path }) => path),
  );
  const above = commonFolder(pages.map(({ path }) => path));
  const byLesson = Map.groupBy(pages, ({ lesson }) => lesson);
  const asideOf = ({ path, lesson }: From): string[] =>
    (byLesson.get(lesson) ?? []).map((each) => each.path).filter((each) => each !== path);
  const byEnding = lessonsByEnding(lessons);
  const onlyNamed = (name: string): string | undefined => {
    const [lesson, another] = (name === '' ? undefined : byName.get(name)) ?? [];
    return another === undefined ? lesson : undefined;
  };
  /** The old site began in a folder of the source, such as content/: an address from its top, which Hugo writes without a slash too, is the end of one path. */
  const onlyBelow = (address: string): string | undefined => {
    const ending = keyOf(address);
    if (ending === '' || address.startsWith('.')) return undefined;
    // All languages of a page are one lesson: the default language often has no folder in addresses.
    const [lesson, another] = byEnding.get(ending) ?? [];
    return another === undefined ? lesson : undefined;
  };
  const paths = new Set(pages.map(({ path }) => withoutEnding(path)));
  /** Whether an address names the page in a language that is not there. */
  const isUntranslated = ({ path }: From, address: string): boolean =>
    ofLanguage.test(withoutEnding(address)) &&
    !candidates(path, address).some((each) => paths.has(withoutEnding(each)));
  const lessonOf: PageAddresses['lessonOf'] = (page, address) => {
    const path = decode(address.split('?', 1)[0] ?? '');
    const found = foundFrom(page, path);
    return found === page.lesson && isUntranslated(page, path) ? undefined : found;
  };
  const foundFrom = (page: From, path: string): string | undefined => {
    const ofAntora = antoraPath(page.path, path, components);
    if (ofAntora === 'none') return undefined;
    const known = ofAntora === undefined ? undefined : lessons.get(keyOf(ofAntora));
    if (known !== undefined) return known;
    const isOfSite = base !== undefined && path.startsWith(`${base}/`);
    const [whole = '', ...others] = candidates(
      page.path,
      isOfSite ? path.slice(base.length) : path,
    );
    const at = (each: string): string | undefined => lessons.get(keyOf(each));
    const first = (made: readonly (string | undefined)[]): string | undefined =>
      made.find((each) => each !== undefined);
    if (!path.startsWith('/')) {
      const below = path.includes('/') ? onlyBelow(path) : onlyNamed(keyOf(path));
      const aside = [withoutNumbers(page.path), ...asideOf(page)].flatMap((from) =>
        candidates(from, path),
      );
      return at(whole) ?? first([...others, ...aside].map(at)) ?? below;
    }
    if (path.replace(/\/$/, '') === base)
      return at('') ?? at(above) ?? at(folderBelow(above, page));
    // All of an address from the top tells more than its end: /guide/examples is no examples/README.md.
    return first(
      (ofFiles.test(path) ? [whole] : [whole, ...others]).flatMap((each) => [
        at(each),
        at(posix.join(above, each)),
        each.includes('/') || each === whole ? onlyBelow(each) : undefined,
      ]),
    );
  };
  const isBook: PageAddresses['isBook'] = (page, address) =>
    candidates(page.path, decode(address)).some((each) => books.has(keyOf(each)));
  return { lessonOf, isBook, asideOf };
}

/** The folder right below another in which a page stands, as that of a language. */
const folderBelow = (above: string, { path }: From): string =>
  path
    .split('/')
    .slice(0, above === '' ? 1 : above.split('/').length + 1)
    .join('/');

/** The lessons of all addresses by the ends of these, from a slash on. */
function lessonsByEnding(lessons: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, lesson] of lessons) {
    const parts = key.split('/');
    for (const index of parts.keys()) {
      const ending = parts.slice(index).join('/');
      found.set(ending, (found.get(ending) ?? new Set()).add(lesson));
    }
  }
  return found;
}

/** The folder that all pages are below. */
function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => posix.dirname(path).split('/'));
  const end = first.findIndex((name, index) => others.some((each) => each[index] !== name));
  return first.slice(0, end === -1 ? first.length : end).join('/');
}

export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const withoutEnding = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.(?:md|mdx|markdown|adoc|asciidoc|txt|html?)$/, '');

/** The folders of a site from which files are taken as they are: what is below is no page of the same name elsewhere. */
const ofFiles = /^\/(?:assets|static|files|downloads?|media)\//;

const ofLanguage = /\.[a-z]{2}(?:[-_][a-z]{2,4})?$/;

/** Pages are known by their path without ending, language and `index`. */
const keyOf = (path: string): string =>
  withoutEnding(path)
    .replace(ofLanguage, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '')
    // The folder of the source itself, `./` from a page in it.
    .replace(/^\.$|^\/+/, '')
    // Jekyll's collections.
    .replace(/^_(?=[^/]+\/)/, '');

/** An address counts from the folder of the page, or from the page as a folder, or from the top. */
function candidates(page: string, address: string): string[] {
  if (address.startsWith('/')) {
    const parts = address.split('/').filter((part) => part !== '');
    if (parts.length === 0) return [''];
    // The page of another folder is not the page of the top one.
    const whole = parts
      .map((_, index) => parts.slice(index).join('/'))
      .slice(0, 3)
      .filter((each, index) => index === 0 || keyOf(each) !== '');
    // Addresses may name the language or the version, where folders do not: /docs/en/next/boats.html.
    const plain = parts.filter((part, index) => index === parts.length - 1 || !isOfAddress(part));
    return plain.length === parts.length ? whole : [...whole, plain.join('/')];
  }
  const own = page
    .replace(/\.[^./]*$/, '')
    .replace(/(?:^|\/)(?:_?index|readme)(?:\.[\w-]{2,5})?$/i, '');
  // `index.html` and `README.md` are the page of the folder, where that has one.
  const others = /^(?:\.\/)?(?:_?index|readme)(?:\.\w+)?$/i.test(address) ? [] : [own];
  return [posix.dirname(page), ...others].map((from) => posix.normalize(posix.join(from, address)));
}

const isOfAddress = (part: string): boolean =>
  /^(?:[a-z]{2}(?:-[a-z]{2,4})?|latest|next|stable|current|v?\d+(?:\.(?:\d+|x))*)$/i.test(part);
