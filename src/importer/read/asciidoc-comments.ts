import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { rowAt } from '#importer/text/asciidoc-blocks.ts';
import { commentNode } from './inline-html.ts';

interface Comment {
  /** The line that it begins in, from 1. */
  line: number;
  texts: string[];
  /** Its lines with their signs. */
  written: string[];
}

/** A line of a comment, but for one that begins or ends a part which other pages include. */
const comment = /^\/\/(?!\/)(?!\s*(?:tag|end)::)(.*)$/;

/** What the author has said to other authors, which the library of AsciiDoc leaves out: lines in a row are one comment. */
function commentsOf(source: string): Comment[] {
  const found: Comment[] = [];
  let open: string | undefined;
  let last: Comment | undefined;
  const lines = source.split('\n').map((line) => line.trimEnd());
  for (const [index, line] of lines.entries()) {
    if (open !== undefined) {
      if (line === open) [open, last] = [undefined, undefined];
      else last?.texts.push(line);
      last?.written.push(line);
      continue;
    }
    open = rowAt(lines, index);
    const words = comment.exec(line)?.[1];
    const isComment = open?.startsWith('/') === true || words !== undefined;
    if (!isComment) {
      last = undefined;
      continue;
    }
    if (last === undefined || open !== undefined) {
      last = { line: index + 1, texts: [], written: [] };
      found.push(last);
    }
    if (words !== undefined) last.texts.push(words.trim());
    last.written.push(line);
  }
  // A line of slashes alone, or with a hyphen, parts two lists.
  return found.filter(({ texts }) => texts.some((text) => /[\p{L}\p{N}]/u.test(text)));
}

/**
 * Puts the comments of a page between the blocks that they stood between; those in a list stand below it, and those of a file that it
 * includes below what that brings in.
 */
export function putComments(
  root: LessonNode,
  source: string,
  included: readonly { text: string; line: number }[],
): void {
  const comments = [
    ...commentsOf(source),
    ...included.flatMap(({ text, line }) => commentsOf(text).map((each) => ({ ...each, line }))),
  ];
  if (comments.length === 0) return;
  // Without its library it is not certain what is code: lines that it has taken for code are no comment.
  const code = new Set(
    [...walk(root)]
      .filter(({ node }) => node.type === 'code')
      .flatMap(({ node }) => (node.value ?? '').split('\n').map((each) => each.trimEnd())),
  );
  const shown = comments.filter(({ written }) =>
    written.some((text) => text !== '' && !code.has(text)),
  );
  const byLine = [...Map.groupBy(shown, ({ line }) => line)];
  for (const [line, found] of byLine.toSorted(([one], [other]) => other - one)) {
    const place = { line, column: 1 };
    const position = { start: place, end: place };
    const nodes = found.flatMap(({ texts }) =>
      commentNode('mdxFlowExpression', ` ${texts.join('\n')} `, { type: 'html', position }),
    );
    put(root, line, nodes);
  }
}

/** Whether a block holds others that a comment may stand between: tabs hold nothing but tabs. */
const isHolder = ({ type, name }: LessonNode): boolean =>
  type === 'blockquote' || (type === 'mdxJsxFlowElement' && name !== 'Tabs');

function put(parent: LessonNode, line: number, nodes: readonly LessonNode[]): void {
  const children = parent.children ?? [];
  const next = children.findIndex((child) => firstLine(child) > line);
  const at = next === -1 ? children.length : next;
  const before = children[at - 1];
  if (before !== undefined && isHolder(before) && lastLine(before) > line) put(before, line, nodes);
  else parent.children = children.toSpliced(at, 0, ...nodes);
}

const firstLine = ({ position }: LessonNode): number => position?.start.line ?? 0;

const lastLine = (node: LessonNode): number =>
  Math.max(...[...walk(node)].map(({ node: { position } }) => position?.end.line ?? 0));
