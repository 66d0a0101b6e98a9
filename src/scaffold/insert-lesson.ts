import { isScalar, isSeq, parseDocument } from 'yaml';
import type { Scalar, YAMLSeq } from 'yaml';

/**
 * workshop.yaml with one more lesson, after another one or at the end. Nothing else changes, comments and layout
 * included; undefined where the list is not written plainly enough to put a name into it.
 */
export function insertLesson(text: string, name: string, after?: string): string | undefined {
  const lists = lessonLists(text);
  const lessons =
    lists.find((list) => after !== undefined && itemNamed(list, after) !== undefined) ??
    lists.at(-1);
  if (lessons === undefined) return undefined;
  const before = after === undefined ? lessons.items.at(-1) : itemNamed(lessons, after);
  if (!isScalar(before) || !before.range) return undefined;
  const [start, end] = before.range;
  const edited =
    lessons.flow === true
      ? `${text.slice(0, end)}, ${name}${text.slice(end)}`
      : newLine(text, start, end, name);
  return hasLesson(edited, lists, name, before) ? edited : undefined;
}

/** The lists of lessons in workshop.yaml, in order: `lessons`, or that of each part. */
function lessonLists(text: string): YAMLSeq[] {
  const document = parseDocument(text, { keepSourceTokens: true });
  const parts = document.get('parts');
  const lists = isSeq(parts)
    ? parts.items.map((_, at) => document.getIn(['parts', at, 'lessons']))
    : [document.get('lessons')];
  return lists.filter((list) => isSeq(list));
}

const itemNamed = (lessons: YAMLSeq, name: string): unknown =>
  lessons.items.find((item) => isScalar(item) && item.value === name);

/** Adds a line below that of an item, with the same indentation; a comment after the item stays with it. */
function newLine(text: string, start: number, end: number, name: string): string {
  const dash = text.lastIndexOf('-', start - 1);
  const margin = text.slice(text.lastIndexOf('\n', dash) + 1, dash);
  const lineEnd = text.indexOf('\n', end);
  const isLast = lineEnd === -1;
  const at = isLast ? text.length : lineEnd + 1;
  const line = `${margin}- ${name}`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return isLast
    ? `${text}${eol}${line}${eol}`
    : `${text.slice(0, at)}${line}${eol}${text.slice(at)}`;
}

/** Whether the edit is right: the same lists, with one more name in its place. */
function hasLesson(
  edited: string,
  lists: readonly YAMLSeq[],
  name: string,
  before: Scalar,
): boolean {
  if (parseDocument(edited).errors.length > 0) return false;
  const expected = lists.map(({ items }) =>
    items.flatMap((item) => (item === before ? [valueOf(item), name] : [valueOf(item)])),
  );
  const now = lessonLists(edited).map(({ items }) => items.map(valueOf));
  return JSON.stringify(now) === JSON.stringify(expected);
}

const valueOf = (item: unknown): unknown => (isScalar(item) ? item.value : item);
