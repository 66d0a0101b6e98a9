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

export function GET({ props: { lesson } }: { props: { lesson: Lesson } }): Response {
  return checksResponse(lesson);
}

/** What the checks of a lesson ask for: the same in every language, loaded with the first paste. */
export function checksResponse({ variables, checks }: Lesson): Response {
  return Response.json({
    variables,
    checks: Object.fromEntries(Object.entries(checks).map(([id, { check }]) => [id, check])),
  });
}
