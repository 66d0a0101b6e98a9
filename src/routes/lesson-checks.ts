import { workshops } from 'virtual:readyroom/content';
import type { Lesson } from '#model/resolve/content.ts';

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

/** The checks of a lesson as data: the same in every language, loaded when a field comes near. */
export function checksResponse({ variables, checks }: Lesson): Response {
  return Response.json({
    variables,
    checks: Object.fromEntries(Object.entries(checks).map(([id, { check }]) => [id, check])),
  });
}
