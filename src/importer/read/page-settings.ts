import { defaultValue } from '#importer/generators/jekyll-defaults.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** The settings of the site, and below `page.` those of the front matter, or what the site says of all such pages. */
export const settingsWith =
  (data: Readonly<Record<string, unknown>>, site: SiteParts): SiteParts['settingOf'] =>
  (path) => {
    if (!path.startsWith('page.')) return site.settingOf(path);
    const name = path.slice('page.'.length);
    const own = data[name];
    if (['string', 'number', 'boolean'].includes(typeof own)) return String(own);
    return (own === undefined ? defaultValue(site, name) : undefined) ?? site.settingOf(path);
  };
