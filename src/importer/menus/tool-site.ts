import type { Flavour } from '#importer/generators/flavour.ts';

/** A site whose settings name the tool that shows it. Paths count from the top of what is imported. */
export interface ToolSite {
  flavour: Flavour | undefined;
  /** The folder of its settings. */
  top: string;
  /** The text of that file, where it says how pages are read. */
  settings?: string;
  /** Why a file below `top` is no page of it; undefined for a page. */
  whyNoPage(path: string): string | undefined;
  /** The path of a post from the folder of its blog on; undefined for any other file. */
  pathInBlog?: (path: string) => string | undefined;
  /** The folder of its pages, where that may be outside of `top`. */
  docs?: string;
  /** The folder of its pages, and what it is called, where its settings tell. */
  home?: { folder: string; title: string | undefined };
}

export const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path.startsWith(`${folder}/`);
