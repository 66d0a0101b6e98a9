import { dataIn } from '#importer/text/data-in.ts';
import { isData } from './menu.ts';
import type { LeftOfMenu, MenuFile } from './menu.ts';
import { isAddress } from './mkdocs-nav.ts';

/** Whether a file has the menus of a site of Hugo and nothing else: `config/_default/menus.en.toml`. */
export const isHugoMenus = (path: string): boolean =>
  /(?:^|\/)config\/_default\/menus?(?:\.[\w-]+)?\.(?:toml|ya?ml|json)$/.test(path);

/** The links to other sites in the menus that settings of Hugo have, of all languages. */
export function hugoMenuLinks(file: MenuFile): LeftOfMenu[] {
  const data = dataIn(file);
  const languages = below(data, /^languages$/i).flatMap((each) => Object.values(each));
  const menus = isHugoMenus(file.path)
    ? [data]
    : [data, ...languages, ...Object.values(data)].flatMap((each) => below(each, /^menus?$/i));
  const links = menus.flatMap((each) => Object.values(each).flatMap(linksOf));
  return links.filter(
    ({ url, title }, at) =>
      links.findIndex((each) => each.url === url && each.title === title) === at,
  );
}

const below = (value: unknown, key: RegExp): Record<string, unknown>[] =>
  isData(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        key.test(name) && isData(each) ? [each] : [],
      )
    : [];

const linksOf = (entries: unknown): (LeftOfMenu & { is: 'link' })[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const { name, title, url } = isData(entry) ? entry : {};
    if (typeof url !== 'string' || !isAddress(url)) return [];
    const shown = [name, title].find((each) => typeof each === 'string');
    return [{ is: 'link' as const, title: typeof shown === 'string' ? shown : undefined, url }];
  });
