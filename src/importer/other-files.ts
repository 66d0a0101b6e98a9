import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { isAntoraNav } from '#importer/menus/antora-nav.ts';
import { folderOf, joinedPath } from '#importer/menus/menu.ts';
import type { SiteTools } from '#importer/menus/site-tools.ts';
import { lastPart } from '#importer/text/manifest-file-names.ts';
import type { PageHead } from './folder-chapters.ts';
import { otherVersions } from './page-paths.ts';
import { bookOf, showsSomething } from './read-book.ts';

/** Why a file that other pages show in themselves is none. */
const partOfOthers = 'it is a part of other pages';

/** A file that becomes no page, and why. */
export interface SkippedFile {
  path: string;
  why: string;
  /** Whether some page names it: then nothing of it is lost. */
  isShown?: true;
  /** Whether it is a page, in a language of which there can be no lesson. */
  isForeign?: true;
}

/** The files that are pages to be shown, and the others; of older versions of a site and of a blog, one entry each. */
export function withoutOthers(
  heads: readonly PageHead[],
  {
    whyNoPage: whyOutside,
    pathInBlog,
    isOfHugo = () => false,
  }: Pick<SiteTools, 'whyNoPage' | 'pathInBlog'> & { isOfHugo?: (path: string) => boolean },
): { pages: PageHead[]; skipped: SkippedFile[] } {
  const paths = new Set(heads.map(({ path }) => path));
  const fragments = new Set(heads.flatMap(fragmentsIn));
  const others = otherLanguages(heads);
  const old = otherVersions([...paths]);
  const shared = sharedParts(heads);
  const counts = new Map<string, number>();
  const posts = new Map<string, number>();
  const skipped: SkippedFile[] = [];
  const isShown = (path: string): boolean => paths.has(path) && whyOutside(path) === undefined;
  const linked = new Set(
    heads.flatMap(({ path, linkTo }) => (isShown(path) ? (linkTo ?? []) : [])),
  );
  const pages = heads.filter((head) => {
    if (head.linkTo !== undefined && (!isShown(head.path) || isShown(head.linkTo))) return false;
    const version = old.find((folder) => head.path.startsWith(folder));
    if (version !== undefined) {
      counts.set(version, (counts.get(version) ?? 0) + 1);
      return false;
    }
    const inBlog = pathInBlog(head.path);
    if (inBlog !== undefined) {
      const folder = head.path.slice(0, head.path.length - inBlog.length);
      posts.set(folder, (posts.get(folder) ?? 0) + 1);
      return false;
    }
    const outside = whyOutside(head.path);
    const tag = head.foreign?.tag ?? '';
    const isForeign = outside === undefined && others.has(tag);
    const foreign = isForeign ? `"${tag}" is no language of Readyroom` : undefined;
    const ofOthers = fragments.has(head.path) || shared.has(head.path) ? partOfOthers : undefined;
    const why = outside ?? foreign ?? ofOthers ?? whyNoPage(head, isOfHugo(head.path));
    if (why !== undefined && !linked.has(head.path))
      skipped.push({ path: head.path, why, ...(isForeign ? { isForeign } : {}) });
    return why === undefined;
  });
  const versions = [...counts].map(([path, count]) => ({
    ...{ path, why: `of ${count} of its pages, another version is the current one` },
  }));
  const blogs = [...posts].map(([path, count]) => ({
    ...{ path, why: `it holds posts of a blog (${count}), which are no lessons` },
  }));
  return { pages, skipped: [...withShown(skipped, heads), ...versions, ...blogs] };
}

/** The files, those marked that are a part of others and that a page names. */
function withShown(skipped: readonly SkippedFile[], heads: readonly PageHead[]): SkippedFile[] {
  if (!skipped.some(({ why }) => why === partOfOthers)) return [...skipped];
  const names = new Set(
    heads.flatMap(
      ({ body }) => body.match(/[\w.-]{1,100}\.(?:adoc|asciidoc|asc|md|mdx|html|txt)\b/g) ?? [],
    ),
  );
  return skipped.map((file) =>
    file.why === partOfOthers && names.has(lastPart(file.path)) ? { ...file, isShown: true } : file,
  );
}

/** The files that a codelab shows in itself: `<<_shared/end.md>>`. */
const fragmentsIn = ({ path, body }: PageHead): string[] =>
  [...body.matchAll(/^<<([^<>\n]+\.md)>>\s*$/gm)].map(([, file = '']) =>
    joinedPath(folderOf(path), file),
  );

const languageTag = /\.[a-z]{2}(?:[-_][a-z]{2,4})?(?=\.\w+$)/i;

/** The languages that Readyroom does not speak in which a folder is, or a page that is there in another one too. */
function otherLanguages(heads: readonly PageHead[]): Set<string> {
  const own = heads.flatMap(({ path, foreign }) =>
    foreign === undefined ? [path.replace(languageTag, '')] : [],
  );
  const pages = new Set(own);
  return new Set(
    heads.flatMap(({ path, foreign }) =>
      foreign !== undefined && (foreign.base === path || pages.has(foreign.base))
        ? [foreign.tag]
        : [],
    ),
  );
}

/** What explains an abbreviation or gives an address a name shows nothing itself. */
const name = /^(?:\*\[[^[\]\n]+\]:.*|\[[^[\]\n]+\]:[ \t]*\S+)$/gm;

/** Why a file becomes no lesson; undefined for a page. */
function whyNoPage({ path, data, body }: PageHead, isOfHugo: boolean): string | undefined {
  const { title } = data;
  const only = typeof title === 'string' ? `, only the title "${title}"` : '';
  if (isAsciiDoc(path) && !body.split('\n').some(showsSomething)) return partOfOthers;
  const text = isAsciiDoc(path) ? body : body.replaceAll(name, '');
  // To Hugo a line below before a name says nothing; a file that it reads into others has no title.
  const part = isOfHugo && only !== '' ? partOf(path.replace(/\/_([^/]*)$/, '/$1')) : partOf(path);
  return part ?? (text.trim() === '' ? `it has no text${only}` : undefined);
}

/** Why a file is no page of its own; undefined for a page. */
function partOf(path: string): string | undefined {
  if (/(?:^|\/)_drafts\//.test(path)) return 'it is a draft of Jekyll';
  if (/(?:^|\/)_(?:includes|layouts|data|sass|site|partials?|snippets)\//.test(path))
    return partOfOthers;
  if (/(?:^|\/)modules\/[^/]+\/(?:partials|examples|attachments)\//.test(path)) return partOfOthers;
  if (/(?:^|[/-])docinfo(?:-header|-footer)?\d?\.html$/.test(path))
    return 'AsciiDoc puts it into the head or the foot of other pages';
  if (isAntoraNav(path)) return 'it is a menu of Antora that no component shows';
  if (/(?:^|\/)(?:CMakeLists|robots)\.txt$/.test(path)) return 'programs read it, not people';
  return /(?:^|\/)_(?!index\.)[^/]*$/.test(path) ? partOfOthers : undefined;
}

/** A whole file that is included: parts of it, by lines or by tags, may be of a page. */
const included =
  /^include::([^[\s{}$:]+\.(?:adoc|asciidoc|asc|txt))\[(?!.*\b(?:lines|tags?)=).*\]\s*$/gm;

/** The paths of files of AsciiDoc without a title that several pages show among words of their own: they are no pages themselves. */
function sharedParts(heads: readonly PageHead[]): ReadonlySet<string> {
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
