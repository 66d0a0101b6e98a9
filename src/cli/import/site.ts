import { posix } from 'node:path';
import type { LinkedSite } from '#importer/lesson/linked-site.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import { pictureEnding } from '#model/load/pictures.ts';
import { decode, pageAddresses } from './page-addresses.ts';
import type { AddressedPage } from './page-addresses.ts';
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

/** Knows what addresses of pages lead to: pages by their own addresses, pictures by their file. */
export function importSite(
  folder: string,
  pages: readonly AddressedPage[],
  base?: string,
): ImportedSite {
  const pictures: CopiedPicture[] = [];
  /** Where each of them comes from, by its path. */
  const copied = new Map<string, string>();
  const refused = new Set<string>();
  const { lessonOf, isBook, asideOf } = pageAddresses(folder, pages, base);
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
    lessonOf: (address) => lessonOf(page, address),
    isBook: (address) => isBook(page, address),
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
      const name = pictureName(from, ending, page.lesson, (each) => copied.get(each));
      const to = `${page.lesson}/images/${name}`;
      if (!copied.has(to)) pictures.push({ from, to });
      copied.set(to, from);
      return `./images/${name}`;
    },
  });
  const refuse = (paths: ReadonlySet<string>): void => {
    for (const path of paths) refused.add(path);
    pictures.splice(0);
    copied.clear();
  };
  return { siteOf, pictures, refuse };
}
