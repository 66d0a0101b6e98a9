import { isElement, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { announcementIn } from '#importer/text/announcement.ts';
import { isPicture } from './headings.ts';

/**
 * What a page is about, by the beginning of its first paragraph, at most about 200 characters. What somebody else says in a quotation
 * tells that only where nothing else does, as do tabs, parts to unfold and titles of blocks, and what a tool fills in for each learner never, nor does a footnote or a comment of code.
 */
export function descriptionOf(root: LessonNode): string | undefined {
  const inFootnotes = within(root, ({ type }) => type === 'footnoteDefinition');
  const paragraphs = [...walk(root)]
    .map(({ node }) => node)
    .filter(
      (node) =>
        node.type === 'paragraph' &&
        !inFootnotes.has(node) &&
        node.data?.['isOfCode'] !== true &&
        /^(?!-{1,2}8<-|include::|\{\{[<%]|\{[%@]|<[A-Z]\w*(?:\s[^<>]*)?\/>|(?:<\/?[A-Z]\w*(?:\s[^<>]*)?>\s*)+$)\S/.test(
          plainText(node).trim(),
        ),
    );
  const isWords = (node: LessonNode): boolean =>
    !isMenu(node) && !isLink(node) && !arePictures(node) && saysMore(plainText(node));
  const folded = within(root, isFolded);
  const isSeen = (node: LessonNode): boolean => !folded.has(node) && !isBlockTitle(node);
  const seen = paragraphs.filter((node) => isWords(node) && isSeen(node));
  const inItems = within(root, ({ type }) => type === 'listItem');
  // An item that begins with a link is one of a list of pages.
  const [top] = seen;
  const isShortItem = top?.children?.[0]?.type === 'link' && inItems.has(top) && !isSentence(top);
  const words =
    (isShortLeadIn(seen[0]) ? seen.find(isSentence) : undefined) ??
    (isShortItem ? seen.find((node) => isSentence(node) && !inItems.has(node)) : undefined) ??
    seen[0] ??
    paragraphs.find(isWords);
  const below = words !== undefined && areFacts(words) ? root.children : undefined;
  const first =
    below?.find((node) => paragraphs.includes(node) && isWords(node) && !areFacts(node)) ??
    words ??
    paragraphs[0];
  if (first === undefined || !saysMore(plainText(first))) return undefined;
  const quoted = within(root, ({ type }) => type === 'blockquote');
  const isOwn = (node: LessonNode): boolean => !quoted.has(node) && !isFilledIn(node);
  if (isOwn(first)) return beginningOf(first);
  const own = paragraphs.find((node) => !isMenu(node) && isOwn(node) && !isLeadIn(node));
  if (own !== undefined) return beginningOf(own);
  return isFilledIn(first) ? undefined : beginningOf(first);
}

/** Whether a text is more than what stands between two commands, such as "or", "[output]", "或者": a sentence, three words, or six letters of a script without blanks, and no `Duration: 5:00`. */
const saysMore = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  !/^\[?(?:\p{Script=Han}{1,5}[:：]?|(?!\p{Script=Han})\p{L}+(?: \p{L}+)?)\]?$/u.test(
    text.trim(),
  ) &&
  !/^\p{L}+[:：] ?\d[\d:.,]*(?: ?\p{L}{1,10})?$/u.test(text.trim());

/** Whether a paragraph only leads to other pages, as `Back | Next`. */
const isMenu = ({ children = [] }: LessonNode): boolean =>
  children.filter(({ type }) => type === 'link').length > 1 &&
  (children.every(
    ({ type, value = '' }) => type === 'link' || (type === 'text' && !/[\p{L}\p{N}]/u.test(value)),
  ) ||
    isRow(children.map(plainText).join('')));

/** Whether a text is words with lines between them, of which the page itself is one: `Start - 1 - 2 - End`. */
const isRow = (text: string): boolean =>
  (text.match(/[|·•]| [-–—] /g) ?? []).length > 2 &&
  text.split(/[|·•]| [-–—] /).every((part) => part.trim().length < 20);

/** Whether a paragraph is a link and nothing else, as items of lists of pages are. */
const isLink = ({ children = [] }: LessonNode): boolean =>
  children.length === 1 && children[0]?.type === 'link';

/** Whether a paragraph is nothing but pictures, such as badges. */
const arePictures = ({ children = [] }: LessonNode): boolean =>
  children.every((child) => isPicture(child) || (child.value ?? '-').trim() === '');

/** Whether a paragraph is a list of facts, `**Time:** 20 minutes` below `**Level:** easy`. */
const areFacts = ({ children = [] }: LessonNode): boolean =>
  children[0]?.type === 'strong' &&
  children.filter((child) => child.type === 'strong' && /[:：]\s*$/.test(plainText(child))).length >
    1;

/** Whether a paragraph has a value of the old tool: `{{ name }}`, `[[HOST]]`, `%name%`. */
const isFilledIn = (node: LessonNode): boolean =>
  /\{\{|\[\[[A-Z_]+\]\]|\{:? ?(?:target|rel)=|%[a-z_]+%/.test(plainText(node));

/** Whether it only announces what stands below it. */
const isLeadIn = (node: LessonNode): boolean => /[:：]\s*$/.test(plainText(node));

/** Whether it says no more than that a command stands below it: "Run this command:", "运行以下命令：". */
const isShortLeadIn = (node: LessonNode | undefined): boolean => {
  const text = node === undefined ? '' : plainText(node).trim();
  const isShort =
    /^(?:[^\p{Script=Han}\s]+(?: [^\p{Script=Han}\s]+){0,4}|[\p{Script=Han}，]{1,12})[:：]$/u;
  return isShort.test(text) && announcementIn(text) === 'command';
};

/** Whether it says something of what the page is about: 40 letters, or 20 signs of Chinese. */
const isSentence = (node: LessonNode): boolean =>
  !isLeadIn(node) &&
  plainText(node)
    .trim()
    .replaceAll(/\p{Script=Han}/gu, '--').length >= 40;

/** What stands in blocks of a kind. */
const within = (root: LessonNode, isOne: (node: LessonNode) => boolean): ReadonlySet<LessonNode> =>
  new Set(
    [...walk(root)].flatMap(({ node }) =>
      isOne(node) ? [...walk(node)].map((each) => each.node) : [],
    ),
  );

/** Whether readers see what stands in a block only if they ask for it. */
const isFolded = (node: LessonNode): boolean =>
  isElement(node) && (node.name === 'Tab' || node.name === 'Details');

/** Whether a paragraph is the title of what stands below it: bold, emphasized or code as a whole, and no sentence. */
const isBlockTitle = (paragraph: LessonNode): boolean =>
  !/[.!。！]$/.test(plainText(paragraph).trim()) &&
  (paragraph.children ?? []).every(
    ({ type, value = '' }) =>
      type === 'strong' ||
      type === 'emphasis' ||
      type === 'inlineCode' ||
      (type === 'text' && /^[\s:：]*$/.test(value)),
  );

/** What no import fills in is text, tags and all: `<Badge color="red">new</Badge>`. Of a description, its words. */
const component = /<([A-Z][\w.]*)(?:\s[^<>]*)?>([^<>]*)<\/\1>/g;

function beginningOf(paragraph: LessonNode): string | undefined {
  const words = plainText(paragraph).replaceAll(component, '$2').replaceAll(/\s+/g, ' ');
  const text = withoutLeadIn(words.trim());
  if (text.length <= 200) return text === '' ? undefined : text;
  const start = text.slice(0, 200);
  const end = Math.max(
    ...['. ', '! ', '? ', '。', '！', '？'].map((mark) => start.lastIndexOf(mark)),
  );
  return end > 40
    ? start.slice(0, end + 1)
    : `${start.slice(0, Math.max(start.lastIndexOf(' '), 100))}…`;
}

/** A text without a sentence at its end that announces what stands below. One that is nothing else ends as a sentence. */
function withoutLeadIn(text: string): string {
  if (!/[:：]$/.test(text)) return text;
  const body = text.slice(0, -1).trimEnd();
  const before = /^(.*(?:[.!?](?= )|[。！？]))/.exec(body)?.[1] ?? '';
  if (before.length >= SHORTEST) return before;
  return body === '' ? '' : `${body}${/\p{Script=Han}/u.test(body) ? '。' : '.'}`;
}

/** What is shorter says nothing of a page. */
const SHORTEST = 20;
