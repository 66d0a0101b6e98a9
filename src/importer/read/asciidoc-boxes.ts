/** What stands around the text of a block of AsciiDoc: its title, a box, and quotation marks with who said it. */
import type { AbstractBlock } from '@asciidoctor/core';
import { asideAttributes } from '#importer/generators/aside-type.ts';
import { blankColumns } from '#importer/text/list-margin.ts';
import { element } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { inlineOf, paragraph, placeOf, textOfHtml } from './asciidoc-nodes.ts';
import { fragment } from './html-fragment.ts';

/** The title of a block as readers saw it, with the number that text refers to: "Figure 1. ". */
export function titleLine(block: AbstractBlock, line: number): LessonNode[] {
  const title = block.getTitle() ?? '';
  return title === '' ? [] : [paragraph(inlineOf((block.getCaption() ?? '') + title, line))];
}

export async function textOf(block: AbstractBlock): Promise<string> {
  const text: unknown = await block.content();
  return typeof text === 'string' ? text : '';
}

/** What a block holds: others, or the text of a paragraph that is said to be such a block. */
export async function heldBy(
  block: AbstractBlock,
  line: number,
  inner: () => Promise<LessonNode[]>,
): Promise<LessonNode[]> {
  const text = block.hasBlocks() ? '' : await textOf(block);
  return text === '' ? inner() : fragment(`<p>${text}</p>`, placeOf(line));
}

/** A quotation, with who said it and where, as its last paragraph. */
export function quoteOf(
  block: AbstractBlock,
  line: number,
  held: readonly LessonNode[],
): LessonNode {
  const from = ['attribution', 'citetitle']
    .map((name): unknown => block.getAttribute(name))
    .filter((each) => typeof each === 'string' && each !== '');
  const credit = from.length === 0 ? [] : [paragraph(inlineOf(`— ${from.join(', ')}`, line))];
  return { type: 'blockquote', children: [...held, ...credit] };
}

/** Lines that stay lines, set in as far as they are. */
export const versesOf = (html: string, line: number): LessonNode[] =>
  html
    .trim()
    .replaceAll(/^[ \t]+(?=\S)/gm, (blank) => '\u00A0'.repeat(blankColumns(blank)))
    .split(/\n\s*\n/)
    .flatMap((verse) => fragment(`<p>${verse.replaceAll('\n', '<br>')}</p>`, placeOf(line)));

export const withTitle = (
  attributes: Record<string, string>,
  title: string | undefined,
): Record<string, string> =>
  title === undefined || title === '' ? attributes : { ...attributes, title: textOfHtml(title) };

export const asideOf = (
  block: AbstractBlock,
  title: string | undefined,
  held: LessonNode[],
): LessonNode => {
  const style = block.getStyle() ?? '';
  const label: unknown = block.getAttribute('textlabel');
  // A page may have a word of its own in the place of "Note".
  const isOwn = typeof label === 'string' && label.toLowerCase() !== style.toLowerCase();
  const shown = (title ?? '') === '' && isOwn ? label : (title ?? '');
  return element('Aside', asideAttributes(style, textOfHtml(shown)) ?? { type: 'note' }, held);
};
