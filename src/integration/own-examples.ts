import { resolve } from 'node:path';
import type { LessonFile } from '#transforms/markdown.ts';
import type { LiveContent } from './live-content.ts';

/** The examples of the components of the project: a file of MDX for each, which is not on the disk. */
export const examplesId = 'virtual:readyroom/own-examples';
export const exampleFile = /[\\/]\.example-of-(\w+)\.mdx$/;

/** What the Markdown plugin has to know of such a file; undefined for any other. */
export const exampleContext = (project: LiveContent, path: string): LessonFile | undefined =>
  exampleFile.test(path)
    ? { lang: 'en', source: undefined, missing: [], stale: [], own: project.ownComponents() }
    : undefined;

/** All of them but those of a components.yaml with a mistake, which is told where lessons use it. */
export function examplesModule(root: string, project: LiveContent): string {
  const { problems } = project.current();
  const own = Object.values(project.ownComponents());
  const isWrong = problems.some(
    ({ severity, place }) => severity === 'error' && place.file === project.declaredIn(),
  );
  const shown = isWrong ? [] : own;
  const path = (name: string): string =>
    resolve(root, project.declaredIn(), `../.example-of-${name}.mdx`);
  return [
    ...shown.flatMap(({ name, example }) =>
      example === undefined ? [] : [`import ${name} from ${JSON.stringify(path(name))};`],
    ),
    `export const ownExamples = [${shown
      .map(
        ({ name, about, example }) =>
          `{ ...${JSON.stringify({ name, about })}, Example: ${example === undefined ? 'undefined' : name} }`,
      )
      .join(', ')}];`,
  ].join('\n');
}
