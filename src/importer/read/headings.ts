import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/** What is known of the title of a page before its text is read. */
export interface KnownTitle {
  /** The title in its front matter. */
  written?: string | undefined;
  /** The title that the old tool showed above the text of the page. */
  above?: string | undefined;
  /** Whether the old tool called a page without a title after its first heading, of whatever level. */
  isByHeading?: boolean;
}

/**
 * Changes the headings of a page to those of a lesson: none is empty, and the highest level is the second.
 * @returns the title that the page has: the text of its first heading of level one, which is removed if it says the same as what is known or
 * stands where a title does; or else what is known. A heading below that with which the page begins is removed, too, if it says the same
 */
export function settleHeadings(
  root: LessonNode,
  known: KnownTitle,
  note: TakeNote,
): string | undefined {
  const found = dropTitle(root, known, note);
  dropEmpty(root, note);
  const headings = [...walk(root)].map(({ node }) => node).filter(isHeading);
  const highest = highestOf(headings);
  // Those of the part that the title began are no parts of the next heading of its level.
  const next = headings.findIndex(({ depth = 2 }) => depth === highest);
  const isPart = found !== undefined && highest === 1;
  moveUp(isPart ? headings.slice(0, next) : []);
  moveUp(isPart ? headings.slice(next) : headings);
  return found ?? known.written ?? known.above;
}

const highestOf = (headings: readonly LessonNode[]): number =>
  headings.reduce((least, { depth = 2 }) => Math.min(least, depth), 6);

/** Moves headings by as many levels as makes the highest of them one of the second level. */
function moveUp(headings: readonly LessonNode[]): void {
  const shift = 2 - highestOf(headings);
  for (const heading of headings)
    heading.depth = Math.min(6, Math.max(2, (heading.depth ?? 2) + shift));
}

const isHeading = ({ type }: LessonNode): boolean => type === 'heading';

/**
 * Takes ids off the text of headings and keeps them for `preferredId`: `## Text {#id .class}` in Hugo, kramdown, Docusaurus.
 * `hasValues`: attributes with values may stand there, too.
 */
export function takeHeadingIds(root: LessonNode, { hasValues = false } = {}): void {
  for (const { node } of walk(root)) {
    const last = isHeading(node) ? node.children?.at(-1) : undefined;
    if (last?.type !== 'text') continue;
    const text = (last.value ?? '').trimEnd();
    const open = text.endsWith('}') ? text.lastIndexOf('{') : -1;
    const words = text
      .slice(open + 1, -1)
      .replace(/^:/, '')
      .trim()
      .split(/\s+/);
    const attribute = hasValues ? ofHeading : /^[#.][\w.:-]+$/;
    if (open === -1 || !words.every((word) => attribute.test(word))) continue;
    last.value = text.slice(0, open).trimEnd();
    const id = words.flatMap((word) => /^(?:#|id=["']?)([^"']+)/.exec(word)?.[1] ?? [])[0];
    if (id !== undefined) node.data = { ...node.data, preferredId: id };
  }
}

const ofHeading = /^(?:[#.][\w.:-]+|[a-z][\w-]*=(?:"[^"]*"|'[^']*'|[\w.-]+))$/i;

/** The id that a heading has in the source. */
export const preferredId = ({ data }: LessonNode): string | undefined => {
  const id = data?.['preferredId'];
  return typeof id === 'string' ? id : undefined;
};

/** Removes the heading that repeats the title of the page, or is the title itself; returns the title. */
function dropTitle(root: LessonNode, known: KnownTitle, note: TakeNote): string | undefined {
  const { written, above } = known;
  const children = root.children ?? [];
  const index = indexOfTitle(root, known);
  const heading = children[index];
  if (heading === undefined) return dropBelow(children, above);
  const text = plainText(heading).trim();
  const title = written ?? above;
  // One of several headings may say a part of the title: it begins a section.
  const others = children.slice(index + 1).filter((node) => isHeading(node) && node.depth === 1);
  const isOnly = others.length === 0;
  // The first of a row, "Step 1" above "Step 2", says what no page is about.
  const isOfRow = others.some((other) => isNext(text, plainText(other).trim()));
  const saysAll = title === undefined || wordsOf(text).length >= wordsOf(title).length;
  const isTitle =
    title === undefined
      ? !isOfRow && children.slice(0, index).filter(isText).length <= (isOnly ? 1 : 0)
      : isSame(text, title) ||
        (written === undefined && saysSame(text, title) && (saysAll || isOnly));
  if (text === '' || !isTitle) return undefined;
  children.splice(index, 1, ...commentsOf(heading), ...picturesOf(heading));
  root.data = { ...root.data, titleHeading: heading };
  const words = plainText({
    ...heading,
    children: (heading.children ?? []).filter((child) => !isPicture(child)),
  })
    .replaceAll(/\s+/g, ' ')
    .trim();
  noteLinks(heading, note);
  return saysAll ? words || text : (title ?? text);
}

/** Where the heading stands that may be the title: of level one, or of another where the page begins with it and no other has that level or a higher one. */
function indexOfTitle(root: LessonNode, { written, above, isByHeading }: KnownTitle): number {
  const { children = [] } = root;
  const top = children.findIndex((node) => isHeading(node) && node.depth === 1);
  const first = children.findIndex(({ type }) => type !== 'mdxFlowExpression');
  const { type, depth = 2 } = children[first] ?? {};
  if (top !== -1 || type !== 'heading' || isByHeading !== true) return top;
  const headings = [...walk(root)].map(({ node }) => node).filter(isHeading);
  const isAlone = headings.filter((each) => (each.depth ?? 2) <= depth).length === 1;
  return isAlone && written === undefined && above === undefined ? first : -1;
}

/** Removes the heading of a lower level that a page begins with, where it repeats the title that stands above it; returns the title. */
function dropBelow(children: LessonNode[], above: string | undefined): string | undefined {
  const [first] = children;
  if (above === undefined || first === undefined || !isHeading(first)) return undefined;
  if (!isSame(plainText(first).trim(), above) || (first.children ?? []).some(isPicture))
    return undefined;
  children.shift();
  return above;
}

/** The heading of a page that has become its title: it had an id, too. */
export const titleHeadingOf = ({ data }: LessonNode): LessonNode | undefined =>
  data?.['titleHeading'] as LessonNode | undefined;

/** The pictures of a heading that becomes a title, such as badges: a title has words alone. */
function picturesOf(heading: LessonNode): LessonNode[] {
  const children = (heading.children ?? []).filter(isPicture);
  if (children.length === 0) return [];
  const parted = children.flatMap((child, index) =>
    index === 0 ? [child] : [{ type: 'text', value: ' ' }, child],
  );
  return [{ ...heading, type: 'paragraph', children: parted }];
}

function noteLinks(heading: LessonNode, note: TakeNote): void {
  for (const child of heading.children ?? [])
    if (child.type === 'link' && !isPicture(child))
      note({
        line: lineOf(heading),
        code: 'link',
        unsure: `In the title of the page "${plainText(child)}" was a link to ${child.url ?? ''}, and the title of a lesson holds none.`,
        did: 'I kept its words.',
        look: 'Write the link into the text below, if learners need it.',
      });
}

/** Whether a node is nothing but a picture, which may be a link too. */
export const isPicture = ({ type, children = [] }: LessonNode): boolean =>
  type === 'image' || (type === 'link' && children.length > 0 && children.every(isPicture));

/** Above a title may stand pictures, links to other pages and a line of words; below more than that, a heading begins a section. */
const isText = (node: LessonNode): boolean =>
  node.type === 'paragraph'
    ? (node.children ?? []).some(
        ({ type, value = '' }) => type === 'text' && /\p{L}{2}/u.test(value),
      )
    : /^(?:code|list|heading|table|blockquote)$/.test(node.type);

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase().replaceAll(/\s+/g, ' ') === other.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Whether two headings differ in nothing but their numbers. */
const isNext = (one: string, other: string): boolean =>
  (one !== other && one.replaceAll(/\d+/g, '#') === other.replaceAll(/\d+/g, '#')) ||
  (/^1[.):] /.test(one) && /^2[.):] /.test(other));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Whether two titles are one, as "Step 2: Build a boat" and "Build a boat". */
function saysSame(one: string, other: string): boolean {
  const [less, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return (
    (less ?? []).length > 0 && ` ${more?.join(' ') ?? ''} `.includes(` ${less?.join(' ') ?? ''} `)
  );
}

/** The comments in a heading, which are kept when the heading is removed. */
const commentsOf = ({ children = [] }: LessonNode): LessonNode[] =>
  children.flatMap((child) =>
    child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [],
  );

function dropEmpty(parent: LessonNode, note: TakeNote): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    const isEmpty =
      isHeading(child) &&
      plainText(child).trim() === '' &&
      !(child.children ?? []).some(({ type }) => type === 'image');
    if (isEmpty && commentsOf(child).length === 0) noteEmpty(child, note);
    return isEmpty ? commentsOf(child) : [child];
  });
  for (const child of parent.children) dropEmpty(child, note);
}

const noteEmpty = (heading: LessonNode, note: TakeNote): void =>
  note({
    code: 'structure',
    line: lineOf(heading),
    unsure: 'A heading without words stands here.',
    did: 'I left it out.',
    look: 'Nothing, unless a heading is missing.',
  });
