import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { knownTags, meansMore, noteUnspoken, textElements, unspoken } from './html-tags.ts';

interface Tag {
  name: string;
  isClosing: boolean;
  isVoid: boolean;
  raw: string;
}

const asMarkdown: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  u: 'emphasis',
  ins: 'emphasis',
  s: 'delete',
  del: 'delete',
  strike: 'delete',
};

const voids = new Set(['br', 'wbr', 'img', 'hr', 'input', 'link', 'meta', 'source', 'col']);

/** Turns the HTML among the children of a paragraph into Markdown, or into elements that a lesson may have. */
export function inlineHtml(children: readonly LessonNode[], note: TakeNote): LessonNode[] {
  const made: LessonNode[] = [];
  const openings = new Map<string, string>();
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (child === undefined) continue;
    if (child.type !== 'html') {
      if (child.type === 'text') addOpenings(child.value ?? '', openings);
      // What is left out before it, a mere icon for one, leaves no blank.
      const isFirst = made.length === 0 && index > 0 && child.type === 'text';
      made.push(isFirst ? { ...child, value: (child.value ?? '').trimStart() } : child);
      continue;
    }
    const comment = /^<!--([\s\S]*)-->$/.exec(child.value ?? '');
    if (comment !== null) {
      made.push(...commentNode('mdxTextExpression', comment[1] ?? '', child));
      continue;
    }
    const tag = tagOf(child.value ?? '');
    if (tag === undefined || !knownTags.has(tag.name) || isWord(tag, children, index)) {
      if (isMarkup(child.value ?? '')) noteUnknown(child, note);
      made.push(literal(child));
      continue;
    }
    if (unspoken.has(tag.name) && !tag.isClosing) {
      const end = tag.isVoid ? -1 : closingIndex(children, index, tag.name);
      const whole = children.slice(index, Math.max(index, end) + 1);
      noteUnspoken(tag.name, lineOf(child), note);
      const value = whole.map((each) => each.value ?? plainText(each)).join('');
      made.push(placedAs(child, { type: 'inlineCode', value }));
      index += whole.length - 1;
      continue;
    }
    if (tag.isVoid || voids.has(tag.name)) {
      made.push(...voidNodes(tag).map((node) => placedAs(child, node)));
      continue;
    }
    if (tag.isClosing) {
      const opening = openings.get(tag.name);
      if (opening === undefined) continue;
      noteUnknown({ ...child, value: /^<\S+\s[^\n]*/.exec(opening)?.[0] ?? opening }, note);
      made.push(literal(child));
      continue;
    }
    const end = closingIndex(children, index, tag.name);
    if (end === -1) continue;
    const pair = pairNodes(tag, inlineHtml(children.slice(index + 1, end), note));
    made.push(...parted(tag, made), ...pair.map((node) => placedAs(child, node)));
    index = end;
  }
  return made;
}

/** Whether a name in angle brackets stands for a value, though HTML has an element of that name: `cp <source> <path>`. */
const isWord = ({ name, raw }: Tag, children: readonly LessonNode[], index: number): boolean =>
  /^<\w+>$/.test(raw) && !meansMore.has(name) && closingIndex(children, index, name) === -1;

/** Adds by its name what looks like an opening tag in text, with all behind it: Markdown takes it for none, as in `<button onClick={() => show()}>`. */
function addOpenings(text: string, openings: Map<string, string>): void {
  for (const { index, 1: name = '' } of text.matchAll(/<([a-z][\w.:-]*)(?=\s)/gi))
    openings.set(name.toLowerCase(), text.slice(index));
}

/** An unknown name may be a placeholder, `<your-name>`; what has attributes, or is closed, is markup. */
const isMarkup = (raw: string): boolean => /^<(?:\/[a-z]|[a-z][\w.:-]*\s+[\w:@.-]+\s*=)/.test(raw);

const tagName = (raw: string): string => /^<\/?([\w.:-]+)/.exec(raw)?.[1] ?? raw;

const noteUnknown = (node: LessonNode, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'unknown-syntax',
    about: `The tag <${tagName(node.value ?? '')}>`,
    unsure: `${(node.value ?? '').replaceAll(/\s+/g, ' ')} is no HTML.`,
    did: 'I kept it as text.',
    look: 'Write what it should show, or put it into `…` if it is code.',
  });

/** Elements that stand in a line of their own also where Markdown has room for one line only, as in the cell of a table. */
const ownLine = new Set(['li', 'p', 'div', 'tr', 'dt', 'dd', 'blockquote', 'pre', 'ul', 'ol']);

/** What parts an element with a line of its own from the words before it; an item of a list has a bullet too. */
function parted({ name }: Tag, before: readonly LessonNode[]): LessonNode[] {
  if (!ownLine.has(name)) return [];
  const last = before.at(-1);
  const isFirst = last === undefined || (last.type === 'mdxJsxTextElement' && last.name === 'br');
  return isFirst ? [] : [textElement('br', [])];
}

const placedAs = ({ position }: LessonNode, node: LessonNode): LessonNode =>
  position === undefined ? node : { position, ...node };

const literal = ({ value = '', position }: LessonNode): LessonNode => ({
  type: 'text',
  value,
  ...(position === undefined ? {} : { position }),
});

function tagOf(raw: string): Tag | undefined {
  const match = /^<(\/?)([a-z][\w.:-]*)/i.exec(raw);
  if (match === null) return undefined;
  return {
    name: (match[2] ?? '').toLowerCase(),
    isClosing: match[1] === '/',
    isVoid: raw.endsWith('/>'),
    raw,
  };
}

function closingIndex(children: readonly LessonNode[], from: number, name: string): number {
  let depth = 0;
  for (let index = from; index < children.length; index += 1) {
    const child = children[index];
    const tag = child?.type === 'html' ? tagOf(child.value ?? '') : undefined;
    if (tag?.name !== name || tag.isVoid) continue;
    depth += tag.isClosing ? -1 : 1;
    if (depth === 0) return index;
  }
  return -1;
}

function voidNodes({ name, raw }: Tag): LessonNode[] {
  if (name === 'br' || name === 'wbr') return [textElement(name, [])];
  if (name !== 'img') return [];
  const url = attribute(raw, 'src') ?? '';
  return url === '' ? [] : [{ type: 'image', url, alt: attribute(raw, 'alt') ?? '', title: null }];
}

function pairNodes(tag: Tag, children: LessonNode[]): LessonNode[] {
  const { name, raw } = tag;
  const type = Object.hasOwn(asMarkdown, name) ? asMarkdown[name] : undefined;
  const text = children.map(plainText).join('');
  if (name === 'li') return [{ type: 'text', value: '• ' }, ...children];
  if (type !== undefined) return text.trim() === '' ? children : [{ type, children }];
  if (name === 'code' || name === 'tt') {
    return text.trim() === '' ? children : codeWithin(children);
  }
  if (name === 'a') {
    const url = attribute(raw, 'href');
    const title = attribute(raw, 'title') ?? null;
    return url === undefined
      ? children
      : [{ type: 'link', url, title, children: withoutFoundLinks(children) }];
  }
  return textElements.includes(name)
    ? [textElement(name, children, attribute(raw, 'title'))]
    : children;
}

/** What a link holds, without the links that a parser found in its text: an address in it leads where the whole does. */
const withoutFoundLinks = (children: readonly LessonNode[]): LessonNode[] =>
  children.flatMap((child) => {
    if (child.children === undefined) return [child];
    const within = withoutFoundLinks(child.children);
    return child.type === 'link' && child.url?.endsWith(plainText(child))
      ? within
      : [{ ...child, children: within }];
  });

const textElement = (name: string, children: LessonNode[], title?: string): LessonNode => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: title === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'title', value: title }],
  children,
});

const tagReader = unified().use(rehypeParse, { fragment: true }).freeze();

/** What an attribute of a tag says, as browsers read it: `&amp;` is an ampersand. */
function attribute(tag: string, name: string): string | undefined {
  const [element] = tagReader.parse(tag).children;
  const value = element?.type === 'element' ? element.properties[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The text of a comment without further dashes at its ends: `<!--- words --->`. */
function withoutDashes(text: string): string {
  const inner = text.replace(/^-+/, '');
  let end = inner.length;
  while (inner.charAt(end - 1) === '-') end -= 1;
  return inner.slice(0, end);
}

/** A comment as MDX has it; none for an empty one and for `<!-- more -->`, which marks the end of a summary. */
export function commentNode(
  type: 'mdxFlowExpression' | 'mdxTextExpression',
  text: string,
  { position }: LessonNode,
): LessonNode[] {
  const words = withoutDashes(text).trim().replaceAll('*/', '* /');
  if (words === '' || words.toLowerCase() === 'more') return [];
  // In a heading, a comment that begins with "#" would be its id.
  const value = `/* ${words.startsWith('#') ? `: ${words}` : words} */`;
  return [{ type, value, ...(position === undefined ? {} : { position }) }];
}

/** What stands in an element of code, as code: its text is one piece of code, or one between each two marks. */
export function codeWithin(children: readonly LessonNode[]): LessonNode[] {
  const made: LessonNode[] = [];
  for (const child of children) {
    const last = made.at(-1);
    if (child.type !== 'text') {
      made.push(child.children ? { ...child, children: codeWithin(child.children) } : child);
    } else if (last?.type === 'inlineCode') last.value = (last.value ?? '') + (child.value ?? '');
    else if ((child.value ?? '').trim() === '') made.push(child);
    else made.push({ ...child, type: 'inlineCode' });
  }
  return made;
}
