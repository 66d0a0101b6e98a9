import type { Flavour } from '#importer/generators/flavour.ts';
import { folderOf } from './menu.ts';
import type { MenuFile } from './menu.ts';

const ofJekyll = /(?:^|\/)_config\.ya?ml$/;
const ofHugo = /(?:^|\/)(?:hugo|config\/_default\/(?:hugo|config|languages))\.(?:toml|ya?ml|json)$/;
/** Other tools have a file of this name, too. */
const ofOlderHugo = /(?:^|\/)config\.(?:toml|ya?ml|json)$/;

export const isJekyllSettings = (path: string): boolean => ofJekyll.test(path);

/** Whether a file may hold the settings of Jekyll or Hugo. */
export const isUsualSettings = (path: string): boolean =>
  isJekyllSettings(path) || ofHugo.test(path) || ofOlderHugo.test(path);

/** The folder of a site whose settings are in a file, with a slash behind it. */
const topOf = (path: string): string =>
  `${folderOf(path).replace(/(?:^|\/)config\/_default$/, '')}/`.replace(/^\/$/, '');

/** The folders of sites of Hugo, each with a slash behind it. */
export const hugoTops = (settings: readonly MenuFile[], pages: readonly string[]): string[] =>
  settings.flatMap(({ path }) => {
    const top = topOf(path);
    const hasContent = pages.some((page) => page.startsWith(`${top}content`));
    return ofHugo.test(path) || (ofOlderHugo.test(path) && hasContent) ? [top] : [];
  });

/**
 * Says of a path which tool shows pages that have no sign of one: that of the nearest settings above it. Only Jekyll and Hugo: beside
 * their settings may stand pages of other tools, which have signs of those.
 * @param pages the paths of all files that may be pages
 */
export function usualTools(
  settings: readonly MenuFile[],
  pages: readonly string[],
): (path: string) => Flavour | undefined {
  const jekylls = settings.filter(({ path }) => ofJekyll.test(path));
  const sites = [
    ...jekylls.map(({ path }) => ({ flavour: 'jekyll' as const, top: topOf(path) })),
    ...hugoTops(settings, pages).map((top) => ({ flavour: 'hugo' as const, top })),
  ].toSorted((one, other) => other.top.length - one.top.length);
  return (path) => sites.find(({ top }) => path.startsWith(top))?.flavour;
}
