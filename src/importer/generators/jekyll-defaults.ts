import { literalPattern } from '#transforms/literal-pattern.ts';
import { memoize } from '#model/memoize.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** The pages that a part of the `defaults` of a site is about: those below a path, of a type if one is named. */
interface Scope {
  /** Where that part stands in the settings. */
  at: string;
  path: string;
  type: string | undefined;
}

/** Whether the settings of a site of Jekyll say that Liquid does not read a page: `render_with_liquid` in the `defaults` of _config.yml. */
export const isWithoutLiquid = (site: SiteParts): boolean =>
  defaultValue(site, 'render_with_liquid') === 'false';

/**
 * The value that the `defaults` of _config.yml give a page which says nothing else; undefined where they give none. Of several that are
 * about it, the one with the longest path counts, as Jekyll has it.
 */
export function defaultValue(
  { settingOf, pathFromTop: page = '' }: SiteParts,
  name: string,
): string | undefined {
  let found: { path: string; value: string } | undefined;
  for (const { at, path, type } of scopesOf(settingOf)) {
    const value = settingOf(`${at}.values.${name}`);
    if (value === undefined || path.length < (found?.path.length ?? 0)) continue;
    if (isBelow(page, path) && isOfType(page, type)) found = { path, value };
  }
  return found?.value;
}

/** A site has one file of settings, and thousands of pages. */
const scopesOf = memoize((settingOf: SiteParts['settingOf']): readonly Scope[] =>
  Array.from(
    { length: Math.min(MOST, Number(settingOf('site.defaults.length') ?? 0)) },
    (_, index) => {
      const at = `site.defaults.${index}`;
      return { at, path: settingOf(`${at}.scope.path`) ?? '', type: settingOf(`${at}.scope.type`) };
    },
  ),
);

/** No site has more defaults. */
const MOST = 100;

/** Whether a page stands in a folder, or is the page, that a path names; `*` in it is any name. */
function isBelow(page: string, path: string): boolean {
  const names = path.split('/').filter((name) => name !== '');
  const own = page.split('/');
  return names.every((name, at) => {
    const parts = name.split('*').map(literalPattern);
    return new RegExp(`^${parts.join('.*')}$`).test(own[at] ?? '');
  });
}

/** Whether a page is of a collection of Jekyll of which that makes no pages: `output: false`, or nothing but its name. */
export function isWithoutPages({ settingOf, pathFromTop: page = '' }: SiteParts): boolean {
  const collection = collectionOf(page);
  if (collection === undefined || /^(?:posts|drafts)$/.test(collection)) return false;
  const count = Math.min(MOST, Number(settingOf('site.collections.length') ?? 0));
  const isInList = Array.from({ length: count }, (_, at) => settingOf(`site.collections.${at}`));
  return (
    settingOf(`site.collections.${collection}.output`) === 'false' || isInList.includes(collection)
  );
}

/** Pages of a collection stand in the folder of its name. */
const collectionOf = (page: string): string | undefined => /(?:^|\/)_([^/]+)\//.exec(page)?.[1];

function isOfType(page: string, type: string | undefined): boolean {
  if (type === undefined || type === '') return true;
  const collection = collectionOf(page);
  return type === 'pages' ? collection === undefined : collection === type;
}
