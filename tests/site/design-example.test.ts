import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Built } from './build.ts';
import { designSite } from './design-site.ts';

// A lesson in three languages below a base path, of which the Portuguese lacks two units and the Chinese has a stale one.
let site: Built;
const lesson = (locale: string) => site.read(`${locale}/calico/install-from-manifest/index.html`);

/** What is read of a piece of a page: an option of a command stands in an element of its own. */
const textOf = (html: string): string => html.replaceAll(/<[^<>]*>/g, '');

beforeAll(async () => {
  site = await designSite();
});

test('it builds, and makes these pages and files', () => {
  expect(site.printed).not.toContain('error');
  expect(site.code).toBe(0);
  expect(site.files.filter((file) => !file.startsWith('_astro/'))).toEqual([
    '404.html',
    'en/calico/glossary/index.html',
    'en/calico/index.html',
    'en/calico/install-from-manifest/index.html',
    'en/calico/install-from-manifest/index.md',
    'en/calico/install-from-manifest/og.png',
    'en/calico/og.png',
    'en/calico/print/index.html',
    'en/calico/translations/index.html',
    'en/check/index.html',
    'en/index.html',
    'en/offline/index.html',
    'en/progress/index.html',
    'favicon.ico',
    'files/app/en.webmanifest',
    'files/app/pt-BR.webmanifest',
    'files/app/zh-CN.webmanifest',
    'files/calico/install-from-manifest/checks.json',
    'files/calico/install-from-manifest/looks.json',
    'files/calico/install-from-manifest/manifests/calico-node.yaml',
    'files/calico/install-from-manifest/manifests/kind.yaml',
    'files/help-en.json',
    'files/help-pt-BR.json',
    'files/help-zh-CN.json',
    'files/learner-en.json',
    'files/learner-pt-BR.json',
    'files/learner-zh-CN.json',
    'files/offline/calico/en.json',
    'files/offline/calico/pt-br.json',
    'files/offline/calico/zh-cn.json',
    'files/print/calico/en.css',
    'files/print/calico/pt-br.css',
    'files/print/calico/zh-cn.css',
    'files/search/en.json',
    'files/search/pt-BR.json',
    'files/search/zh-CN.json',
    'from-folder.js',
    'icon-192.png',
    'icon-512.png',
    'icon.svg',
    'index.html',
    'llms.txt',
    'pt-br/calico/glossary/index.html',
    'pt-br/calico/index.html',
    'pt-br/calico/install-from-manifest/index.html',
    'pt-br/calico/install-from-manifest/index.md',
    'pt-br/calico/install-from-manifest/og.png',
    'pt-br/calico/og.png',
    'pt-br/calico/print/index.html',
    'pt-br/calico/translations/index.html',
    'pt-br/check/index.html',
    'pt-br/index.html',
    'pt-br/offline/index.html',
    'pt-br/progress/index.html',
    'sitemap.xml',
    'sw.js',
    'zh-cn/calico/glossary/index.html',
    'zh-cn/calico/index.html',
    'zh-cn/calico/install-from-manifest/index.html',
    'zh-cn/calico/install-from-manifest/index.md',
    'zh-cn/calico/install-from-manifest/og.png',
    'zh-cn/calico/og.png',
    'zh-cn/calico/print/index.html',
    'zh-cn/calico/translations/index.html',
    'zh-cn/check/index.html',
    'zh-cn/index.html',
    'zh-cn/offline/index.html',
    'zh-cn/progress/index.html',
  ]);
});

test('a whole workshop for paper has each lesson once, with ids of its own, and is found by no search', () => {
  const html = site.read('zh-cn/calico/print/index.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const ids = [...html.matchAll(/<[a-z][^<>]*? id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('install-from-manifest');
  expect(ids.length).toBe(new Set(ids).size);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(1);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(site.read('files/print/calico/zh-cn.css')).toContain(
    '[id="install-from-manifest"] { page: lesson-install-from-manifest }',
  );
});

describe('what it takes to read it offline, in one language', () => {
  const list = () =>
    JSON.parse(site.read('files/offline/calico/pt-br.json')) as {
      version: string;
      files: Record<string, [hash: string, bytes: number]>;
    };
  const fileOf = (address: string) => (address.endsWith('/') ? `${address}index.html` : address);

  test('is listed with the size and the hash of each file', () => {
    const { version, files } = list();
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    for (const [address, [hash, bytes]] of Object.entries(files)) {
      const text = site.read(fileOf(address));
      if (/\.(?:png|ico)$/.test(address)) continue;
      expect(Buffer.byteLength(text), address).toBe(bytes);
      expect(createHash('sha256').update(text).digest('hex'), address).toBe(hash);
    }
  });

  test('is its pages, data and manifests, the engine of the language, and all that pages and scripts name', () => {
    const listed = Object.keys(list().files);
    expect(listed).toEqual(
      expect.arrayContaining([
        'files/calico/install-from-manifest/checks.json',
        'files/calico/install-from-manifest/manifests/kind.yaml',
        'files/learner-pt-BR.json',
        'files/search/pt-BR.json',
        'pt-br/',
        'pt-br/calico/',
        'pt-br/calico/glossary/',
        'pt-br/calico/install-from-manifest/',
        'pt-br/check/',
        'pt-br/offline/',
      ]),
    );
    expect(listed.filter((address) => /engine-/.test(address))).toEqual([
      expect.stringMatching(/^_astro\/engine-pt-BR\.worker-/),
    ]);
    expect(listed.filter((address) => /^(?:en|zh-cn)\/|looks\.json|^sw\.js/.test(address))).toEqual(
      [],
    );
    const built = new Set(site.files);
    const named = listed
      .filter((address) => /\/$|\.(?:js|css)$/.test(address))
      .flatMap((address) => [
        ...site.read(fileOf(address)).matchAll(/["'`(]\/repository\/([^"'`()#]+)/g),
      ])
      .map(([, address = '']) => address)
      .filter((address) => built.has(address) && !/engine-(?:en|zh-CN)/.test(address));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((address) => !listed.includes(address))).toEqual([]);
  });
});

test('nothing has an inline style, and nothing inline runs but the theme script, by its hash', () => {
  for (const file of site.files.filter((name) => name.endsWith('.html'))) {
    const html = site.read(file);
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/<style/);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toMatch(
      /content="default-src 'none';script-src 'self' 'sha256-[^']+';style-src 'self';/,
    );
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'));
    expect(html).not.toMatch(/ on[a-z]+="/);
  }
});

test('every address inside the site stands below the base path, and leads to a file', () => {
  for (const file of site.files.filter((name) => name.endsWith('.html'))) {
    for (const [, address = ''] of site.read(file).matchAll(/ (?:href|src)="(\/[^"#]*)/g)) {
      expect([file, address]).toEqual([file, expect.stringMatching(/^\/repository\//)]);
      const path = address.slice('/repository/'.length);
      expect(site.files).toContain(path.endsWith('/') || path === '' ? `${path}index.html` : path);
    }
  }
});

test('every link to a place in its own page finds it, in every language', () => {
  for (const locale of ['en', 'pt-br', 'zh-cn']) {
    const html = lesson(locale);
    for (const [, id] of html.matchAll(/ href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe('languages', () => {
  test('a whole translation names its alternates, with x-default', () => {
    for (const locale of ['en', 'pt-br', 'zh-cn']) {
      expect(
        [
          ...lesson(locale).matchAll(/hreflang="([^"]+)" href="https:[^"]+\/([a-z-]+)\/calico/g),
        ].map(([, lang, path]) => [lang, path]),
      ).toEqual([
        ['en', 'en'],
        ['pt-BR', 'pt-br'],
        ['zh-CN', 'zh-cn'],
        ['x-default', 'en'],
      ]);
    }
  });

  test('what a translation lacks is filled in from the source, in its language, with a mark', () => {
    const html = lesson('pt-br');
    expect(html).toMatch(
      /<div lang="en">\s*<p>This toleration lets the Pod stay|lang="en">\s*This toleration lets the Pod stay/,
    );
    expect(html).toContain('Ainda sem tradução: esta parte aparece no original (English).');
    expect(html.indexOf('walk-daemonset-labels"')).toBeLessThan(
      html.indexOf('id="walk-daemonset-tolerations"'),
    );
    expect(html.indexOf('id="walk-daemonset-tolerations"')).toBeLessThan(
      html.indexOf('id="walk-daemonset-os"'),
    );
    expect(html).toContain('id="taint"');
  });

  test('what changed since it was translated is shown, with a link to the same place in the source', () => {
    expect(lesson('zh-cn')).toMatch(
      /这一部分翻译之后，原文有改动。\s*<a href="\/repository\/en\/calico\/install-from-manifest\/#apply"/,
    );
    expect(lesson('en')).not.toContain('unit-notice">The original');
  });

  test('Chinese bold text beside full-width punctuation is bold', () => {
    expect(lesson('zh-cn')).toContain('<strong>有了这个容忍度，</strong>');
    expect(lesson('zh-cn')).not.toContain('**');
  });

  test('commands, manifests and outputs are the same in every language', () => {
    const commands = (html: string) =>
      [...html.matchAll(/<code>(?:(?!<\/code>).)*<\/code><\/pre>\s*<button/gs)].map(String);
    /** What stands in the blocks that begin so; numbers of explanations, and what a mark is called, are beside it. */
    const printed = (html: string, begin: RegExp) =>
      html
        .split(begin)
        .slice(1)
        .map((block) => textOf(/<pre.*?<\/pre>/s.exec(block)?.[0] ?? ''));
    const manifest = /<walk-through /;
    const output = /<figure class="block output"/;
    expect(commands(lesson('en'))).toHaveLength(5);
    expect(printed(lesson('en'), manifest)).toEqual([expect.stringContaining('kind: DaemonSet')]);
    expect(printed(lesson('en'), output)).toEqual([expect.stringContaining('calico-node')]);
    for (const locale of ['zh-cn', 'pt-br']) {
      expect(commands(lesson(locale))).toEqual(commands(lesson('en')));
      for (const block of [manifest, output])
        expect(printed(lesson(locale), block)).toEqual(printed(lesson('en'), block));
    }
  });
});

test('what the learner chooses is asked for, because a command uses it', () => {
  expect(lesson('zh-cn')).toMatch(/<label for="variable-NODE_NAME">\s*一个工作节点/);
});

test('the first use of a term leads to its place in the glossary of the same language', () => {
  const found = { en: 'label', 'pt-br': 'rótulo', 'zh-cn': '标签' };
  for (const [locale, words] of Object.entries(found)) {
    expect(lesson(locale)).toContain(`<a href="../glossary/#term-label">${words}</a>`);
    expect(site.read(`${locale}/calico/glossary/index.html`)).toContain(' id="term-label"');
    expect(lesson(locale)).toContain(`href="/repository/${locale}/calico/glossary/"`);
  }
});

test('a term that is not translated is shown in the source language, with a mark', () => {
  const html = site.read('pt-br/calico/glossary/index.html');
  expect(html).toMatch(/<dt lang="en">toleration<\/dt>/);
  expect(html).toContain('Ainda sem tradução: esta parte aparece no original (English).');
});

test('where nothing is left to translate or to look over, the table of translations says 0', () => {
  const html = site.read('en/calico/translations/index.html');
  expect(html).toMatch(/<td>\s*0\s*<\/td>/);
  expect(html).not.toMatch(/<td>\s*<\/td>/);
});

test('constants are filled in everywhere', () => {
  for (const file of site.files) expect(site.read(file)).not.toContain('{{calico}}');
  expect(textOf(lesson('en'))).toContain(
    'kubectl apply -f https://raw.githubusercontent.com/projectcalico/calico/v3.32.1/manifests/calico.yaml',
  );
});

test('the checks of a lesson are one file for all languages', () => {
  const { checks, variables } = JSON.parse(
    site.read('files/calico/install-from-manifest/checks.json'),
  ) as {
    checks: Record<string, { command: string }>;
    variables: string[];
  };
  expect(Object.keys(checks)).toEqual(['nodes-not-ready', 'calico-node-ready']);
  expect(checks['calico-node-ready']?.command).toBe(
    'kubectl get daemonset calico-node --namespace=kube-system',
  );
  expect(variables).toEqual(['NODE_NAME']);
});
