import { describe, expect, test } from 'vitest';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from '../old-site.ts';
import type { MenuFile } from '#importer/menus/menu.ts';

/** What becomes of the files of a site, as lines: the tool of a page, or why a file is none. */
function plan(menus: readonly MenuFile[], files: readonly string[], at = ''): string[] {
  const { pages, skipped } = planPages(
    files.map((path) => ({ path, text: 'Words' })),
    'en',
    ['en', 'pt-BR'],
    oldSite(menus, at),
  );
  return [
    ...pages.map(({ path, tool }) => `${path} ${tool ?? '?'}`).toSorted(),
    ...skipped.map(({ path, why }) => `- ${path} ${why}`),
  ];
}

const mkdocs = (path: string, text = 'site_name: Boats'): MenuFile => ({ path, text });

describe('A site of MkDocs', () => {
  const outside = 'it is no page of MkDocs, whose pages are below';

  test('has pages in its folder of pages alone, and only such of Markdown', () => {
    const files = ['README.md', 'docs/a.md', 'docs/overrides/nav.html', 'docs/list.txt'];
    expect(plan([mkdocs('mkdocs.yml')], files)).toEqual([
      'docs/a.md mkdocs',
      `- README.md ${outside} docs/`,
      `- docs/overrides/nav.html ${outside} docs/`,
      `- docs/list.txt ${outside} docs/`,
    ]);
  });

  test('shows index.md of a folder in the place of README.md', () => {
    const files = ['docs/README.md', 'docs/index.md', 'docs/a/README.md'];
    expect(plan([mkdocs('mkdocs.yml')], files)).toEqual([
      'docs/a/README.md mkdocs',
      'docs/index.md mkdocs',
      '- docs/README.md MkDocs shows index.md beside it in its place',
    ]);
  });

  test('has posts of a blog that are no lessons', () => {
    const files = ['docs/a.md', 'docs/blog/index.md', 'docs/blog/posts/b.md', 'docs/news/c.md'];
    expect(plan([mkdocs('mkdocs.yml', 'plugins:\n  - blog\n')], files)).toEqual([
      ...['docs/a.md mkdocs', 'docs/news/c.md mkdocs'],
      '- docs/blog/ it holds posts of a blog (2), which are no lessons',
    ]);
    const named = 'plugins:\n  - material/blog:\n      blog_dir: news\n';
    expect(plan([mkdocs('mkdocs.yml', named)], files).at(-1)).toBe(
      '- docs/news/ it holds posts of a blog (1), which are no lessons',
    );
    // A site that is a blog alone has lessons of its posts.
    const alone = 'plugins:\n  blog:\n    blog_dir: .\n';
    expect(plan([mkdocs('mkdocs.yml', alone)], files)).toHaveLength(4);
    expect(plan([mkdocs('mkdocs.yml')], files)).toHaveLength(4);
  });

  test('says which folder that is', () => {
    const settings = mkdocs('site/mkdocs.yml', 'docs_dir: labs\nhook: !!python/name:a.b ""\n');
    expect(plan([settings], ['site/labs/a.md', 'site/docs/b.md', 'c.md'])).toEqual([
      'c.md ?',
      'site/labs/a.md mkdocs',
      `- site/docs/b.md ${outside} site/labs/`,
    ]);
  });

  test('may have that folder beside the one of its settings', () => {
    const settings = mkdocs('support/mkdocs.yml', 'docs_dir: ../doc\n');
    expect(plan([settings], ['doc/a.md', 'README.txt'])).toEqual([
      ...['README.txt ?', 'doc/a.md mkdocs'],
    ]);
    const { pages } = planPages(
      [{ path: 'doc/a.md', text: 'Words' }],
      'en',
      ['en'],
      oldSite([settings]),
    );
    expect(pages[0]?.toolSettings).toBe(settings.text);
  });

  test('may stand in another for each language', () => {
    const settings = [mkdocs('en/mkdocs.yml'), mkdocs('pt/mkdocs.yml')];
    expect(plan(settings, ['en/docs/a.md', 'pt/docs/a.md', 'pt/README.md'])).toEqual([
      'en/docs/a.md mkdocs',
      'pt/docs/a.md mkdocs',
      `- pt/README.md ${outside} pt/docs/`,
    ]);
  });

  test('has a first page that is called after its title, or after the site where that is long', () => {
    const nameOf = (text: string, settings: string): string | undefined => {
      const menus = [mkdocs('mkdocs.yml', settings)];
      const site = oldSite(menus);
      return planPages([{ path: 'docs/index.md', text }], 'en', ['en'], site).pages[0]?.lesson;
    };
    const long = '# Everything that there is to know of boats in a harbour';
    expect(nameOf('# Set sail\n\nWords.', 'site_name: Boats')).toBe('set-sail');
    expect(nameOf(long, 'site_name: Boats')).toBe('boats');
    expect(nameOf('Words.', 'nav: []')).toBe('introduction');
  });

  test('leaves out nothing where its pages stand elsewhere, or its settings are damaged', () => {
    expect(plan([mkdocs('mkdocs.yml')], ['pages/a.md'])).toEqual(['pages/a.md mkdocs']);
    expect(plan([mkdocs('mkdocs.yml', 'nav: [')], ['a.md'], 'docs')).toEqual(['a.md mkdocs']);
  });
});

describe('A site of Docusaurus', () => {
  const settings = [{ path: 'website/docusaurus.config.ts', text: 'export default {};' }];
  const outside = 'it stands outside the folders of pages of Docusaurus';

  test('has no pages beside its settings and among its code', () => {
    const files = ['README.md', 'docs/a.mdx', 'src/components/README.md', 'src/pages/b.md'];
    expect(plan(settings, files, 'website')).toEqual([
      'docs/a.mdx docusaurus',
      'src/pages/b.md docusaurus',
      `- README.md ${outside}`,
      `- src/components/README.md ${outside}`,
    ]);
  });

  test('may have its pages beside the folder of its settings, which it is read by', () => {
    const text = "module.exports = { presets: [['classic', { docs: { path: '../md' } }]] };";
    const menus = [{ path: 'website/docusaurus.config.js', text }];
    const files = ['md/a.md', 'README.md', 'website/blog/b.md'];
    expect(plan(menus, files)).toEqual([
      ...['README.md ?', 'md/a.md docusaurus'],
      '- website/blog/ it holds posts of a blog (1), which are no lessons',
    ]);
    const { pages } = planPages([{ path: 'md/a.md', text: 'Words' }], 'en', ['en'], oldSite(menus));
    expect(pages[0]?.toolSettings).toBe(text);
  });

  test('leaves out the posts of its blog, in any language, with one entry', () => {
    const posts = ['blog/2024-01-02-a.md', 'blog/b/index.md'];
    const files = ['docs/blog/c.md', ...posts, 'i18n/pt/docusaurus-plugin-content-blog/b.md'];
    expect(plan(settings, files, 'website')).toEqual([
      'docs/blog/c.md docusaurus',
      '- blog/ it holds posts of a blog (2), which are no lessons',
      '- i18n/pt/docusaurus-plugin-content-blog/ it holds posts of a blog (1), which are no lessons',
    ]);
    expect(plan(settings, posts, 'website')).toHaveLength(2);
    const ofBlog = [{ path: 'team-blog/docusaurus.config.ts', text: '' }];
    expect(plan(ofBlog, ['team-blog/blog/a.md', 'team-blog/docs/b.md'])).toEqual([
      'team-blog/docs/b.md docusaurus',
      '- team-blog/blog/ it holds posts of a blog (1), which are no lessons',
    ]);
  });

  test('leaves out nothing where it has no folder of pages', () => {
    expect(plan(settings, ['a.md'], 'website')).toEqual(['a.md docusaurus']);
  });
});

describe('A repository of scenarios', () => {
  const scenario = (name: string): MenuFile => ({
    path: `${name}/index.json`,
    text: JSON.stringify({ details: { steps: [{ text: 'step.md' }] } }),
  });

  test('says of itself in its README what is no lesson', () => {
    const files = ['README.md', 'harbour.md', 'boat/step.md', 'sea/step.md'];
    expect(plan([scenario('boat'), scenario('sea')], files)).toEqual([
      ...['boat/step.md ?', 'harbour.md ?', 'sea/step.md ?'],
      '- README.md it is about the repository, whose workshops stand below it',
    ]);
  });
});

describe('The first page of a site', () => {
  const first = (path: string, menus: readonly MenuFile[]): string => {
    const files = [
      { path, text: '---\ntitle: All that one must know of boats and of harbours\n---\nWords' },
      { path: `${path.split('/', 1).join('')}/rows/a.md`, text: 'Words' },
    ];
    const old = oldSite(menus);
    const { pages, title } = planPages(files, 'en', ['en', 'pt-BR'], old);
    return `${pages[0]?.lesson ?? '-'}: ${title ?? '-'}`;
  };

  test.each([
    ['content/_index.md', { path: 'config.toml', text: 'title = "Boats"' }],
    ['docs/index.md', mkdocs('mkdocs.yml', 'docs_dir: docs')],
  ])(
    'is not called after the folder of all pages, and names the workshop: %s',
    (path, settings) => {
      const title = 'All that one must know of boats and of harbours';
      expect(first(path, [settings])).toBe(`introduction: ${title}`);
    },
  );
});
