import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { firstOf, isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { blankColumns, blankOf } from '#importer/text/list-margin.ts';

/** Whether an extension is on by which Python-Markdown reads as other tools do. */
type Has = (kind: 'sane' | 'withoutEmptyLine' | 'nested' | 'fencing') => boolean;

/** The texts of a page by their lines. */
export type Written = ReadonlyMap<number, string>;

/** Lines in words: `line 4`, `lines 4, 9`, and of many the first. */
export function linesIn(lines: Iterable<number>): string {
  const all = [...new Set(lines)].toSorted((one, other) => one - other);
  return `line${all.length === 1 ? '' : 's'} ${firstOf(all)}`;
}

/** Notes the lists that Python-Markdown shows otherwise than they are written. */
export function noteLists(root: LessonNode, written: Written, has: Has, note: TakeNote): void {
  const lists = new Map<string, number[]>();
  for (const { node: parent } of walk(root)) {
    for (const [at, node] of (parent.children ?? []).entries()) {
      const how =
        node.type === 'list'
          ? shownAs(node, parent, at, written, has)
          : isBeside(node, parent, at, written) && !has('nested')
            ? 'without what stands below items where less than four columns set it in'
            : undefined;
      const below = has('fencing') ? itemsBelowCode(node, parent.children?.[at - 1], written) : [];
      const found = how === undefined ? below : [lineOf(node)];
      const as = how ?? 'as text where an item begins right below a fence';
      if (found.length > 0) lists.set(as, [...(lists.get(as) ?? []), ...found]);
    }
  }
  if (lists.size === 0) return;
  const found = [...lists].map(([how, those]) => `${how} (${linesIn(those)})`);
  note({
    line: Math.min(...[...lists.values()].map(([first = 1]) => first)),
    code: 'structure',
    about: 'lists that MkDocs shows otherwise',
    unsure: `MkDocs does not show all lists of this page as they are written, but ${found.join('; ')}.`,
    did: 'I made the lists that are written.',
    look: 'Nothing, if that was meant.',
  });
}

/**
 * The lines of the items of a list that begin right below a fence, which superfences reads as one paragraph with them: not where the
 * fence stands right below the words of an item.
 */
function itemsBelowCode(
  list: LessonNode,
  before: LessonNode | undefined,
  written: Written,
): number[] {
  if (list.type !== 'list') return [];
  const items = list.children ?? [];
  return items.flatMap((each, index) => {
    const above = index === 0 ? before : items[index - 1]?.children?.at(-1);
    const isBelow =
      above?.type === 'code' && isFenced(above) && above.position?.end.line === lineOf(each) - 1;
    const isParted = index === 0 || written.get(lineOf(above ?? each) - 1)?.trim() === '';
    return isBelow && isParted ? [lineOf(each)] : [];
  });
}

/** What Python-Markdown shows in the place of a list; undefined where it shows the same. */
function shownAs(
  list: LessonNode,
  parent: LessonNode,
  at: number,
  written: Written,
  has: Has,
): string | undefined {
  const line = lineOf(list);
  const item = itemIn(written.get(line));
  if (item === undefined) return undefined;
  const before = parent.children?.[at - 1];
  const isOfItem = parent.type === 'listItem' && at === 1;
  const isRightBelow = before?.type === 'paragraph' && before.position?.end.line === line - 1;
  if (item.sign.endsWith(')')) return 'as text where a bracket stands behind the numbers';
  if (isRightBelow && !isOfItem && !has('withoutEmptyLine'))
    return 'as text where no empty line parts them from a paragraph';
  const around = parent.type === 'listItem' ? itemIn(written.get(lineOf(parent))) : undefined;
  if (around !== undefined && isFlat(item, around) && !has('nested'))
    return 'as items of the list around where less than four columns set them in';
  if (has('sane')) return undefined;
  if (before?.type === 'list' && isOrdered(before) !== isOrdered(list))
    return 'as one with the list above';
  return isOrdered(list) && (list as { start?: number }).start !== 1
    ? 'counted from 1 where another number is written'
    : undefined;
}

/** Whether a block that belongs to an item is set in by so little that Python-Markdown ends the list before it. */
function isBeside(block: LessonNode, parent: LessonNode, at: number, written: Written): boolean {
  if (parent.type !== 'listItem' || at === 0) return false;
  const around = itemIn(written.get(lineOf(parent)));
  const text = written.get(lineOf(block)) ?? '';
  // Without an empty line above it, it goes on with the text of the item.
  if (around === undefined || written.get(lineOf(block) - 1)?.trim() !== '') return false;
  const columns = blankColumns(blankOf(text.replace(/^\s*(?:> ?)+/, '')));
  return text.trim() !== '' && Math.floor(columns / 4) <= Math.floor(around.columns / 4);
}

const isOrdered = (list: LessonNode): boolean => (list as { ordered?: boolean }).ordered === true;

interface Item {
  columns: number;
  sign: string;
}

/** The item that begins in a line; undefined for other lines, such as that of a file in which items stand. */
function itemIn(text: string | undefined): Item | undefined {
  const plain = text?.replace(/^\s*(?:> ?)+/, '') ?? '';
  const [, sign] = /^\s*([-*+]|\d{1,9}[.)])(?:\s|$)/.exec(plain) ?? [];
  return sign === undefined ? undefined : { sign, columns: blankColumns(blankOf(plain)) };
}

/** Each list in another is set in by four columns more. */
const isFlat = (item: Item, around: Item): boolean =>
  Math.floor(item.columns / 4) <= Math.floor(around.columns / 4);
