import type { SiteParts } from '#importer/site-parts.ts';

/**
 * Whether the settings of a site of Jekyll say that Liquid does not read a page: `render_with_liquid` in the `defaults` of _config.yml. Of
 * several that are about it, the one with the longest path counts, as Jekyll has it.
 */
export function isWithoutLiquid({ settingOf, pathFromTop: page = '' }: SiteParts): boolean {
  let found = { length: -1, value: 'true' };
  for (let index = 0; index < MOST; index += 1) {
    const at = `site.defaults.${index}`;
    const [path, type] = [settingOf(`${at}.scope.path`), settingOf(`${at}.scope.type`)];
    const value = settingOf(`${at}.values.render_with_liquid`);
    const length = path?.length ?? 0;
    if (value === undefined || length < found.length) continue;
    if (isBelow(page, path ?? '') && isOfType(page, type)) found = { length, value };
  }
  return found.value === 'false';
}

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
