import { idOf, inOrder } from './list.ts';
import type { ImportList, ListItem } from './list.ts';

/** What an import has read, by paths from the project. */
interface ReadPages {
  read: ReadonlySet<string>;
  /** Where pages are now that were elsewhere, from the project and from the folder of the source. */
  moved: ReadonlyMap<string, { page: string; file: string }>;
}

/** What is told by one import only, since the next one has nothing to tell of it. */
const events: ReadonlySet<ListItem['code']> = new Set([
  ...(['offered', 'merged', 'moved', 'moved-changed'] as const),
]);

/** Whether an item stays on the list until its author ticks it, whatever comes later. */
export const isEvent = ({ code }: ListItem): boolean => events.has(code);

/**
 * The list with that of an earlier import: what both have keeps its tick, and files that were not read again keep all. What was
 * told by one import only stays until it is ticked.
 */
export function mergedLists(
  earlier: ImportList | undefined,
  now: ImportList,
  { read, moved }: ReadPages,
): ImportList {
  const before = (earlier?.items ?? []).map((item) => carried(item, moved));
  const ticked = new Set(before.flatMap(({ id, isTicked }) => (isTicked ? [id] : [])));
  const ids = new Set(now.items.map(({ id }) => id));
  const offers = now.items.map((item) => sinceFirst(item, before));
  const replaced = new Set(offers.flatMap(({ instead }) => instead ?? []));
  const others = before.filter(
    (item) =>
      !ids.has(item.id) &&
      !replaced.has(item) &&
      (!read.has(item.page) || (isEvent(item) && !item.isTicked)),
  );
  const items = offers.map(({ item }) => ({ ...item, isTicked: ticked.has(item.id) }));
  return { ...now, items: inOrder([...others, ...items]) };
}

/** An item of a page that was moved is one of the page where it is now, and keeps its tick. */
function carried(item: ListItem, moved: ReadPages['moved']): ListItem {
  const to = moved.get(item.page);
  if (to === undefined) return item;
  const { page, file } = to;
  const before = item.changes.map((change) => change.before).join('\n');
  const number = /-\d+$/.exec(item.id)?.[0] ?? '';
  return {
    ...item,
    page,
    id: idOf(page, item.code, item.message + before) + number,
    ...(item.entry === undefined ? {} : { row: `p${idOf(item.entry, page)}` }),
    from: { ...item.from, file },
  };
}

/** A place that changes again while a change of it waits: both are one change, from what was imported to what the source says now. */
function sinceFirst(
  item: ListItem,
  before: readonly ListItem[],
): { item: ListItem; instead?: ListItem } {
  const [change] = item.changes;
  if (item.code !== 'offered' || change?.yours === undefined) return { item };
  const instead = before.find(
    ({ code, isTicked, place, changes: [earlier] }) =>
      code === 'offered' &&
      !isTicked &&
      place.file === item.place.file &&
      earlier?.yours !== undefined &&
      earlier.after === change.before,
  );
  if (instead === undefined) return { item };
  return {
    item: { ...item, changes: [{ ...change, before: instead.changes[0]?.before ?? '' }] },
    instead,
  };
}
