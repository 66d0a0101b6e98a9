import { nextFence } from '#importer/text/fence.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Stand for a brace that Liquid does not read, and for a line of code that held nothing but a tag; they mean nothing in Markdown. */
const brace = '\uE002';
const noLine = '\uE003';
const tag = /\{%-?\s*(end)?raw\s*-?%\}/g;

/**
 * Lines of a page without `{% raw %}` and `{% endraw %}`. Between the two, Liquid reads nothing: what looks like its syntax there
 * is hidden until `shownRaw` shows it.
 */
export function hiddenRaw(texts: readonly string[]): string[] {
  let isRaw = false;
  let fence: string | undefined;
  return texts.map((text) => {
    let from = 0;
    let kept = '';
    for (const match of text.matchAll(tag)) {
      kept += hidden(text.slice(from, match.index), isRaw);
      isRaw = match[1] === undefined;
      from = match.index + match[0].length;
    }
    kept += hidden(text.slice(from), isRaw);
    fence = nextFence(fence, kept);
    return from > 0 && fence !== undefined && kept.trim() === '' ? kept + noLine : kept;
  });
}

const hidden = (text: string, isRaw: boolean): string =>
  isRaw ? text.replaceAll(/\{(?=[{%])/g, brace) : text;

/** A text with what was hidden. */
export const shownRaw = (text: string): string =>
  text.replaceAll(/^.*\uE003(?:\n|$)|\n.*\uE003$/gm, '').replaceAll(brace, '{');

/** Shows in a tree what was hidden. */
export function showRaw(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.value !== undefined) node.value = shownRaw(node.value);
    if (node.url !== undefined) node.url = shownRaw(node.url);
    if (typeof node.alt === 'string') node.alt = shownRaw(node.alt);
    for (const attribute of node.attributes ?? [])
      if (typeof attribute.value === 'string') attribute.value = shownRaw(attribute.value);
  }
}
