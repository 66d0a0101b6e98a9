/** Where the addresses in a page lead. Implemented by the code that reads files. */
export interface LinkedSite {
  /** The lesson that an address leads to; undefined if it is none of the imported pages. The address has no `#…`. */
  lessonOf(address: string): string | undefined;
  /** Whether an address is that of the page in another language. */
  isTranslation?(address: string): boolean;
  /** The path of the copy of a picture, from the folder of the lesson; undefined where there is no such file. */
  imageOf(address: string): string | undefined;
  /** The text of the file at an address; undefined where there is none. */
  fileOf?(address: string): string | undefined;
  /** Why a file of that name that is there can be no picture of a lesson, as the end of a sentence, and what to do with it. */
  whyNoPicture?(address: string): { why: string; look?: string } | undefined;
  /** The id of a heading of a lesson, by the id that it had in the old page. */
  headingOf(lesson: string, fragment: string): string | undefined;
  /** The title of the page that a lesson is made of. */
  titleOf?(lesson: string): string | undefined;
  /** Whether an address is that of a book of AsciiDoc, of which only the chapters are lessons. */
  isBook?(address: string): boolean;
  /** Whether a link to a page without words shows its title: in Antora. */
  showsTitles?: boolean;
  /** Of a book of AsciiDoc, the one place with an id that the page does not have. */
  placeElsewhere?(fragment: string): PlaceElsewhere | undefined;
  /** Where a lesson is that its author has moved into another workshop: `x/sail`. */
  awayOf?(lesson: string): string | undefined;
}

/** A place in another lesson. */
export interface PlaceElsewhere {
  lesson: string;
  /** The id of its heading; undefined for the lesson as a whole. */
  id: string | undefined;
  /** What its heading says, or what the lesson is called. */
  words: string | undefined;
}

/** For a page that is imported alone: no address leads anywhere. */
export const noSite: LinkedSite = {
  lessonOf: () => undefined,
  imageOf: () => undefined,
  headingOf: () => undefined,
};
