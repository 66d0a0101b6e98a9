/** What the browser loads when the search is opened: one file for each language. */
export interface SearchFile {
  /** The messages of the search. */
  words: Readonly<Record<string, string>>;
  /** The pages that have something to be found, as documents refer to them by place. */
  pages: readonly SearchPage[];
  /** The index as JSON: see `openIndex`. */
  index: unknown;
}

export interface SearchPage {
  title: string;
  /** The title of the workshop it belongs to, where the site has several. */
  workshop: string;
  path: string;
}
