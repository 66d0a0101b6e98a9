import { expect, test } from 'vitest';
import { lessonComponents } from '#components/lesson/lesson-components.ts';
import { readContent } from '#model/read-content.ts';
import { nodesOf } from '#model/load/prose.ts';
import { load } from '#model/load/load.ts';
import { componentNames, components } from '#transforms/lesson/components.ts';

/** The Markdown plugin takes its words out of the prose. */
const ofPlugin = ['Label'];

test('every component that authors write has a file', () => {
  const names = Object.keys(components).filter((name) => !ofPlugin.includes(name));
  expect(names.filter((name) => lessonComponents[name] === undefined)).toEqual([]);
});

test('a component of a project can have the name of no file of ours', () => {
  const files = Object.keys(lessonComponents).filter((name) => name !== 'pre');
  expect(componentNames.filter((name) => !ofPlugin.includes(name)).toSorted()).toEqual(
    files.toSorted(),
  );
});

test('the lesson of the style page has no fault, and shows every component', () => {
  expect(readContent('src/routes/examples', process.cwd()).problems).toEqual([]);
  const [workshop] = load('src/routes/examples', process.cwd()).workshops;
  const proses = workshop?.lessons.flatMap((lesson) => lesson.proses) ?? [];
  const shown = new Set(proses.flatMap((prose) => nodesOf(prose).map(({ node }) => node.name)));
  expect(Object.keys(components).filter((name) => !shown.has(name))).toEqual([]);
});
