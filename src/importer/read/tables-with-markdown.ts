import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { cellBlock } from '#importer/text/private-signs.ts';
import { inOneLine } from './html-cells.ts';
import { knownTags, tagsOf, unspoken } from './html-tags.ts';
import { noteLinesOfCells } from './lost-marks.ts';

/** Tags of tables, which may be set in as far as code: behind an empty line Markdown takes them for that. */
const onlyTags = /^(?:\s*<\/?(?:table|thead|tbody|tfoot|tr|td|th)\b[^<>]*>)+\s*$/i;
const tableTag = /<\/?table\b[^<>]*>/gi;
const partTag = /<\/?(?:table|thead|tbody|tfoot|tr|td|th|caption|colgroup|col)\b[^<>]*>/gi;

/** HTML as blocks of Markdown. */
type AsBlocks = (html: LessonNode) => LessonNode[];

/**
 * Makes one of each table of HTML whose cells hold Markdown behind an empty line, which Markdown reads as HTML, blocks, HTML. A table
 * of Markdown has lines in its cells: where one holds code, a heading or another block, what the cells hold stands one below the other.
 */
export function joinTables(parent: LessonNode, asBlocks: AsBlocks, note: TakeNote): void {
  const children = parent.children ?? [];
  const made: LessonNode[] = [];
  const endOf = tableEnds(children);
  for (let index = 0; index < children.length; index += 1) {
    const end = endOf(index);
    if (end === index) made.push(children[index] as LessonNode);
    else made.push(...tableOf(children.slice(index, end + 1), asBlocks, note));
    index = end;
  }
  parent.children = made;
}

/** Finds the last of the blocks that make up a table, which begins in one of them; that one itself where no table goes on. */
function tableEnds(children: readonly LessonNode[]): (start: number) => number {
  const ends = new Map<number, number>();
  // The blocks in which the tables begin that are open, the outermost first.
  const open: number[] = [];
  for (const [index, child] of children.entries())
    for (const [tag] of htmlIn(child).matchAll(tableTag)) {
      if (!tag.startsWith('</')) open.push(index);
      else {
        const start = open.pop();
        if (start !== undefined) ends.set(start, index);
      }
    }
  return (start) => (beginsTable(children[start]) ? (ends.get(start) ?? start) : start);
}

const beginsTable = (node: LessonNode | undefined): boolean =>
  node?.type === 'html' && /^\s*<table\b/i.test(node.value ?? '');

/** The HTML of a block; '' for a block of Markdown. */
function htmlIn(node: LessonNode): string {
  const { type, value = '', lang } = node as LessonNode & { lang?: string | null };
  const isSetIn = type === 'code' && !lang && onlyTags.test(value) && !isFenced(node);
  return type === 'html' || isSetIn ? value : '';
}

function tableOf(parts: readonly LessonNode[], asBlocks: AsBlocks, note: TakeNote): LessonNode[] {
  const [first = { type: 'html' }] = parts;
  const html = parts
    .map((part, index) =>
      htmlIn(part) === '' ? cellBlock + String(index) + cellBlock : htmlIn(part),
    )
    .join('\n');
  const isWide = /<\/t[dh]>\s*<t[dh]\b/i.test(html);
  const isKnown = tagsOf(html).every((tag) => knownTags.has(tag) && !unspoken.has(tag));
  if (isWide && isKnown && parts.every((part) => htmlIn(part) !== '' || isOfLines(part))) {
    const blocks = asBlocks({ ...first, value: html });
    for (const { node } of walk({ type: 'root', children: blocks }))
      if (node.type === 'tableCell') fillCell(node, parts);
    const lists = parts.filter(({ type }) => type === 'list');
    noteLinesOfCells(
      lists.map((list) => ({ line: lineOf(list) })),
      note,
    );
    return blocks;
  }
  note({
    code: 'structure',
    line: lineOf(first),
    unsure: 'A table of HTML holds blocks of Markdown.',
    did: 'I wrote what its cells hold one below the other.',
    look: 'Look whether it reads well without the table.',
  });
  return parts.flatMap((part) =>
    htmlIn(part) === '' ? [part] : asBlocks({ ...part, value: withoutTable(htmlIn(part)) }),
  );
}

/** Whether lines of text can say what a block says. */
const isOfLines = ({ type, children = [] }: LessonNode): boolean =>
  type === 'paragraph' ||
  ((type === 'list' || type === 'listItem') && children.every((child) => isOfLines(child)));

/** Puts the blocks of a cell in the place of their numbers. */
function fillCell(cell: LessonNode, parts: readonly LessonNode[]): void {
  cell.children = inOneLine((cell.children ?? []).flatMap((child) => filled(child, parts)));
}

function filled(node: LessonNode, parts: readonly LessonNode[]): LessonNode[] {
  if (node.children !== undefined)
    return [{ ...node, children: node.children.flatMap((child) => filled(child, parts)) }];
  const { type, value = '' } = node;
  if (!value.includes(cellBlock)) return [node];
  const blocks = value
    .split(cellBlock)
    .map((text, at) => (at % 2 === 0 ? text : parts[Number(text)]));
  if (type !== 'text') {
    // Code that began above an empty line.
    const words = blocks.map((each) => (typeof each === 'object' ? plainText(each) : (each ?? '')));
    return [{ ...node, value: words.join('').trim() }];
  }
  return blocks.flatMap((each) => {
    if (typeof each !== 'string') return each ?? [];
    return each.trim() === '' ? [] : [{ ...node, value: each }];
  });
}

/** What the cells of a table hold, as paragraphs, those of its head in bold. */
function withoutTable(html: string): string {
  const text = html
    .replaceAll(/<th\b[^<>]*>([^<>]*)<\/th>/gi, '<p><strong>$1</strong></p>')
    .replaceAll(/<td\b[^<>]*>((?:(?!<\/?t[dh]\b)[\s\S])*)<\/td>/gi, '<p>$1</p>')
    .replaceAll(partTag, '');
  return text.includes('<') ? text : `<p>${text}</p>`;
}
