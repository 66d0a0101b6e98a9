import type { Flavour } from '#importer/generators/flavour.ts';
import { folderOf } from './menu.ts';
import type { MenuFile } from './menu.ts';

const ofJekyll = /(?:^|\/)_config\.ya?ml$/;
const ofHugo = /(?:^|\/)(?:hugo|config\/_default\/(?:hugo|config|languages))\.(?:toml|ya?ml|json)$/;
/** Other tools have a file of this name, too. */
const ofOlderHugo = /(?:^|\/)config\.(?:toml|ya?ml|json)$/;

/** Whether a file may hold the settings of Jekyll or Hugo. */
export const isUsualSettings = (path: string): boolean =>
  ofJekyll.test(path) || ofHugo.test(path) || ofOlderHugo.test(path);

/**
 * Says of a path which tool shows pages that have no sign of one: that of the nearest settings above it. Only Jekyll and Hugo: beside
 * their settings may stand pages of other tools, which have signs of those.
 * @param pages the paths of all files that may be pages
 */
export function usualTools(
  settings: readonly MenuFile[],
  pages: readonly string[],
): (path: string) => Flavour | undefined {
  const sites = settings
    .flatMap(({ path }): { flavour: Flavour; top: string }[] => {
      const folder = folderOf(path);
      const above = `${folder.replace(/(?:^|\/)config\/_default$/, '')}/`.replace(/^\/$/, '');
      if (ofJekyll.test(path)) return [{ flavour: 'jekyll', top: above }];
      const hasContent = pages.some((page) => page.startsWith(`${above}content`));
      const isHugo = ofHugo.test(path) || (ofOlderHugo.test(path) && hasContent);
      return isHugo ? [{ flavour: 'hugo', top: above }] : [];
    })
    .toSorted((one, other) => other.top.length - one.top.length);
  return (path) => sites.find(({ top }) => path.startsWith(top))?.flavour;
}
