import { joinedPath } from '#importer/menus/menu.ts';
import type { PageHead } from './folder-chapters.ts';

/**
 * Says of a page of a site of Jekyll why it is none: a text without front matter is handed on as it is.
 * @param at the folder of the pages, from the top of the site
 */
export function whyNoPageOfJekyll(
  heads: readonly PageHead[],
  at: string,
): (path: string) => string | undefined {
  const bare = new Set(
    heads
      .filter(({ path, text }) => path.endsWith('.txt') && !/^---[ \t]*\r?\n/.test(text))
      .map(({ path }) => joinedPath(at, path)),
  );
  return (path) =>
    bare.has(path)
      ? 'it has no front matter, so that Jekyll makes no page of it and hands it on as it is'
      : undefined;
}
