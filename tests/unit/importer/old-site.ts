import type { MenuFile } from '#importer/menus/menu.ts';
import type { OldSite } from '#importer/plan-pages.ts';

/** A site of which nothing was imported yet: the files that say how it is arranged, and the folder of its pages. */
export const oldSite = (menus: readonly MenuFile[], at = ''): OldSite => ({
  ...{ menus, at },
  names: new Map(),
  isTaken: () => false,
});
