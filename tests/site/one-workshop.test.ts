import { beforeAll, describe, expect, test } from 'vitest';
import { build, type Built } from './build.ts';

const lesson = {
  'lesson.yaml': 'minutes: 5\nenvironments: [reading]\n',
  'en.mdx': '---\ntitle: The first\ndescription: About it.\n---\n\nText.\n',
  'pt-BR.mdx': '---\ntitle: A primeira\ndescription: Sobre ela.\n---\n\nTexto.\n',
};

/** A project of some workshops with one lesson each, in some languages. */
const contentOf = (workshops: readonly string[], locales: readonly string[]) =>
  Object.fromEntries(
    workshops.flatMap((name) => [
      [
        `${name}/workshop.yaml`,
        `title: { ${locales.map((each) => `${each}: ${name} in ${each}`).join(', ')} }
source: ${locales[0] ?? ''}
locales: [${locales.join(', ')}]
lessons: [first]
`,
      ],
      ...Object.entries(lesson)
        .filter(([file]) => file === 'lesson.yaml' || locales.includes(file.replace('.mdx', '')))
        .map(([file, text]) => [`${name}/first/${file}`, text]),
    ]),
  );

/** Every link of a page, without those of its head. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
const headingOf = (html: string): string | undefined => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const canonicalOf = (html: string): string | undefined =>
  /rel="canonical" href="https:\/\/example\.org([^"]*)"/.exec(html)?.[1];

/** No page of a site in Portuguese is in English, or leads to a page that would be. */
function expectItsOwnLanguage(site: Built): void {
  for (const file of site.files.filter((each) => each.endsWith('.html'))) {
    expect(site.read(file), file).toContain('<html lang="pt-BR"');
    expect(linksOf(site.read(file)), file).not.toEqual(
      expect.arrayContaining([expect.stringContaining('/c/en/')]),
    );
  }
  expect(site.read('llms.txt')).toMatch(/^> Aprenda /m);
}

describe('one workshop in two languages', () => {
  let site: Built;
  beforeAll(async () => {
    const content = contentOf(['solo'], ['en', 'pt-BR']);
    site = await build('one-workshop', { content, base: '/course/' });
    expect(site.code, site.printed).toBe(0);
  });

  test('the page of a language is that of the workshop, and names its address', () => {
    for (const [path, title] of [
      ['en', 'solo in en'],
      ['pt-br', 'solo in pt-BR'],
    ] as const) {
      const home = site.read(`${path}/index.html`);
      expect(headingOf(home)).toBe(title);
      expect(canonicalOf(home)).toBe(`/course/${path}/solo/`);
    }
  });

  test('without a logo, the sign stands beside the name of the site: that of its workshop, in the language of the page', () => {
    for (const file of site.files.filter((each) => each.endsWith('.html'))) {
      if (file.endsWith('/print/index.html')) continue;
      const name = /<a class="site-name".*?<\/a>/s.exec(site.read(file))?.[0] ?? '';
      expect(name, file).toContain('<svg class="wordmark"');
      const [, lang = ''] = /<html lang="([^"]*)"/.exec(site.read(file)) ?? [];
      expect(name, file).toContain(`<span>solo in ${lang}</span>`);
    }
  });

  test('no link leads to a list of one workshop', () => {
    for (const file of site.files.filter((each) => each.endsWith('.html'))) {
      const links = linksOf(site.read(file));
      expect(links, file).not.toContain('/course/en/');
      expect(links, file).not.toContain('/course/pt-br/');
    }
    const notFound = linksOf(site.read('404.html'));
    expect(notFound).toEqual(expect.arrayContaining(['/course/en/solo/', '/course/pt-br/solo/']));
    expect(linksOf(site.read('index.html'))).toContain('/course/pt-br/solo/');
    expect(site.read('files/app/en.webmanifest')).toContain('"start_url":"/course/en/solo/"');
    expect(site.read('sitemap.xml')).not.toContain('/course/en/</loc>');
  });
});

test('one workshop in one language begins at the address of the site', async () => {
  const site = await build('one-of-one', { content: contentOf(['solo'], ['pt-BR']), base: '/c/' });
  expect(site.code, site.printed).toBe(0);
  const home = site.read('index.html');
  expect(home).toContain('<html lang="pt-BR"');
  expect(headingOf(home)).toBe('solo in pt-BR');
  expect(canonicalOf(home)).toBe('/c/pt-br/solo/');
  expect(linksOf(home)).toContain('/c/pt-br/solo/first/');
  expectItsOwnLanguage(site);
});

test('two workshops in one language begin with their list', async () => {
  const content = contentOf(['one', 'two'], ['pt-BR']);
  const site = await build('two-of-one', { content, config: `{ title: 'Our room' }`, base: '/c/' });
  expect(site.code, site.printed).toBe(0);
  const home = site.read('index.html');
  expect(home).toContain('<title>Our room · Workshops que');
  expect(canonicalOf(home)).toBe('/c/pt-br/');
  expect(linksOf(home)).toEqual(expect.arrayContaining(['/c/pt-br/one/', '/c/pt-br/two/']));
  expect(linksOf(site.read('404.html'))).toContain('/c/pt-br/');
  expectItsOwnLanguage(site);
});
