import type { Content } from '#model/read-content.ts';
import type { Workshop } from '#model/resolve/content.ts';

/** Without lessons that have no text yet in the language all others fall back to. */
export const withSource = ({ workshops }: Content): Workshop[] =>
  workshops.map((workshop) => ({
    ...workshop,
    lessons: workshop.lessons.filter(
      ({ translations }) => translations[workshop.source] !== undefined,
    ),
  }));

/** Without drafts, and without workshops that are nothing else. */
export const published = (workshops: readonly Workshop[]): Workshop[] =>
  workshops
    .map((workshop) => ({ ...workshop, lessons: workshop.lessons.filter(({ draft }) => !draft) }))
    .filter(({ lessons }) => lessons.length > 0);
