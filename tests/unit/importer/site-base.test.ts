import { expect, test } from 'vitest';
import { siteBaseOf } from '#importer/site-base.ts';

test.each([
  ['_config.yml', 'baseurl: /boats\n', '/boats'],
  ['_config.yml', 'baseurl: "/boats/"\n', '/boats'],
  ['_config.yml', 'baseurl: ""\n', undefined],
  ['hugo.toml', 'baseURL = "https://example.org/docs/boats/"\n', '/docs/boats'],
  ['config.yaml', 'baseURL: //example.org/\n', undefined],
  ['mkdocs.yml', 'site_url: https://example.org/boats/\n', '/boats'],
  ['docusaurus.config.js', "module.exports = { baseUrl: '/boats/' };\n", '/boats'],
  ['mkdocs.yml', 'site_url: [', undefined],
  ['_config.yml', 'title: Boats\n', undefined],
])('the settings in %s say where a site stood: %s', (path, text, base) => {
  expect(siteBaseOf([{ path, text }])).toBe(base);
});

test('of several sites none is known', () => {
  const files = ['/boats', '/crews'].map((base, at) => ({
    path: `${at}/_config.yml`,
    text: `baseurl: ${base}`,
  }));
  expect(siteBaseOf(files)).toBe(undefined);
});
