import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of a site that was built, by their addresses below the base path. */
export interface SiteFiles {
  base: string;
  /** The HTML of each page; an address ends in a slash. */
  pages: ReadonlyMap<string, string>;
  /** The text of scripts and styles, which may name others. */
  texts: ReadonlyMap<string, string>;
  /** All other files. */
  others: readonly string[];
}

export function siteFiles(folder: string, base: string): SiteFiles {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((file) => file.split(sep).join('/'));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const textOf = (pattern: RegExp): [string, string][] =>
    all.filter((file) => pattern.test(file)).map((file) => [file, read(file)]);
  const pages = textOf(/(?:^|\/)index\.html$/).map(
    ([file, html]) => [file.slice(0, -'index.html'.length), html] as const,
  );
  return {
    base,
    pages: new Map(pages),
    texts: new Map(textOf(/\.(?:js|css)$/)),
    others: all.filter((file) => !/(?:^|\/)index\.html$|\.(?:js|css)$/.test(file)),
  };
}

/** What an engine is called; one of another language is not needed. */
const engineOf = (address: string): string | undefined =>
  /\/engine-([\w-]+)\.worker-/.exec(address)?.[1];

/**
 * Scripts, styles and other files that pages of one language load, now or later: files of the site that are named in the pages,
 * and in the scripts and styles that those load.
 */
export function withWhatTheyLoad(
  files: SiteFiles,
  pages: readonly string[],
  locale: string,
): readonly string[] {
  const known = new Set([...files.texts.keys(), ...files.others]);
  const found = new Set<string>();
  const look = (text: string, page = ''): void => {
    for (const address of [...namedIn(text, files.base), ...linkedFrom(text, page)]) {
      if (!known.has(address) || found.has(address)) continue;
      if ((engineOf(address) ?? locale) !== locale) continue;
      found.add(address);
      look(files.texts.get(address) ?? '');
    }
  };
  for (const page of pages) look(files.pages.get(page) ?? '', page);
  return [...found];
}

/**
 * Every address below the base path that stands in quotes, brackets or a list of sources, without fragment. What only
 * looks like one, such as "/100%", is none.
 */
function namedIn(text: string, base: string): readonly string[] {
  return [...text.matchAll(/(?<=[\s"'`(,])\/[^\s"'`(),#?<>]+/g)].flatMap(([address]) => {
    if (!address.startsWith(base)) return [];
    try {
      return [decodeURI(address.slice(base.length))];
    } catch {
      return [];
    }
  });
}

/** Where the links of a page lead that begin at its own address, as authors write those to a file of `public/`; from the top of the site. */
function linkedFrom(html: string, page: string): readonly string[] {
  const top = 'https://site.invalid/';
  return [...html.matchAll(/(?<=\shref=")\.{1,2}\/[^"#?]+/g)].flatMap(([link]) => {
    try {
      return [decodeURI(new URL(link, top + page).href.slice(top.length))];
    } catch {
      return [];
    }
  });
}
