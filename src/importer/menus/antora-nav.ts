import { folderOf, joinedPath, stemOf } from './menu.ts';
import type { LeftOfMenu, MenuEntry, MenuFile } from './menu.ts';

export const isAntoraNav = (path: string): boolean =>
  /(?:^|\/)modules\/[^/]+\/nav[\w-]*\.adoc$/.test(path);

interface Line {
  depth: number;
  words: string;
  /** The page that the line leads to. */
  page: string | undefined;
}

/** nav.adoc of a module of Antora: a list of lists, each item a page or the title of what stands below it; `.Title` is above a list. */
export function antoraEntries({ path, text }: MenuFile): MenuEntry[] {
  const pages = joinedPath(folderOf(path), 'pages');
  const lists: { title: string | undefined; lines: Line[] }[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const title = /^\.(?=[^\s.])(.+)$/.exec(line)?.[1];
    if (title !== undefined) lists.push({ title: plain(title), lines: [] });
    const [, stars = '', words = ''] = /^(\*+)[ \t]+(\S.*)$/.exec(line.trim()) ?? [];
    if (stars === '') continue;
    if (lists.length === 0) lists.push({ title: undefined, lines: [] });
    lists.at(-1)?.lines.push({ depth: stars.length, words, page: pageIn(pages, words) });
  }
  return lists.flatMap(({ title, lines }): MenuEntry[] => {
    const entries = nested(lines);
    return title === undefined ? entries : [{ type: 'chapter', title, entries }];
  });
}

/** Of an item with others below it, a chapter that its own page begins. */
function nested(lines: readonly Line[]): MenuEntry[] {
  const [first] = lines;
  if (first === undefined) return [];
  const next = lines.findIndex(({ depth }, at) => at > 0 && depth <= first.depth);
  const end = next === -1 ? lines.length : next;
  const own: MenuEntry[] = first.page === undefined ? [] : [{ type: 'page', path: first.page }];
  const below = nested(lines.slice(1, end));
  const entries: MenuEntry[] =
    below.length === 0
      ? own
      : [{ type: 'chapter', title: plain(first.words), entries: [...own, ...below] }];
  return [...entries, ...nested(lines.slice(end))];
}

/** The page that `xref:page.adoc[…]` or `xref:module:page.adoc[…]` leads to. */
function pageIn(pages: string, words: string): string | undefined {
  const [, module, file] = /xref:(?:(?:[\w.-]+:)?([\w.-]+):)?([^[\]#:]+\.adoc)/.exec(words) ?? [];
  if (file === undefined) return undefined;
  const folder = module === undefined ? pages : joinedPath(pages, '../..', module, 'pages');
  return stemOf(joinedPath(folder, file));
}

/** The items of such a list that lead to other sites. */
export const antoraLinks = ({ text }: MenuFile): LeftOfMenu[] =>
  [...text.matchAll(/^\*+[ \t]+(?:link:)?(https?:\/\/[^\s[\]]+)(?:\[([^\]\n]*)\])?/gm)].map(
    ([, url = '', words = '']) => ({
      is: 'link',
      title: (words.split(/[,^]/, 1)[0] ?? '').trim() || undefined,
      url,
    }),
  );

/** The words that readers see: of a link those in its brackets. */
const plain = (words: string): string =>
  words
    .replaceAll(/(?:xref|link):[^[\]]*\[([^\]]*)\]/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .trim();
