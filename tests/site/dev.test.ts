import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { localeCodes, locales } from '#i18n/locales.ts';
import { devServer, type DevServer } from './dev-server.ts';

// A project on the dev server, whose author writes: what they save is there with the next load of the page.
const root = join(inject('runFolder'), 'dev');
const lesson = 'content/calico/install-from-manifest';
const page = '/en/calico/install-from-manifest/';
let server: DevServer;

beforeAll(async () => {
  mkdirSync(root, { recursive: true });
  cpSync('tests/fixtures/content-design/content', join(root, 'content'), { recursive: true });
  const integration = resolve('src/integration/index.ts');
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import readyroom from '${integration}';
const compiled = {
  name: 'compiled',
  transform: { filter: { id: /\\.mdx$/ }, handler: (_, id) => console.log('compiled', id) },
};
export default { integrations: [readyroom()], vite: { plugins: [compiled] } };\n`,
  );
  server = await devServer(root);
});
afterAll(() => {
  server.stop();
});

const edit = (path: string, from: string, to: string) => {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
};

test('a page costs its own prose, and no other lesson or language is compiled for it', async () => {
  await server.until(page, (html) => html.includes('<main'));
  const compiled = server.printed().matchAll(/compiled (\S+)/g);
  expect(new Set(Array.from(compiled, ([, file]) => file))).toEqual(
    new Set([join(root, lesson, 'en.mdx')]),
  );
});

test.each([
  ['prose', `${lesson}/en.mdx`, 'Without a network plugin', 'Without any network plugin', page],
  ['a command', `${lesson}/lesson.yaml`, 'taint nodes', 'taint all nodes', page],
  [
    'a manifest',
    `${lesson}/manifests/calico-node.yaml`,
    'kind: DaemonSet',
    'kind: DaemonSet # kept-here',
    page,
  ],
  [
    'words of the workshop',
    'content/calico/workshop.yaml',
    'Calico on Kubernetes',
    'Calico once more',
    '/en/calico/',
  ],
])('a change of %s is shown', async (_, file, from, to, path) => {
  expect(await server.load(path)).not.toContain(to);
  edit(file, from, to);
  await server.until(path, (html) => html.includes(to.replace(/^.*# /, '')));
});

test('a translation that is added is shown', async () => {
  const text = readFileSync(join(root, lesson, 'zh-CN.mdx'), 'utf8');
  rmSync(join(root, lesson, 'zh-CN.mdx'));
  const path = '/zh-cn/calico/install-from-manifest/';
  await server.until(path, (html) => html.includes('Without any network plugin'));
  writeFileSync(join(root, lesson, 'zh-CN.mdx'), text);
  await server.until(path, (html) => !html.includes('Without any network plugin'));
});

test('a lesson that is added has a page', async () => {
  cpSync(join(root, lesson), join(root, 'content/calico/second'), { recursive: true });
  edit('content/calico/workshop.yaml', 'lessons: [', 'lessons: [second, ');
  await server.until('/pt-br/calico/second/', (html) => html.includes('check-paste'));
});

test('a draft is there, and marked', async () => {
  edit('content/calico/second/lesson.yaml', 'minutes:', 'draft: true\nminutes:');
  await server.until('/pt-br/calico/second/', (html) => html.includes('Rascunho: o servidor'));
  expect(await server.load('/pt-br/calico/')).toContain('<strong>Rascunho</strong>');
});

/** A file that is only half written when it is read has a page that tells so, for a moment. */
const isMended = (html: string): boolean =>
  html.includes('<check-paste') && !html.includes('problem-box');

test('a mistake is told on its page, with the lines of the file, and mending it takes the box away', async () => {
  edit(`${lesson}/lesson.yaml`, 'minutes:', 'minuets:');
  const html = await server.until(page, (each) => each.includes('class="problem-box"'));
  expect(html).toContain(`${lesson}/lesson.yaml:1:1`);
  expect(html).toContain('Did you mean &quot;minutes&quot;?');
  expect(html).toMatch(/<mark> +1 {2}minuets: /);
  // The list of the bar leads the keyboard there.
  expect(html).toMatch(/class="problem-box" role="note" tabindex="-1"/);
  expect(html).toContain('taint all nodes');
  // What is printed comes by another way than the page.
  await server.until(page, () => server.printed().includes(`${lesson}/lesson.yaml:1:1`));
  expect(await server.load('/en/calico/')).toContain('Calico once more');
  edit(`${lesson}/lesson.yaml`, 'minuets:', 'minutes:');
  await server.until(page, isMended);
});

test('a lesson whose structure cannot be read stops its page, which tells it, and mending it brings the page back', async () => {
  edit(`${lesson}/lesson.yaml`, 'minutes:', 'minutes: [');
  const html = await server.until(page, (each) => each.includes('is never closed.'));
  expect(html).toContain('<h1>This page has a problem</h1>');
  expect(html).toMatch(/<b> +1 {2}minutes: \[/);
  expect(html).toContain('/__open-in-editor?file=');
  expect((await server.ask(page)).status).toBe(500);
  edit(`${lesson}/lesson.yaml`, 'minutes: [', 'minutes:');
  await server.until(page, (each) => each.includes('taint all nodes'));
});

test('a mistake of a translation is marked in its place, in its language alone, and listed for all other pages', async () => {
  const translated = '/pt-br/calico/install-from-manifest/';
  edit(`${lesson}/pt-BR.mdx`, '<Command id="apply"', '<Command id="aply"');
  const html = await server.until(translated, (each) => each.includes('class="problem-box"'));
  expect(html).toContain('There is no command &quot;aply&quot; in lesson.yaml.');
  expect(html).toMatch(/<mark> +\d+ {2}&lt;Command id=&quot;aply&quot;/);
  expect(html).toContain('/__open-in-editor?file=');
  // All else is there.
  expect(html).toContain('<check-paste');
  expect(await server.load(page)).not.toContain('problem-box');
  expect(await server.load(page)).toContain('taint all nodes');
  expect(JSON.parse(await server.load('/_problems.json'))).toMatchObject([
    {
      message: 'There is no command "aply" in lesson.yaml.',
      place: { file: `${lesson}/pt-BR.mdx` },
      page: translated,
    },
  ]);
  edit(`${lesson}/pt-BR.mdx`, '<Command id="aply"', '<Command id="apply"');
  await server.until(translated, isMended);
  expect(await server.load('/_problems.json')).toBe('[]');
});

test('a workshop that cannot be read stops its own pages', async () => {
  edit('content/calico/workshop.yaml', 'source: en', 'source: [en');
  await server.until('/en/calico/', (each) => each.includes('is never closed'));
  await server.until(page, (each) => each.includes('is never closed'));
  expect((await server.ask('/')).status).toBe(200);
  edit('content/calico/workshop.yaml', 'source: [en', 'source: en');
  await server.until(page, (each) => each.includes('taint all nodes'));
});

test.each(localeCodes)('the components are shown in %s', async (locale) => {
  const html = await server.load(`/${locales[locale].path}/_components/`);
  const parts = [
    'copy-command',
    'variable-form',
    'walk-through',
    'tab-set',
    'class="block file-tree"',
  ];
  const figures = ['class="block output"', 'class="block diagram"'];
  for (const part of [...parts, ...figures, 'class="from-source"']) expect(html).toContain(part);
  // Three of the lesson, and one for each verdict.
  expect(html.match(/<check-paste/g)).toHaveLength(9);
});

test.each(localeCodes)(
  'the checker is served with the words of one language: %s',
  async (locale) => {
    const addresses = await server.load('/@id/__x00__virtual:readyroom/engines');
    const [module = ''] = new RegExp(`[^"]*engine-${locale}\\.[^"]*`).exec(addresses) ?? [];
    const [, address = ''] = /default "(.*)"/.exec(await server.load(module)) ?? [];
    const engine = await server.load(address);
    expect(engine).toContain(`answerQuestions('${locale}'`);
    expect(engine.match(/i18n\/[\w-]+\/\w+\.ts/g)).toEqual(
      ['findings', 'report'].map((part) => `i18n/${locale}/${part}.ts`),
    );
  },
);
