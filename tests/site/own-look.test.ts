import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { astroBuild, build, filesBelow, writeProject } from './build.ts';

// A project that has a logo, an accent, a footer and styles of its own, in two languages.
const content = {
  'one/workshop.yaml':
    'title: { en: One, pt-BR: Um }\nsource: en\nlocales: [en, pt-BR]\nlessons: [first]\n',
  'one/first/lesson.yaml': 'minutes: 5\nenvironments: [reading]\n',
  'one/first/en.mdx': '---\ntitle: First\ndescription: About it.\n---\n\nText.\n',
  'one/first/pt-BR.mdx': '---\ntitle: Primeira\ndescription: Sobre ela.\n---\n\nTexto.\n',
};
const config = `{
  title: { en: 'School', 'pt-BR': 'Escola' },
  logo: {
    file: './brand/logo.svg',
    dark: './brand/dark.svg',
    alt: { en: 'A hat' },
    hasName: true,
  },
  accent: { light: '#8a1c5a', dark: '#f0a3cf' },
  footer: {
    text: { en: 'By us.', 'pt-BR': 'Por nós.' },
    links: [
      { text: { en: 'Ask', 'pt-BR': 'Pergunte' }, to: 'mailto:ask@example.org' },
      { text: 'Status', to: { en: '/en/one/', 'pt-BR': '/pt-br/one/' } },
    ],
  },
  css: './brand/site.css',
}`;
const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="${fill}" d="M0 0h60v20H0z"/></svg>`;

describe('a site with a look of its own', () => {
  const root = join(inject('runFolder'), 'own-look');
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');
  const page = (locale: string): string => read(`${locale}/one/first/index.html`);
  /** The styles that a page loads, one behind the other. */
  const stylesOf = (html: string): string =>
    [...html.matchAll(/<link rel="stylesheet" href="\/course\/([^"]*)"/g)]
      .map(([, path = '']) => read(path))
      .join('\n');
  let printed: string;

  beforeAll(async () => {
    writeProject(root, { content, config, base: '/course/' });
    mkdirSync(join(root, 'brand'));
    writeFileSync(join(root, 'brand/logo.svg'), svg('#8a1c5a'));
    writeFileSync(join(root, 'brand/dark.svg'), svg('#f0a3cf'));
    writeFileSync(join(root, 'brand/dots.svg'), svg('#000'));
    writeFileSync(
      join(root, 'brand/site.css'),
      '.site-footer { background: url(./dots.svg); }\n.own { color: red; }\n',
    );
    const result = await astroBuild(root);
    printed = result.printed;
    expect(result.code, printed).toBe(0);
  });

  test('has its logo in the place of sign and name, in the language that there is', () => {
    for (const locale of ['en', 'pt-br']) {
      const name = /<a class="site-name".*?<\/a>/s.exec(page(locale))?.[0] ?? '';
      const pictures = [
        ...name.matchAll(/<img class="logo-(\w+)" src="\/course\/([^"]*)"([^>]*)>/g),
      ];
      expect(pictures.map(([, scheme]) => scheme)).toEqual(['light', 'dark']);
      for (const [, , path = '', rest] of pictures) {
        expect(read(path)).toContain('<svg');
        expect(rest).toContain('alt="A hat" width="84" height="28"');
      }
      expect(name).not.toContain('School');
      expect(name).not.toContain('wordmark');
    }
    expect(printed).toContain(
      'The option "logo.alt" of readyroom() in astro.config has no text in pt-BR: pages in it show the one in en.',
    );
  });

  test('has its accent and its styles in the styles of every page, at no request more', () => {
    for (const file of filesBelow(join(root, 'dist')).filter((each) => each.endsWith('.html'))) {
      if (file.endsWith('/print/index.html')) continue;
      const html = read(file);
      const styles = stylesOf(html);
      expect(styles, file).toContain('--accent:light-dark(#8a1c5a,#f0a3cf)');
      expect(styles, file).toMatch(/@layer author\s*\{.*\.own\s*\{\s*color:\s*red/s);
      expect(styles, file).toContain('.logo-dark');
      expect(styles.indexOf('@layer author')).toBeGreaterThan(styles.lastIndexOf('@layer modes'));
      expect(html.match(/<link rel="stylesheet"/g), file).toHaveLength(1);
    }
    const dots = /url\(\/course\/([^)]*)\)/.exec(stylesOf(page('en')))?.[1] ?? '';
    expect(read(dots)).toContain('<svg');
  });

  test('has its footer in each language', () => {
    const footer = (locale: string) =>
      (/<footer class="site-footer">.*?<\/p>/s.exec(page(locale))?.[0] ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll('> <', '><');
    expect(footer('en')).toContain('By us.');
    expect(footer('en')).toContain('<a href="/course/en/one/">Status</a>');
    expect(footer('pt-br')).toContain('Por nós.');
    expect(footer('pt-br')).toContain('<a href="mailto:ask@example.org">Pergunte</a>');
    expect(footer('pt-br')).toContain('<a href="/course/pt-br/one/">Status</a>');
  });

  test('has the same title as its name says in each language', () => {
    expect(read('index.html')).toContain('<title>School · ');
    expect(read('pt-br/one/index.html')).toContain('<title>Um · Escola</title>');
  });
});

test.each([
  [`{ accent: { light: '#ff8800', dark: '#f0a3cf' } }`, 'has a contrast of 2.10 to 1'],
  [`{ logo: { file: './no.svg', alt: 'A' } }`, 'names ./no.svg, which cannot be read as a picture'],
  [`{ css: './no.css' }`, 'names ./no.css, which is not there'],
])('%s stops the build', async (wrong, said) => {
  const site = await build(`wrong-look-${said.length}`, { content, config: wrong });
  expect(site.code).not.toBe(0);
  expect(site.printed).toContain(said);
});
