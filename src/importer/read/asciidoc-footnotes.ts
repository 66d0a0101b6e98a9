import type { Document } from '@asciidoctor/core';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { fragment } from './html-fragment.ts';

/** A footnote as the library of AsciiDoc keeps it: its number in the page, or what stands for that, and its text as HTML. */
interface Footnote {
  index: number | string;
  text: string;
}

/**
 * Gives each footnote of a page a number of its own. Until the library converts the whole page, all in lists and tables have the
 * number 1, and those in titles of sections have numbers that others get again.
 */
export function numberFootnotes(document: Document): void {
  const footnotes = document.getFootnotes() as Footnote[];
  const known = footnotes.flatMap(({ index }) => (typeof index === 'number' ? [index] : []));
  let last = Math.max(0, ...known);
  const numbers = new Map<string, number>();
  for (const footnote of footnotes) {
    if (typeof footnote.index === 'number') continue;
    last += 1;
    numbers.set(footnote.index, last);
    footnote.index = last;
  }
  document.setAttribute('footnote-number', String(last));
  const preview = (text: unknown): unknown =>
    typeof text === 'string'
      ? [...numbers].reduce((made, [mark, number]) => made.replaceAll(mark, String(number)), text)
      : text;
  Object.assign(document, { _previewFootnotePlaceholdersIn: preview });
}

/**
 * Footnotes as Markdown has them, numbered anew. In the blocks, the library has written each reference as a link to a number, `[1]`.
 * @returns the texts of those that are referred to, for the end of the page
 */
export function takeFootnotes(
  blocks: readonly LessonNode[],
  footnotes: readonly Footnote[],
): LessonNode[] {
  const names = new Map<number, string>();
  for (const { node } of walk({ type: 'root', children: [...blocks] })) {
    if (node.children?.some((child) => numberOf(child) !== undefined))
      node.children = referring(node.children, names);
  }
  const place = { line: 1, column: 1 };
  const at = { type: 'html', position: { start: place, end: place } };
  return [...names].map(([number, name]) => {
    const text = footnotes.find(({ index }) => index === number)?.text ?? '';
    const children = fragment(`<p>${text}</p>`, at);
    return { type: 'footnoteDefinition', identifier: name, label: name, children };
  });
}

/** The number that a link to a footnote has; undefined for any other node. */
function numberOf({ type, url = '' }: LessonNode): number | undefined {
  const number = type === 'link' ? /^#_footnotedef_(\d+)$/.exec(url ?? '')?.[1] : undefined;
  return number === undefined ? undefined : Number(number);
}

function referring(children: readonly LessonNode[], names: Map<number, string>): LessonNode[] {
  return children.map((child, at) => {
    const number = numberOf(child);
    if (number !== undefined) {
      const name = names.get(number) ?? String(names.size + 1);
      names.set(number, name);
      return { type: 'footnoteReference', identifier: name, label: name };
    }
    if (child.type !== 'text') return child;
    const [before, after] = [children[at - 1], children[at + 1]];
    let value = child.value ?? '';
    if (before !== undefined && numberOf(before) !== undefined) value = value.replace(/^\]/, '');
    if (after !== undefined && numberOf(after) !== undefined) value = value.replace(/\[$/, '');
    return { ...child, value };
  });
}
