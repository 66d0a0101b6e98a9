import type { Locale } from '#i18n/locales.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import type { Translation } from '#model/types.ts';

/** What the MDX components of a lesson page take their data from (`Astro.locals.lesson`). */
export interface LessonPage {
  workshop: Workshop;
  lesson: Lesson;
  /** The language of the page's chrome. */
  locale: Locale;
  /** The prose that is shown: the locale's own, or the source's where there is none. */
  translation: Translation;
}

/**
 * The entry of the lesson an MDX element refers to by id. The model has checked every id before a page is rendered,
 * so a missing one is a fault of Readyroom, not of the author.
 */
export function entryOf<T>(entries: Readonly<Record<string, T>>, id: string, what: string): T {
  const entry = entries[id];
  if (entry === undefined) throw new Error(`No ${what} "${id}" in this lesson.`);
  return entry;
}

/** The lesson of the page, for components that only stand on lesson pages. */
export function lessonOf(locals: App.Locals): LessonPage {
  if (!locals.lesson) throw new Error('This component needs a lesson page.');
  return locals.lesson;
}
