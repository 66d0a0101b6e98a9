import { noteKinds } from '#importer/note-kinds.ts';
import type { NoteCode, NoteLevel } from '#importer/note-kinds.ts';
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
  /** What its items say differently. */
  differing: readonly Sentence[];
}

/** The items of an entry that are on one page. */
export interface Row {
  id: string;
  items: readonly ListItem[];
}

export interface Kind {
  /** What its box is called in the Markdown. */
  id: string;
  code: NoteCode;
  title: string;
  level: NoteLevel;
  /** What all its items say: it is said once, above them. */
  common: readonly Said[];
  entries: readonly Entry[];
  /** Its entries, those together of which much is the same. */
  groups: readonly Group[];
}

/** Entries of a kind of which the same was done, and is to be done; or the others of the kind. */
export interface Group {
  /** What its box is called in the Markdown; undefined for the others, and where its kind has nothing else. */
  id: string | undefined;
  common: readonly Said[];
  entries: readonly Entry[];
}

type Sentence = 'message' | 'done' | 'hint';
export interface Said {
  is: Sentence;
  text: string;
}

const sentences: readonly Sentence[] = ['message', 'done', 'hint'];
/** What is said of one cause alone is said with it; from so many on, it is said above them. */
const MIN_IN_GROUP = 3;

/** The kinds of items that a list has, in its order, with their entries. */
export const byKind = ({ items }: ImportList): Kind[] =>
  (Object.keys(noteKinds) as NoteCode[]).flatMap((code) => {
    const { title, level } = noteKinds[code];
    const own = items.filter((item) => item.code === code);
    if (own.length === 0) return [];
    const shared = own.length > 1 ? sharedIn(own) : [];
    const groups = groupsOf(own, shared);
    const entries = groups.flatMap((group) => group.entries);
    const common = wordsSaid(own[0], shared);
    return [{ id: kindId(code), code, title, level, common, entries, groups }];
  });

/** What is in most places comes first: one look at it counts for all of them. */
function groupsOf(own: readonly ListItem[], shared: readonly Sentence[]): Group[] {
  const all = entriesOf(own, shared);
  const groupOf = ({ items: [first], differing }: Entry): string | undefined =>
    differing.includes('done') || differing.includes('hint') ? undefined : first?.group;
  const count = Map.groupBy(all, groupOf);
  const isAlone = shared.includes('done') && shared.includes('hint');
  const groups = Map.groupBy(all, (entry) => {
    const id = groupOf(entry);
    return isAlone || (count.get(id)?.length ?? 0) < MIN_IN_GROUP ? undefined : id;
  });
  return [...groups]
    .map(([id, entries]): Group => {
      const items = entries.flatMap((entry) => entry.items);
      const above = id === undefined ? [] : (['done', 'hint'] as const);
      return {
        id,
        common: wordsSaid(
          items[0],
          above.filter((name) => !shared.includes(name)),
        ),
        entries: entriesOf(items, [...shared, ...above]).toSorted(
          (a, b) => b.items.length - a.items.length,
        ),
      };
    })
    .toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** What has words of its own stands first, so that it is not read as one of those of which something was said above them. */
const rankOf = ({ id, entries }: Group): number =>
  id === undefined ? Number.POSITIVE_INFINITY : (entries[0]?.items.length ?? 0);

const wordsSaid = (item: ListItem | undefined, names: readonly Sentence[]): Said[] =>
  names.map((is) => ({ is, text: item?.[is] ?? '' }));

const kindId = (code: NoteCode): string => `all-${code}`;

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
      differing: sentences.filter((name) => !sharedIn(own).includes(name)),
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
      text: same.includes(is) || first.about === undefined ? first[is] : `${first.about}:`,
    }));
}

/** What only one item of an entry says, where its items say different things of the same. */
export const ownWords = (item: ListItem, { differing }: Pick<Entry, 'differing'>): string =>
  differing.map((name) => item[name]).join(' ');

/** The texts of the changes of an item, each with what it is. */
export function textsOf({ code, changes }: ListItem): { label: string; text: string }[] {
  return changes.flatMap(({ before, after, yours }) => {
    const texts =
      yours !== undefined
        ? [
            { label: 'Imported then:', text: yours === before ? '' : before },
            { label: yours === before ? 'In your lesson:' : 'You made of it:', text: yours },
            { label: 'The source says now:', text: after },
          ]
        : code === 'merged'
          ? [
              { label: 'Imported then:', text: before },
              { label: 'Written now:', text: after },
            ]
          : [
              { label: 'In the source:', text: before },
              { label: 'Written:', text: after },
            ];
    return texts.filter(({ text }) => text !== '');
  });
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

/** `1 page`, `2 pages`. */
export const number = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** ` (40 places on 2 pages)`; nothing for a single place. */
export function countText({ items, rows }: Entry): string {
  if (items.length === 1) return '';
  const on = rows.length === 1 ? '' : ` on ${rows.length} pages`;
  return `${items.length} places${on}`;
}

/** Whether all of these items are ticked off. */
export const areTicked = (items: readonly ListItem[]): boolean =>
  items.every(({ isTicked }) => isTicked);

/** The boxes of a list in Markdown, by their ids: whether each is ticked. */
export type Boxes = ReadonlyMap<string, boolean>;

/**
 * The items with what is ticked in the Markdown: the box of an item, or one that it stands below. An item that was ticked is
 * no longer, if its box is not, or one above it that was ticked with all below it.
 */
export function tickedBy(items: readonly ListItem[], boxes: Boxes): ListItem[] {
  const open = new Set(items.filter((item) => !item.isTicked).flatMap(boxesAbove));
  return items.map((item) => {
    const above = boxesAbove(item);
    const own = boxes.get(item.id);
    if (!item.isTicked)
      return { ...item, isTicked: [item.id, ...above].some((id) => boxes.get(id) === true) };
    const isUnticked = above.some((id) => !open.has(id) && boxes.get(id) === false);
    return { ...item, isTicked: own !== false && !isUnticked };
  });
}

const boxesAbove = ({ row, entry, group, code }: ListItem): string[] =>
  [row, entry, group, kindId(code)].filter((id) => id !== undefined);
