import { isOfContents } from '#importer/text/telling-names.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import type { TakeNote } from '#importer/note.ts';
import { saysNothing } from '#importer/text/telling-names.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** The tools that call a page without a title by the name of its file, not by its first heading. */
const namedByFile: ReadonlySet<Flavour> = new Set(['docusaurus', 'mkdocs']);

/** Whether a page without a title is called after its first heading: no menu calls it otherwise. */
export const isNamedByHeading = (flavour: Flavour, { title }: SiteParts): boolean =>
  title === undefined && !namedByFile.has(flavour);

/** What a page without a title is called: as in the menu of its site, or else after its first heading, its file or its folder, which is noted. */
export function titleOf(
  file: string,
  root: LessonNode,
  flavour: Flavour,
  { title: inMenu }: SiteParts,
  note: TakeNote,
): string {
  if (inMenu !== undefined) return inMenu;
  const [name = file, folder = ''] = file.split('/').toReversed();
  const stem = name.replace(/\.[^.]*$/, '');
  const isHome = /^(?:index|readme)$/i.test(stem);
  const headings = [...walk(root)].map(({ node }) => node).filter(({ type }) => type === 'heading');
  // One of several sections does not say what all of them are about.
  const isSection = headings.filter(({ depth }) => depth === headings[0]?.depth).length > 1;
  const isNamed = /\p{L}/u.test(folder) && !isOfSite(folder);
  const isOfFolder = isHome && isSection && isNamed;
  // Where each folder has one page of the same name, a heading below its text says less than the folder.
  const isByFolder = isOfFolder || (saysNothing(stem) && isNamed && isBelowText(root, headings[0]));
  const [first] = headings;
  const isByName = isByFolder || (namedByFile.has(flavour) && !isHome);
  const heading =
    isByName || first === undefined || isOfContents(plainText(first)) ? undefined : first;
  const words =
    heading === undefined ? asWords(isByFolder ? folder : stem) : plainText(heading).trim();
  const title = words === '' ? 'Untitled' : words;
  note({
    line: 1,
    code: 'title',
    unsure: `The page has no title: I called it "${title}".`,
    about: 'These pages have no title',
    did:
      heading === undefined
        ? `That is the name of its ${isByFolder ? 'folder' : 'file'}.`
        : 'That is its first heading.',
    look: 'Write `title` in the front matter.',
    written: title,
  });
  return title;
}

/** Notes that the menu of the old site called a page otherwise than the page itself does. */
export function noteMenuTitle(
  title: string,
  { title: inMenu, isTitleOfAll }: SiteParts,
  note: TakeNote,
): void {
  if (
    inMenu === undefined ||
    isTitleOfAll === true ||
    isHome.test(inMenu) ||
    lettersOf(inMenu) === lettersOf(title)
  )
    return;
  note({
    line: 1,
    code: 'structure',
    unsure: `The old menu called this page "${inMenu}".`,
    about: 'Pages that the old menu called otherwise',
    did: `I called the lesson as the page does: "${title}".`,
    look: 'Write the other as `title`, if learners find the lesson better by it.',
  });
}

/** What menus call the first page of any site. */
const isHome = /^\s*(?:home|início|首页|主页)\s*$/i;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a heading of a lower level stands below text. */
const isBelowText = ({ children = [] }: LessonNode, heading: LessonNode | undefined): boolean =>
  heading !== undefined &&
  (heading.depth ?? 1) > 1 &&
  children
    .slice(0, Math.max(0, children.indexOf(heading)))
    .some(({ type }) => type === 'paragraph');

/** Whether a folder has all pages of a site, or those of a language: its name says nothing of a page. */
const isOfSite = (folder: string): boolean =>
  /^(?:docs?|content|pages|src|source|[a-z]{2}(?:[-_][a-z]{2,4})?)$/i.test(folder);

/** A name of a file without its number and its hyphens. */
const asWords = (name: string): string =>
  name
    .replace(/^\d+(?:\.\d+)*[-_. ]+(?=\D)/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
