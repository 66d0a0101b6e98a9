import { parse } from 'yaml';
import { folderOf, isData, joinedPath, stemOf } from './menu.ts';
import type { Data, LeftOfMenu, MenuEntry, MenuFile } from './menu.ts';
import { isAddress, linksOf } from './mkdocs-nav.ts';

/** `.pages` of the plugins awesome-pages and awesome-nav of MkDocs says in which order its folder shows what is in it. */
export const isPagesFile = (path: string): boolean => /(?:^|\/)\.(?:pages|nav\.yml)$/.test(path);

/** The menu that such files make together, from the folder of all pages on; none where that has no such file. */
export function pagesEntries(files: readonly MenuFile[], docs: string): MenuEntry[] {
  const folders = new Map(
    files.flatMap((file) => (isPagesFile(file.path) ? [[folderOf(file.path), dataIn(file)]] : [])),
  );
  return folders.has(docs) ? entriesIn(docs, folders) : [];
}

function dataIn({ text }: MenuFile): Data {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

type Folders = ReadonlyMap<string, Data>;

/** @param around the folders that the menu of the folder stands in, itself not among them */
function entriesIn(
  folder: string,
  folders: Folders,
  around: ReadonlySet<string> = new Set(),
): MenuEntry[] {
  const data = folders.get(folder) ?? {};
  const nav = data['nav'] ?? data['arrange'];
  const all: MenuEntry = { type: 'folder', path: folder };
  // A folder may name itself, or one that it is in.
  if (!Array.isArray(nav) || around.has(folder)) return [all];
  const place = { folder, folders, around: new Set([...around, folder]) };
  const entries = (nav as unknown[]).flatMap((each) => entriesOf(each, place));
  return nav.includes('...') ? entries : [...entries, all];
}

interface Place {
  folder: string;
  folders: Folders;
  around: ReadonlySet<string>;
}

/** A file or a folder, one with a title, a title with what stands below it, or `...` for all the others. */
function entriesOf(value: unknown, place: Place): MenuEntry[] {
  const { folder, folders, around } = place;
  if (isData(value))
    return Object.entries(value).flatMap(([title, inner]): MenuEntry[] => {
      if (Array.isArray(inner)) {
        const entries = (inner as unknown[]).flatMap((each) => entriesOf(each, place));
        return [{ type: 'chapter', title, entries }];
      }
      return entriesOf(inner, place).map((entry) =>
        entry.type === 'folder'
          ? { type: 'chapter', title, entries: [entry] }
          : { ...entry, title },
      );
    });
  if (typeof value !== 'string' || isAddress(value)) return [];
  if (/^\.\.\.(?:\s|$)/.test(value)) return [{ type: 'folder', path: folder }];
  const path = joinedPath(folder, value);
  if (/\.(?:md|markdown)$/i.test(value)) return [{ type: 'page', path: stemOf(path) }];
  const title = folders.get(path)?.['title'];
  const entries = folders.has(path)
    ? entriesIn(path, folders, around)
    : [{ type: 'folder' as const, path }];
  return typeof title === 'string' ? [{ type: 'chapter', title, entries }] : entries;
}

/** The links of such a file to other sites. */
export function pagesLinks(file: MenuFile): LeftOfMenu[] {
  const data = dataIn(file);
  return linksOf(data['nav'] ?? data['arrange']);
}
