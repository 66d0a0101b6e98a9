import { describe, expect, test } from 'vitest';
import type { Flavour } from '#importer/generators/flavour.ts';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { readPage } from '#importer/read/read-page.ts';
import { partsOf } from './imported.ts';

const text = '# Boats\n\nOff they go :rocket:, with `:key:` and :no-such:.\n';

function shown(flavour: Flavour, files: Readonly<Record<string, string>>, file = 'page.md') {
  const page = readPage(file, text, flavour, new Set(), partsOf(files));
  const { mdx, notes } = importLesson(page, noSite);
  return {
    prose: mdx.split('\n---\n')[1]?.trim(),
    notes: notes.filter(({ unsure }) => unsure.startsWith(':rocket:')).length,
  };
}

describe('A code of an emoji', () => {
  test.each<[Flavour, string, string]>([
    ['mkdocs', '/mkdocs.yml', 'markdown_extensions:\n  - pymdownx.emoji:\n      a: b\n'],
    ['mkdocs', '/mkdocs.yml', 'markdown_extensions: [toc, {pymdownx.emoji: {}}]\n'],
    ['docusaurus', '/docusaurus.config.ts', 'export default { markdown: { mermaid: true } };\n'],
    ['docusaurus', '/none', ''],
    ['hugo', '/config/_default/hugo.toml', "title = 'x'\nenableEmoji = true\n"],
    ['hugo', '/config.yaml', 'enableEmoji: true\n'],
    ['jekyll', '/_config.yml', 'plugins: [jekyll-feed, jemoji]\n'],
    ['jekyll', '/Gemfile', 'gem "jemoji"\n'],
  ])('is one where the settings of %s say so (%s)', (flavour, file, settings) => {
    expect(shown(flavour, { [file]: settings })).toEqual({
      prose: 'Off they go 🚀, with `:key:` and :no-such:.',
      notes: 0,
    });
  });

  test.each<[Flavour, Readonly<Record<string, string>>, number]>([
    ['mkdocs', {}, 1],
    ['mkdocs', { '/mkdocs.yml': 'markdown_extensions:\n  # - pymdownx.emoji\n' }, 1],
    ['hugo', { '/hugo.toml': 'enableEmoji = false\n' }, 1],
    ['jekyll', { '/_config.yml': '# jemoji\n' }, 1],
    ['markdown', {}, 1],
    ['docusaurus', { '/docusaurus.config.js': '  markdown: { emoji: false },\n' }, 1],
  ])('stays elsewhere: %s %j', (flavour, files, notes) => {
    expect(shown(flavour, files)).toEqual({
      prose: 'Off they go :rocket:, with `:key:` and :no-such:.',
      notes,
    });
  });

  test('is one in the title of a box, too', () => {
    const settings = { '/mkdocs.yml': 'markdown_extensions: [admonition, pymdownx.emoji]\n' };
    const source = '# Boats\n\n!!! note ":rocket: Off"\n\n    They go.\n';
    const page = readPage('page.md', source, 'mkdocs', new Set(), partsOf(settings));
    const { mdx, notes } = importLesson(page, noSite);
    expect(mdx).toContain('title="🚀 Off"');
    expect(notes).toEqual([]);
  });

  test('is one on a page that is read where its files lie', () => {
    expect(shown('markdown', {}, 'harbour/README.md')).toEqual({
      prose: 'Off they go 🚀, with `:key:` and :no-such:.',
      notes: 0,
    });
  });

  test('that nobody knows is told where the site showed such codes', () => {
    const told = (flavour: Flavour, files: Readonly<Record<string, string>>): string[] => {
      const page = readPage('page.md', text, flavour, new Set(), partsOf(files));
      return page.notes
        .map(({ unsure }) => unsure)
        .filter((each) => each.endsWith('I do not know which.'));
    };
    expect(told('hugo', { '/hugo.toml': 'enableEmoji = true\n' })).toEqual([
      ':no-such: was an emoji or an icon by the settings of the site, and I do not know which.',
    ]);
    expect(told('hugo', {})).toEqual([]);
    expect(told('docusaurus', {})).toEqual([]);
  });

  test('means nothing in HTML', () => {
    expect(shown('markdown', {}, 'page.html').notes).toBe(0);
  });
});
