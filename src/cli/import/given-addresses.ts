import { posix } from 'node:path';
import type { Flavour } from '#importer/generators/flavour.ts';
import { splitFrontMatter } from '#importer/read/split-front-matter.ts';

const versionFolder = /^(.*\/)?versioned_docs\/version-[^/]+\//;

/** A page that Docusaurus shows at the address of its folder. */
const namedAsFolder = /^(.*\/)?([^/]+)\/\2\.mdx?$/;

/** The former paths of a page of Antora: `:page-aliases: old.adoc, module:former.adoc`. */
function aliasesOfAntora(path: string, text: string): string[] {
  const [, component = '', own] = /^(.*\/)?modules\/([^/]+)\/pages\//.exec(path) ?? [];
  if (own === undefined) return [];
  const all = /^:page-aliases:[ \t]+(\S.*)$/m.exec(text)?.[1] ?? '';
  return all.split(',').flatMap((each) => {
    const [, module = own, file] =
      /^(?:[\w.@-]*:)?(?:([\w.-]+):)?([\w./-]+\.adoc)$/.exec(each.trim()) ?? [];
    return file === undefined ? [] : [`${component}modules/${module}/pages/${file}`];
  });
}

const post = /^(?:.*\/)?_posts\/(?:.*\/)?(\d{4})-(\d{2})-(\d{2})-([^/]+)\.\w+$/;

/** Where Jekyll shows a post: its name, by its day, below its categories, and below posts/ as Chirpy has it. */
function addressesOfPost(path: string, categories: unknown): string[] {
  const [, year, month, day, name] = post.exec(path) ?? [];
  if (name === undefined) return [];
  const named: unknown[] = Array.isArray(categories)
    ? categories
    : String(categories ?? '')
        .split(' ')
        .filter((each) => each !== '');
  const below = named.map((each) => `${String(each).toLowerCase().replaceAll(' ', '-')}/`).join('');
  const dated = `${year}/${month}/${day}/`;
  return ['', 'posts/', below, dated, below + dated].map((each) => each + name);
}

/** A path without the numbers that tools leave out of addresses: `2-rows/01-oars.md` is `rows/oars.md`. A year or a version stays, though a lesson is not called after it. */
export const withoutNumbers = (path: string): string =>
  path.replaceAll(/(^|\/)\d{1,3}[-_. ]+(?=[^/\d.])/g, '$1');

interface AddressedPage {
  path: string;
  text: string;
  /** The tool of its site, where the settings of that are there. */
  tool?: Flavour | undefined;
}

/**
 * The addresses at which an old site showed a page besides that of its file: those that its front matter names, that without
 * the numbers that only order files, and in Docusaurus those of the version which is shown and of a folder. Paths from the folder of the pages.
 */
export function givenAddresses({ path, text, tool }: AddressedPage): string[] {
  const folder = posix.dirname(path);
  const bare = withoutNumbers(path);
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
  const aliases = [
    ...aliasesOfAntora(path, text),
    ...addressesOfPost(path, lower.get('categories') ?? lower.get('category')),
  ];
  const shown = [path, bare, ...named].map((each) => each.replace(versionFolder, '$1docs/'));
  const isNamed = tool === 'docusaurus';
  // The first page of Docusaurus has the address of the folder of all.
  const first = named.includes('') && folder !== '.' ? [folder] : [];
  const folders = isNamed
    ? [...first, ...shown.map((each) => each.replace(namedAsFolder, '$1$2'))]
    : [];
  return [...new Set([...named, ...aliases, bare, ...shown, ...folders])].filter(
    (each) => each !== path,
  );
}
