import { posix } from 'node:path';
import { antoraComponents, antoraPath } from './antora.ts';
import { givenAddresses } from './given-addresses.ts';
import type { LinkedSite } from '#importer/lesson/linked-site.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import { pictureEnding } from '#model/load/pictures.ts';
import {
  isPicture,
  pictureFile,
  pictureName,
  translatedNames,
  whyRefused,
} from './picture-files.ts';
import type { CopiedPicture } from './picture-files.ts';

/** What the addresses in pages lead to. */
export interface ImportedSite {
  siteOf: (page: PlannedPage) => Omit<LinkedSite, 'headingOf'>;
  /** Those that pages have asked for. */
  pictures: readonly CopiedPicture[];
  /** Begins anew, without the pictures of these paths: a build would stop at them. */
  refuse(paths: ReadonlySet<string>): void;
}

/** Knows what addresses of pages lead to: pages by their path with and without ending, pictures by their file. */
export function importSite(
  folder: string,
  pages: readonly (Pick<PlannedPage, 'path' | 'lesson'> &
    Partial<Pick<PlannedPage, 'text' | 'tool' | 'begins'>>)[],
): ImportedSite {
  const pictures: CopiedPicture[] = [];
  const refused = new Set<string>();
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
  /** The other languages of a page: what is not translated, or not copied beside it, is found from there. */
  const asideOf = ({ path, lesson }: PlannedPage): string[] =>
    (byLesson.get(lesson) ?? []).map((each) => each.path).filter((each) => each !== path);
  const onlyNamed = (name: string): string | undefined => {
    const [lesson, another] = (name === '' ? undefined : byName.get(name)) ?? [];
    return another === undefined ? lesson : undefined;
  };
  /** The old site began in a folder of the source, such as content/: an address from its top, which Hugo writes without a slash too, is the end of one path. */
  const onlyBelow = (address: string): string | undefined => {
    const ending = keyOf(address);
    if (ending === '' || address.startsWith('.')) return undefined;
    // All languages of a page are one lesson: the default language often has no folder in addresses.
    const found = [...lessons].filter(([key]) => key === ending || key.endsWith(`/${ending}`));
    const [lesson, another] = new Set(found.map(([, each]) => each));
    return another === undefined ? lesson : undefined;
  };
  const fileShown = (page: PlannedPage, address: string): string | undefined => {
    const path = decode(address.split(/[?#]/, 1)[0] ?? '');
    if (!isPicture.test(path)) return undefined;
    const names = [...translatedNames(page, path), path];
    return [page.path, ...asideOf(page)]
      .flatMap((from) => names.map((name) => pictureFile(folder, from, name)))
      .find(Boolean);
  };
  const siteOf = (page: PlannedPage): Omit<LinkedSite, 'headingOf'> => ({
    isTranslation: (address) =>
      asideOf(page).includes(posix.join(posix.dirname(page.path), decode(address))),
    lessonOf: (address) => {
      const path = decode(address.split('?', 1)[0] ?? '');
      const ofAntora = antoraPath(page.path, path, components);
      if (ofAntora === 'none') return undefined;
      const known = ofAntora === undefined ? undefined : lessons.get(keyOf(ofAntora));
      if (known !== undefined) return known;
      const [whole = '', ...others] = candidates(page.path, path);
      const at = (each: string): string | undefined => lessons.get(keyOf(each));
      const first = (made: readonly (string | undefined)[]): string | undefined =>
        made.find((each) => each !== undefined);
      if (!path.startsWith('/')) {
        const below = path.includes('/') ? onlyBelow(path) : onlyNamed(keyOf(path));
        const aside = asideOf(page).flatMap((from) => candidates(from, path));
        return at(whole) ?? first([...others, ...aside].map(at)) ?? below;
      }
      // All of an address from the top tells more than its end: /guide/examples is no examples/README.md.
      return first(
        [whole, ...others].flatMap((each) => [
          at(each),
          at(posix.join(above, each)),
          each.includes('/') || each === whole ? onlyBelow(each) : undefined,
        ]),
      );
    },
    isBook: (address) =>
      candidates(page.path, decode(address)).some((each) => books.has(keyOf(each))),
    whyNoPicture: (address) => {
      const from = fileShown(page, address);
      if (from === undefined) return undefined;
      const ending = pictureEnding(from);
      return ending === undefined
        ? { why: 'is no picture: it is empty, or a pointer to one (Git LFS)' }
        : whyRefused(ending);
    },
    imageOf: (address) => {
      const from = fileShown(page, address);
      const ending = from === undefined ? undefined : pictureEnding(from);
      if (from === undefined || ending === undefined || refused.has(from)) return undefined;
      const name = pictureName(from, ending, page.lesson, pictures);
      const to = `${page.lesson}/images/${name}`;
      if (!pictures.some((each) => each.to === to)) pictures.push({ from, to });
      return `./images/${name}`;
    },
  });
  const refuse = (paths: ReadonlySet<string>): void => {
    for (const path of paths) refused.add(path);
    pictures.splice(0);
  };
  return { siteOf, pictures, refuse };
}

/** The folder that all pages are below. */
function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => posix.dirname(path).split('/'));
  const end = first.findIndex((name, index) => others.some((each) => each[index] !== name));
  return first.slice(0, end === -1 ? first.length : end).join('/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages are known by their path without ending, language and `index`. */
const keyOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.(?:md|mdx|markdown|adoc|asciidoc|txt|html?)$/, '')
    .replace(/\.[a-z]{2}(?:[-_][a-z]{2,4})?$/, '')
    .replace(/\/$/, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '')
    .replace(/^\/+/, '')
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
  const own = page.replace(/\.[^./]*$/, '').replace(/(?:^|\/)_?index$/i, '');
  // `index.html` is the page of the folder, where that has one.
  const others = /^(?:\.\/)?index(?:\.\w+)?$/i.test(address) ? [] : [own];
  return [posix.dirname(page), ...others].map((from) => posix.normalize(posix.join(from, address)));
}

const isOfAddress = (part: string): boolean =>
  /^(?:[a-z]{2}(?:-[a-z]{2,4})?|latest|next|stable|current|v?\d+(?:\.(?:\d+|x))*)$/i.test(part);
