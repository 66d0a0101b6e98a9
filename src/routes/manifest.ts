import { workshops } from 'virtual:readyroom/content';

export function getStaticPaths() {
  return workshops.flatMap((workshop) =>
    workshop.lessons.flatMap((lesson) =>
      Object.values(lesson.manifests).map(({ file, text }) => ({
        params: { workshop: workshop.name, lesson: lesson.name, file },
        props: { text },
      })),
    ),
  );
}

/** A manifest of a lesson as a file, for the learner to read raw or to apply. */
export function GET({ props: { text } }: { props: { text: string } }): Response {
  return new Response(text, { headers: { 'content-type': 'application/yaml; charset=utf-8' } });
}
