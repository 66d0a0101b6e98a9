import type { AbstractBlock, Document } from '@asciidoctor/core';
import { noteTerms } from '#importer/generators/definition-lists.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { element } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import {
  asideOf,
  heldBy,
  quoteOf,
  textOf,
  titleLine,
  versesOf,
  withTitle,
} from './asciidoc-boxes.ts';
import { fillCells, tableOf } from './asciidoc-cells.ts';
import { asciiDocCode, withSentenceKept } from './asciidoc-code.ts';
import { includingLine } from './asciidoc-includes.ts';
import {
  inlineOf,
  paragraph,
  placeOf,
  placed,
  textOfHtml,
  withoutStrong,
} from './asciidoc-nodes.ts';
import { filmOf, imageOf } from './asciidoc-pictures.ts';
import { fragment } from './html-fragment.ts';
import { htmlBlocks } from './html.ts';
import { noteLostMarks } from './lost-marks.ts';

/** An item of a list: its text is there as HTML, once it has been converted. */
type Item = AbstractBlock & { getText(): string; hasText(): boolean };

/** A block, with what the page sets above it. */
type Placed = AbstractBlock & { document: Document; attributes: object };

interface Walking {
  /** The line that a block without one of its own gets. */
  line: number;
  note: TakeNote;
}

/** The line of the page in which a block, or the file that it comes from, begins. */
const lineOfBlock = (block: AbstractBlock): number | undefined =>
  includingLine(block.getSourceLocation()?.path) ?? block.getLineNumber();

/** The blocks in a block of AsciiDoc, as blocks of Markdown. */
export async function blocksOf(
  parent: AbstractBlock,
  line: number,
  note: TakeNote,
): Promise<LessonNode[]> {
  const made: LessonNode[] = [];
  for (const block of parent.getBlocks() as Placed[]) {
    // Attributes that the page sets above this block have their values from here on.
    block.document.playbackAttributes(block.attributes);
    const own = lineOfBlock(block) ?? line;
    const nodes = await blockNodes(block, { line: own, note });
    made.push(...nodes.map((node) => placed(node, own)));
  }
  return made;
}

async function blockNodes(block: AbstractBlock, { line, note }: Walking): Promise<LessonNode[]> {
  const inner = (): Promise<LessonNode[]> => heldBy(block, line, () => blocksOf(block, line, note));
  const title = block.getTitle() ?? undefined;
  const titled = (nodes: readonly LessonNode[]): LessonNode[] => [
    ...titleLine(block, line),
    ...nodes,
  ];
  switch (block.getContext()) {
    case 'section': {
      const depth = Math.min(6, (block.getLevel() ?? 1) + 1);
      const id = block.getId();
      const data = id === undefined || id === null ? {} : { data: { preferredId: id } };
      // An appendix is called one in its title.
      const words = (block.getCaption() ?? '') + (title ?? '');
      const heading = { type: 'heading', depth, children: inlineOf(words, line), ...data };
      return [heading, ...(await inner())];
    }
    case 'preamble':
      return inner();
    case 'paragraph': {
      // To ask twice would count twice what the text counts.
      const text = await textOf(block);
      // A macro of workshops that puts a button beside the code above: each command has one.
      if (/^copyToClipboard::[\w-]*\[\]$/.test(text)) return [];
      return titled(fragment(`<p>${text}</p>`, placeOf(line)));
    }
    case 'listing':
      return titled([await asciiDocCode(block, line, note)]);
    case 'literal':
      return titled([withSentenceKept(await asciiDocCode(block, line, note))]);
    case 'admonition':
      return [asideOf(block, title, await inner())];
    case 'example':
      return exampleOf(block, title, line, note, inner);
    case 'sidebar':
      return [element('Aside', withTitle({ type: 'note' }, title), await inner())];
    case 'open':
      return titled(await inner());
    case 'quote':
      return titled([quoteOf(block, line, await inner())]);
    case 'verse':
      return titled([quoteOf(block, line, versesOf(await textOf(block), line))]);
    case 'ulist':
    case 'olist':
    case 'colist':
      return titled([await listOf(block, line, note)]);
    case 'dlist':
      return titled(await termsOf(block, line, note));
    case 'image':
      // Of a picture alone, the library shows the title below.
      return [paragraph([imageOf(block, line)]), ...titleLine(block, line)];
    case 'table':
      await fillCells(block);
      return tableOf({ ...placeOf(line), value: await block.convert() }, note);
    case 'video':
    case 'audio':
      return [...titleLine(block, line), paragraph([filmOf(block, line, note)])];
    case 'thematic_break':
      return [{ type: 'thematicBreak' }];
    case 'page_break':
    case 'toc':
      return [];
    case 'pass': {
      const node = { ...placeOf(line), value: (await textOf(block)).trim() };
      noteLostMarks({ type: 'root', children: [node] }, note);
      return htmlBlocks(node, note);
    }
    default:
      return htmlBlocks({ ...placeOf(line), value: (await block.convert()).trim() }, note);
  }
}

async function exampleOf(
  block: AbstractBlock,
  title: string | undefined,
  line: number,
  note: TakeNote,
  inner: () => Promise<LessonNode[]>,
): Promise<LessonNode[]> {
  if (block.hasOption('collapsible')) {
    // So the library calls what has no title.
    const summary = title === undefined || title === '' ? 'Details' : textOfHtml(title);
    const isOpen = block.hasOption('open') ? { open: null } : {};
    return [element('Details', { summary, ...isOpen }, await inner())];
  }
  const [list] = block.getBlocks() as AbstractBlock[];
  if (block.getStyle() === 'tabs' && list?.getContext() === 'dlist')
    return [element('Tabs', {}, await tabsOf(block, line, note))];
  noteLook({ text: 'the frame of an example', line }, note);
  return [...titleLine(block, line), ...(await inner())];
}

/** The tabs of a block. What its author has not joined to a term by a plus sign stands below it, and is in that tab. */
async function tabsOf(block: AbstractBlock, line: number, note: TakeNote): Promise<LessonNode[]> {
  const tabs: LessonNode[] = [];
  for (const each of block.getBlocks() as AbstractBlock[]) {
    const own = lineOfBlock(each) ?? line;
    const pairs = each.getContext() === 'dlist' ? await pairsOf(each, line, note) : [];
    for (const [label, held] of pairs) {
      const name = label.map(textOfHtml).join(', ');
      const value = slugOf(name) ?? `tab-${tabs.length + 1}`;
      tabs.push(element('Tab', { value, label: name }, held));
    }
    const below = pairs.length > 0 ? [] : await blockNodes(each, { line: own, note });
    tabs.at(-1)?.children?.push(...below.map((node) => placed(node, own)));
  }
  return tabs;
}

const lettered = /^(?:lower|upper)(?:alpha|roman|greek)$/;

async function listOf(list: AbstractBlock, line: number, note: TakeNote): Promise<LessonNode> {
  const items: LessonNode[] = [];
  for (const item of list.getBlocks() as Item[]) {
    const own = lineOfBlock(item) ?? line;
    const box = item.hasAttribute('checkbox') ? { checked: item.hasAttribute('checked') } : {};
    const children = await itemNodes(item, own, note);
    items.push(placed({ type: 'listItem', ...box, children }, own));
  }
  const ordered = list.getContext() !== 'ulist';
  // Those of a list in a list are letters by themselves.
  const style = list.getStyle() ?? '';
  if (lettered.test(style) && (list.getParent() as AbstractBlock).getContext() !== 'list_item')
    noteLook({ text: `${style} in the place of numbers`, line }, note);
  const first = Number(list.getAttribute('start') ?? 1);
  return {
    type: 'list',
    children: items,
    ...{ ordered, start: ordered ? first : null, spread: false },
  };
}

async function itemNodes(item: Item, line: number, note: TakeNote): Promise<LessonNode[]> {
  const words = item.hasText() ? fragment(`<p>${item.getText()}</p>`, placeOf(line)) : [];
  return [...words, ...(await blocksOf(item, line, note))];
}

/** The terms of a list of descriptions, each with what describes it. */
async function pairsOf(
  list: AbstractBlock,
  line: number,
  note: TakeNote,
): Promise<[string[], LessonNode[]][]> {
  const pairs: [string[], LessonNode[]][] = [];
  for (const [terms, description] of list.getBlocks() as unknown as [Item[], Item | undefined][]) {
    const [first] = terms;
    const own = (first && lineOfBlock(first)) ?? line;
    const held =
      description === undefined || description === null
        ? []
        : await itemNodes(description, own, note);
    pairs.push([terms.map((term) => term.getText()), held]);
  }
  return pairs;
}

async function termsOf(list: AbstractBlock, line: number, note: TakeNote): Promise<LessonNode[]> {
  const pairs = await pairsOf(list, line, note);
  const described = pairs.map(([terms, held]) => [
    {
      ...paragraph(
        terms.flatMap((term, index) => [
          ...(index === 0 ? [] : [{ type: 'break' }]),
          { type: 'strong', children: inlineOf(term, line).flatMap(withoutStrong) },
        ]),
      ),
      data: { isTerm: true },
    },
    ...held,
  ]);
  // Questions and their answers are numbered.
  if (list.getStyle() === 'qanda') {
    const items = described.map((children) => placed({ type: 'listItem', children }, line));
    return [{ type: 'list', children: items, ...{ ordered: true, start: 1, spread: false } }];
  }
  noteTerms(line, note);
  return described.flat();
}
