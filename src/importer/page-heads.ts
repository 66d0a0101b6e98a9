import { splitFrontMatter } from '#importer/read/split-front-matter.ts';
import type { PageHead } from './folder-chapters.ts';
import { splitLocale } from './page-paths.ts';
import type { PageFile, PathParts } from './page-paths.ts';

/** The pages of a folder, each with what its path and its front matter say. */
export function headsOf(
  files: readonly PageFile[],
  root: string | undefined,
  {
    locale,
    known,
    languageOf,
  }: {
    locale: string;
    known: readonly string[];
    languageOf: (path: string) => PathParts | undefined;
  },
): PageHead[] {
  const stems = new Set(files.map(({ path }) => path.replace(/\.[^./]*$/, '')));
  return files.map((file) => {
    const text = file.text.replaceAll(/\r\n?/g, '\n');
    const { data, body } = splitFrontMatter(text, () => undefined);
    const split = languageOf(file.path) ?? splitLocale(file.path, root, known, stems);
    return { ...file, ...split, locale: split.locale ?? locale, data, body };
  });
}

/** `page.md` beside `page/index.md`: an old site shows one of them, here both are lessons. */
export function apart(files: readonly PageHead[]): PageHead[] {
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
