import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { devLessonFiles, writeLessonFiles } from '../../../src/integration/lesson-files.ts';
import { liveContent, type LiveContent } from '../../../src/integration/live-content.ts';

let root: string;
let content: LiveContent;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readyroom-files-'));
  cpSync('tests/fixtures/content-design/content', join(root, 'content'), { recursive: true });
  content = liveContent('content', root);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (path: string): string => readFileSync(join(root, 'site', path), 'utf8');

const lesson = 'calico/install-from-manifest';

test('a build writes the checks, looks and manifests of a lesson, and its text in each language', () => {
  const { workshops } = content.current();
  writeLessonFiles(join(root, 'site'), workshops, content);
  expect(Object.keys(JSON.parse(read(`files/${lesson}/checks.json`)) as object)).toEqual([
    'variables',
    'checks',
  ]);
  expect(JSON.parse(read(`files/${lesson}/looks.json`))).toBeTypeOf('object');
  const manifests = workshops.flatMap(({ lessons }) =>
    lessons.flatMap((each) => Object.values(each.manifests)),
  );
  expect(manifests.length).toBeGreaterThan(0);
  for (const { file, text } of manifests) expect(read(`files/${lesson}/${file}`)).toBe(text);
  expect(read(`en/${lesson}/index.md`)).toMatch(/^# /);
});

test('a lesson that the site leaves out has none of them', () => {
  const workshops = content.current().workshops.map((each) => ({ ...each, lessons: [] }));
  writeLessonFiles(join(root, 'site'), workshops, content);
  expect(readdirSync(root)).toEqual(['content']);
});

test('of two files of one path the data of the checks stays', () => {
  const workshops = content.current().workshops.map((each) => ({
    ...each,
    lessons: each.lessons.map((one) => ({
      ...one,
      manifests: { first: { file: 'checks.json', text: 'kind: Pod', reducedFrom: undefined } },
    })),
  }));
  writeLessonFiles(join(root, 'site'), workshops, content);
  expect(read(`files/${lesson}/checks.json`)).not.toBe('kind: Pod');
});

test('the dev server answers for them below the path of the site, and leaves everything else to others', async () => {
  const http: Server = createHttpServer();
  const vite: ViteDevServer = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: { server: http }, ws: false },
    plugins: [devLessonFiles('/docs', () => content.current().workshops, content)],
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((done) => http.listen(0, done));
  const { port } = http.address() as AddressInfo;
  const ask = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    const text = await response.text();
    return { status: response.status, type: response.headers.get('content-type'), text };
  };
  try {
    const markdown = await ask(`/docs/en/${lesson}/index.md?raw`);
    expect(markdown).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8' });
    expect(markdown.text).toMatch(/^# /);
    expect((await ask(`/docs/files/${lesson}/checks.json`)).type).toBe(
      'application/json; charset=utf-8',
    );
    for (const path of [
      `/en/${lesson}/index.md`,
      `/docs/files/${lesson}/none.json`,
      '/docs/%E0%A4%A/index.md',
    ])
      expect((await ask(path)).status, path).toBe(404);
  } finally {
    await vite.close();
    http.close();
  }
});
