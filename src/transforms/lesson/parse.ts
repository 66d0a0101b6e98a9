import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LessonNode } from './nodes.ts';
import { unravel } from './unravel.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .freeze();

export type ParsedLesson =
  { ok: true; root: LessonNode } | { ok: false; line: number; column: number; message: string };

/** Parses the text of a lesson with the syntax the site is built with; what MDX cannot read is returned, not thrown. */
export function parseLesson(text: string): ParsedLesson {
  try {
    const root = parser.parse(text) as LessonNode;
    unravel(root);
    return { ok: true, root };
  } catch (error) {
    return { ok: false, ...syntaxError(error) };
  }
}

/** Where the element stands that is not closed; the error itself points to the block around it. */
const opening = /\((\d+):(\d+)-/;

/** micromark and mdast-util-mdx throw VFileMessages: a reason and a point, sometimes only a range. */
function syntaxError(error: unknown): { line: number; column: number; message: string } {
  const { reason, message, line, column } = error as {
    reason?: string;
    message?: string;
    line?: number;
    column?: number;
  };
  const said = reason ?? message ?? String(error);
  const opened = said.startsWith('Expected a closing tag') ? opening.exec(said) : null;
  return {
    line: Number(opened?.[1] ?? line ?? 1),
    column: Number(opened?.[2] ?? column ?? 1),
    message: said,
  };
}
