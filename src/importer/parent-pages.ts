import { joinedPath } from '#importer/menus/menu.ts';
import type { MenuEntry } from '#importer/menus/menu.ts';
import { titleOf } from './folder-chapters.ts';
import type { PageHead } from './folder-chapters.ts';

/**
 * The menu of a site whose pages name the page that they stand below by its title, as those of Just the Docs do: `parent`, and `grand_parent`
 * where several pages have that title. Empty where no page does, or none has a place in such a menu: other tools mean other things by it.
 * @param pages those in one language
 * @param textless those with nothing but a title, which are no lessons: other pages may stand below them all the same
 * @param at the folder of the pages, from the top of the site
 */
export function parentEntries(
  pages: readonly PageHead[],
  textless: readonly PageHead[],
  at: string,
): MenuEntry[] {
  const all = [...pages, ...textless];
  if (!all.some(({ data }) => data['nav_order'] !== undefined)) return [];
  const withoutText = new Set(textless);
  const listed = all.filter(({ data }) => data['nav_exclude'] !== true);
  const byTitle = Map.groupBy(listed, (page) => titleOf(page) ?? '');
  const parentOf = ({ data }: PageHead): PageHead | undefined => {
    const { parent, grand_parent: grandParent } = data;
    if (typeof parent !== 'string') return undefined;
    const named = byTitle.get(parent.trim()) ?? [];
    return named.find((each) => each.data['parent'] === grandParent) ?? named[0];
  };
  const below = Map.groupBy(listed.toSorted(byOrder), parentOf);
  if ([...below.keys()].every((parent) => parent === undefined)) return [];
  const entriesOf = (parent: PageHead | undefined): MenuEntry[] => {
    const held = below.get(parent) ?? [];
    const isTurned = /^(?:desc|reversed)$/.test(String(parent?.data['child_nav_order']));
    return (isTurned ? held.toReversed() : held).flatMap((page): MenuEntry[] => {
      const own: MenuEntry[] = withoutText.has(page)
        ? []
        : [{ type: 'page', path: joinedPath(at, page.stem) }];
      const entries = entriesOf(page);
      const title = titleOf(page) ?? '';
      return entries.length === 0
        ? own
        : [{ type: 'chapter', title, entries: [...own, ...entries] }];
    });
  };
  return entriesOf(undefined);
}

/** As Just the Docs has it: by number, then by title. */
function byOrder(one: PageHead, other: PageHead): number {
  const [left, right] = [one, other].map(({ data: { nav_order: order } }) =>
    order === undefined || order === '' ? Number.NaN : Number(order),
  );
  const [first = 0, second = 0] = [left, right].map((each) =>
    Number.isNaN(each) ? Number.POSITIVE_INFINITY : each,
  );
  if (first !== second) return first < second ? -1 : 1;
  return (titleOf(one) ?? '').localeCompare(titleOf(other) ?? '', 'en', { numeric: true });
}
