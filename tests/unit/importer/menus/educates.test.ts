import { describe, expect, test } from 'vitest';
import { educatesEntries } from '#importer/menus/educates.ts';
import { menuOf } from '#importer/menus/menu-of.ts';
import { planPages } from '#importer/plan-pages.ts';

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

  test('has the names of modules.yaml, in the order of workshop.yaml', () => {
    const active =
      'name: Boats\nmodules:\n  activate:\n  - index\n  - exercises/02-ships\n  - exercises/09-none\n';
    expect(
      menuOf([
        { path: 'workshop/modules.yaml', text: names },
        { path: 'workshop/workshop.yaml', text: active },
      ]),
    ).toEqual([
      page('workshop/content', 'Welcome'),
      page('workshop/content/exercises/02-ships', 'Ships'),
      page('workshop/content/exercises/09-none'),
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
