import { folderOf, joinedPath, stemOf } from './menu.ts';
import type { LeftOfMenu, MenuEntry, MenuFile } from './menu.ts';
import { isAddress } from './mkdocs-nav.ts';

/** SUMMARY.md of mdBook and GitBook, and of the plugin literate-nav of MkDocs. */
export const isSummary = (path: string): boolean => /(?:^|\/)SUMMARY\.md$/.test(path);

interface Item {
  /** Headings, and links of no list, stand above all lists. */
  indent: number;
  words: string;
  target: string | undefined;
  /** Whether it has words of its own. */
  isNamed: boolean;
  isAlone: boolean;
}

/** The list of links that such a file is: a page, a title with what stands below it, or a folder. */
export const summaryEntries = (file: MenuFile): MenuEntry[] =>
  nested(itemsIn(file), folderOf(file.path));

/** The links of such a file to other sites. */
export const summaryLinks = (file: MenuFile): LeftOfMenu[] =>
  itemsIn(file).flatMap(({ words, target = '', isNamed }) =>
    isAddress(target) ? [{ is: 'link', title: isNamed ? words : undefined, url: target }] : [],
  );

const itemsIn = ({ text }: MenuFile): Item[] =>
  text.split(/\r\n?|\n/).flatMap((line, index): Item[] => {
    const [, blank = '', sign, words = ''] =
      /^([ \t]*)(?:([-*+]|#{1,3})[ \t]+|(?=\[))(\S.*)$/.exec(
        index === 0 ? line.replace('#', '') : line,
      ) ?? [];
    if (words === '') return [];
    const link = /^\[([^\]]*)\]\(([^()\s]+)\)/.exec(words);
    return [
      {
        isNamed: link !== null,
        isAlone: sign === undefined,
        indent:
          sign === undefined || sign.startsWith('#') ? -1 : blank.replaceAll('\t', '    ').length,
        words: shownWords(link?.[1] ?? words),
        target: link?.[2] ?? (/^[\w./*-]+(?:\.md|\/)$/.test(words) ? words : undefined),
      },
    ];
  });

/** Words as a menu shows them: without emphasis, and what a backslash or an entity stands for. */
const shownWords = (words: string): string =>
  words
    // GitBook writes an anchor behind the words of a heading.
    .replaceAll(/<a\s[^<>]*><\/a>/g, '')
    .replaceAll(/(?<!\\)([*_`]+)(\S(?:[^\n]*?[^\s\\])?)\1/g, '$2')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (all, name: string) => entities.get(name) ?? all)
    .replaceAll(/\\([^a-z\d\s])/gi, '$1')
    .trim();

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['gt', '>'],
  ['lt', '<'],
  ['mdash', '—'],
  ['ndash', '–'],
]);

function nested(items: readonly Item[], folder: string): MenuEntry[] {
  const entries: MenuEntry[] = [];
  let at = 0;
  for (let first = items[at]; first !== undefined; first = items[at]) {
    const start = at + 1;
    at = start;
    while (!first.isAlone && (items[at]?.indent ?? -1) > first.indent) at += 1;
    const below = nested(items.slice(start, at), folder);
    const own = entryOf(first, folder);
    const isFolder = own[0]?.type === 'folder' && first.isNamed;
    if (below.length === 0 && !isFolder) entries.push(...own);
    else entries.push({ type: 'chapter', title: first.words, entries: [...own, ...below] });
  }
  return entries;
}

function entryOf({ words, target, isNamed }: Item, folder: string): MenuEntry[] {
  if (target === undefined || /^[a-z]+:|^#/i.test(target)) return [];
  const [file = ''] = target.split('#', 1);
  const [fixed = ''] = file.split('*', 1);
  if (fixed !== file || !file.endsWith('.md'))
    return [{ type: 'folder', path: joinedPath(folder, fixed) }];
  const path = stemOf(joinedPath(folder, file));
  return isNamed ? [{ type: 'page', path, title: words }] : [{ type: 'page', path }];
}
