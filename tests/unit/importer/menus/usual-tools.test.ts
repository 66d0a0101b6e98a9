import { describe, expect, test } from 'vitest';
import { noSite } from '#importer/lesson/linked-site.ts';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from '../old-site.ts';
import { surveyOf } from '#importer/survey.ts';
import { usualTools } from '#importer/menus/usual-tools.ts';

const surroundings = { siteOf: () => noSite, placesOf: () => undefined, flavour: undefined };
const text = 'boat\n\n: It floats.\n';

/** How a page without a sign of any tool is read, where a file of settings with this name is at the top of its site. */
function readAs(settings: string, path = 'content/a.md'): string[] {
  const menus = [{ path: settings, text: 'title: Boats' }];
  const old = oldSite(menus);
  const { pages } = planPages([{ path, text }], 'en', ['en'], old);
  const { flavourOf } = surveyOf(pages, surroundings);
  return pages.map(flavourOf);
}

describe('A page without a sign of a tool', () => {
  test('is of the tool that the settings of its site are for', () => {
    expect(readAs('_config.yml')).toEqual(['jekyll']);
    expect(readAs('hugo.toml')).toEqual(['hugo']);
    expect(readAs('config/_default/hugo.yaml')).toEqual(['hugo']);
    expect(readAs('config.toml')).toEqual(['hugo']);
  });

  test('is of none where a file of that name may be for anything', () => {
    expect(readAs('config.toml', 'docs/a.md')).toEqual(['markdown']);
    expect(readAs('site/hugo.toml')).toEqual(['markdown']);
  });

  test('is of the nearest site', () => {
    const settings = ['_config.yml', 'site/hugo.toml'].map((path) => ({ path, text: '' }));
    const usual = usualTools(settings, []);
    expect(usual('site/content/a.md')).toBe('hugo');
    expect(usual('docs/a.md')).toBe('jekyll');
  });
});
