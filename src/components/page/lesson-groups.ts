import { localizedText } from '#components/localized-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';

/** Lessons that stand together in a list; `title` is what the author calls them, where the workshop has parts. */
export interface LessonGroup {
  title: string | undefined;
  lessons: readonly Lesson[];
  /** The number of its first lesson in the workshop, from 1. */
  start: number;
}

/** The lessons of a workshop by part, or all in one group. */
export function lessonGroups(workshop: Workshop, locale: Locale): LessonGroup[] {
  if (workshop.parts.length === 0)
    return [{ title: undefined, lessons: workshop.lessons, start: 1 }];
  return workshop.parts.map(({ title, lessons }) => ({
    title: localizedText(title, locale, workshop.source),
    lessons: workshop.lessons.filter(({ name }) => lessons.includes(name)),
    start: workshop.lessons.findIndex(({ name }) => name === lessons[0]) + 1,
  }));
}
