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

test('what the settings of Jekyll exclude is no page, nor is a README without front matter beside an index', () => {
  const matter = '---\ntitle: Boats\n---\n';
  const files = Object.entries({
    'index.md': `${matter}Words\n`,
    'README.md': 'How the site is made\n',
    'docs/README.md': 'A page of a folder that has no other\n',
    'notes/README.md': `${matter}A page of its own\n`,
    'notes/index.md': `${matter}Words\n`,
    'old/boats.md': `${matter}Words\n`,
    'notes/boats.draft.md': `${matter}Words\n`,
    'notes/a.draft-md.md': `${matter}Words\n`,
  }).map(([path, text]) => ({ path, text }));
  const text = 'exclude:\n  - old/\n  - "*.draft.md"\n  - Gemfile\n';
  const site = oldSite([{ path: '_config.yml', text }]);
  const { pages, skipped } = planPages(files, 'en', ['en'], site);
  expect(pages.map(({ path }) => path)).toEqual([
    'index.md',
    'docs/README.md',
    'notes/README.md',
    'notes/a.draft-md.md',
    'notes/index.md',
  ]);
  expect(skipped).toEqual([
    {
      path: 'README.md',
      why: 'it has no front matter, so that Jekyll makes no page of it and hands it on as it is',
    },
    ...['old/boats.md', 'notes/boats.draft.md'].map((path) => ({
      path,
      why: 'exclude in _config.yml keeps it out of the site',
    })),
  ]);
});

test('to Hugo a line below before the name of a page with a title says nothing', () => {
  const files = Object.entries({
    'content/docs/_index.md': '---\ntitle: Boats\n---\nWords\n',
    'content/docs/_oars.md': '---\ntitle: Oars\n---\nWords\n',
    'content/docs/_part.md': 'Words\n',
  }).map(([path, text]) => ({ path, text }));
  const site = oldSite([{ path: 'hugo.toml', text: 'title = "Boats"\n' }]);
  const { pages, skipped } = planPages(files, 'en', ['en'], site);
  expect(pages.map(({ path }) => path)).toEqual([
    'content/docs/_index.md',
    'content/docs/_oars.md',
  ]);
  expect(skipped).toEqual([{ path: 'content/docs/_part.md', why: 'it is a part of other pages' }]);
});
