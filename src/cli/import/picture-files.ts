/** Which file an address of a picture means, and what its copy is called. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { PlannedPage } from '#importer/plan-pages.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { antoraPlace } from './antora.ts';

/** A picture to copy: from an absolute path to one below the folder of the workshop. */
export interface CopiedPicture {
  from: string;
  to: string;
}

export const isPicture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Where generators keep what they serve as it is. */
const served = ['static', 'public', 'assets', 'images', 'assets/images'];

/** A section of a site is imported too: the folder of pictures may stand this far above it. */
const MAX_UP = 6;

/** The folders that may hold a picture, nearest first. */
function servedFolders(folder: string, page: string): string[] {
  const up = Array.from({ length: MAX_UP }, (_, count) =>
    join(folder, ...Array<string>(count).fill('..')),
  );
  // Below the folder of a language, addresses count from that folder.
  const language = join(folder, page.split('/')[0] ?? '');
  return [folder, language, ...up.flatMap((each) => served.map((name) => join(each, name)))];
}

/** Why a build stops at a picture whose size it cannot read. */
export const whyRefused = (ending: string): { why: string; look?: string } =>
  ending === 'svg'
    ? {
        why: 'is a drawing that a build refuses: it finds no svg tag with a size in the first 1000 bytes',
        look: 'Export it as plain SVG (from draw.io without its source) with a viewBox, put it into images/ of the lesson and write ![what it shows](./images/name.svg).',
      }
    : {
        why: 'is a picture that a build refuses: its size cannot be read, as it is damaged or cut off',
        look: 'Save it anew from where it is whole, put it into images/ of the lesson and write ![what it shows](./images/name.png).',
      };

/** What a picture of MkDocs may be called in the language of a page: `boat.pt.png` is shown where `boat.png` is written. */
export function translatedNames({ tool, locale }: PlannedPage, path: string): string[] {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  const [language = ''] = locale.split('-', 1);
  return tool === 'mkdocs' ? [locale, language].map((tag) => `${stem}.${tag}${ending}`) : [];
}

/** A way up counts from where the old site served the page, which no file tells: what is below it decides. */
export function pictureFile(folder: string, page: string, address: string): string | undefined {
  const inServed = (path: string): string[] =>
    servedFolders(folder, page).map((each) => join(each, path));
  const { component = '', module = '' } = antoraPlace(page) ?? {};
  const inModule = (path: string): string => join(folder, component, 'modules', module, path);
  const ofAntora = [
    join(folder, component, address),
    // Where Antora 1 had them, and Antora still reads them.
    join(folder, component, address.replace(/^(\/modules\/[^/]+)\/images\//, '$1/assets/images/')),
    inModule(`images/${address}`),
    inModule(`assets/images/${address}`),
  ];
  const places = address.startsWith('/')
    ? [...(module === '' ? [] : ofAntora), ...inServed(address)]
    : [
        ...(module === '' ? [] : ofAntora.slice(2)),
        join(folder, dirname(page), address),
        ...inServed(address.replace(/^(?:\.{1,2}\/)+/, '')),
      ];
  return places.find((each) => existsSync(each) && statSync(each).isFile());
}

/**
 * A name of ASCII letters, with the ending that goes with what the file holds; two pictures of a lesson that are called the same get
 * numbers. `fromOf`: where the copy of a path comes from.
 */
export function pictureName(
  from: string,
  kind: string,
  lesson: string,
  fromOf: (to: string) => string | undefined,
): string {
  const stem = slugOf(basename(from, extname(from))) ?? 'picture';
  const ending = `.${kind}`;
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    const other = fromOf(`${lesson}/images/${name}`);
    if (other === undefined || other === from) return name;
  }
}
