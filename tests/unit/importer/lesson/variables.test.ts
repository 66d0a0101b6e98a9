import { expect, test } from 'vitest';
import { lessonsOfPages } from '#importer/import-pages.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { noSite } from '#importer/lesson/links.ts';
import { problemsOf } from '../imported.ts';

function made(texts: Readonly<Record<string, string>>): MadePage[] {
  const pages = Object.entries(texts).map(([lesson, text]) => ({
    ...{ path: `${lesson}.md`, text, lesson, locale: 'en' },
  }));
  const surroundings = { siteOf: () => noSite, placesOf: () => undefined, flavour: undefined };
  return lessonsOfPages(pages, 'en', surroundings).made;
}

const shell = (...lines: string[]): string => ['```bash', ...lines, '```'].join('\n');
const askedIn = (pages: readonly MadePage[]): string[][] =>
  pages.map(({ variables }) => [...variables.keys()]);

test('a variable that another lesson sets is asked for by none', () => {
  const pages = made({
    one: shell('export CLUSTER=boats', 'echo $CLUSTER'),
    two: `Replace CLUSTER with yours.\n\n${shell('kubectl config use-context $CLUSTER')}`,
  });
  expect(askedIn(pages)).toEqual([[], []]);
  expect(pages[1]?.notes.filter(({ code }) => code !== 'title')).toEqual([]);
  expect(problemsOf(pages)).toBe('');
});

test('a placeholder is never the variable that a command sets', () => {
  const pages = made({
    one: shell('export NODE_PORT=30000', 'curl localhost:$NODE_PORT'),
    two: shell('curl localhost:<NODE-PORT>'),
  });
  expect(askedIn(pages)).toEqual([[], ['YOUR_NODE_PORT']]);
  expect(problemsOf(pages)).toBe('');
});

test('a general name stays with its lesson, a special one is shared', () => {
  const pages = made({
    one: shell('kubectl get pod <name> --context <cluster>'),
    two: shell('kubectl get pod <name> --context <cluster>'),
  });
  expect(askedIn(pages)).toEqual([
    ['NAME', 'CLUSTER'],
    ['TWO_NAME', 'CLUSTER'],
  ]);
});

test('braces are what they were in every part of a lesson', () => {
  const manifest = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: "{{name}}"', 'spec: {}'];
  const pages = made({
    one: [
      'Use `{{name}}` and {{name}} in [it](https://example.org/{{name}}).',
      shell('sed "s/{{name}}/a/" x.yaml'),
      ['```output', '{{name}}', '```'].join('\n'),
      ['The Pod:', '', '```yaml', ...manifest, '```'].join('\n'),
    ].join('\n\n'),
  });
  expect(problemsOf(pages)).toBe('');
});

test('what nothing sets is told once', () => {
  const pages = made({ one: shell('echo $REGION'), two: shell('echo $REGION') });
  expect(pages.map(({ preset }) => [...preset])).toEqual([['REGION'], ['REGION']]);
  const told = pages.flatMap(({ notes }) => notes).filter(({ code }) => code === 'preset-variable');
  expect(told).toHaveLength(1);
  expect(problemsOf(pages)).toBe('');
});
