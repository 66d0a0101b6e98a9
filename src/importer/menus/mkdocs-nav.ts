import { parse } from 'yaml';
import { isData, joinedPath, stemOf } from './menu.ts';
import type { Data, LeftOfMenu, MenuEntry, MenuFile } from './menu.ts';

/** `nav` of mkdocs.yml: a page, a page with a title, or a title with what stands below it. `docs`: the folder of the pages. */
export function navEntries(value: unknown, docs: string): MenuEntry[] {
  if (Array.isArray(value)) return value.flatMap((each) => navEntries(each, docs));
  if (typeof value === 'string') return isAddress(value) ? [] : [pageIn(docs, value)];
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([title, inner]): MenuEntry[] =>
    Array.isArray(inner)
      ? [{ type: 'chapter', title, entries: navEntries(inner, docs) }]
      : navEntries(inner, docs).map((entry) => ({ title, ...entry })),
  );
}

/** The menu in the settings of a site, which older ones call `pages`. */
export const navOf = (settings: Data): unknown => settings['nav'] ?? settings['pages'];

/** The links of `nav` to other sites. */
export function navLinks({ text }: MenuFile): LeftOfMenu[] {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? linksOf(navOf(data)) : [];
  } catch {
    return [];
  }
}

/** The links to other sites that stand in a list of pages. */
export function linksOf(value: unknown, title?: string): LeftOfMenu[] {
  if (Array.isArray(value)) return value.flatMap((each) => linksOf(each));
  if (isData(value)) return Object.entries(value).flatMap(([name, each]) => linksOf(each, name));
  return typeof value === 'string' && isAddress(value) ? [{ is: 'link', title, url: value }] : [];
}

export const isAddress = (text: string): boolean => /^(?:[a-z]+:)?\/\//i.test(text);

function pageIn(docs: string, named: string): MenuEntry {
  const [path = ''] = named.split('#', 1);
  const type = path.endsWith('/') ? 'folder' : 'page';
  return { type, path: stemOf(joinedPath(docs, path)) };
}
