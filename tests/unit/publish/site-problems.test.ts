import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteProblems, type BuiltSite } from '#publish/site-problems.ts';

const others = ['.nojekyll', 'en/index.html', '_astro/a.css', 'files/Node.yaml', 'files/a b.png'];

/** A site below /demo/ with one page that has `body`. */
const site = (body: string, more: Partial<BuiltSite> = {}): BuiltSite => ({
  base: '/demo/',
  files: new Map([...others, 'en/first/index.html'].map((file) => [file, 1000])),
  symbolicLinks: [],
  pages: new Map([['en/first/index.html', `<!doctype html><body>${body}`]]),
  ...more,
});

describe('an address that leads somewhere is no problem', () => {
  test.each([
    ['a page', '/demo/en/'],
    ['a page without its last slash', '/demo/en'],
    ['a page by its file', '/demo/en/index.html'],
    ['a part of a page', '/demo/en/#start'],
    ['a part of this page', '#start'],
    ['a file, with a query', '/demo/_astro/a.css?v=1'],
    ['a file beside it, from here', '../../files/Node.yaml'],
    ['a name with a blank', '/demo/files/a%20b.png'],
    ['another site', 'https://example.org/demo/nothing'],
    ['a letter', 'mailto:a@example.org'],
    ['what the reader forwarded to a port of theirs', 'http://localhost:8080/'],
    ['data', 'data:image/png;base64,AAAA'],
    ['what is no address at all', 'http://['],
    ['a broken escape that is not of the site', 'https://example.org/%E0%A4%A'],
  ])('%s', (_, address) => {
    expect(siteProblems(site(`<a href="${address}">`))).toEqual([]);
  });

  test('nor is one that only stands in a text', () => {
    const text = '<code>&lt;a href="/nothing/"&gt;</code><!-- <img src="/nothing.png"> -->';
    expect(siteProblems(site(text))).toEqual([]);
  });
});

describe('a wrong address is named with its page', () => {
  const page = 'en/first/index.html';
  test.each([
    ['is not there', 'href="/demo/nothing/"', 'not-there', '/demo/nothing/'],
    ['is a broken escape', 'href="/demo/%E0%A4%A"', 'not-there', '/demo/%E0%A4%A'],
    ['forgets the base path', 'href="/files/Node.yaml"', 'outside', '/files/Node.yaml'],
    ['begins like the base path', 'href="/demonstration/"', 'outside', '/demonstration/'],
    [
      'is of the dev server',
      'href="http://localhost:4321/en/"',
      'this-computer',
      'http://localhost:4321/en/',
    ],
    [
      'is taken from this computer',
      'src="http://127.0.0.1/a.js"',
      'this-computer',
      'http://127.0.0.1/a.js',
    ],
    ['is of a poster', 'poster="p.png"', 'not-there', 'p.png'],
    ['is of a picture', 'src="p.png"', 'not-there', 'p.png'],
  ])('that %s', (_, attribute, code, address) => {
    expect(siteProblems(site(`<video ${attribute}>`))).toEqual([{ code, page, address }]);
  });

  test.each(['/demo/files/node.yaml', '../../files/NODE.yaml'])(
    'that differs in capitals, with what is there: %s',
    (address) => {
      expect(siteProblems(site(`<a href="${address}">`))).toEqual([
        { code: 'other-capitals', page, address, file: 'files/Node.yaml' },
      ]);
    },
  );

  test('once, however often it stands there', () => {
    expect(siteProblems(site('<a href="x"></a><a href="x"></a>'))).toHaveLength(1);
  });
});

test('what the site lacks or has too much of', () => {
  const files = new Map([
    ['en/first/index.html', 1000],
    ['video.mp4', 1e9],
  ]);
  const wrong = { files, symbolicLinks: ['files/link'], domain: 'learn.example.org' };
  expect(siteProblems(site('', wrong))).toEqual([
    { code: 'no-nojekyll' },
    { code: 'too-large', bytes: 1_000_001_000 },
    { code: 'symbolic-link', file: 'files/link' },
    { code: 'domain-with-base', domain: 'learn.example.org', base: '/demo/' },
  ]);
});

test('any page is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (body, address) => {
      siteProblems(site(body));
      siteProblems(site(`<a href='${address}'>`));
    }),
  );
});
