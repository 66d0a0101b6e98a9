import { expect, test } from 'vitest';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from './old-site.ts';

test('a text of a site of Jekyll is a page if it has front matter', () => {
  const files = Object.entries({
    'docs/notes.txt': 'Words\n',
    'docs/boats.txt': '---\r\ntitle: Boats\r\n---\r\nWords\r\n',
    'docs/oars.md': 'Words\n',
    'rest.txt': 'Words\n',
  }).map(([path, text]) => ({ path, text }));
  const site = oldSite([{ path: 'docs/_config.yml', text: 'title: Boats\n' }]);
  const { pages, skipped } = planPages(files, 'en', ['en'], site);
  expect(pages.map(({ path }) => path)).toEqual(['docs/boats.txt', 'docs/oars.md', 'rest.txt']);
  expect(skipped).toEqual([
    {
      path: 'docs/notes.txt',
      why: 'it has no front matter, so that Jekyll makes no page of it and hands it on as it is',
    },
  ]);
});
