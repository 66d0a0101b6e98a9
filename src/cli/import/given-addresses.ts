import { posix } from 'node:path';
import { splitFrontMatter } from '#importer/read/split-front-matter.ts';

/**
 * The addresses at which an old site showed a page besides that of its file: those that its front matter names, and that without
 * the numbers that only order files. Paths from the folder of the pages.
 */
export function givenAddresses({ path, text }: { path: string; text: string }): string[] {
  const folder = posix.dirname(path);
  const bare = path.replaceAll(/(^|\/)\d{1,3}[-_. ]+(?=[^/\d.])/g, '$1');
  const { data } = splitFrontMatter(text.replaceAll('\r\n', '\n'), () => undefined);
  const lower = new Map(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value]));
  const named = ['id', 'slug', 'url', 'permalink', 'aliases', 'redirect_from']
    .flatMap((key) => lower.get(key) ?? [])
    .filter((value): value is string => typeof value === 'string')
    // An address with parts to fill in, or of another site, is none.
    .filter((value) => value.trim() !== '' && !/[:{]/.test(value))
    .map((value) =>
      value.startsWith('/') ? value.slice(1) : posix.normalize(posix.join(folder, value)),
    );
  return [...named, ...(bare === path ? [] : [bare])];
}
