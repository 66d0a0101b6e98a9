/** A piece of HTML as blocks of Markdown, by a library. */
import type { PhrasingContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import type { Options } from 'rehype-remark';
import { unified } from 'unified';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { asCell } from './html-cells.ts';
import { boldHeads } from './html-headers.ts';
import { takeLayoutApart } from './html-layout.ts';
import { textElements } from './html-tags.ts';
import { codeWithin } from './inline-html.ts';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;

/** What Markdown has no sign for a lesson may have as it is: keys, small letters below and above, marked words. */
const asElement: Handler = (state, element) => {
  const children = state.all(element) as PhrasingContent[];
  const isFootnote = classesOf(element).some((name) => /^footnote/.test(name));
  if (children.length === 0 || isFootnote) return children;
  const attributes = titleOf(element.properties['title']);
  return { type: 'mdxJsxTextElement', name: element.tagName, attributes, children };
};

const titleOf = (title: unknown): { type: 'mdxJsxAttribute'; name: string; value: string }[] =>
  typeof title === 'string' ? [{ type: 'mdxJsxAttribute', name: 'title', value: title }] : [];

/** What is struck through in AsciiDoc has only a class that says so. */
const asDeletion: Handler = (state, element) => {
  const children = state.all(element) as PhrasingContent[];
  const isGone = classesOf(element).includes('line-through') && children.length > 0;
  return isGone ? { type: 'delete', children } : children;
};

const classesOf = ({ properties }: Parameters<Handler>[1]): string[] =>
  [properties['className'] ?? []].flat().map(String);

const asEmphasis: Handler = (state, element) => {
  const children = state.all(element) as PhrasingContent[];
  return children.length === 0 ? children : { type: 'emphasis', children };
};

/** Code with marks in it, such as a name in italics that stands for another, is code in these marks. */
const asCode: Handler = (state, element) => {
  const children = state.all(element) as LessonNode[];
  return codeWithin(children) as PhrasingContent[];
};

const handlers: Record<string, Handler> = {
  ...Object.fromEntries(textElements.map((name) => [name, asElement])),
  span: asDeletion,
  td: asCell,
  th: asCell,
  code: asCode,
  u: asEmphasis,
  ins: asEmphasis,
};

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers })
  .freeze();

const inlineTypes = new Set([
  ...['text', 'emphasis', 'strong', 'link', 'linkReference', 'inlineCode', 'image'],
  ...['imageReference', 'break', 'delete', 'footnoteReference', 'mdxJsxTextElement'],
]);

/** Comments, and places that links lead to, also around words: alone in a paragraph, such a place would leave an empty one. */
const shownAsNothing =
  /<!--[\s\S]*?(?:-->|$)|<a (?:id|name)="[^"<>]*"><\/a>|<a\b(?![^<>]*\shref\b)[^<>]*>/gi;

/** HTML as blocks of Markdown. Every node gets the position of `at`. */
export function fragment(html: string, at: LessonNode): LessonNode[] {
  const shown = html.replaceAll(shownAsNothing, '');
  const parsed = converter.parse(withCaptions(shown));
  takeLayoutApart(parsed);
  boldHeads(parsed);
  const tree = converter.runSync(parsed) as LessonNode;
  const blocks = (tree.children ?? []).flatMap((child) => wrapInline(child));
  for (const block of blocks) {
    for (const { node } of walk(block)) {
      // Text beside the items of a list comes without a paragraph around it.
      if (node.type === 'listItem' && node.children !== undefined)
        node.children = node.children.flatMap((child) => wrapInline(child));
      Object.assign(node, placeOf(at));
    }
  }
  return blocks;
}

/** HTML in which the caption of a table stands before it: a table of Markdown has none. */
const withCaptions = (html: string): string =>
  html.replaceAll(/(<table\b[^<>]*>\s*)<caption\b[^<>]*>([\s\S]*?)<\/caption>/gi, '<p>$2</p>$1');

const wrapInline = (node: LessonNode): LessonNode[] => {
  if (!inlineTypes.has(node.type)) return [node];
  return node.type === 'text' && (node.value ?? '').trim() === '' ? [] : [paragraph([node], node)];
};

export const paragraph = (children: LessonNode[], at: LessonNode): LessonNode => ({
  type: 'paragraph',
  children,
  ...placeOf(at),
});

export const placeOf = ({ position }: LessonNode): Pick<LessonNode, 'position'> =>
  position === undefined ? {} : { position };
