import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { astroBuild, writeProject } from './build.ts';
import { devServer } from './dev-server.ts';

// A project with components of its own, in two languages.
const declared = `components:
  Callout:
    about: What nobody may miss.
    props:
      level: { values: [cost, danger], required: true }
      title: {}
      stars: { type: number }
    children: true
    words: { cost: { en: Costs money, pt-BR: Custa dinheiro } }
    example: '<Callout level="cost" stars="2">An example.</Callout>'
  Key: { about: A key., file: keys/Key.astro, children: true, inline: true }
`;
const callout = `---
const { level, title, stars = 0, words } = Astro.props;
---
<aside class:list={['callout', level]}>
  <p>{words[level]}: {title} {stars + 1}</p>
  <slot />
</aside>
<style>
  .callout { border: 3px double; }
</style>
<script>
  document.documentElement.dataset.callouts = String(document.querySelectorAll('.callout').length);
</script>
`;
const use =
  '\n\nPress <Key>Ctrl</Key>.\n\n<Callout level="cost" title="Nodes" stars="3">\n\n**Two** words.\n\n</Callout>\n';
const content = {
  'components.yaml': declared,
  'one/workshop.yaml':
    'title: { en: One, pt-BR: Um }\nsource: en\nlocales: [en, pt-BR]\nlessons: [first]\n',
  'one/first/lesson.yaml': 'minutes: 5\nenvironments: [reading]\n',
  'one/first/en.mdx': `---\ntitle: First\ndescription: About it.\n---${use}`,
  'one/first/pt-BR.mdx': `---\ntitle: Primeira\ndescription: Sobre ela.\n---${use}`,
};
const config = "{ accent: { light: '#8a1c5a', dark: '#f0a3cf' } }";
const page = '/en/one/first/';

function project(name: string, file = callout): string {
  const root = join(inject('runFolder'), name);
  writeProject(root, { content, config, base: '/' });
  mkdirSync(join(root, 'components/keys'), { recursive: true });
  writeFileSync(join(root, 'components/Callout.astro'), file);
  writeFileSync(join(root, 'components/keys/Key.astro'), '<kbd class="key"><slot /></kbd>\n');
  return root;
}

describe('a built site with components of its own', () => {
  let root: string;
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');
  beforeAll(async () => {
    root = project('own-components');
    const { code, printed } = await astroBuild(root);
    expect(code, printed).toBe(0);
  });

  test.each([
    ['en/one/first', 'Costs money: Nodes 4'],
    ['pt-br/one/first', 'Custa dinheiro: Nodes 4'],
    ['en/one/print', 'Costs money: Nodes 4'],
  ])('has them in %s, in the language of the text', (path, words) => {
    const html = read(`${path}/index.html`);
    expect(html).toContain(words);
    expect(html).toContain('<strong>Two</strong> words.');
    expect(html).toMatch(/<p>Press <kbd class="key"[^>]*>Ctrl<\/kbd>\.<\/p>/);
  });

  test('loads their styles and scripts from files', () => {
    const html = read('en/one/first/index.html');
    const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)];
    expect(styles.map(([, path = '']) => read(path)).join('\n')).toContain('3px double');
    const scripts = [...html.matchAll(/<script type="module" src="\/([^"]*)"/g)];
    expect(scripts.map(([, path = '']) => read(path)).join('\n')).toContain('callouts');
    expect(html).not.toContain('<style');
  });

  test('has their words in search and in the lesson as Markdown', () => {
    expect(read('files/search/en.json')).toContain('Nodes');
    expect(read('en/one/first/index.md')).toContain('**Nodes**\n\n**Two** words.');
  });
});

test('a component that renders what the policy forbids stops the build, which names it', async () => {
  const root = project('own-components-inline', '<p style="color: red"><slot /></p>\n');
  const { code, printed } = await astroBuild(root);
  expect(code).not.toBe(0);
  expect(printed).toContain(
    '<Callout> (components/Callout.astro) renders style="color: red" on <p>, an inline style',
  );
});

test('on the dev server components are shown as they are saved', async () => {
  const root = project('own-components-dev');
  const write = (path: string, text: string): void => {
    writeFileSync(join(root, path), text);
  };
  const server = await devServer(root);
  onTestFinished(server.stop);
  await server.until(page, (html) => html.includes('Costs money: Nodes 4'));
  const style = await server.until('/en/_components/', (html) => html.includes('id="own-Key"'));
  expect(style).toContain('Costs money:  3');
  expect(style).toMatch(
    /<td>8\.\d\d<\/td>(?:\s*<td>[^<]*<\/td>){2}\s*<td>\s*<code>#8a1c5a<\/code>/,
  );
  write('components/Callout.astro', callout.replace('stars + 1', 'stars + 2'));
  await server.until(page, (html) => html.includes('Nodes 5'));
  write('content/components.yaml', declared.replace('Costs money', 'Has a price'));
  await server.until(page, (html) => html.includes('Has a price: Nodes 5'));
  write('components/Line.astro', '<hr class="line" style="color: red" />\n');
  write('content/components.yaml', `${declared}  Line: { about: A line. }\n`);
  write('content/one/first/en.mdx', `${content['one/first/en.mdx']}\n<Line />\n`);
  await server.until(page, (html) => html.includes('an inline style'));
  write('components/Line.astro', '<hr class="line" />\n');
  await server.until(page, (html) => html.includes('<hr class="line"'));
  rmSync(join(root, 'components/Line.astro'));
  await server.until(page, (html) => html.includes('There is no file components/Line.astro'));
  write('components/Line.astro', '<hr class="line" />\n');
  await server.until(page, (html) => html.includes('<hr class="line"'));
});
