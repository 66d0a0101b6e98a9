import { beforeAll, describe, expect, test } from 'vitest';
import { build, type Built } from './build.ts';

/** A project of an author: a lesson in two languages, one that falls back to its source, one that is a draft. */
const lesson = `minutes: 5
environments: [kind]
commands: { show: { run: [kubectl get pods] } }
manifests: { web: { file: web.yaml } }
walkthroughs: { web: { manifest: web, steps: [{ id: name, at: metadata.name }] } }
`;
const prose = (title: string, description: string) => `---
title: ${title}
description: ${description}
objectives: ['<b> & "c"']
---

## Look {/* #look */}

![Two boxes](./boxes.svg) See [the second](../second/).

<Command id="show" />

<Walkthrough id="web">
  <Step id="name">Its name.</Step>
</Walkthrough>
`;
const content = {
  'one/workshop.yaml': `title: { en: One, pt-BR: Um }
description: { en: One workshop, pt-BR: Um workshop }
source: en
locales: [en, pt-BR]
lessons: [first, second, third]
`,
  ...Object.fromEntries(
    ['first', 'second', 'third'].flatMap((name) => [
      [`one/${name}/lesson.yaml`, name === 'third' ? `draft: true\n${lesson}` : lesson],
      [`one/${name}/web.yaml`, 'kind: Deployment\nmetadata:\n  name: web\n'],
      [`one/${name}/boxes.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
      [`one/${name}/en.mdx`, prose(`The ${name}`, `About the ${name}`)],
    ]),
  ),
  'one/first/pt-BR.mdx': prose('A primeira', 'Sobre a primeira'),
};
const config = `{ title: 'Our room' }`;

const jsonLd = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const links = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*href="([^"]*)"/g)].map(
    ([, rel, href]) => `${rel} ${href}`,
  );

describe('a site that knows its origin', () => {
  let site: Built;
  beforeAll(async () => {
    site = await build('with-origin', { content, config, base: '/course/' });
    expect(site.code, site.printed).toBe(0);
  });

  test('names each page that has a text of its own in its sitemap', () => {
    const paths = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      url.replace('https://example.org/course/', ''),
    );
    expect(paths.toSorted()).toEqual(
      [
        ...['', 'en/check/', 'pt-br/check/', 'en/one/', 'pt-br/one/'],
        ...['en/one/first/', 'en/one/second/', 'pt-br/one/first/'],
      ].toSorted(),
    );
    const files = paths.map((path) => `${path}index.html`);
    expect(site.files).toEqual(expect.arrayContaining(files));
  });

  test('has whole addresses in its head', () => {
    expect(links(site.read('en/one/first/index.html'))).toEqual([
      'canonical https://example.org/course/en/one/first/',
      'alternate https://example.org/course/en/one/first/',
      'alternate https://example.org/course/pt-br/one/first/',
      'alternate https://example.org/course/en/one/first/',
      'alternate index.md',
    ]);
    expect(links(site.read('pt-br/one/second/index.html'))).toEqual([
      'canonical https://example.org/course/en/one/second/',
    ]);
    expect(site.read('404.html')).not.toMatch(/rel="canonical"|og:url/);
  });

  test('tells machines of the course and of the lesson, safely', () => {
    expect(jsonLd(site.read('pt-br/one/index.html'))).toMatchObject({
      '@type': 'Course',
      name: 'Um',
      description: 'Um workshop',
      url: 'https://example.org/course/pt-br/one/',
      provider: { name: 'Our room' },
      hasPart: [{ name: 'A primeira' }, { name: 'The second' }],
      hasCourseInstance: { courseWorkload: 'PT10M' },
    });
    expect(jsonLd(site.read('en/one/first/index.html'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      name: 'The first',
      url: 'https://example.org/course/en/one/first/',
      description: 'About the first',
      inLanguage: 'en',
      timeRequired: 'PT5M',
      isPartOf: { '@type': 'Course', name: 'One', url: 'https://example.org/course/en/one/' },
    });
  });

  test('has each lesson as Markdown beside its page, and a list of them', () => {
    expect(site.read('en/one/first/index.md')).toBe(`# The first

About the first

- \\<b> & "c"

## Look

Two boxes See [the second](../second/).

\`\`\`sh
kubectl get pods
\`\`\`

\`\`\`yaml
kind: Deployment
metadata:
  name: web
\`\`\`

Its name.
`);
    const written = site.files.filter((file) => file.endsWith('.md'));
    expect(written).toEqual([
      'en/one/first/index.md',
      'en/one/second/index.md',
      'pt-br/one/first/index.md',
    ]);
    const listed = [...site.read('llms.txt').matchAll(/\]\((.*?)\)/g)].map(([, url]) => url);
    expect(listed).toEqual(written.map((file) => `https://example.org/course/${file}`));
  });

  test('every page names a picture that is there: its own, or the one of the page that it begins with', () => {
    const picture = (path: string) =>
      /<meta property="og:image" content="https:\/\/example\.org\/course\/(.*?)"/.exec(
        site.read(path),
      )?.[1];
    const alt = (path: string) => /og:image:alt" content="(.*?)"/.exec(site.read(path))?.[1];
    const pages = site.files.filter((file) => file.endsWith('index.html'));
    const named = pages.map(picture).filter((each) => each !== undefined);
    expect(site.files).toEqual(expect.arrayContaining(named));
    expect(site.files.filter((file) => file.endsWith('og.png'))).toEqual([
      ...['en/one/first/og.png', 'en/one/og.png', 'en/one/second/og.png'],
      ...['pt-br/one/first/og.png', 'pt-br/one/og.png'],
    ]);
    expect(picture('pt-br/one/first/index.html')).toBe('pt-br/one/first/og.png');
    expect(alt('pt-br/one/first/index.html')).toBe('A primeira · Um');
    // Its text is in the language of the source, and so is its picture.
    expect(picture('pt-br/one/second/index.html')).toBe('en/one/second/og.png');
    expect(picture('en/check/index.html')).toBe('en/one/og.png');
    expect(alt('en/check/index.html')).toBe('Our room');
    expect(picture('404.html')).toBeUndefined();
    expect(site.printed).toContain('5 pictures for links to pages, 5 of them drawn anew');
  });

  test('titles say what a page is, in its language', () => {
    const title = (path: string) => /<title>(.*?)<\/title>/.exec(site.read(path))?.[1];
    expect(title('pt-br/index.html')).toBe('Um · Our room');
    expect(title('en/one/index.html')).toBe('One · Our room');
  });
});

describe('a site that does not', () => {
  let site: Built;
  beforeAll(async () => {
    site = await build('without-origin', { content, config, site: undefined, base: '/course/' });
    expect(site.code, site.printed).toBe(0);
  });

  test('names no address at all, and the build says so', () => {
    expect(site.printed).toContain('astro.config has no "site"');
    expect(site.files).not.toContain('sitemap.xml');
    expect(site.files.filter((file) => file.endsWith('og.png'))).toEqual([]);
    expect(site.read('en/one/first/index.html')).not.toMatch(/og:image|twitter:card/);
    for (const file of site.files.filter((each) => /\.(?:html|md|txt|json)$/.test(each))) {
      const text = site.read(file);
      expect(text, file).not.toMatch(/localhost|example\.org|rel="canonical"|hreflang="x-default"/);
    }
    expect(jsonLd(site.read('en/one/first/index.html'))).not.toHaveProperty('url');
    expect(site.read('llms.txt')).toContain('[The first](/course/en/one/first/index.md)');
  });
});
