import { describe, expect, test } from 'vitest';
import { educatesEntries } from '#importer/menus/educates.ts';
import { menuOf } from '#importer/menus/menu-of.ts';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from '../old-site.ts';

const page = (path: string, title?: string): object => ({
  ...{ type: 'page', path },
  ...(title === undefined ? {} : { title, titleAbove: title }),
});

describe('The menu of a workshop of Educates', () => {
  const names = `modules:
  index:
    name: Welcome
  exercises/01-boats:
    name: Boats
  exercises/02-ships:
    name: Ships
`;

  test('has the names of modules.yaml, in the order and with the title of workshop.yaml', () => {
    const active =
      'name: Boats\nmodules:\n  activate:\n  - index\n  - exercises/02-ships\n  - exercises/09-none\n';
    expect(
      menuOf([
        { path: 'workshop/modules.yaml', text: names },
        { path: 'workshop/workshop.yaml', text: active },
      ]),
    ).toEqual([
      {
        ...{ type: 'chapter', title: 'Boats' },
        entries: [
          page('workshop/content', 'Welcome'),
          page('workshop/content/exercises/02-ships', 'Ships'),
          page('workshop/content/exercises/09-none'),
        ],
      },
    ]);
  });

  test('has the order of modules.yaml where nothing else gives one', () => {
    expect(educatesEntries([{ path: 'modules.yaml', text: names }])).toEqual([
      page('content', 'Welcome'),
      page('content/exercises/01-boats', 'Boats'),
      page('content/exercises/02-ships', 'Ships'),
    ]);
  });

  test('has a chapter for each path of config.yaml', () => {
    const text = `modules:
- name: boats
  title: All boats
pathways:
  default: sailors
  paths:
    sailors:
      title: For sailors
      modules: [{ name: boats }, { name: ships, title: Ships }]
    builders:
      modules: [yard]
`;
    expect(educatesEntries([{ path: 'workshop/config.yaml', text }])).toEqual([
      {
        ...{ type: 'chapter', title: 'For sailors' },
        entries: [
          page('workshop/content/boats', 'All boats'),
          page('workshop/content/ships', 'Ships'),
        ],
      },
      { type: 'chapter', title: 'builders', entries: [page('workshop/content/yard')] },
    ]);
  });

  test.each(['{', 'modules: 1', 'lessons: [boats]', '', '- a'])('is empty for %j', (text) => {
    const files = ['modules.yaml', 'workshop.yaml', 'workshop/config.yaml'];
    expect(educatesEntries(files.map((path) => ({ path, text })))).toEqual([]);
  });
});

describe('A workshop of Educates', () => {
  const described = (title: string): string =>
    `apiVersion: training.educates.dev/v1beta1\nkind: Workshop\nspec:\n  title: ${title}\n`;
  const planned = (menus: Record<string, string>, paths: readonly string[]) =>
    planPages(
      paths.map((path) => ({ path, text: 'Words' })),
      'en',
      ['en'],
      oldSite(Object.entries(menus).map(([path, text]) => ({ path, text }))),
    );

  test('has its pages below workshop/content, and is called as resources/workshop.yaml says', () => {
    const { pages, skipped, title } = planned({ 'resources/workshop.yaml': described('Boats') }, [
      ...['README.md', 'exercises/boat/README.md'],
      ...['workshop/content/01-row.md', 'workshop/content/02-sail.md'],
    ]);
    expect(title).toBe('Boats');
    expect(pages.map(({ lesson, tool }) => [lesson, tool])).toEqual([
      ['row', 'educates'],
      ['sail', 'educates'],
    ]);
    expect(skipped).toEqual(
      ['exercises/boat/README.md', 'README.md'].toReversed().map((path) => ({
        path,
        why: 'it is no page of Educates, whose pages are below workshop/content/',
      })),
    );
  });

  test('is a part where a repository has several', () => {
    const menus = {
      'labs/a/resources/workshop.yaml': described('Boats'),
      'labs/b/resources/workshop.yaml': described('Ships'),
      'labs/b/workshop/modules.yaml': 'modules:\n  two: {name: Two}\n  one: {name: One}\n',
    };
    const { pages, title } = planned(menus, [
      ...['labs/a/README.md', 'labs/a/workshop/content/row.md'],
      ...['labs/b/workshop/content/one.md', 'labs/b/workshop/content/two.md'],
    ]);
    expect(title).toBeUndefined();
    expect(pages.map(({ lesson, part }) => [lesson, part?.titles['en']])).toEqual([
      ['row', 'Boats'],
      ['two', 'Ships'],
      ['one', 'Ships'],
    ]);
  });

  test('keeps all pages where none is below the folder that its files name', () => {
    const menus = { 'resources/workshop.yaml': described('Boats') };
    expect(planned(menus, ['README.md', 'docs/a.md']).pages).toHaveLength(2);
  });

  test('is none by a file of another kind', () => {
    const menus = { 'resources/workshop.yaml': 'kind: TrainingPortal\nspec: {title: Boats}\n' };
    expect(planned(menus, ['README.md', 'workshop/content/a.md']).pages).toHaveLength(2);
  });
});

test('Codelabs are in the parts that their categories name', () => {
  const lab = (path: string, category: string): { path: string; text: string } => ({
    ...{ path, text: `summary: A lab\nid: ${path}\ncategories: ${category}\n\n# A lab\n` },
  });
  const files = [lab('a.md', 'boats, wood'), lab('b.md', 'Big ships'), lab('c.md', 'boats')];
  const { pages } = planPages(files, 'en', ['en']);
  expect(pages.map(({ lesson, part }) => [lesson, part?.id, part?.titles['en']])).toEqual([
    ['a', 'boats', 'Boats'],
    ['b', 'big-ships', 'Big ships'],
    ['c', 'boats', 'Boats'],
  ]);
});
