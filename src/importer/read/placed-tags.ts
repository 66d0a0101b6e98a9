/** The opening tags in the HTML of a page, each with its line. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import { lineCounter } from '#importer/text/line-counter.ts';

/** An opening tag in the HTML of a page. */
export interface PlacedTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  raw: string;
  line: number;
  /** The HTML that it stands in. */
  node: LessonNode;
  /** Whether that stands in a cell of a table of Markdown. */
  isInCell: boolean;
}

const opening =
  /<([a-z][\w-]*)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const attribute = /([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const unseen = /<!--[\s\S]*?-->|(?<=<(script|style|pre)\b[^<>]*>)[\s\S]*?(?=<\/\1>)/gi;

/** The tags of a node of HTML; comments, and what scripts, styles and `<pre>` hold, have none. */
export function tagsIn(node: LessonNode, isInCell = false): PlacedTag[] {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  const html = (node.value ?? '').replaceAll(unseen, blank);
  const linesBefore = lineCounter(html);
  return [...html.matchAll(opening)].map(({ 0: raw, 1: name = '', 2: rest = '', index }) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    ),
    raw,
    node,
    isInCell,
    line: lineOf(node) + linesBefore(index),
  }));
}
