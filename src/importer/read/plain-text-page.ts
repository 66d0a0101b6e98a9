import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isSurelyCommand, promptedCommand } from '#importer/text/command-shape.ts';
import { isAppliedLine, isHeaderLine } from '#importer/text/output-shape.ts';

/** A longer line is not taken for a heading. */
const MAX_HEADING = 70;

interface Block {
  lines: string[];
  line: number;
}

/** Reads a text without markup: commands, YAML, outputs, lists and headings are recognized by their shape. */
export function plainTextPage(body: string, firstLine: number): LessonNode {
  const blocks = joinCode(blocksOf(body, firstLine));
  const children = blocks.map((block, index) => nodeOf(block, index === 0, blocks[index + 1]));
  return { type: 'root', children };
}

function blocksOf(body: string, firstLine: number): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, text] of body.split('\n').entries()) {
    if (text.trim() === '') open = undefined;
    else if (open === undefined) {
      open = { lines: [text], line: firstLine + index };
      blocks.push(open);
    } else open.lines.push(text);
  }
  return blocks;
}

/** Joins blocks of YAML that only an empty line separates: an indented block continues the one before it. */
function joinCode(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined && isYaml(last) && isYaml(block) && /^\s/.test(block.lines[0] ?? '');
    if (goesOn) {
      const gap = block.line - last.line - last.lines.length;
      last.lines.push(...Array.from({ length: gap }, () => ''), ...block.lines);
    } else joined.push({ ...block, lines: [...block.lines] });
  }
  return joined;
}

function nodeOf(block: Block, isFirst: boolean, next: Block | undefined): LessonNode {
  const { lines, line } = block;
  const text = lines.join('\n');
  if (isYaml(block)) return { type: 'code', lang: 'yaml', value: text, ...at(block) };
  if (isCode(block)) return { type: 'code', lang: null, value: text, ...at(block) };
  if (isUnderlined(block)) {
    return heading(lines[0] ?? '', lines[1]?.startsWith('=') ? 1 : 2, block);
  }
  const items = listItems(block);
  if (items !== undefined) return items;
  if (isHeading(block, isFirst, next)) return heading(text, isFirst ? 1 : 2, block);
  return {
    type: 'paragraph',
    children: lines.flatMap((each, index) => textLine(each, index, line)),
    ...at(block),
  };
}

const textLine = (text: string, index: number, line: number): LessonNode[] => {
  const place = { line: line + index, column: 1 };
  const value = `${index === 0 ? '' : '\n'}${text.trim()}`;
  return [{ type: 'text', value, position: { start: place, end: place } }];
};

const at = ({ line, lines }: Block): Required<Pick<LessonNode, 'position'>> => ({
  position: { start: { line, column: 1 }, end: { line: line + lines.length - 1, column: 1 } },
});

const heading = (value: string, depth: number, block: Block): LessonNode => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: value.trim(), ...at(block) }],
  ...at(block),
});

const yamlLine = /^\s*(?:- )?[\w./"'*-]+:(?: .*)?$|^\s*- \S.*$|^\s*#|^---$|^\s*\.\.\.$/;

/** Whether a block is YAML: most of its lines are keys, list items or comments, and its shape is not that of a sentence. */
function isYaml({ lines }: Block): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const matching = written.filter((line) => yamlLine.test(line));
  const hasKey = written.some((line) => /^\s*(?:- )?[\w./-]+:(?:\s|$)/.test(line));
  const isSetIn = written.some((line) => /^\s/.test(line)) || written.length > 2;
  return hasKey && isSetIn && written.length > 1 && matching.length >= written.length * 0.8;
}

function isCode({ lines }: Block): boolean {
  const [first = ''] = lines;
  if (promptedCommand(first) !== undefined || isSurelyCommand(first)) return true;
  if (isHeaderLine(first) || lines.every((line) => isAppliedLine(line))) return true;
  return lines.every((line) => /^(?: {4}|\t)/.test(line));
}

const isUnderlined = ({ lines }: Block): boolean =>
  lines.length === 2 && /^(?:={3,}|-{3,})\s*$/.test(lines[1] ?? '');

const bullet = /^\s*(?:[•●▪◦‣·*+-]|\d{1,3}[.)])\s+/;

/** A block as a list: lines without a bullet continue the item before them. undefined where it begins with no bullet. */
function listItems(block: Block): LessonNode | undefined {
  const { lines, line } = block;
  const [first = ''] = lines;
  const number = /^\s*(\d{1,3})[.)]\s+/.exec(first);
  if (!bullet.test(first)) return undefined;
  const items: LessonNode[] = [];
  for (const [index, text] of lines.entries()) {
    const match = bullet.exec(text);
    const last = items.at(-1)?.children?.[0];
    if (match === null) last?.children?.push(...textLine(text, 1, line + index - 1));
    else {
      const words = textLine(text.slice(match[0].length), 0, line + index);
      items.push({
        type: 'listItem',
        children: [
          { type: 'paragraph', children: words, ...at({ line: line + index, lines: [text] }) },
        ],
      });
    }
  }
  const ordered = number !== null;
  const start = ordered ? Number(number[1]) : null;
  return { type: 'list', children: items, ...at(block), ...{ ordered, start, spread: false } };
}

/** Whether a block is a heading: one short line that does not end like a sentence, with something below it. */
function isHeading({ lines }: Block, isFirst: boolean, next: Block | undefined): boolean {
  const [text = ''] = lines;
  if (lines.length !== 1 || next === undefined || /^\s/.test(text)) return false;
  if (text.length > MAX_HEADING || /[.,;:!?。，；：！？、…]$/.test(text.trim())) return false;
  if (isFirst) return true;
  const words = text.trim().split(/\s+/);
  return words.length <= 8 && /^[\p{Lu}\p{N}\p{Script=Han}]/u.test(text) && !/[,;:=]/.test(text);
}
