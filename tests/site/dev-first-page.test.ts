import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { devServer, type DevServer } from './dev-server.ts';

// The first page of a dev server has loaded its own lesson; the others come after it.
const page = '/en/calico/install-from-manifest/';
let root: string;
let server: DevServer | undefined;

beforeEach(({ task }) => {
  root = join(inject('runFolder'), `dev-first-${task.id}`);
  mkdirSync(root, { recursive: true });
  cpSync('tests/fixtures/content-design/content', join(root, 'content'), { recursive: true });
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import readyroom from '${resolve('src/integration/index.ts')}';
export default { integrations: [readyroom()] };\n`,
  );
  const workshop = join(root, 'content/calico');
  cpSync(join(workshop, 'install-from-manifest'), join(workshop, 'second'), { recursive: true });
  edit('workshop.yaml', 'lessons: [', 'lessons: [second, ');
  edit('second/en.mdx', /^title: .*$/m, 'title: The second lesson');
});
afterEach(() => {
  server?.stop();
});

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(root, 'content/calico', path);
  const before = readFileSync(file, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(file, before.replace(from, to));
}

test('it is answered while another lesson is broken, which is then told in the terminal and on its own page', async () => {
  edit('second/en.mdx', /$/, '\n<Aside>\n');
  const { load, ask, printed, until } = (server = await devServer(root));
  const html = await load(page);
  expect(html).toContain('<check-paste');
  expect(html).not.toContain('problem-box');
  // The list of lessons has it, in each language.
  expect(html).toMatch(/<a href="\/en\/calico\/second\/">The second lesson<\/a>/);
  expect(printed()).not.toContain('second/en.mdx');
  await until(page, () => /second\/en\.mdx:\d+:\d+/.test(printed()));
  expect(JSON.parse(await load('/_problems.json'))).toMatchObject([
    { place: { file: 'content/calico/second/en.mdx' }, page: '/en/calico/second/' },
  ]);
  expect((await ask('/en/calico/second/')).status).toBe(500);
  expect(await load('/en/calico/second/')).toContain('This page has a problem');
  // Its translation can be read, and the page for paper has what can be.
  expect(await load('/pt-br/calico/second/')).toContain('<check-paste');
  const paper = await load('/en/calico/print/');
  expect(paper).toContain('id="install-from-manifest"');
  expect(paper).not.toContain('id="second"');
});

test.each([
  ['the workshop', 'workshop.yaml'],
  ['the components of the project', '../components.yaml'],
])('it is stopped by a mistake in %s', async (_, file) => {
  writeFileSync(join(root, 'content/calico', file), 'components: [\n');
  const { load, ask } = (server = await devServer(root));
  expect((await ask(page)).status).toBe(500);
  expect(await load(page)).toContain('is never closed');
});

test('it tells a mistake in what lessons share', async () => {
  writeFileSync(join(root, 'content/calico/shared.yaml'), 'commands: [\n');
  const { load } = (server = await devServer(root));
  const html = await load(page);
  expect(html).toContain('class="problem-box"');
  expect(html).toContain('is never closed');
});

test('it is stopped by a mistake in its own lesson', async () => {
  edit('install-from-manifest/lesson.yaml', 'minutes:', 'minutes: [');
  const { load, ask } = (server = await devServer(root));
  expect((await ask(page)).status).toBe(500);
  expect(await load(page)).toContain('is never closed');
  expect(await load('/en/calico/second/')).toContain('<check-paste');
});
