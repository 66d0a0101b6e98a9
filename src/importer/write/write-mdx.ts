import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import type { FrontMatter } from '#model/schema/front-matter.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isElement, walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { lostWords, shownAttributes, visibleWords } from '#importer/text/page-words.ts';

const writer = unified()
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    resourceLink: true,
    listItemIndent: 'one',
  })
  .freeze();

/** Writes a lesson in one language: front matter, then every block. A block that MDX cannot read becomes code. */
export function writeMdx(frontMatter: FrontMatter, root: LessonNode, note: TakeNote): string {
  const matter = stringify(frontMatter, { lineWidth: 0 }).trimEnd();
  const blocks = joinable(root.children ?? []).map((nodes) => blockText(nodes, note));
  return `---\n${matter}\n---\n\n${blocks.filter((text) => text !== '').join('\n')}`;
}

/** Groups blocks for writing. Lists in a row are written together: the writer then keeps them apart. */
function joinable(nodes: readonly LessonNode[]): LessonNode[][] {
  const groups: LessonNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (node.type === 'list' && last?.at(-1)?.type === 'list') last.push(node);
    else groups.push([node]);
  }
  return groups;
}

function blockText(nodes: LessonNode[], note: TakeNote): string {
  const root: LessonNode = { type: 'root', children: nodes };
  const written = attempt(root);
  if (written !== undefined) return written;
  const value = [...walk(root)]
    .flatMap(({ node }) => [...shownAttributes(node), node.value ?? node.alt ?? ''])
    .filter((text) => text !== '')
    .join('\n');
  note({
    line: lineOf(nodes[0]),
    unsure: 'MDX cannot read this part.',
    did: 'I kept its words as plain code.',
    look: 'Write it again.',
  });
  const code = attempt({ type: 'root', children: [{ type: 'code', value, lang: null }] });
  return code ?? '';
}

/** The text of a tree; undefined if reading it again would give something else. */
function attempt(root: LessonNode): string | undefined {
  let text: string;
  try {
    text = guarded(writer.stringify(root as never));
  } catch {
    return undefined;
  }
  const parsed = soundParse(text, root);
  if (parsed === undefined) return undefined;
  const plain = readable(text);
  const other = plain === text ? undefined : soundParse(plain, root);
  return other !== undefined && shapeOf(other) === shapeOf(parsed) ? plain : text;
}

/** The text as MDX reads it; undefined if that has code to run, lacks words of the tree, or has other headings. */
function soundParse(text: string, root: LessonNode): LessonNode | undefined {
  const parsed = parseLesson(text);
  if (!parsed.ok || !isSound(parsed.root)) return undefined;
  if (headingsIn(parsed.root) !== headingsIn(root)) return undefined;
  const lost = lostWords(visibleWords(root), [...visibleWords(parsed.root)]);
  return lost.length === 0 ? parsed.root : undefined;
}

const headingsIn = (root: LessonNode): number =>
  [...walk(root)].filter(({ node }) => node.type === 'heading').length;

const shapeOf = (root: LessonNode): string =>
  [...walk(root)].map(({ node }) => node.type).join(' ');

/** MDX would run a block that begins with `import` or `export`, so the first letter is written as a reference. */
const guarded = (text: string): string =>
  text.replace(
    /^(?:import|export)\b/,
    (word) => `&#x${word.charCodeAt(0).toString(16)};${word.slice(1)}`,
  );

/** Replaces references by Han characters and punctuation: the writer puts them beside emphasis, and our parser needs none. */
const readable = (text: string): string =>
  text.replaceAll(/&#x([0-9A-F]{4,5});/g, (reference, code: string) => {
    const letter = String.fromCodePoint(Number.parseInt(code, 16));
    return /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter) ? letter : reference;
  });

const isSound = (root: LessonNode): boolean =>
  [...walk(root)].every(
    ({ node }) =>
      node.type !== 'mdxjsEsm' &&
      !(node.type === 'mdxTextExpression' && !(node.value ?? '').startsWith('/*')) &&
      !(node.type === 'mdxFlowExpression' && !(node.value ?? '').startsWith('/*')) &&
      !(isElement(node) && node.name === null),
  );
