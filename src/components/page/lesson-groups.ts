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

/** The lessons of a workshop by part, or all in one group. A part without a lesson is none. */
export function lessonGroups(workshop: Workshop, locale: Locale): LessonGroup[] {
  if (workshop.parts.length === 0)
    return [{ title: undefined, lessons: workshop.lessons, start: 1 }];
  return workshop.parts.flatMap(({ title, lessons: names }) => {
    const lessons = workshop.lessons.filter(({ name }) => names.includes(name));
    const [first] = lessons;
    if (first === undefined) return [];
    const start = workshop.lessons.indexOf(first) + 1;
    return [{ title: localizedText(title, locale, workshop.source), lessons, start }];
  });
}
