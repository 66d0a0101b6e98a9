import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { headingWords } from '#importer/lesson/import-lesson.ts';
import { belowNoHeading, ofStart } from '#importer/lesson/old-ids.ts';
import type { PlaceElsewhere } from '#importer/lesson/linked-site.ts';
import type { Page } from '#importer/read/read-page.ts';
import { anchorsIn } from '#importer/text/anchors.ts';
import type { PlannedPage } from './plan-pages.ts';

/** A page of AsciiDoc as a chapter of a book, in which an id leads to a place whichever chapter that is in. */
export interface BookChapter {
  lesson: string;
  /** Whether it shows other pages, whose places are theirs. */
  showsOthers: boolean;
  places: ReadonlyMap<string, PlaceElsewhere>;
}

/** @param ids the ids of its headings by those that they had */
export function bookChapter(
  { path, lesson, text }: PlannedPage,
  content: Page,
  ids: ReadonlyMap<string, string>,
): BookChapter | undefined {
  if (!isAsciiDoc(path)) return undefined;
  const words = headingWords(content);
  const lines = text.split('\n');
  const places = new Map<string, PlaceElsewhere>();
  const ofBlocks = new Set<string>();
  for (const { id, line } of anchorsIn(text, 1, true)) {
    // What stands before the title of a page is no place in its lesson, but the lesson.
    places.set(id.toLowerCase(), { lesson, id: undefined, words: content.title });
    const isHeading = [lines[line - 1], lines[line]].some((each) => /^=+[ \t]/.test(each ?? ''));
    if (!isHeading) ofBlocks.add(id.toLowerCase());
  }
  for (const [old, id] of ids)
    if (id !== ofStart && id !== belowNoHeading)
      places.set(old, { lesson, id, words: ofBlocks.has(old) ? undefined : words.get(id) });
  const showsOthers = /^include::[^[\n]+\.(?:adoc|asciidoc|asc)\[/m.test(text);
  return { lesson, showsOthers, places };
}

/** Finds the one place of a book that has an id; undefined where several chapters have it. */
export function placeFinder(
  chapters: readonly BookChapter[],
): (fragment: string) => PlaceElsewhere | undefined {
  return (fragment) => {
    const id = fragment.toLowerCase();
    const found = chapters.filter(({ places }) => places.has(id));
    const own = found.filter(({ showsOthers }) => !showsOthers);
    const [chapter, another] = own.length > 0 ? own : found;
    return another === undefined ? chapter?.places.get(id) : undefined;
  };
}
