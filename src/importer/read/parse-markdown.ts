import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

/** Parses Markdown as other generators write it: HTML, `<addresses>` and indented code mean something. */
export function parseMarkdown(text: string, lines: readonly number[]): LessonNode {
  const root = parser.parse(text) as LessonNode;
  for (const { node } of walk(root)) {
    if (node.position === undefined) continue;
    const { start, end } = node.position;
    // Numbers of the source, whatever was put in between.
    node.position = {
      start: { ...start, line: lines[start.line - 1] ?? start.line },
      end: { ...end, line: lines[end.line - 1] ?? end.line },
    };
  }
  return root;
}

/** The line of the source a node begins in, from 1. */
export const lineOf = (node: LessonNode | undefined): number => node?.position?.start.line ?? 1;
