import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { nextFence } from '#importer/text/fence.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/**
 * So many blocks may stand in each other, counted as nodes of a tree. Whoever walks through a tree calls itself for each level, and
 * no stack has room for any number of them; no page that people read comes near it.
 */
const MOST = 200;

/** Why a page whose blocks stand in each other without end becomes no lesson. */
export const tooDeep = `more than ${MOST} of its blocks stand in each other: lists, quotations, elements or brackets, perhaps because many of them never end. Take them out of each other`;

/**
 * So many elements of HTML may be open at once, for all that can be told without a parser: whether their ends count, and what is code,
 * only a tree says.
 */
const MOST_OPEN = 1000;

/** Whether what stands in each other in a text is more than a parser can be asked to read. */
export function nestsTooDeep(path: string, text: string): boolean {
  const lines = text.split('\n');
  if (isAsciiDoc(path)) return asciiDocDepth(lines) > MOST;
  return markdownDepth(lines) > MOST || openElements(lines) > MOST_OPEN;
}

/** Whether more of a tree is in each other than what goes through it can bear. */
export function isTooDeep(root: LessonNode): boolean {
  const waiting = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.depth > MOST) return true;
    for (const node of next.node.children ?? []) waiting.push({ node, depth: next.depth + 1 });
  }
  return false;
}

/** Whether an error says that the stack has no more room; an expression that is compiled on what is left of it says so in its own words. */
export const isOfStack = (error: unknown): boolean =>
  (error instanceof RangeError && error.message.includes('call stack')) ||
  (error instanceof SyntaxError && error.message.endsWith('Stack overflow'));

const signsBefore = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/;

/** The signs of quotations and items that a line begins with, and of items the columns of those that they stand below; and the brackets of each line. */
function markdownDepth(lines: readonly string[]): number {
  let most = 0;
  const margins: number[] = [];
  let fence: string | undefined;
  for (const line of lines) {
    const isCode = fence !== undefined;
    fence = nextFence(fence, line);
    if (!isCode) most = Math.max(most, bracketDepth(line));
    const signs = isCode ? '' : (signsBefore.exec(line)?.[0] ?? '');
    if (signs === '') continue;
    const margin = line.length - line.trimStart().length;
    while ((margins.at(-1) ?? -1) >= margin) margins.pop();
    margins.push(margin);
    most = Math.max(most, margins.length + signs.replaceAll(/[ \t\d]/g, '').length - 1);
  }
  return most;
}

/** Elements that hold whatever is below them until their end, and those that hold words of a paragraph. */
const element =
  /<(\/?)(?:(article|aside|blockquote|center|details|div|dl|figure|footer|form|header|main|nav|ol|section|table|ul)|big|code|del|em|font|ins|kbd|mark|small|span|strong|sub|sup|tt|[bisu])(?=[\s>])[^<>]*>/gi;

/** So many elements of HTML are open at once outside of code. */
function openElements(lines: readonly string[]): number {
  let most = 0;
  let blocks = 0;
  let words = 0;
  let fence: string | undefined;
  for (const line of lines) {
    const isCode = fence !== undefined;
    fence = nextFence(fence, line);
    if (line.trim() === '') words = 0;
    if (isCode || !line.includes('<')) continue;
    for (const [, slash, block] of line.replaceAll(/`[^`]*`/g, '').matchAll(element)) {
      const step = slash === '' ? 1 : -1;
      if (block === undefined) words = Math.max(0, words + step);
      else blocks = Math.max(0, blocks + step);
      most = Math.max(most, blocks + words);
    }
  }
  return most;
}

/**
 * So many brackets of a line are open at once. What stands in the brackets of a picture is parsed again for each that it stands in. Those
 * of several lines are not counted together: rows of a table may have one each that never ends.
 */
function bracketDepth(line: string): number {
  let depth = 0;
  let most = 0;
  for (const [sign] of line.matchAll(/[[\]]/g)) {
    depth = sign === '[' ? depth + 1 : Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  return most;
}

/** The blocks between lines of signs that stand in each other, and the stars of an item. */
function asciiDocDepth(lines: readonly string[]): number {
  let most = 0;
  const open: string[] = [];
  for (const line of lines) {
    const sign = line.trimEnd();
    const last = open.at(-1);
    if (last !== undefined && isVerbatim.test(last) && last !== sign) continue;
    most = Math.max(most, /^\s*(\*+|\.+|-+)\s/.exec(line)?.[1]?.length ?? 0);
    if (!delimiter.test(sign)) continue;
    const at = open.lastIndexOf(sign);
    if (at === -1) open.push(sign);
    else open.length = at;
    most = Math.max(most, open.length);
    if (most > MOST) break;
  }
  return most;
}

const delimiter = /^(?:={4,}|\*{4,}|_{4,}|-{4,}|\.{4,}|\+{4,}|\/{4,}|--)$/;
const isVerbatim = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,})$/;
