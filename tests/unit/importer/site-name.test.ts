import { expect, test } from 'vitest';
import { siteNameOf } from '#importer/site-name.ts';

const docusaurus = `const config = {
  title: 'The captain\\'s boats',
  themeConfig: {
    navbar: { title: 'Boats' },
  },
};
export default config;
`;
const ofProgram = `module.exports = {
  title: titleOf('boats'),
  themeConfig: {
      title: 'Boats',
  },
};
`;

test.each([
  ['mkdocs.yml', 'site_name: Boats', 'Boats'],
  ['_config.yml', 'title: " Boats "', 'Boats'],
  ['hugo.toml', 'title = "Boats"', 'Boats'],
  ['config/_default/hugo.yaml', 'title: Boats', 'Boats'],
  ['config.toml', 'baseURL = "/"\ntitle = "Boats"', 'Boats'],
  ['docusaurus.config.ts', docusaurus, "The captain's boats"],
])('a site is called what %s says', (path, text, name) => {
  expect(siteNameOf([{ path, text }])).toBe(name);
});

test.each([
  ['config.toml', 'title = "What is no site of Hugo"'],
  ['config/_default/languages.toml', 'title = "Boats"'],
  ['_config.yml', 'title: ""'],
  ['_config.yml', 'title: [damaged'],
  ['docusaurus.config.js', ofProgram],
  ['sidebars.js', docusaurus],
])('a site has no name by %s that does not say it', (path, text) => {
  expect(siteNameOf([{ path, text }])).toBeUndefined();
});

test('several sites have no name in common, but that of MkDocs is above others', () => {
  const jekyll = { path: '_config.yml', text: 'title: Boats' };
  const hugo = { path: 'site/hugo.toml', text: 'title = "Ships"' };
  const mkdocs = { path: 'mkdocs.yml', text: 'site_name: Harbours' };
  expect(siteNameOf([jekyll, hugo])).toBeUndefined();
  expect(siteNameOf([jekyll, mkdocs])).toBe('Harbours');
  expect(siteNameOf([mkdocs, { ...mkdocs, path: 'old/mkdocs.yml' }])).toBeUndefined();
});
