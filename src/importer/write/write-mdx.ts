import { stringify } from 'yaml';
import { asLiteral } from '#transforms/constants.ts';
import { labelsSeen } from '#transforms/lesson/defined-elsewhere.ts';
import type { Labels } from '#transforms/lesson/defined-elsewhere.ts';
import type { FrontMatter } from '#model/schema/front-matter.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { placeIn, shifter } from '#transforms/lesson/place-in.ts';
import { footnotesBehind } from './footnotes-behind.ts';
import { literal, makeLiteral } from './literal-texts.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { shownAttributes } from '#importer/text/page-words.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { PlacedBlock } from './placed-blocks.ts';
import { behind, soundParse, soundParses } from './sound-parse.ts';
import type { ReadBlocks, WrittenText } from './sound-parse.ts';
import { readable, stringified } from './stringified.ts';
import { writtenCall } from './written-call.ts';

/** The text of a lesson in one language, and where what began in a line of the source stands in it; lines count from 1. */
export interface WrittenMdx {
  text: string;
  lines: readonly PlacedBlock[];
  /** What was written, block by block as it is read again. */
  root: LessonNode;
  /** The same with its front matter, which is how a long text is parsed. */
  parsed: LessonNode;
}

/** Writes front matter, then every block. What MDX cannot read becomes code. Takes the blocks out of the tree: two trees of a long page at once are much. */
export function writeMdx(frontMatter: FrontMatter, root: LessonNode, note: TakeNote): WrittenMdx {
  makeLiteral(root);
  footnotesBehind(root);
  const matter = `---\n${stringify(literal(frontMatter), { lineWidth: 0 }).trimEnd()}\n---\n`;
  const lines: PlacedBlock[] = [];
  const written = [matter];
  const read: LessonNode[] = [];
  const place = shifter();
  let above = behind({ lines: 0, offset: 0 }, matter);
  const writing = { note, defined: definedIn(root) };
  const groups = joinable(root.children ?? []);
  root.children = [];
  for (const block of writtenBlocks(eachOnce(groups), writing)) {
    const { nodes, text, children, before } = block;
    if (text === '') continue;
    for (const each of placedBlocks(nodes, children, above.lines + 1)) lines.push(each);
    const moved = { lines: above.lines - before.lines, offset: above.offset - before.offset };
    for (const child of children) read.push(placeIn(child, moved, place));
    written.push(text);
    above = behind(above, text);
  }
  const text = written.join('\n');
  const front = parseLesson(matter);
  const children = [...((front.ok ? front.root.children : undefined) ?? []), ...read];
  return {
    text,
    lines,
    root: { type: 'root', children: read },
    parsed: { type: 'root', children },
  };
}

/** What counts in all blocks that are written. */
interface Writing {
  note: TakeNote;
  /** What the lesson defines: links and footnotes. */
  defined: Labels;
}

/** What a tree defines, as it will be written. */
function definedIn(root: LessonNode): Labels {
  const texts = [...walk(root)]
    .filter(({ node }) => node.type === 'definition' || node.type === 'footnoteDefinition')
    .map(({ node }) => stringified({ type: 'root', children: [{ ...node, children: [] }] }));
  return labelsSeen(texts.join('\n\n'));
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

/** Takes entries out of a list one by one, so that nothing holds what is done with. */
function* eachOnce<Entry>(entries: Entry[]): Generator<Entry> {
  entries.reverse();
  for (let entry = entries.pop(); entry !== undefined; entry = entries.pop()) yield entry;
}

interface Written extends ReadBlocks {
  text: string;
}

/** Blocks that are written and read again together have about so many characters. */
const TOGETHER = 4000;

/** Writes blocks and reads them again: many together, and each alone where one of them is not read as it was written. */
function* writtenBlocks(
  blocks: Iterable<LessonNode[]>,
  writing: Writing,
): Generator<Written & { nodes: LessonNode[] }> {
  let waiting: (WrittenText & { nodes: LessonNode[]; call: LessonNode | undefined })[] = [];
  let length = 0;
  const flush = function* (): Generator<Written & { nodes: LessonNode[] }> {
    const parsed = soundParses(
      waiting.filter(({ call }) => call === undefined),
      writing.defined,
    );
    let index = 0;
    for (const { nodes, text, call } of waiting) {
      const read = call === undefined ? parsed?.[index] : ofOwnText([call]);
      if (call === undefined) index += 1;
      yield { nodes, ...(read === undefined ? writtenBlock(nodes, writing) : { text, ...read }) };
    }
    waiting = [];
    length = 0;
  };
  for (const nodes of blocks) {
    const root: LessonNode = { type: 'root', children: nodes };
    const call = writtenCall(nodes);
    const text = call?.text ?? stringified(root);
    if (text === undefined || readable(text) !== text) {
      yield* flush();
      yield { nodes, ...writtenBlock(nodes, writing) };
      continue;
    }
    waiting.push({ nodes, root, text, call: call?.node });
    length += text.length;
    if (length > TOGETHER) yield* flush();
  }
  yield* flush();
}

/** Blocks that were read of a text that nothing stands before. */
const ofOwnText = (children: LessonNode[]): ReadBlocks => ({
  children,
  before: { lines: 0, offset: 0 },
});

function writtenBlock(nodes: LessonNode[], writing: Writing): Written {
  const written = attempt({ type: 'root', children: nodes }, writing);
  if (written !== undefined) return written;
  const [only, another] = nodes;
  if (only !== undefined && another === undefined)
    return mended(only, writing).written ?? asCode([only], writing);
  const again = attempt(
    { type: 'root', children: nodes.map((node) => mend(node, writing)) },
    writing,
  );
  if (again !== undefined) return again;
  noteUnread(only, writing.note);
  return asCode(nodes, writing);
}

/** Blocks that hold blocks: of one that cannot be read, only the part that is to blame becomes code. */
const holders = new Set(['list', 'listItem', 'blockquote', 'mdxJsxFlowElement']);

const mend = (node: LessonNode, writing: Writing): LessonNode =>
  attempt(alone(node), writing) === undefined ? mended(node, writing).node : node;

/** A block that cannot be read as it is, made to one that can, and what is written of that; nothing yet where it became code as a whole. */
function mended(node: LessonNode, writing: Writing): { node: LessonNode; written?: Written } {
  if (holders.has(node.type)) {
    const whole = { ...node, children: (node.children ?? []).map((child) => mend(child, writing)) };
    const written = attempt(alone(whole), writing);
    if (written !== undefined) return { node: whole, written };
  }
  noteUnread(node, writing.note);
  const code = codeNode([node]);
  return { node: node.type === 'listItem' ? { type: 'listItem', children: [code] } : code };
}

/** A tree with nothing but one block. */
const alone = (node: LessonNode): LessonNode => ({
  type: 'root',
  children: [node.type === 'listItem' ? { type: 'list', children: [node] } : node],
});

const noteUnread = (node: LessonNode | undefined, note: TakeNote): void =>
  note({
    code: 'unread',
    line: lineOf(node),
    unsure: 'MDX cannot read this part.',
    did: 'I kept its words as plain code.',
    look: 'Write it again.',
  });

function codeNode(nodes: readonly LessonNode[]): LessonNode {
  const texts = [...walk({ type: 'root', children: [...nodes] })].flatMap(({ node }) => {
    const value = node.value ?? node.alt ?? '';
    return [...shownAttributes(node), node.type === 'text' ? asLiteral(value) : value];
  });
  return { type: 'code', value: texts.filter((text) => text !== '').join('\n'), lang: null };
}

const asCode = (nodes: readonly LessonNode[], writing: Writing): Written =>
  attempt({ type: 'root', children: [codeNode(nodes)] }, writing) ?? { text: '', ...ofOwnText([]) };

/** The text of a tree; undefined if reading it again would give something else. */
function attempt(root: LessonNode, { defined }: Writing): Written | undefined {
  const text = stringified(root);
  const parsed = text === undefined ? undefined : soundParse({ text, root }, defined);
  if (text === undefined || parsed === undefined) return undefined;
  const plain = readable(text);
  const other = plain === text ? undefined : soundParse({ text: plain, root }, defined);
  const isPlain = other !== undefined && shapeOf(other) === shapeOf(parsed);
  const { children = [] } = isPlain ? other : parsed;
  return { text: isPlain ? plain : text, ...ofOwnText(children) };
}

const shapeOf = (root: LessonNode): string =>
  [...walk(root)].map(({ node }) => node.type).join(' ');
