import { memoize } from '#model/memoize.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** What the settings of a site say of the pages below a path, of a type if one is named. */
interface Default {
  path: string;
  type: string | undefined;
  rendersLiquid: string;
}

/**
 * Whether the settings of a site of Jekyll say that Liquid does not read a page: `render_with_liquid` in the `defaults` of _config.yml. Of
 * several that are about it, the one with the longest path counts, as Jekyll has it.
 */
export function isWithoutLiquid({ settingOf, pathFromTop: page = '' }: SiteParts): boolean {
  let found: Default | undefined;
  for (const each of defaultsOf(settingOf)) {
    if (each.path.length < (found?.path.length ?? 0)) continue;
    if (isBelow(page, each.path) && isOfType(page, each.type)) found = each;
  }
  return found?.rendersLiquid === 'false';
}

/** A site has one file of settings, and thousands of pages. */
const defaultsOf = memoize((settingOf: SiteParts['settingOf']): readonly Default[] =>
  Array.from({ length: MOST }, (_, index) => `site.defaults.${index}`).flatMap((at) => {
    const rendersLiquid = settingOf(`${at}.values.render_with_liquid`);
    if (rendersLiquid === undefined) return [];
    const [path = '', type] = [settingOf(`${at}.scope.path`), settingOf(`${at}.scope.type`)];
    return [{ path, type, rendersLiquid }];
  }),
);

/** No site has more defaults. */
const MOST = 100;

/** Whether a page stands in a folder, or is the page, that a path names; `*` in it is any name. */
function isBelow(page: string, path: string): boolean {
  const names = path.split('/').filter((name) => name !== '');
  const own = page.split('/');
  return names.every((name, at) => {
    const parts = name
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`).test(own[at] ?? '');
  });
}

/** Pages of a collection stand in the folder of its name. */
function isOfType(page: string, type: string | undefined): boolean {
  if (type === undefined || type === '') return true;
  const collection = /(?:^|\/)_([^/]+)\//.exec(page)?.[1];
  return type === 'pages' ? collection === undefined : collection === type;
}
