import { sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Sources } from '#model/load/sources.ts';
import { validateLesson } from './lesson.ts';
import { validateWorkshop } from './workshop.ts';

/** Everything that stops a build, by file and place. A lesson is validated again only if one of its files changed. */
export const validate = ({ root, diagnostics, workshops }: Sources): Diagnostic[] =>
  sorted([
    ...diagnostics,
    ...workshops.flatMap((workshop) => [
      ...workshop.diagnostics,
      ...validateWorkshop(workshop, root),
      ...workshop.lessons.flatMap(validateLesson),
    ]),
  ]);
