import { workshops } from 'virtual:readyroom/content';
import type { Lesson } from '#model/types.ts';

export function getStaticPaths() {
  return workshops.flatMap((workshop) =>
    workshop.lessons.map((lesson) => ({
      params: { workshop: workshop.name, lesson: lesson.name },
      props: { lesson },
    })),
  );
}

/** What the checks of a lesson ask for: the same in every language, loaded with the first paste. */
export function GET({ props: { lesson } }: { props: { lesson: Lesson } }): Response {
  return Response.json({
    variables: lesson.variables,
    checks: Object.fromEntries(Object.entries(lesson.checks).map(([id, { check }]) => [id, check])),
  });
}
