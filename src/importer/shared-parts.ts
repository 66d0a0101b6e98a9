import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { folderOf, joinedPath } from '#importer/menus/menu.ts';
import type { PageHead } from './folder-chapters.ts';
import { bookOf } from './read-book.ts';

/** A whole file that is included: parts of it, by lines or by tags, may be of a page. */
const included =
  /^include::([^[\s{}$:]+\.(?:adoc|asciidoc|asc|txt))\[(?!.*\b(?:lines|tags?)=).*\]\s*$/gm;

/** The paths of files of AsciiDoc without a title that several pages show among words of their own: they are no pages themselves. */
export function sharedParts(heads: readonly PageHead[]): ReadonlySet<string> {
  const byPath = new Map(heads.map((head) => [head.path, head]));
  const users = new Map<string, Set<string>>();
  for (const head of heads.filter(({ path }) => isAsciiDoc(path))) {
    const targets = [...head.body.matchAll(included)].map(([, target = '']) => target);
    if (targets.length === 0 || bookOf(head) !== undefined) continue;
    for (const target of targets) {
      const path = foldersUp(folderOf(head.path))
        .map((folder) => joinedPath(folder, target))
        .find((each) => byPath.has(each));
      if (path !== undefined && path !== head.path)
        users.set(path, (users.get(path) ?? new Set()).add(head.path));
    }
  }
  return new Set(
    [...users].flatMap(([path, { size }]) =>
      size > 1 && !/^=[ \t]/m.test(byPath.get(path)?.body ?? '') ? [path] : [],
    ),
  );
}

/** A folder, and those above it: what is included may count from the folder in which the pages are built. */
const foldersUp = (folder: string): string[] =>
  folder === '' ? [''] : [folder, ...foldersUp(folderOf(folder))];
