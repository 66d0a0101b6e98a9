import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import type { LessonNode } from './nodes.ts';
import { parseInChunks } from './in-chunks.ts';
import { possibleParser } from './possible-gfm.ts';

const parse = possibleParser([remarkFrontmatter, remarkMdx]);

export type ParsedLesson =
  { ok: true; root: LessonNode } | { ok: false; line: number; column: number; message: string };

/** Parses the text of a lesson with the syntax the site is built with; what MDX cannot read is returned, not thrown. */
export function parseLesson(text: string): ParsedLesson {
  const root = parseInChunks(text, (chunk) => {
    const parsed = parseWhole(chunk);
    return parsed.ok ? parsed.root : undefined;
  });
  return root === undefined ? parseWhole(text) : { ok: true, root };
}

function parseWhole(text: string): ParsedLesson {
  try {
    const root = parse(text);
    unravel(root);
    return { ok: true, root };
  } catch (error) {
    return { ok: false, ...syntaxError(error) };
  }
}

/** The place of the element that is not closed, in the message: the error's own place is that of the block around it. */
const opening = /\((\d+):(\d+)-/;

/** micromark and mdast-util-mdx throw VFileMessages: a reason and a point, sometimes only a range. */
function syntaxError(error: unknown): { line: number; column: number; message: string } {
  const { reason, message, line, column } = error as {
    reason?: string;
    message?: string;
    line?: number;
    column?: number;
  };
  const problem = reason ?? message ?? String(error);
  const opened = problem.includes('closing tag for') ? opening.exec(problem) : null;
  return {
    line: Number(opened?.[1] ?? line ?? 1),
    column: Number(opened?.[2] ?? column ?? 1),
    message: problem,
  };
}

/**
 * `<Step …>one line</Step>` is parsed as a paragraph with an inline element. As MDX does before plugins run
 * (@mdx-js/mdx, remark-mark-and-unravel): a paragraph of nothing but elements becomes those elements.
 */
export function unravel(node: LessonNode): void {
  node.children = node.children?.flatMap((child) =>
    isOnlyElements(child) ? asFlow(child.children ?? []) : [child],
  ) as LessonNode[];
  for (const child of node.children ?? []) {
    if (child.type.startsWith('mdxJsx')) child.data = { ...child.data, _mdxExplicitJsx: true };
    if (child.children !== undefined) unravel(child);
  }
}

/** A no-break space, and the blank of Chinese text, are words here as in MDX. */
const isSpace = (node: LessonNode): boolean =>
  node.type === 'text' && /^[\t\n\r ]*$/.test(node.value ?? '');

const isInline = (node: LessonNode): boolean =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';

function isOnlyElements({ type, children = [] }: LessonNode): boolean {
  return (
    type === 'paragraph' &&
    children.some(isInline) &&
    children.every((child) => isInline(child) || isSpace(child))
  );
}

function asFlow(children: readonly LessonNode[]): LessonNode[] {
  return children
    .filter((child) => !isSpace(child))
    .map((child) => ({ ...child, type: child.type.replace('Text', 'Flow') }));
}
