import { noteKinds } from '#importer/note-kinds.ts';
import type { NoteLevel } from '#importer/note-kinds.ts';
import type { ImportList, ListItem } from './list.ts';

/** Items of one cause, which an author sees to together: said once, with all their places. */
export interface Entry {
  /** What its box is called in the Markdown. */
  id: string;
  items: readonly ListItem[];
  /** Its items page by page. */
  rows: readonly Row[];
  /** What it says, but for what its whole kind says. */
  words: readonly Said[];
}

/** The items of an entry that are on one page. */
export interface Row {
  id: string;
  items: readonly ListItem[];
}

interface Kind {
  title: string;
  level: NoteLevel;
  /** What all its items say: it is said once, above them. */
  common: string;
  entries: readonly Entry[];
}

type Sentence = 'message' | 'done' | 'hint';
interface Said {
  is: Sentence;
  text: string;
}

const sentences: readonly Sentence[] = ['message', 'done', 'hint'];

/** The kinds of items that a list has, in its order, with their entries. */
export const byKind = ({ items }: ImportList): Kind[] =>
  Object.entries(noteKinds).flatMap(([code, { title, level }]) => {
    const own = items.filter((item) => item.code === code);
    if (own.length === 0) return [];
    const shared = own.length > 1 ? sharedIn(own) : [];
    const common = shared.map((name) => own[0]?.[name] ?? '').join(' ');
    return [{ title, level, common, entries: entriesOf(own, shared) }];
  });

/** The items of one kind as entries, in the order of their first places. */
export const entriesOf = (items: readonly ListItem[], shared: readonly Sentence[] = []): Entry[] =>
  [...Map.groupBy(items, ({ entry, id }) => entry ?? id)].map(([id, own]) => {
    const rows = [...Map.groupBy(own, ({ row, id }) => row ?? id)].map(([row, items]): Row => ({
      id: row,
      items,
    }));
    return {
      id: rows.length === 1 ? (rows[0]?.id ?? id) : id,
      items: own,
      rows,
      words: wordsOf(own, shared),
    };
  });

const sharedIn = (items: readonly ListItem[]): Sentence[] =>
  sentences.filter((name) => items.every((item) => item[name] === items[0]?.[name]));

function wordsOf(items: readonly ListItem[], shared: readonly Sentence[]): Said[] {
  const [first] = items;
  if (first === undefined) return [];
  const same = sharedIn(items);
  return sentences
    .filter((name) => !shared.includes(name))
    .map((is) => ({
      is,
      text:
        same.includes(is) || first.about === undefined
          ? first[is]
          : `${first.about} in several forms, the first: ${first[is]}`,
    }));
}

/** `3, 7-9`: the lines of the places, each once. */
export function linesText(lines: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const line of [...new Set(lines)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === line - 1) last.to = line;
    else runs.push({ from: line, to: line });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

/** ` (40 places on 2 pages)`; nothing for a single place. */
export function countText({ items, rows }: Entry): string {
  if (items.length === 1) return '';
  const on = rows.length === 1 ? '' : ` on ${rows.length} pages`;
  return `${items.length} places${on}`;
}

/** Whether all of these items are ticked off. */
export const areTicked = (items: readonly ListItem[]): boolean =>
  items.every(({ isTicked }) => isTicked);

/**
 * The items with what is ticked in the Markdown: the box of an item, of its row or of its entry. A row that was ticked as a
 * whole and is no longer was unticked; of others, an item keeps the tick that it got by an edit.
 */
export function tickedBy(items: readonly ListItem[], ids: ReadonlySet<string>): ListItem[] {
  const whole = new Set(
    entriesOf(items).flatMap(({ rows }) =>
      rows.filter((row) => areTicked(row.items)).flatMap((row) => row.items),
    ),
  );
  return items.map((item) => {
    const isHere = [item.id, item.row, item.entry].some((id) => id !== undefined && ids.has(id));
    return { ...item, isTicked: isHere || (item.isTicked && !whole.has(item)) };
  });
}
