import type { Content } from '#model/read-content.ts';
import { replaced } from '#model/memoize.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';

/** Without lessons that have no text yet in the language all others fall back to. */
export const withSource = ({ workshops }: Content): Workshop[] =>
  workshops.map((workshop) =>
    withLessons(workshop, ({ translations }) => translations[workshop.source] !== undefined),
  );

/** Without drafts, and without workshops that are nothing else. */
export const published = (workshops: readonly Workshop[]): Workshop[] =>
  workshops
    .map((workshop) => withLessons(workshop, ({ draft }) => !draft))
    .filter(({ lessons }) => lessons.length > 0);

const withLessons = (workshop: Workshop, isShown: (lesson: Lesson) => boolean): Workshop =>
  replaced(workshop, { lessons: workshop.lessons.filter(isShown) });
