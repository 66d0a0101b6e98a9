import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { commentNode } from './inline-html.ts';

interface Comment {
  /** The line that it begins in, from 1. */
  line: number;
  texts: string[];
}

/** A row that begins and ends a block which holds no text. That of a comment is of slashes. */
const row = /^(?:-{4,}|\.{4,}|\/{4,}|\+{4,}|`{3,})/;
/** A line of a comment, but for one that begins or ends a part which other pages include. */
const comment = /^\/\/(?!\/)(?!\s*(?:tag|end)::)(.*)$/;

/** What the author has said to other authors, which the library of AsciiDoc leaves out: lines in a row are one comment. */
function commentsOf(source: string): Comment[] {
  const found: Comment[] = [];
  let open: string | undefined;
  let last: Comment | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const line = text.trimEnd();
    if (open !== undefined) {
      if (line === open) [open, last] = [undefined, undefined];
      else last?.texts.push(line);
      continue;
    }
    open = row.exec(line)?.[0];
    const words = comment.exec(line)?.[1];
    const isComment = open?.startsWith('/') === true || words !== undefined;
    if (!isComment) {
      last = undefined;
      continue;
    }
    if (last === undefined || open !== undefined) {
      last = { line: index + 1, texts: [] };
      found.push(last);
    }
    if (words !== undefined) last.texts.push(words.trim());
  }
  return found;
}

/** Puts the comments of a page between the blocks that they stood between; those in a list stand below it. */
export function putComments(root: LessonNode, source: string): void {
  const comments = commentsOf(source);
  if (comments.length === 0) return;
  // Without its library it is not certain what is code: a line that it has taken for code is no comment.
  const code = [...walk(root)]
    .filter(({ node }) => node.type === 'code')
    .map(({ node }) => node.value ?? '')
    .join('\n');
  for (const { line, texts } of comments.toReversed()) {
    if (texts.some((text) => text !== '' && code.includes(text))) continue;
    const place = { line, column: 1 };
    const position = { start: place, end: place };
    put(
      root,
      line,
      commentNode('mdxFlowExpression', ` ${texts.join('\n')} `, { type: 'html', position }),
    );
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
