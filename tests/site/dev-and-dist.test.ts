import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { astroBuild, filesBelow, writeProject } from './build.ts';
import { devServer, type DevServer } from './dev-server.ts';
import { readFileSync } from 'node:fs';

// A project with everything that has an address, below a path: the dev server must show what the build makes.
const root = join(inject('runFolder'), 'dev-and-dist');
const dist = join(root, 'dist');
let server: DevServer;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>`;
const prose = (title: string, more: string) => `---
title: ${title}
description: What it is about
---

## Look {/* #look */}

![Two boxes](./images/boxes.svg)

<Walkthrough id="web">
  <Step id="name">Its name.</Step>
</Walkthrough>

<Command id="show" />

<Output id="shown" />

<Check id="ready">Is it ready?</Check>

${more}
`;
const lesson = `minutes: 5
environments: [kind]
commands:
  show: { run: ['kubectl get deployment web'] }
manifests:
  web: { file: manifests/web.yaml }
walkthroughs:
  web: { manifest: web, steps: [{ id: name, at: metadata.name }] }
outputs:
  shown:
    text: |
      NAME   READY   UP-TO-DATE   AVAILABLE   AGE
      web    1/1     1            1           12s
    differs: [{ column: AGE, why: age }]
checks:
  ready:
    command: show
    output: shown
    expect: [{ kind: Deployment, name: web, ready: true }]
`;

beforeAll(async () => {
  writeProject(root, {
    content: {
      'one/workshop.yaml': `title: { en: One, pt-BR: Um }
description: { en: One workshop, pt-BR: Um workshop }
source: en
locales: [en, pt-BR]
lessons: [first, second]
`,
      'one/glossary.yaml': `terms:
  box: { words: { en: { term: box, meaning: It holds things. }, pt-BR: { term: caixa, meaning: Guarda coisas. } } }
`,
      ...Object.fromEntries(
        ['first', 'second'].flatMap((name) => [
          [`one/${name}/lesson.yaml`, lesson],
          [`one/${name}/manifests/web.yaml`, 'kind: Deployment\nmetadata:\n  name: web\n'],
          [`one/${name}/images/boxes.svg`, drawing],
          [`one/${name}/en.mdx`, prose(name, 'See [the first](../first/) and a box.')],
          [`one/${name}/pt-BR.mdx`, prose(name, 'Veja [a primeira](../first/) e a caixa.')],
        ]),
      ),
    },
    config: `{ title: 'Two ways' }`,
    base: '/course/',
  });
  mkdirSync(join(root, 'public'), { recursive: true });
  writeFileSync(join(root, 'public/slides.txt'), 'Slides\n');
  const { code, printed } = await astroBuild(root);
  expect(code, printed).toBe(0);
  server = await devServer(root);
});
afterAll(() => {
  server.stop();
});

/** The words of a page as a reader has them. */
const words = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The addresses that a page asks for or links to, on this site. */
const addresses = (html: string) =>
  [...html.matchAll(/\b(?:href|src)="([^"#]+)(?:#[^"]*)?"/g)]
    .map(([, address = '']) => address.replaceAll('&#38;', '&').replaceAll('&amp;', '&'))
    .filter((address) => !/^(?:https?|data|mailto):/.test(address));

const pages = (): readonly string[] => filesBelow(dist).filter((path) => path.endsWith('.html'));
const addressOf = (path: string): string => `/course/${path.replace(/index\.html$/, '')}`;

describe('every file of the build has the same address on the dev server', () => {
  test('pages, with the same words', async () => {
    expect(pages().length).toBeGreaterThan(10);
    for (const path of pages().filter((each) => each !== '404.html')) {
      const answer = await server.ask(addressOf(path));
      expect(answer.status, path).toBe(200);
      expect(words(await answer.text()), path).toBe(words(readFileSync(join(dist, path), 'utf8')));
    }
  });

  test('files, with the same bytes', async () => {
    // What is for reading offline needs a finished build: lists of files, the service worker, the script of a folder. Pictures for
    // links are drawn with it: nobody shares links to a dev server.
    const files = filesBelow(dist).filter(
      (path) =>
        !/\.html$|^_astro\/|^files\/offline\/|^(?:sw|from-folder)\.js$|\/og\.png$/.test(path),
    );
    expect(files).toEqual(
      expect.arrayContaining([
        'favicon.ico',
        'files/one/first/checks.json',
        'files/one/first/manifests/web.yaml',
        'slides.txt',
      ]),
    );
    for (const path of files) {
      const answer = await server.ask(addressOf(path));
      expect(answer.status, path).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.equals(readFileSync(join(dist, path))), path).toBe(true);
    }
  });
});

test('every address that a page of the dev server names is there', async () => {
  const asked = new Set<string>();
  for (const path of pages()) {
    const page = addressOf(path);
    for (const address of addresses(await (await server.ask(page)).text())) {
      const { pathname, search } = new URL(address, `http://site${page}`);
      if (asked.has(pathname + search)) continue;
      asked.add(pathname + search);
      const answer = await server.ask(pathname + search);
      expect(answer.status, `${address} of ${page}`).toBe(200);
    }
  }
  expect([...asked].some((address) => address.startsWith('/course/_image?'))).toBe(true);
});

test('what is missing in the build is missing on the dev server', async () => {
  for (const path of ['en/two/', 'en/one/third/', 'files/one/first/manifests/other.yaml'])
    expect((await server.ask(`/course/${path}`)).status, path).toBe(404);
});

test('an address without the last slash leads to the page, as on a host, with its question kept', async () => {
  for (const path of ['en/one/first', 'pt-br/one', 'en'])
    for (const search of ['', '?from=mail']) {
      const answer = await server.ask(`/course/${path}${search}`);
      expect(answer.status, path).toBe(301);
      expect(answer.headers.get('location')).toBe(`/course/${path}/${search}`);
    }
});

test('a browser that asks the host itself for an icon is given one', async () => {
  expect((await server.ask('/favicon.ico')).status).toBe(200);
});
