import { expect, test } from 'vitest';
import { bundleSite } from '#bundle/bundle-site.ts';

const policy =
  "default-src 'none';script-src 'self' 'sha256-x=';style-src 'self';img-src 'self' data:;connect-src 'self';worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'none'";

/** A site as a bundle, texts to texts. */
function bundled(site: Readonly<Record<string, string>>, base = '/labs/') {
  const bytes = Object.entries(site).map(
    ([path, text]) => [path, new TextEncoder().encode(text)] as const,
  );
  return Object.fromEntries(
    [...bundleSite(new Map(bytes), base)].map(([path, text]) => [
      path,
      new TextDecoder().decode(text),
    ]),
  );
}
const page = (body: string, lang = 'en') =>
  `<!DOCTYPE html><html lang="${lang}" data-base="/labs/"><head><meta http-equiv="content-security-policy" content="${policy}"></head>${body}<script type="module" src="/labs/_astro/page.js"></script></html>`;

test.each([
  ['<a href="/labs/en/">', '<a href="../../en/index.html">'],
  ['<a href="/labs/en/dns/#set-up">', '<a href="../../en/dns/index.html#set-up">'],
  ['<a href="/labs/">', '<a href="../../index.html">'],
  ['<a href="../other/">', '<a href="../other/index.html">'],
  ['<a href="#set-up">', '<a href="#set-up">'],
  ['<a href="https://example.org/a/">', '<a href="https://example.org/a/">'],
  ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
  ['<a href="//example.org/">', '<a href="//example.org/">'],
  ['<img src="/labs/a.png">', '<img src="../../a.png">'],
  [
    '<img srcset="/labs/a.png 1x, /labs/b.png 2x">',
    '<img srcset="../../a.png 1x, ../../b.png 2x">',
  ],
])('an address leads from the page to a file: %s', (written, made) => {
  expect(bundled({ 'en/dns/index.html': page(written) })['en/dns/index.html']).toContain(made);
});

test('a site at the root of its server is no exception', () => {
  const { 'en/index.html': made } = bundled(
    { 'en/index.html': '<html lang="en"><a href="/en/check/">' },
    '/',
  );
  expect(made).toContain('<a href="../en/check/index.html">');
});

test('the policy gets stricter, but for workers made of a text', () => {
  const { 'index.html': made } = bundled({ 'index.html': page('') });
  expect(made).toContain(
    `content="default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;worker-src blob:;base-uri 'none';form-action 'none'"`,
  );
});

test('no script stands in a page: Chromium would give one that runs so early a storage of its own', () => {
  const inline =
    "(()=>{localStorage.getItem('readyroom:'+document.documentElement.dataset.base)})()";
  const other = '<script type="application/ld+json">{}</script>';
  const { 'en/index.html': made, 'settings.js': script } = bundled({
    'en/index.html': page('').replace('</head>', `${other}<script>${inline}</script></head>`),
  });
  expect(made).toContain(`${other}<script src="../settings.js"></script></head>`);
  expect(made).not.toContain('localStorage');
  expect(script).toBe(`${inline}\n`);
});

test('scripts are no modules, and a page that checks has the engine of its language', () => {
  const site = bundled({
    'zh-cn/index.html': page('<check-paste></check-paste>', 'zh-CN'),
    'en/index.html': page(''),
    '_astro/engine-en.worker-1.js': 'onmessage=1',
    '_astro/engine-zh-CN.worker-2.js': 'onmessage="2"',
  });
  expect(site['zh-cn/index.html']).toContain(
    '<script defer src="../from-folder.js"></script><script defer src="../_astro/engine-zh-CN.worker-2.js"></script><script defer src="../_astro/page.js">',
  );
  expect(site['en/index.html']).not.toContain('engine');
  expect(site['_astro/engine-zh-CN.worker-2.js']).toBe(
    '(globalThis.readyroomFiles??={})["_astro/engine-zh-CN.worker-2.js"]="onmessage=\\"2\\"";\n',
  );
});

test('a script knows where others are, and what it asks for is a script that brings its text', () => {
  const site = bundled({
    '_astro/page.js':
      'var a=b(`/labs/_astro/late-1.js`),e="/labs/_astro/engine-en.worker-1.js";c({type:`module`,src:a})',
    'files/search/en.json': '{"a":"</script>"}',
    'files/dns/one/manifests/web.yaml': 'kind: Pod',
  });
  expect(site['_astro/page.js']).toBe(
    '(()=>{var a=b((document.documentElement.dataset.root+`_astro/late-1.js`)),e="/labs/_astro/engine-en.worker-1.js";c({src:a})\n})();\n',
  );
  expect(site['files/search/en.json.js']).toBe(
    '(globalThis.readyroomFiles??={})["files/search/en.json"]="{\\"a\\":\\"</script>\\"}";\n',
  );
  expect(site['files/dns/one/manifests/web.yaml']).toBe('kind: Pod');
});

test('what needs a server is left out', () => {
  const names = ['sw.js', '404.html', 'llms.txt', 'sitemap.xml', 'files/offline/dns/en.json'];
  const inFolders = ['en/og.png', 'en/dns/one/og.png', 'files/dns/one/looks.json'];
  const site = Object.fromEntries([...names, ...inFolders].map((name) => [name, '']));
  expect(bundled({ ...site, 'favicon.ico': 'icon' })).toEqual({ 'favicon.ico': 'icon' });
});
