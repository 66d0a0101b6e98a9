import type { AbstractBlock, Document } from '@asciidoctor/core';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { fragment } from './html-fragment.ts';
import { noteLayout } from './html-layout.ts';
import { noteWideCells } from './lost-marks.ts';

/** A cell of a table that is a document of its own, `a|`: its text is there once that has been converted. */
interface Cell {
  getInnerDocument(): Document | undefined;
  content(): Promise<string>;
}

/**
 * Lets the cells of a table that are documents show their text, which the library leaves out where it converts a table alone.
 * Their footnotes become those of the page.
 */
export async function fillCells(block: AbstractBlock & { document: Document }): Promise<void> {
  const { head, body, foot } = (
    block as unknown as { rows: Record<'head' | 'body' | 'foot', Cell[][]> }
  ).rows;
  for (const cell of [...head, ...body, ...foot].flat()) {
    const inner = cell.getInnerDocument();
    if (inner === undefined || inner === null) continue;
    inner.setAttribute('nofootnotes', '');
    const html = await inner.convert();
    cell.content = () => Promise.resolve(html);
    for (const footnote of inner.getFootnotes()) block.document.register('footnotes', footnote);
  }
}

/** A table by the HTML that its library makes of it. */
export function tableOf(node: LessonNode, note: TakeNote): LessonNode[] {
  // What lines the HTML has, the page has not.
  const html = (node.value ?? '').replaceAll('\n', ' ');
  noteWideCells({ ...node, value: html }, note);
  noteLayout(html, lineOf(node), note);
  return fragment(node.value ?? '', node);
}
