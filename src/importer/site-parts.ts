/** What an old site keeps beside a page of it: files that the page shows, and values that it fills in. */
export interface SiteParts {
  /** The language of the page. */
  locale: string;
  /** Its path from the folder that is imported. */
  path?: string | undefined;
  /** Its path from the top of the site. */
  pathFromTop?: string | undefined;
  /** Whether no other page is in its folder, nor in those below. */
  isOnlyPage?: boolean;
  /** The attributes that a book of AsciiDoc sets before it includes the page, as lines of it; undefined for a page that no book includes. */
  bookValues?: readonly string[] | undefined;
  /** The settings by which the tool of the site reads the page, where they are found by its folder. */
  toolSettings?: string | undefined;
  /** What the menu of the site calls the page. */
  title?: string | undefined;
  /** Whether that is what all of its chapter is called. */
  isTitleOfAll?: boolean | undefined;
  /** The title that the old tool showed above the text of the page. */
  titleAbove?: string | undefined;
  /** What the menu of the site says that the page is about. */
  description?: string | undefined;
  /**
   * The text of a file by the address that the page has for it: from the folder of the page, or from one of `folders` in the
   * site, with `@site/` first from its top; undefined where there is none.
   */
  fileOf(address: string, folders: readonly string[]): string | undefined;
  /** A value of the configuration or the data of the site, such as `site.title`; undefined where it has none. */
  settingOf(path: string): string | undefined;
}

/** For a page that is imported alone. */
export const noParts: SiteParts = {
  locale: 'en',
  fileOf: () => undefined,
  settingOf: () => undefined,
};
